#include "core/base/Result.h"
#include "core/records/Format.h"
#include "core/records/bytes/ByteStream.h"
#include "core/records/sqlite/TableRecords.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::records::format {

using namespace std::string_view_literals;

namespace {

/// A table or view of a SQLite file.
class Sqlite final : public Format
{
public:
    std::string_view name() const override { return "sqlite"; }
    std::string_view title() const override { return "SQLite"; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 3> all = {".sqlite", ".sqlite3", ".db"};
        return all;
    }

    Confidence recognise(const Part &part, const FileHeader &beginning) const override
    {
        if (beginning.bytes.starts_with("SQLite format 3\0"sv))
            return Confidence::Magic;
        return isNamedLike(part) ? Confidence::Ending : Confidence::None;
    }

    ReadResult<std::vector<std::string>> tables(const Part &part) const override
    {
        KEYSEED_ASSIGN(const auto file, plainFile(part));
        KEYSEED_ASSIGN(auto database, sqlite::openDatabase(file, mostRecordBytes));
        KEYSEED_ASSIGN(const auto tables, sqlite::tablesOf(database));
        std::vector<std::string> names;
        std::ranges::transform(tables, std::back_inserter(names), &sqlite::Table::name);
        return names;
    }

    ReadResult<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const override
    {
        return sqlite::TableRecords::open(part, wanted, options);
    }

    ReadResult<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const override
    {
        KEYSEED_ASSIGN(auto opened, sqlite::openTable(part, mostRecordBytes));
        shown.table = opened.table;
        shown.columns = opened.columns;
        KEYSEED_ASSIGN(auto rows,
                       sqlite::TableRows::open(
                           std::move(opened.database), opened.table, opened.columns, mostRecordBytes));
        std::vector<std::string> cells;
        return showRows([&] { return rows.next(cells); }, cells, maximumRows, shown);
    }
};

} // namespace

const Format &sqlite()
{
    static const Sqlite format;
    return format;
}

} // namespace core::records::format
