#include "core/records/odbc/Connection.h"

#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/records/Columns.h"
#include "core/records/odbc/Odbc.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cctype>
#include <mutex>
#include <sodium.h>
#include <unicode/unistr.h>

namespace core::records::odbc {

namespace {

/// A handle of ODBC, freed with the object.
class Handle final
{
public:
    Handle(SQLSMALLINT type, SQLHANDLE above)
        : m_type(type)
    {
        if (!SQL_SUCCEEDED(SQLAllocHandle(type, above, &m_handle)))
            m_handle = SQL_NULL_HANDLE;
    }
    Handle(const Handle &) = delete;
    Handle &operator=(const Handle &) = delete;
    ~Handle()
    {
        if (m_handle != SQL_NULL_HANDLE)
            SQLFreeHandle(m_type, m_handle);
    }

    SQLHANDLE get() const { return m_handle; }

    /// Returns the five characters of the last problem, which quote nothing.
    std::string state() const
    {
        std::array<SQLCHAR, 6> state{};
        std::array<SQLCHAR, 2> ignored{};
        SQLINTEGER number = 0;
        SQLSMALLINT length = 0;
        SQLGetDiagRec(m_type, m_handle, 1, state.data(), &number, ignored.data(), 1, &length);
        std::string text;
        for (const SQLCHAR c : state)
            if (std::isalnum(c) != 0)
                text += static_cast<char>(c);
        return text.size() == 5 ? text : "HY000";
    }

private:
    SQLSMALLINT m_type;
    SQLHANDLE m_handle = SQL_NULL_HANDLE;
};

ReadError problemOfState(const std::string &state, bool isConnecting)
{
    const std::string front = "the database reports SQLSTATE " + state + ": ";
    if (state == "IM002" || state == "IM003" || state == "IM004" || (isConnecting && state == "01000"))
        return {.code = ErrorCode::InvalidPlan,
                .what = front
                        + "the data source or the driver is not known on this computer; check "
                          "records.database.connection with odbcinst -q -s and odbcinst -q -d"};
    if (state.starts_with("28"))
        return {.code = ErrorCode::InvalidPlan,
                .what = front
                        + "the user or the password is refused; check the variables of "
                          "records.database.userEnvironment and records.database.passwordEnvironment"};
    if (isConnecting)
        return {.code = ErrorCode::Io,
                .what = front + "no connection; check the server, the database, the user and the password"};
    if (state == "25006" || state == "25007")
        return {.code = ErrorCode::InvalidPlan,
                .what = front + "the query writes, and only queries that read are run"};
    if (state.starts_with("42") || state.starts_with("37") || state.starts_with("S0"))
        return {.code = ErrorCode::InvalidPlan,
                .what = front
                        + "the query cannot be run; check records.database.query and that the user may read "
                          "the table"};
    if (state.starts_with("08") || state.starts_with("57P") || state == "HYT01" || state == "HY000")
        return {.code = ErrorCode::Io,
                .what = front + "the connection was lost or the query was stopped; try again"};
    if (state == "HY008")
        return {.code = ErrorCode::Cancelled, .what = "cancelled"};
    if (state.starts_with("22"))
        return {.what = front + "a value cannot be converted; check the query"};
    return {.code = ErrorCode::Io, .what = front + "the rows cannot be read; check the query and the server"};
}

std::u16string toUtf16(std::string_view text)
{
    const auto wide =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int>(text.size())));
    return {wide.getBuffer(), static_cast<std::size_t>(wide.length())};
}

void appendUtf8(std::u16string_view text, std::string &all)
{
    icu::UnicodeString(false, text.data(), static_cast<std::int32_t>(text.size())).toUTF8String(all);
}

static_assert(sizeof(SQLWCHAR) == sizeof(char16_t));

SQLWCHAR *wide(std::u16string &text)
{
    return reinterpret_cast<SQLWCHAR *>(text.data());
}

/// The rows of a statement.
class Rows final : public ResultRows
{
public:
    Rows(SQLHANDLE connection, std::mutex &running, SQLHANDLE &current)
        : m_statement(SQL_HANDLE_STMT, connection)
        , m_running(running)
        , m_current(current)
    {
        const std::lock_guard lock(m_running);
        m_current = m_statement.get();
    }
    Rows(const Rows &) = delete;
    Rows &operator=(const Rows &) = delete;
    ~Rows() override
    {
        const std::lock_guard lock(m_running);
        if (m_current == m_statement.get())
            m_current = SQL_NULL_HANDLE;
    }

