#include "core/chat/KeyOrigins.h"

#include "core/base/Digest.h"
#include "core/base/FileLock.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/base/system/Files.h"
#include "core/http/Address.h"
#include "core/http/Exchange.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>

namespace core::chat {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view authority = "#ca=";
constexpr std::size_t largestFile = std::size_t{1} << 20;

Error fileError(const fs::path &path, const char *what)
{
    return {ErrorCode::Io,
            path.string() + ": the allowed server " + what + "; check the folder's permissions"};
}

// Returns whether the file belongs to this person alone, as it is written here: an unpacked file hardly ever
// does.
bool isOwn(int file)
{
    const auto facts = system::factsOf(file);
    return facts.kind == system::FileKind::Regular && facts.isOwn && facts.isForOwnerOnly;
}

std::string textOf(const fs::path &path)
{
    const int file = system::openForReading(path, system::Links::Refuse);
    std::string text;
    std::array<char, 4096> bytes{};
    if (file >= 0 && isOwn(file))
        for (std::int64_t got = 0; text.size() < largestFile && (got = system::readSome(file, bytes)) > 0;)
            text.append(bytes.data(), static_cast<std::size_t>(got));
    if (file >= 0)
        system::closeFile(file);
    return text;
}

bool isOfName(char each)
{
    return (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z') || (each >= '0' && each <= '9')
           || each == '_';
}

// Reads what toHex() writes.
std::optional<Digest> digestOf(std::string_view text)
{
    if (!isHexDigest(text))
        return std::nullopt;
    Digest digest = {};
    for (std::size_t i = 0; i < digest.size(); ++i)
        std::from_chars(text.data() + 2 * i, text.data() + 2 * i + 2, digest[i], 16);
    return digest;
}

std::string lineOf(const KeyUse &use)
{
    return use.variable + " " + use.origin + "\n";
}

} // namespace

Result<std::string> keyOriginOf(const std::string &baseUrl, const fs::path &caFile)
{
    KEYSEED_ASSIGN(const auto address, http::parseAddress(baseUrl));
    const std::string origin = http::originOf(address);
    if (caFile.empty())
        return origin;
    KEYSEED_ASSIGN(const auto certificates, http::readCertificates(caFile));
    return origin + std::string(authority) + toHex(sha256(certificates));
}

std::optional<Digest> certificatesOf(const std::string &origin)
{
    const std::size_t at = origin.find(authority);
    return at == std::string::npos ? std::nullopt : digestOf(origin.substr(at + authority.size()));
}

std::string hostWarning(const std::string &origin)
{
    const auto address = http::parseAddress(origin.substr(0, origin.find(authority)));
    const std::string characters = address ? http::foreignCharacters(address->host) : std::string();
    return characters.empty() ? std::string()
                              : "The name of this server stands for characters beyond ASCII (" + characters
                                    + "), which may look like other letters.";
}

fs::path KeyOrigins::fileBeside(const fs::path &ledger)
{
    fs::path path = ledger;
    return path += ".key-origins";
}

Result<void> KeyOrigins::allow(const std::string &permission)
{
    const std::size_t equals = permission.find('=');
    const std::string variable = permission.substr(0, equals);
    const bool isNamed =
        equals != std::string::npos && std::ranges::all_of(variable, isOfName) && !variable.empty();
    if (!isNamed)
        return fail(ErrorCode::InvalidParameter,
                    "the variable and the server were expected, such as OPENAI_API_KEY=https://host:443");
    const std::string origin = permission.substr(equals + 1);
    if (origin.starts_with("odbc:")) {
        m_allowed.push_back({variable, origin});
        return {};
    }
    const std::size_t end = std::min(origin.find(authority), origin.size());
    const std::string digest = origin.substr(end);
    const auto address = http::parseAddress(origin.substr(0, end));
    const bool isDigest = digest.empty() || isHexDigest(std::string_view(digest).substr(authority.size()));
    if (!address || !isDigest)
        return fail(ErrorCode::InvalidParameter,
                    "a server such as https://host:443 was expected behind " + variable + "=");
    m_allowed.push_back({variable, http::originOf(*address) + digest});
    return {};
}

Result<void> KeyOrigins::remember(const KeyUse &use)
{
    if (isRemembered(use))
        return {};
    std::error_code ignored; // the next step says what is wrong
    if (m_file.has_parent_path())
        fs::create_directories(m_file.parent_path(), ignored);
    fs::path lockFile = m_file;
    lockFile += ".lock";
    const auto lock = FileLock::take(lockFile, m_file.string() + ": another run is writing it; try again");
    KEYSEED_TRY(lock);
    std::string text;
    for (const KeyUse &each : remembered())
        text += lineOf(each);
    if (!writeNewFile(m_file, text + lineOf(use), NewFile::For::OwnerOnly))
        return fail(fileError(m_file, "cannot be remembered"));
    return {};
}

bool KeyOrigins::isAllowed(const KeyUse &use) const
{
    return std::ranges::find(m_allowed, use) != m_allowed.end() || isRemembered(use);
}

bool KeyOrigins::isRemembered(const KeyUse &use) const
{
    const auto all = remembered();
    return std::ranges::find(all, use) != all.end();
}

std::vector<KeyUse> KeyOrigins::remembered() const
{
    std::vector<KeyUse> uses;
    std::istringstream lines(textOf(m_file));
    for (KeyUse use; lines >> use.variable >> use.origin;)
        uses.push_back(use);
    return uses;
}

} // namespace core::chat
