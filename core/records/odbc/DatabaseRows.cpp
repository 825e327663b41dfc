#include "core/records/odbc/DatabaseRows.h"

#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/records/Columns.h"
#include "core/records/documents/DocumentText.h"
#include "core/records/odbc/Connection.h"
#include "core/records/text/Decoder.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <deque>
#include <mutex>
#include <optional>
#include <sodium.h>
#include <thread>
#include <utility>

namespace core::records::odbc {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds connectPatience(30);
constexpr std::size_t mostHeldBytes = std::size_t{4} << 20;
constexpr std::size_t mostHeldRows = 1024;

std::string listOf(const Connection &connection, const std::vector<std::string> &columns)
{
    std::string list;
    for (const std::string &column : columns)
        list += (list.empty() ? "" : ", ") + connection.quoted(column, false);
    return list;
}

ReadResult<std::string> chosenTable(Connection &connection, const Part &part)
{
    KEYSEED_ASSIGN(const auto tables, connection.tables());
    if (part.table) {
        const std::array wanted{Wanted{.column = *part.table}};
        KEYSEED_ASSIGN(const auto found, findColumns(wanted, tables, "table", 0));
        return tables[found.front()];
    }
    if (tables.size() == 1)
        return tables.front();
    return fail({.code = ErrorCode::InvalidPlan,
                 .what = tables.empty()
                             ? "the database shows no table to this user; check the user and the database"
                             : "set records.table to the table that holds the records, or give "
                               "records.database.query; "
                                   + namesAvailable(tables, "table")});
}

/// Returns a cell of bytes as text: that of a document, or the bytes themselves where they are text.
ReadResult<std::string> textOfBytes(std::string bytes, const Wanted &wanted)
{
    if (!wanted.isText) {
        if (isUtf8(bytes))
            return bytes;
        std::string hex(bytes.size() * 2 + 1, '\0');
        sodium_bin2hex(
            hex.data(), hex.size(), reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size());
        hex.pop_back();
        return hex;
    }
    if (bytes.empty())
        return bytes;
    const auto kind = kindOfBytes(bytes);
    if (!kind)
        return fail({.what = "the column of the text holds bytes of no kind of document that is read",
                     .canGoOn = true,
                     .leftOut = LeftOutReason::UnreadableKind});
    if (auto text = attachedText(*kind, bytes, "UTF-8"))
        return std::move(*text);
    return fail({.what = "the column of the text holds a document that cannot be read; it may be damaged or "
                         "encrypted",
                 .canGoOn = true});
}

} // namespace

/// The work of the thread. Shared with it, so that a driver that never returns is left behind.
class DatabaseRows::Work final
{
public:
    struct Item
    {
        ReadResult<std::vector<std::string>> cells;
        std::size_t bytes = 0;
    };

    Work(Part part, std::span<const Wanted> wanted, const ReadOptions &options)
        : m_part(std::move(part))
        , m_wanted(wanted.begin(), wanted.end())
        , m_mostBytes(options.maximumRecordBytes)
    {}

    void run()
    {
        ReadResult<void> done;
        try {
            done = read();
        } catch (const std::exception &) {
            done = fail({.code = ErrorCode::Io, .what = "the rows of the database do not fit into memory"});
        }
        const std::lock_guard lock(m_mutex);
        if (!done)
            m_error = done.error();
        m_isDone = true;
        m_changed.notify_all();
    }

    void stop()
    {
        std::shared_ptr<Connection> connection;
        {
            const std::lock_guard lock(m_mutex);
            m_isStopped = true;
            connection = m_connection;
            m_changed.notify_all();
        }
        if (connection)
            connection->cancel();
    }

    // Guarded by the mutex.
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Item> m_items;
    std::size_t m_heldBytes = 0;
    bool m_isOpen = false; ///< the columns are known
    bool m_isDone = false;
    bool m_isStopped = false;
    std::optional<ReadError> m_error;
    std::vector<std::string> m_columns;
    std::string m_table;
    std::shared_ptr<Connection> m_connection;

