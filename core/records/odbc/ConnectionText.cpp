#include "core/records/odbc/ConnectionText.h"

#include "core/base/Digest.h"
#include "core/base/Text.h"
#include "core/records/odbc/Odbc.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace core::records::odbc {

namespace {

using namespace std::string_view_literals;

bool isSame(std::string_view one, std::string_view other)
{
    return std::ranges::equal(one, other, [](unsigned char left, unsigned char right) {
        return std::tolower(left) == std::tolower(right);
    });
}

template<typename Names>
bool isAmong(const Names &names, std::string_view name)
{
    return std::ranges::any_of(names, [&](std::string_view each) { return isSame(each, name); });
}

constexpr std::array secretKeywords{"PWD"sv,
                                    "Password"sv,
                                    "Pass"sv,
                                    "PASSWD"sv,
                                    "AccessToken"sv,
                                    "Secret"sv,
                                    "ClientSecret"sv,
                                    "Token"sv,
                                    "sslpassword"sv,
                                    "SSLKeyPassword"sv,
                                    "KeyPassword"sv,
                                    "ProxyPassword"sv};

/// Keywords that load code, read other settings, run statements or write logs.
constexpr std::array refusedKeywords{"FILEDSN"sv,
                                     "SAVEFILE"sv,
                                     "LoadExt"sv,
                                     "ConnSettings"sv,
                                     "A6"sv,
                                     "pqopt"sv,
                                     "D6"sv,
                                     "Debug"sv,
                                     "B2"sv,
                                     "CommLog"sv,
                                     "B3"sv,
                                     "Logdir"sv,
                                     "Trace"sv,
                                     "TraceFile"sv,
                                     "InitStmt"sv,
                                     "INITSTMT"sv,
                                     "PLUGIN_DIR"sv,
                                     "TDSDUMP"sv,
                                     "DumpFile"sv,
                                     "TranslationDLL"sv,
                                     "TRANSLATION"sv,
                                     "TranslationName"sv,
                                     "LogFile"sv,
                                     "LogFileName"sv,
                                     "AttachDBFileName"sv,
                                     "DEFAULTFILE"sv,
                                     "SSLENGINE"sv};

std::string joinedWords(std::string_view text)
{
    std::string words;
    for (const char c : text) {
        const bool isSpace = std::isspace(static_cast<unsigned char>(c)) != 0;
        if (!isSpace)
            words += c;
        else if (!words.empty() && words.back() != ' ')
            words += ' ';
    }
    while (words.ends_with(' ') || words.ends_with(';'))
        words.pop_back();
    return words;
}

/// Returns a query with its quoted parts and comments replaced by spaces; empty if one has no end.
std::optional<std::string> withoutQuotes(std::string_view query)
{
    std::string plain;
    for (std::size_t at = 0; at < query.size(); ++at) {
        const std::string_view rest = query.substr(at);
        std::size_t length = 0;
        if (rest.starts_with("--"))
            length = std::min(rest.find('\n'), rest.size());
        else if (rest.starts_with("/*")) {
            const std::size_t end = rest.find("*/", 2);
            if (end == std::string_view::npos)
                return std::nullopt;
            length = end + 2;
        } else if (rest.front() == '\'' || rest.front() == '"' || rest.front() == '`') {
            const std::size_t end = rest.find(rest.front(), 1);
            if (end == std::string_view::npos)
                return std::nullopt;
            length = end + 1;
        }
        if (length == 0) {
            plain += rest.front();
            continue;
        }
        plain += ' ';
        at += length - 1;
    }
    return plain;
}

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words(1);
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) != 0 || c == '_' || byte >= 0x80U)
            words.back() += static_cast<char>(std::tolower(byte));
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty())
        words.pop_back();
    return words;
}

/// Words of statements that write, lock, or leave the transaction. None is the name of a function of SQL
/// that only reads; a column with such a name is quoted.
constexpr std::array writingWords{"insert"sv,
                                  "update"sv,
                                  "delete"sv,
                                  "merge"sv,
                                  "create"sv,
                                  "alter"sv,
                                  "drop"sv,
                                  "truncate"sv,
                                  "grant"sv,
                                  "revoke"sv,
                                  "copy"sv,
                                  "call"sv,
                                  "execute"sv,
                                  "exec"sv,
                                  "do"sv,
                                  "vacuum"sv,
                                  "attach"sv,
                                  "detach"sv,
                                  "pragma"sv,
                                  "commit"sv,
                                  "rollback"sv,
                                  "begin"sv,
                                  "into"sv,
                                  "lock"sv,
                                  "reindex"sv,
                                  "nextval"sv,
                                  "setval"sv,
                                  "set_config"sv,
                                  "load_extension"sv,
                                  "dblink"sv,
                                  "dblink_exec"sv,
                                  "lo_import"sv,
                                  "lo_export"sv,
                                  "pg_read_file"sv,
                                  "pg_read_binary_file"sv,
                                  "xp_cmdshell"sv,
                                  "openrowset"sv,
                                  "pg_terminate_backend"sv,
                                  "pg_cancel_backend"sv,
                                  "outfile"sv,
                                  "dumpfile"sv};

