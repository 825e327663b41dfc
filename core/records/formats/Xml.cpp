#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/Format.h"
#include "core/records/xml/XmlReader.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::records::format {

namespace {

/// Returns the steps of the path of an element, or of the element of an attribute, below the root.
std::vector<std::string_view> stepsOf(std::string_view path)
{
    std::vector<std::string_view> steps;
    if (path.starts_with('/')) // the text of the root
        return steps;
    path = path.substr(0, path.rfind('@'));
    while (!path.empty()) {
        const std::size_t end = std::min(path.find('/'), path.size());
        steps.push_back(path.substr(0, end));
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return steps;
}

/// Returns the path of the element that holds all wanted columns of a record; empty for the document. A value
/// beside the text is in the element around it, an attribute in its own.
std::string elementAround(std::span<const Wanted> wanted)
{
    std::optional<std::vector<std::string_view>> common;
    for (const Wanted &each : wanted) {
        std::vector<std::string_view> steps = stepsOf(each.column);
        const bool isAttribute = each.column.find('@') != std::string::npos;
        const bool isAlone = wanted.size() == 1;
        if (!steps.empty() && (isAlone || (!isAttribute && !each.isText)))
            steps.pop_back();
        if (!common)
            common = steps;
        const auto [own, other] = std::ranges::mismatch(*common, steps);
        common->erase(own, common->end());
    }
    return common ? joined(*common, "/") : std::string();
}

/// Returns how the records of a part are found. A file that the source names is a file of many records if the
/// wanted columns are below an element of the root; other files are documents, each a record.
XmlRecordRule ruleOf(const Part &part, std::span<const Wanted> wanted)
{
    if (!part.recordElement.empty())
        return {.element = part.recordElement, .isChosen = true};
    return {.element = part.isNamed ? elementAround(wanted) : std::string()};
}

std::vector<std::string> namesOf(std::span<const Wanted> wanted)
{
    std::vector<std::string> names;
    std::ranges::transform(wanted, std::back_inserter(names), &Wanted::column);
    return names;
}

/// The records of a document.
class XmlRecords final : public RowStream
{
public:
    static ReadResult<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options)
    {
        std::unique_ptr<XmlRecords> records(new XmlRecords(part, wanted));
        KEYSEED_ASSIGN(auto bytes, ByteStream::open(part, options.hasDigest));
        KEYSEED_ASSIGN(
            records->m_reader,
            XmlReader::open(
                std::move(bytes), part.encoding, ruleOf(part, wanted), options, records->m_columns));
        return records;
    }

    ReadResult<bool> next(Row &row) override
    {
        const auto isThere = m_reader->next();
        if (!isThere) {
            ReadError found = isThere.error();
            found.canGoOn = found.code == ErrorCode::InvalidRecords;
            return fail(std::move(found));
        }
        if (!*isThere)
            return false;
        row.cells.clear();
        row.place.line = 1;
        for (const Wanted &wanted : m_wanted) {
            const std::size_t column = m_columns.indexOf(wanted.column);
            row.cells.push_back(m_columns.cells()[column]); // one column may be wanted twice
            if (wanted.isText)
                row.place.line = std::max<std::int64_t>(m_columns.lineOf(column), 1);
        }
        return true;
    }

    double fractionRead() const override { return m_reader->fractionRead(); }

    Digest digest() override
    {
        // A document with an error is read only up to the error.
        return m_reader->isAtEnd() ? m_reader->digest() : sha256OfFile(m_part.path).value_or(Digest{});
    }

private:
    XmlRecords(Part part, std::span<const Wanted> wanted)
        : m_part(std::move(part))
        , m_wanted(wanted.begin(), wanted.end())
        , m_columns(namesOf(wanted))
    {}

    Part m_part;
    std::vector<Wanted> m_wanted;
    XmlColumns m_columns;
    std::unique_ptr<XmlReader> m_reader; ///< fills m_columns
};

/// Reads one record from each file, or many from a file of many. Columns are the paths of elements and
/// attributes (XmlReader.h).
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
        if (std::ranges::any_of(wanted, &std::string::empty, &Wanted::column))
            return fail({.code = ErrorCode::InvalidPlan, .what = "records.text names no field"});
        // A document may lack a column, which is then empty.
        if (options.expectsColumns && !part.isOneOfMany)
            KEYSEED_TRY(checkColumns(part, wanted, options));
        return XmlRecords::open(part, wanted, options);
    }

    ReadResult<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const override
    {
        constexpr std::size_t mostBytes = std::size_t{8} << 20;
        XmlColumns columns(2 * Preview::maximumCellBytes);
        shown.encoding = part.encoding.value_or("");
        KEYSEED_ASSIGN(auto bytes, ByteStream::open(part, false));
        XmlRecordRule rule{
            .element = part.recordElement, .isChosen = !part.recordElement.empty(), .mostBytes = mostBytes};
        KEYSEED_ASSIGN(const auto reader,
                       XmlReader::open(std::move(bytes), part.encoding, std::move(rule), {}, columns));
        while (shown.rows.size() < std::max<std::size_t>(maximumRows, 1)) {
            const auto isThere = reader->next();
            shown.columns = columns.names();
            KEYSEED_TRY(isThere);
            if (!*isThere)
                break;
            shown.rows.push_back(shortened(columns.cells(), shown.columns.size()));
        }
        if (maximumRows == 0)
            shown.rows.clear();
        for (std::vector<std::string> &row : shown.rows)
            row.resize(shown.columns.size());
        return {};
    }

private:
    /// Checks whether the document has the wanted columns. An element that holds others is one, too.
    static ReadResult<void>
    checkColumns(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options)
    {
        XmlColumns columns(0);
        KEYSEED_ASSIGN(auto bytes, ByteStream::open(part, false));
        KEYSEED_ASSIGN(const auto reader,
                       XmlReader::open(std::move(bytes), part.encoding, {}, options, columns));
        KEYSEED_TRY(reader->next());
        const auto isThere = [&](const Wanted &each) {
            return std::ranges::any_of(columns.names(), [&](const std::string &name) {
                return name == each.column || name.starts_with(each.column + "/")
                       || (!part.recordElement.empty()
                           && (name.ends_with("/" + each.column) || name.ends_with(each.column)));
            });
        };
        std::vector<Wanted> missing;
        std::ranges::remove_copy_if(wanted, std::back_inserter(missing), isThere);
        KEYSEED_TRY(findColumns(missing, columns.names(), "field", 0));
        return {};
    }
};

} // namespace

const Format &xml()
{
    static const Xml format;
    return format;
}

} // namespace core::records::format
