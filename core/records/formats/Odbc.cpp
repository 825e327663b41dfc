#include "core/base/Result.h"
#include "core/records/Format.h"
#include "core/records/odbc/DatabaseRows.h"

#include <utility>

namespace core::records::format {

namespace {

/// A table or a query of a database that is read where it is.
class Odbc final : public Format
{
public:
    std::string_view name() const override { return "odbc"; }
    std::string_view title() const override { return "ODBC"; }
    std::span<const std::string_view> endings() const override { return {}; }

    Confidence recognise(const Part &part, const FileHeader & /*beginning*/) const override
    {
        return part.database ? Confidence::Magic : Confidence::None;
    }

    ReadResult<std::vector<std::string>> tables(const Part &part) const override
    {
        return odbc::tablesOf(part);
    }

    ReadResult<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const override
    {
        return odbc::DatabaseRows::open(part, wanted, options);
    }

    ReadResult<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const override
    {
        KEYSEED_ASSIGN(const auto rows, odbc::DatabaseRows::open(part, {}, {.hasDigest = false}));
        shown.table = rows->table();
        shown.columns = rows->columns();
        Row row;
        return showRows([&] { return rows->next(row); }, row.cells, maximumRows, shown);
    }
};

} // namespace

const Format &odbc()
{
    static const Odbc format;
    return format;
}

} // namespace core::records::format
