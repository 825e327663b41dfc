#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/Format.h"
#include "core/records/xml/XmlReader.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::records::format {

namespace {

/// The record of a document.
class XmlRecord final : public RowStream
{
public:
    XmlRecord(Part part, ByteStream bytes, std::span<const Wanted> wanted, const ReadOptions &options)
        : m_part(std::move(part))
        , m_bytes(std::move(bytes))
        , m_wanted(wanted.begin(), wanted.end())
        , m_options(options)
    {}

    ReadResult<bool> next(Row &row) override
    {
        if (std::exchange(m_isRead, true))
            return false;
        std::vector<std::string> names;
        for (const Wanted &wanted : m_wanted)
            names.push_back(wanted.column);
        XmlColumns columns(names);
        if (const auto read = readXml(m_bytes, m_part.encoding, m_options, columns); !read) {
            ReadError found = read.error();
            found.canGoOn = found.code == ErrorCode::InvalidRecords;
            return fail(std::move(found));
        }
        row.cells.clear();
        row.place.line = 1;
        for (const Wanted &wanted : m_wanted) {
            const std::size_t column = columns.indexOf(wanted.column);
            row.cells.push_back(columns.cells()[column]); // one column may be wanted twice
            if (wanted.isText)
                row.place.line = std::max<std::int64_t>(columns.lineOf(column), 1);
        }
        m_isWhole = true;
        return true;
    }

    double fractionRead() const override { return m_bytes.fractionRead(); }

    Digest digest() override
    {
        // A document with an error is read only up to the error.
        return m_isWhole ? m_bytes.digest() : sha256OfFile(m_part.path).value_or(Digest{});
    }

private:
    Part m_part;
    ByteStream m_bytes;
    std::vector<Wanted> m_wanted;
    ReadOptions m_options;
    bool m_isRead = false;
    bool m_isWhole = false;
};

/// Reads one record from each file. Columns are the paths of elements and attributes (XmlReader.h).
class Xml final : public Format
{
public:
    std::string_view name() const override { return "xml"; }
    std::string_view title() const override { return "XML"; }
    bool mayLackColumns() const override { return true; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 1> all = {".xml"};
        return all;
    }

    Confidence recognise(const Part &part, const FileHeader &beginning) const override
    {
        if (isNamedLike(part))
            return Confidence::Ending;
        return trimmed(beginning.text).starts_with("<?xml") ? Confidence::Beginning : Confidence::None;
    }

    ReadResult<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const override
    {
        // A document may lack a column, which is then empty.
        if (options.expectsColumns && !part.isOneOfMany) {
            XmlColumns columns(0);
            KEYSEED_TRY(readColumns(part, options, columns));
            KEYSEED_TRY(findColumns(wanted, columns.names(), "field", 0));
        }
        KEYSEED_ASSIGN(auto bytes, ByteStream::open(part, options.hasDigest));
        return std::make_unique<XmlRecord>(part, std::move(bytes), wanted, options);
    }

    ReadResult<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const override
    {
        XmlColumns columns(2 * Preview::maximumCellBytes);
        auto read = readColumns(part, {}, columns);
        shown.encoding = part.encoding.value_or("");
        shown.columns = columns.names();
        if (read && maximumRows > 0)
            shown.rows.push_back(shortened(columns.cells(), shown.columns.size()));
        return read;
    }

private:
    static ReadResult<void> readColumns(const Part &part, const ReadOptions &options, XmlColumns &columns)
    {
        auto bytes = ByteStream::open(part, false);
        return bytes ? readXml(*bytes, part.encoding, options, columns)
                     : ReadResult<void>(fail(bytes.error()));
    }
};

} // namespace

const Format &xml()
{
    static const Xml format;
    return format;
}

} // namespace core::records::format