    SQLHANDLE handle() const { return m_statement.get(); }
    std::string state() const { return m_statement.state(); }

    ReadResult<void> run(const std::string &sql)
    {
        std::u16string text = toUtf16(sql);
        const SQLRETURN code = SQLExecDirectW(handle(), wide(text), static_cast<SQLINTEGER>(text.size()));
        if (!SQL_SUCCEEDED(code) && code != SQL_NO_DATA)
            return fail(problemOfState(state(), false));
        return describe();
    }

    ReadResult<void> describe()
    {
        SQLSMALLINT count = 0;
        if (!SQL_SUCCEEDED(SQLNumResultCols(handle(), &count)))
            return fail(problemOfState(state(), false));
        if (static_cast<std::size_t>(std::max<SQLSMALLINT>(count, 0)) > maximumColumns)
            return fail({.what = "the query has too many columns; name those that are needed"});
        for (SQLSMALLINT column = 1; column <= count; ++column) {
            std::array<SQLWCHAR, 1024> name{};
            SQLSMALLINT length = 0;
            SQLSMALLINT type = 0;
            SQLULEN size = 0;
            SQLSMALLINT digits = 0;
            SQLSMALLINT canBeNull = 0;
            if (!SQL_SUCCEEDED(SQLDescribeColW(handle(),
                                               static_cast<SQLUSMALLINT>(column),
                                               name.data(),
                                               static_cast<SQLSMALLINT>(name.size()),
                                               &length,
                                               &type,
                                               &size,
                                               &digits,
                                               &canBeNull)))
                return fail(problemOfState(state(), false));
            ResultColumn described;
            const auto shown = static_cast<std::size_t>(
                std::clamp<SQLSMALLINT>(length, 0, static_cast<SQLSMALLINT>(name.size() - 1)));
            appendUtf8({reinterpret_cast<const char16_t *>(name.data()), shown}, described.name);
            described.isBinary = type == SQL_BINARY || type == SQL_VARBINARY || type == SQL_LONGVARBINARY;
            m_columns.push_back(std::move(described));
        }
        return {};
    }

    const std::vector<ResultColumn> &columns() const override { return m_columns; }

    ReadResult<bool> next() override
    {
        const SQLRETURN code = SQLFetch(handle());
        if (code == SQL_NO_DATA)
            return false;
        if (!SQL_SUCCEEDED(code))
            return fail(problemOfState(state(), false));
        return true;
    }

    ReadResult<bool> read(std::size_t column, std::string &cell, std::size_t mostBytes) override
    {
        cell.clear();
        const bool isBinary = m_columns[column].isBinary;
        const SQLSMALLINT type = isBinary ? SQL_C_BINARY : SQL_C_WCHAR;
        std::u16string text; // whole, as a pair of surrogates may be divided among two pieces
        for (;;) {
            SQLLEN length = 0;
            const SQLRETURN code = SQLGetData(handle(),
                                              static_cast<SQLUSMALLINT>(column + 1),
                                              type,
                                              m_buffer.data(),
                                              static_cast<SQLLEN>(m_buffer.size() * sizeof(char16_t)),
                                              &length);
            if (code == SQL_NO_DATA)
                break;
            if (!SQL_SUCCEEDED(code))
                return fail(problemOfState(state(), false));
            if (length == SQL_NULL_DATA)
                break;
            const std::size_t zero = isBinary ? 0 : 1;
            const std::size_t room = m_buffer.size() * sizeof(char16_t) - zero * sizeof(char16_t);
            const bool isWhole = length != SQL_NO_TOTAL && static_cast<std::size_t>(length) <= room;
            const std::size_t given = isWhole ? static_cast<std::size_t>(length) : room;
            if (isBinary)
                cell.append(reinterpret_cast<const char *>(m_buffer.data()), given);
            else
                text.append(m_buffer.data(), given / sizeof(char16_t));
            if (cell.size() > mostBytes || text.size() > mostBytes)
                return false;
            if (isWhole)
                break;
        }
        if (!isBinary)
            appendUtf8(text, cell);
        return cell.size() <= mostBytes;
    }

private:
    Handle m_statement;
    std::mutex &m_running;
    SQLHANDLE &m_current;
    std::vector<ResultColumn> m_columns;
    std::vector<char16_t> m_buffer = std::vector<char16_t>(32 << 10);
};