bool needsBraces(std::string_view value)
{
    return value.find_first_of(";{}[](),?*=!@ ") != std::string_view::npos || value.empty();
}

} // namespace

std::optional<ConnectionText> ConnectionText::parse(std::string_view text)
{
    ConnectionText all;
    while (!trimmed(text).empty()) {
        const std::size_t equals = text.find('=');
        const std::string_view keyword = trimmed(text.substr(0, equals));
        if (equals == std::string_view::npos || keyword.empty()
            || keyword.find(';') != std::string_view::npos)
            return std::nullopt;
        text = text.substr(equals + 1);
        while (!text.empty() && text.front() == ' ')
            text.remove_prefix(1);
        std::string value;
        if (text.starts_with('{')) {
            std::size_t at = 1;
            for (;; ++at) {
                if (at >= text.size())
                    return std::nullopt;
                if (text[at] != '}')
                    value += text[at];
                else if (text.substr(at + 1).starts_with('}'))
                    value += text[at++];
                else
                    break;
            }
            text.remove_prefix(at + 1);
            if (const std::size_t end = text.find_first_not_of(' ');
                end != std::string_view::npos && text[end] != ';')
                return std::nullopt;
            text.remove_prefix(std::min(text.find(';'), text.size()));
        } else {
            const std::size_t end = std::min(text.find(';'), text.size());
            value = trimmed(text.substr(0, end));
            text.remove_prefix(end);
        }
        if (!text.empty())
            text.remove_prefix(1);
        all.m_keywords.emplace_back(keyword, std::move(value));
    }
    return all;
}

std::string_view ConnectionText::operator[](std::string_view keyword) const
{
    const auto found =
        std::ranges::find_if(m_keywords, [&](const auto &each) { return isSame(each.first, keyword); });
    return found == m_keywords.end() ? std::string_view() : found->second;
}

bool ConnectionText::has(std::string_view keyword) const
{
    return std::ranges::any_of(m_keywords, [&](const auto &each) { return isSame(each.first, keyword); });
}

void ConnectionText::set(const std::string &keyword, const std::string &value)
{
    std::erase_if(m_keywords, [&](const auto &each) { return isSame(each.first, keyword); });
    m_keywords.emplace_back(keyword, value);
}

std::string ConnectionText::text() const
{
    std::string text;
    for (const auto &[keyword, value] : m_keywords) {
        text += keyword + '=';
        if (!needsBraces(value)) {
            text += value + ';';
            continue;
        }
        text += '{';
        for (const char c : value)
            text += c == '}' ? std::string("}}") : std::string(1, c);
        text += "};";
    }
    return text;
}

std::string problemOf(std::string_view connection)
{
    const auto text = ConnectionText::parse(connection);
    if (!text || text->keywords().empty())
        return "keywords of ODBC were expected, such as \"DSN=clinic\" or "
               "\"Driver=PostgreSQL Unicode;Server=...;Database=...\"";
    for (const auto &[keyword, value] : text->keywords()) {
        const std::string name = lowered(keyword);
        const bool isSecret = isAmong(secretKeywords, keyword) || name.find("pwd") != std::string::npos
                              || name.find("password") != std::string::npos
                              || name.find("secret") != std::string::npos;
        if (isSecret)
            return "no password was expected, because a plan contains no secret; put it into an environment "
                   "variable and give its name in records.database.passwordEnvironment, or keep it in the "
                   "keyring";
        if (isAmong(refusedKeywords, keyword))
            return "the keyword \"" + printable(keyword)
                   + "\" is not allowed, because it loads, runs or writes something; leave it out";
        const bool isPath = value.find_first_of("/\\") != std::string::npos;
        if (isSame(keyword, "Driver") && (isPath || value.empty()))
            return "the name of a driver that this computer knows was expected after \"Driver=\", not a "
                   "path; see odbcinst -q -d";
        if (std::ranges::any_of(value, [](unsigned char c) { return c < ' ' || c == 0x7F; }))
            return "one line was expected; take the control characters out";
    }
    if (!text->has("DSN") && !text->has("Driver"))
        return "\"DSN=...\" or \"Driver=...\" was expected";
    return {};
}