    std::thread m_thread;

private:
    ReadResult<void> read()
    {
        const DatabaseSource &source = m_part.database->source;
        if (!source.query.empty())
            if (const std::string problem = problemOfQuery(source.query); !problem.empty())
                return fail({.code = ErrorCode::InvalidPlan, .what = "records.database.query: " + problem});
        auto secret =
            m_part.database->findSecret ? m_part.database->findSecret(source) : secretFromEnvironment(source);
        if (!secret)
            return fail({.code = ErrorCode::InvalidPlan, .what = secret.error()});
        auto opened = Connection::open(source.connection, *secret, connectPatience);
        sodium_memzero(secret->password.data(), secret->password.size());
        KEYSEED_TRY(opened);
        const std::shared_ptr<Connection> connection = std::move(*opened);
        {
            const std::lock_guard lock(m_mutex);
            if (m_isStopped)
                return {};
            m_connection = connection;
        }
        auto done = source.query.empty() ? readTable(*connection) : readQuery(*connection, source.query);
        const std::lock_guard lock(m_mutex);
        m_connection.reset();
        return done;
    }

    ReadResult<void> readTable(Connection &connection)
    {
        KEYSEED_ASSIGN(const auto table, chosenTable(connection, m_part));
        const std::string from = " FROM " + connection.quoted(table, true);
        std::vector<std::string> names;
        {
            KEYSEED_ASSIGN(const auto none, connection.run("SELECT *" + from + " WHERE 1=0"));
            for (const ResultColumn &column : none->columns())
                names.push_back(column.name);
        }
        if (m_wanted.empty())
            for (const std::string &name : names)
                m_wanted.push_back({.column = name});
        KEYSEED_ASSIGN(const auto found, findColumns(m_wanted, names, "column", 0));
        std::vector<std::string> chosen;
        for (const std::size_t index : found)
            if (std::ranges::find(chosen, names[index]) == chosen.end())
                chosen.push_back(names[index]);
        KEYSEED_ASSIGN(const auto rows, connection.run("SELECT " + listOf(connection, chosen) + from));
        return hand(*rows, table);
    }

    ReadResult<void> readQuery(Connection &connection, std::string query)
    {
        while (query.ends_with(';') || query.ends_with(' ') || query.ends_with('\n'))
            query.pop_back();
        KEYSEED_ASSIGN(const auto rows, connection.run(query));
        if (rows->columns().empty())
            return fail({.code = ErrorCode::InvalidPlan,
                         .what = "records.database.query: a query that returns rows was expected"});
        return hand(*rows, "");
    }

    ReadResult<void> hand(ResultRows &rows, const std::string &table)
    {
        std::vector<std::string> names;
        for (const ResultColumn &column : rows.columns())
            names.push_back(column.name);
        if (m_wanted.empty())
            for (const std::string &name : names)
                m_wanted.push_back({.column = name});
        KEYSEED_ASSIGN(const auto found, findColumns(m_wanted, names, "column", 0));
        {
            const std::lock_guard lock(m_mutex);
            m_columns = names;
            m_table = table;
            m_isOpen = true;
            m_changed.notify_all();
        }
        std::vector<std::string> all(names.size());
        for (;;) {
            KEYSEED_ASSIGN(const auto isThere, rows.next());
            if (!isThere)
                return {};
            if (!add(rowOf(rows, found, all)))
                return {};
        }
    }

    // The columns are read in the order of the result, as simple drivers demand.
    ReadResult<std::vector<std::string>>
    rowOf(ResultRows &rows, const std::vector<std::size_t> &found, std::vector<std::string> &all) const
    {
        std::size_t bytes = 0;
        for (std::size_t column = 0; column < all.size(); ++column) {
            if (std::ranges::find(found, column) == found.end())
                continue;
            KEYSEED_ASSIGN(const auto isWhole, rows.read(column, all[column], m_mostBytes));
            bytes += all[column].size();
            if (!isWhole || bytes > m_mostBytes)
                return fail({.what = "the row holds more than " + inMebibytes(m_mostBytes) + "; split it",
                             .canGoOn = true,
                             .facts = {.kind = ProblemKind::TooLong,
                                       .expected = static_cast<std::int64_t>(m_mostBytes)}});
        }
        std::vector<std::string> cells;
        for (std::size_t i = 0; i < found.size(); ++i) {
            std::string cell = all[found[i]];
            if (rows.columns()[found[i]].isBinary) {
                KEYSEED_ASSIGN(cell, textOfBytes(std::move(cell), m_wanted[i]));
            }
            cells.push_back(std::move(cell));
        }
        return cells;
    }

