#include "core/base/ForTranslators.h"
#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/Format.h"
#include "core/records/documents/DocumentText.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace core::records::format {

namespace {

const std::vector<std::string> &columnsOfText()
{
    static const std::vector<std::string> columns = {"text"};
    return columns;
}

/// The record of a file.
class TextRecord final : public RowStream
{
public:
    TextRecord(Part part, std::size_t cells, const ReadOptions &options)
        : m_part(std::move(part))
        , m_cells(cells)
        , m_options(options)
    {}

    ReadResult<bool> next(Row &row) override
    {
        if (std::exchange(m_isRead, true))
            return false;
        const auto whole = wholeText(m_part, m_options);
        if (!whole) {
            ReadError found = whole.error();
            found.canGoOn = found.code == ErrorCode::InvalidRecords;
            return fail(std::move(found));
        }
        m_digest = whole->digest;
        row.cells.assign(m_cells, whole->text);
        row.place.line = 1;
        return true;
    }

    double fractionRead() const override { return m_isRead ? 1 : 0; }
    Digest digest() override
    {
        // A file that could not be read to its end counts with all of its bytes.
        return m_digest                                      ? *m_digest
               : m_options.hasDigest && m_part.entry.empty() ? sha256OfFile(m_part.path).value_or(Digest{})
                                                             : Digest{};
    }

private:
    Part m_part;
    std::size_t m_cells;
    ReadOptions m_options;
    bool m_isRead = false;
    std::optional<Digest> m_digest; ///< of a file that was read to its end
};

/// Reads one record from each text file. Names of files and folders may give its label and person.
class Folder final : public Format
{
public:
    std::string_view name() const override { return "folder"; }
    std::string_view title() const override
    { //: a kind of records: a file of plain text for each
        return QT_TRANSLATE_NOOP("FormatText", "text files");
    }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 6> all = {
            ".txt", ".text", ".md", ".rtf", ".html", ".htm"};
        return all;
    }

    bool mayHoldMarkup() const override { return false; } // wholeText() converts it

    Confidence recognise(const Part &part, const FileHeader &beginning) const override
    {
        const Markup markup = markupOf(beginning.bytes);
        if (markup == Markup::Rtf)
            return Confidence::Magic;
        // A single text file may hold columns, like CSV.
        const std::string ending = endingOf(part);
        const bool isMarkedUp = ending == ".rtf" || ending == ".html" || ending == ".htm";
        if (isMarkedUp || (part.isOneOfMany && isNamedLike(part)))
            return Confidence::Ending;
        if (markup == Markup::Html)
            return Confidence::Beginning;
        return part.isOneOfMany && ending.empty() ? Confidence::Possible : Confidence::None;
    }

    ReadResult<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const override
    {
        KEYSEED_TRY(findColumns(wanted, columnsOfText(), "column", 0));
        return std::make_unique<TextRecord>(part, wanted.size(), options);
    }

    ReadResult<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const override
    {
        shown.columns = columnsOfText();
        shown.encoding = part.encoding.value_or("");
        KEYSEED_ASSIGN(const auto whole, wholeText(part, {.hasDigest = false}));
        if (maximumRows > 0)
            shown.rows.push_back(shortened({whole.text}, 1));
        return {};
    }
};

} // namespace

const Format &folder()
{
    static const Folder format;
    return format;
}

} // namespace core::records::format