std::string problemOfQuery(std::string_view query)
{
    const auto plain = withoutQuotes(query);
    if (!plain)
        return "a quote or a comment in it has no end";
    // Dollar quotes of PostgreSQL and the escapes of other servers may hide words.
    if (plain->find('$') != std::string::npos || query.find('\\') != std::string_view::npos)
        return "it contains \"$\" or a backslash, behind which words may hide; write it without them";
    const std::string_view statement = trimmed(*plain);
    const std::size_t end = statement.find(';');
    if (end != std::string_view::npos
        && statement.find_first_not_of("; \t\r\n", end) != std::string_view::npos)
        return "it is more than one statement; give one that reads";
    const std::vector<std::string> words = wordsOf(statement);
    constexpr std::array reading{"select"sv, "with"sv, "values"sv, "table"sv};
    if (words.empty() || std::ranges::find(reading, words.front()) == reading.end())
        return "a statement that begins with SELECT or WITH was expected";
    for (const std::string &word : words)
        if (std::ranges::find(writingWords, word) != writingWords.end())
            return "it contains the word \"" + word
                   + "\", and only statements that read are run; quote it if it is the name of a column";
    return {};
}

Driver driverOf(std::string_view name)
{
    const std::string plain = lowered(name);
    const auto has = [&](std::string_view word) { return plain.find(word) != std::string::npos; };
    if (has("postgres") || has("psqlodbc"))
        return Driver::PostgreSql;
    if (has("sqlite"))
        return Driver::Sqlite;
    if (has("freetds") || has("tdsodbc") || has("libtds") || has("sql server") || has("msodbcsql"))
        return Driver::SqlServer;
    return has("mysql") || has("maria") || has("libmyodbc") ? Driver::MySql : Driver::Other;
}

std::string settingOfDataSource(const std::string &name, const std::string &key)
{
    std::array<char, 1024> value{};
    const int length = SQLGetPrivateProfileString(
        name.c_str(), key.c_str(), "", value.data(), static_cast<int>(value.size()), "odbc.ini");
    return length > 0 ? std::string(value.data()) : std::string();
}

std::vector<std::string> dataSources()
{
    std::array<char, 16 << 10> names{};
    const int length = SQLGetPrivateProfileString(
        nullptr, nullptr, "", names.data(), static_cast<int>(names.size()), "odbc.ini");
    std::vector<std::string> found;
    const std::string_view all(names.data(), static_cast<std::size_t>(std::max(length, 0)));
    for (std::size_t at = 0; at < all.size();) {
        const std::string_view name = all.substr(at, all.find('\0', at) - at);
        if (!name.empty() && !isSame(name, "ODBC") && !isSame(name, "ODBC Data Sources"))
            found.emplace_back(name);
        at += name.size() + 1;
    }
    return found;
}

} // namespace core::records::odbc

namespace core::records {

std::string nameOf(const DatabaseSource &database, const std::optional<std::string> &table)
{
    const auto text = odbc::ConnectionText::parse(database.connection);
    const auto value = [&](std::initializer_list<const char *> keys) {
        for (const char *key : keys)
            if (text && text->has(key))
                return std::string((*text)[key]);
        const std::string source = text ? std::string((*text)["DSN"]) : std::string();
        for (const char *key : keys)
            if (std::string known = source.empty() ? std::string() : odbc::settingOfDataSource(source, key);
                !known.empty())
                return known;
        return std::string();
    };
    std::string host = lowered(value({"Server", "Servername", "Host", "Address", "Data Source"}));
    const std::string port = value({"Port"});
    const std::string name = value({"Database", "DB", "Initial Catalog", "Dbq"});
    if (host.empty() && name.empty() && text)
        host = "DSN=" + std::string((*text)["DSN"]);
    std::string all = "odbc:" + host + (port.empty() ? "" : ":" + port) + '/' + name + '/';
    if (database.query.empty())
        return all + table.value_or("");
    const std::string query = odbc::joinedWords(database.query);
    return all + "query-" + toHex(sha256(query)).substr(0, 16);
}

} // namespace core::records