    /// Waits for room; returns false once the reading was stopped.
    bool add(ReadResult<std::vector<std::string>> cells)
    {
        Item item{.cells = std::move(cells), .bytes = 0};
        const bool isLast = !item.cells && !item.cells.error().canGoOn;
        if (item.cells)
            for (const std::string &cell : *item.cells)
                item.bytes += cell.size();
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] {
            return m_isStopped || m_items.empty()
                   || (m_heldBytes < mostHeldBytes && m_items.size() < mostHeldRows);
        });
        if (m_isStopped)
            return false;
        m_heldBytes += item.bytes;
        m_items.push_back(std::move(item));
        m_changed.notify_all();
        return !isLast;
    }

    Part m_part;
    std::vector<Wanted> m_wanted;
    std::size_t m_mostBytes;
};

DatabaseRows::DatabaseRows(const Part &part, const ReadOptions &options)
    : m_part(part)
    , m_hasDigest(options.hasDigest)
{}

ReadResult<std::unique_ptr<DatabaseRows>>
DatabaseRows::open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options)
{
    if (!part.database)
        return fail({.code = ErrorCode::InvalidPlan,
                     .what = "the format odbc reads a database; name it in records.database.connection"});
    std::unique_ptr<DatabaseRows> rows(new DatabaseRows(part, options));
    rows->m_work = std::make_shared<Work>(part, wanted, options);
    rows->m_work->m_thread = std::thread([work = rows->m_work] { work->run(); });
    KEYSEED_TRY(rows->wait());
    const std::lock_guard lock(rows->m_work->m_mutex);
    if (!rows->m_work->m_isOpen)
        return fail(rows->m_work->m_error.value_or(
            ReadError{.code = ErrorCode::Io, .what = "the database gave no columns; check the query"}));
    rows->m_columns = rows->m_work->m_columns;
    rows->m_table = rows->m_work->m_table;
    return rows;
}

DatabaseRows::~DatabaseRows()
{
    if (!m_work)
        return;
    m_work->stop();
    constexpr std::chrono::seconds patience(2);
    std::unique_lock lock(m_work->m_mutex);
    const bool isDone = m_work->m_changed.wait_for(lock, patience, [this] { return m_work->m_isDone; });
    lock.unlock();
    if (isDone)
        m_work->m_thread.join();
    else
        m_work->m_thread.detach(); // the driver does not return; the work ends with it
}

// Waits until there is a row, the columns before the first row, or the end.
ReadResult<void> DatabaseRows::wait()
{
    constexpr std::chrono::milliseconds glance(50);
    const std::chrono::seconds patience(
        m_part.database->source.timeout.value_or(DatabaseSource::defaultTimeout));
    const auto deadline = Clock::now() + patience;
    const bool isOpening = m_columns.empty();
    std::unique_lock lock(m_work->m_mutex);
    for (;;) {
        const bool isReady = m_work->m_isDone || !m_work->m_items.empty() || (isOpening && m_work->m_isOpen);
        if (isReady)
            return {};
        if (m_part.database->isCancelled && m_part.database->isCancelled())
            return fail({.code = ErrorCode::Cancelled, .what = "cancelled"});
        if (Clock::now() > deadline)
            return fail({.code = ErrorCode::Io,
                         .what = "the database has not answered for " + std::to_string(patience.count())
                                 + " seconds; try again, or raise records.database.timeout"});
        m_work->m_changed.wait_for(lock, glance);
    }
}