class OpenConnection final : public Connection
{
public:
    OpenConnection()
        : m_environment(SQL_HANDLE_ENV, SQL_NULL_HANDLE)
    {
        // NOLINTNEXTLINE(performance-no-int-to-ptr): a number of ODBC
        SQLSetEnvAttr(
            m_environment.get(), SQL_ATTR_ODBC_VERSION, reinterpret_cast<SQLPOINTER>(SQL_OV_ODBC3), 0);
        m_connection = std::make_unique<Handle>(SQL_HANDLE_DBC, m_environment.get());
    }
    OpenConnection(const OpenConnection &) = delete;
    OpenConnection &operator=(const OpenConnection &) = delete;
    ~OpenConnection() override
    {
        if (!m_isOpen)
            return;
        SQLEndTran(SQL_HANDLE_DBC, m_connection->get(), SQL_ROLLBACK);
        SQLDisconnect(m_connection->get());
    }

    ReadResult<void> connect(std::string text, std::chrono::seconds patience)
    {
        const auto seconds = static_cast<SQLULEN>(patience.count());
        set(SQL_ATTR_LOGIN_TIMEOUT, seconds);
        set(SQL_ATTR_ACCESS_MODE, SQL_MODE_READ_ONLY);
        std::u16string given = toUtf16(text);
        SQLSMALLINT length = 0;
        const SQLRETURN code = SQLDriverConnectW(m_connection->get(),
                                                 nullptr,
                                                 wide(given),
                                                 static_cast<SQLSMALLINT>(given.size()),
                                                 nullptr,
                                                 0,
                                                 &length,
                                                 SQL_DRIVER_NOPROMPT);
        sodium_memzero(given.data(), given.size() * sizeof(char16_t));
        sodium_memzero(text.data(), text.size());
        if (!SQL_SUCCEEDED(code))
            return fail(problemOfState(m_connection->state(), true));
        m_isOpen = true;
        m_driver = driverOf(info(SQL_DBMS_NAME));
        if (const std::string quote = info(SQL_IDENTIFIER_QUOTE_CHAR); !trimmed(quote).empty())
            m_quote = quote.front();
        return beginReading();
    }

    ReadResult<std::vector<std::string>> tables() override
    {
        constexpr std::size_t most = 10'000;
        Rows rows(m_connection->get(), m_running, m_current);
        std::u16string kinds = u"TABLE,VIEW";
        if (!SQL_SUCCEEDED(
                SQLTablesW(rows.handle(), nullptr, 0, nullptr, 0, nullptr, 0, wide(kinds), SQL_NTS)))
            return fail(problemOfState(rows.state(), false));
        KEYSEED_TRY(rows.describe());
        std::vector<std::string> names;
        std::string schema;
        std::string name;
        for (;;) {
            KEYSEED_ASSIGN(const auto isThere, rows.next());
            if (!isThere)
                return names;
            constexpr std::size_t longest = 1024;
            KEYSEED_TRY(rows.read(1, schema, longest));
            KEYSEED_TRY(rows.read(2, name, longest));
            if (schema == "information_schema" || schema == "INFORMATION_SCHEMA" || schema == "pg_catalog"
                || schema == "sys" || name.starts_with("sqlite_"))
                continue;
            if (names.size() == most)
                return fail({.what = "more than 10,000 tables; name one in records.table"});
            const bool isUsual = schema.empty() || schema == "public" || schema == "dbo";
            names.push_back(isUsual ? name : schema + '.' + name);
        }
    }

    std::string quoted(std::string_view name, bool hasSchema) const override
    {
        const std::size_t dot = hasSchema ? name.find('.') : std::string_view::npos;
        if (dot != std::string_view::npos)
            return quoted(name.substr(0, dot), false) + '.' + quoted(name.substr(dot + 1), false);
        std::string text(1, m_quote);
        for (const char c : name)
            text += c == m_quote ? std::string(2, c) : std::string(1, c);
        return text + m_quote;
    }