ReadResult<bool> DatabaseRows::next(Row &row)
{
    if (m_isAtEnd)
        return false;
    KEYSEED_TRY(wait());
    std::unique_lock lock(m_work->m_mutex);
    if (m_work->m_items.empty()) {
        if (m_work->m_error) {
            ReadError found = *m_work->m_error;
            found.place.line = m_row + 1;
            return fail(std::move(found));
        }
        m_isAtEnd = true;
        return false;
    }
    Work::Item item = std::move(m_work->m_items.front());
    m_work->m_items.pop_front();
    m_work->m_heldBytes -= item.bytes;
    m_work->m_changed.notify_all();
    lock.unlock();
    ++m_row;
    if (!item.cells) {
        item.cells.error().place.line = m_row;
        return fail(std::move(item.cells.error()));
    }
    addToDigest(*item.cells);
    row.cells = std::move(*item.cells);
    row.place = {.line = m_row};
    row.pagesWithoutText = 0;
    row.offset.reset();
    return true;
}

// A server promises no order of its rows: their digests are added, as numbers of 256 bits.
void DatabaseRows::addToDigest(const std::vector<std::string> &cells)
{
    if (!m_hasDigest)
        return;
    Sha256 hash;
    for (const std::string &cell : cells)
        hash.add(std::to_string(cell.size()) + ':' + cell);
    const Digest one = hash.finish();
    unsigned carry = 0;
    for (std::size_t i = m_sum.size(); i-- > 0;) {
        carry += static_cast<unsigned>(m_sum[i]) + static_cast<unsigned>(one[i]);
        m_sum[i] = static_cast<unsigned char>(carry & 0xFFU);
        carry >>= 8U;
    }
}

double DatabaseRows::fractionRead() const
{
    if (m_isAtEnd)
        return 1.0;
    // The number of rows is not known: the fraction approaches 1 without reaching it, in steps.
    constexpr double half = 16'384;
    const double read = static_cast<double>(m_row / 256 * 256);
    return read / (read + half);
}

Digest DatabaseRows::digest()
{
    if (!m_hasDigest || !m_isAtEnd)
        return {};
    Sha256 hash;
    hash.add(toHex(m_sum) + ' ' + std::to_string(m_row));
    return hash.finish();
}

ReadResult<std::vector<std::string>> tablesOf(const Part &part)
{
    if (!part.database)
        return std::vector<std::string>();
    const DatabaseSource &source = part.database->source;
    auto secret =
        part.database->findSecret ? part.database->findSecret(source) : secretFromEnvironment(source);
    if (!secret)
        return fail({.code = ErrorCode::InvalidPlan, .what = secret.error()});
    auto connection = Connection::open(source.connection, *secret, connectPatience);
    sodium_memzero(secret->password.data(), secret->password.size());
    KEYSEED_TRY(connection);
    return (*connection)->tables();
}

bool isSecretVariable(std::string_view name)
{
    const bool isName =
        std::ranges::all_of(name, [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
    return isName && !name.empty() && std::isdigit(static_cast<unsigned char>(name.front())) == 0
           && !name.starts_with("KEYSEED_") && (name.ends_with("_USER") || name.ends_with("_PASSWORD"));
}

tl::expected<DatabaseSecret, std::string> secretFromEnvironment(const DatabaseSource &database)
{
    const auto value = [](const std::string &name,
                          const char *field) -> tl::expected<std::string, std::string> {
        if (name.empty())
            return std::string();
        const std::string front = std::string("records.database.") + field + ": ";
        if (!isSecretVariable(name))
            return tl::unexpected(front + "a variable whose name ends in _USER or _PASSWORD was expected");
        const char *const given = std::getenv(name.c_str());
        if (!given || !*given)
            return tl::unexpected(front + "the environment variable " + name + " is not set");
        return std::string(given);
    };
    DatabaseSecret secret;
    auto user = value(database.userEnvironment, "userEnvironment");
    if (!user)
        return tl::unexpected(user.error());
    auto password = value(database.passwordEnvironment, "passwordEnvironment");
    if (!password)
        return tl::unexpected(password.error());
    return DatabaseSecret{std::move(*user), std::move(*password)};
}

} // namespace core::records::odbc