    ReadResult<std::unique_ptr<ResultRows>> run(const std::string &sql) override
    {
        auto rows = std::make_unique<Rows>(m_connection->get(), m_running, m_current);
        KEYSEED_TRY(rows->run(sql));
        return rows;
    }

    void cancel() override
    {
        const std::lock_guard lock(m_running);
        if (m_current != SQL_NULL_HANDLE)
            SQLCancel(m_current);
    }

private:
    void set(SQLINTEGER attribute, SQLULEN value)
    {
        // NOLINTNEXTLINE(performance-no-int-to-ptr): a number of ODBC
        SQLSetConnectAttr(
            m_connection->get(), attribute, reinterpret_cast<SQLPOINTER>(value), SQL_IS_UINTEGER);
    }

    std::string info(SQLUSMALLINT kind) const
    {
        std::array<char, 256> text{};
        SQLSMALLINT length = 0;
        if (!SQL_SUCCEEDED(SQLGetInfo(
                m_connection->get(), kind, text.data(), static_cast<SQLSMALLINT>(text.size()), &length)))
            return {};
        return std::string(text.data());
    }

    // One snapshot for the whole reading: a table that grows meanwhile is read as it was.
    ReadResult<void> beginReading()
    {
        std::vector<std::string> before;
        std::vector<std::string> within;
        switch (m_driver) {
        case Driver::PostgreSql:
            // Rows come in the same order in each reading.
            within = {"SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY",
                      "SET LOCAL synchronize_seqscans TO off"};
            break;
        case Driver::Sqlite:
            before = {"PRAGMA query_only=ON"};
            break;
        case Driver::MySql:
            before = {"SET SESSION TRANSACTION READ ONLY",
                      "SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ"};
            break;
        case Driver::SqlServer:
        case Driver::Other:
            set(SQL_ATTR_TXN_ISOLATION, SQL_TXN_SERIALIZABLE);
            break;
        }
        for (const std::string &sql : before)
            KEYSEED_TRY(run(sql));
        set(SQL_ATTR_AUTOCOMMIT, SQL_AUTOCOMMIT_OFF);
        for (const std::string &sql : within)
            KEYSEED_TRY(run(sql));
        return {};
    }

    Handle m_environment;
    std::unique_ptr<Handle> m_connection;
    bool m_isOpen = false;
    Driver m_driver = Driver::Other;
    char m_quote = '"';
    std::mutex m_running;
    SQLHANDLE m_current = SQL_NULL_HANDLE; ///< the statement that runs
};

/// Returns the connection string with the options that each kind of driver needs: rows in pieces, no log.
ConnectionText completed(ConnectionText text, const DatabaseSecret &secret)
{
    std::string driver(text["Driver"]);
    if (driver.empty())
        driver = settingOfDataSource(std::string(text["DSN"]), "Driver");
    switch (driverOf(driver)) {
    case Driver::PostgreSql:
        text.set("UseDeclareFetch", "1");
        text.set("Fetch", "256");
        text.set("Debug", "0");
        text.set("CommLog", "0");
        break;
    case Driver::Sqlite:
        text.set("StepAPI", "1");
        text.set("NoCreat", "1");
        text.set("Timeout", "10000");
        break;
    case Driver::MySql:
        text.set("NO_CACHE", "1");
        text.set("FORWARDONLY", "1");
        break;
    case Driver::SqlServer:
    case Driver::Other:
        break;
    }
    if (!secret.user.empty())
        text.set("UID", secret.user);
    if (!secret.password.empty())
        text.set("PWD", secret.password);
    return text;
}

} // namespace

ReadResult<std::unique_ptr<Connection>>
Connection::open(const std::string &connection, const DatabaseSecret &secret, std::chrono::seconds patience)
{
    if (const std::string problem = problemOf(connection); !problem.empty())
        return fail({.code = ErrorCode::InvalidPlan, .what = "records.database.connection: " + problem});
    auto opened = std::make_unique<OpenConnection>();
    KEYSEED_TRY(opened->connect(completed(*ConnectionText::parse(connection), secret).text(), patience));
    return opened;
}

} // namespace core::records::odbc
