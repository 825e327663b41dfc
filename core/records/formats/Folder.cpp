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
    TextRecord(Part part, std::optional<LetterKind> kind, std::size_t cells, const ReadOptions &options)
        : m_part(std::move(part))
        , m_kind(kind)
        , m_cells(cells)
        , m_options(options)
    {}

    ReadResult<bool> next(Row &row) override
    {
        if (std::exchange(m_isRead, true))
            return false;
        const auto whole = wholeDocument(m_part, m_kind, m_options);
        if (!whole) {
            ReadError found = whole.error();
            found.canGoOn = found.code == ErrorCode::InvalidRecords;
            return fail(std::move(found));
        }
        m_digest = whole->digest;
        m_pagesWithoutText = whole->pagesWithoutText;
        m_isLeftOut = whole->isLeftOut;
        if (m_isLeftOut)
            return false;
        row.cells.assign(m_cells, whole->text);
        row.pagesWithoutText = whole->pagesWithoutText;
        row.place.line = 1;
        return true;
    }

    LeftOut leftOut() const override
    {
        LeftOut pages;
        pages.add(LeftOutReason::ScannedPage, m_pagesWithoutText);
        pages.add(LeftOutReason::UnreadableKind, m_isLeftOut ? 1 : 0);
        return pages;
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
    std::optional<LetterKind> m_kind;
    std::size_t m_cells;
    ReadOptions m_options;
    bool m_isRead = false;
    bool m_isLeftOut = false;
    std::int64_t m_pagesWithoutText = 0;
    std::optional<Digest> m_digest; ///< of a file that was read to its end
};

/// Reads one record from each file. Names of files and folders may give its label and person.
class DocumentFiles : public Format
{
public:
    /// `kind`: of all files; empty: each file says it.
    explicit DocumentFiles(std::optional<LetterKind> kind)
        : m_kind(kind)
    {}

    bool mayHoldMarkup() const final { return false; } // wholeDocument() converts it

    ReadResult<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const final
    {
        KEYSEED_TRY(findColumns(wanted, columnsOfText(), "column", 0));
        return std::make_unique<TextRecord>(part, m_kind, wanted.size(), options);
    }

    ReadResult<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const final
    {
        shown.columns = columnsOfText();
        shown.encoding = part.encoding.value_or("");
        KEYSEED_ASSIGN(const auto whole, wholeDocument(part, m_kind, {.hasDigest = false}));
        shown.leftOut.add(LeftOutReason::UnreadableKind, whole.isLeftOut ? 1 : 0);
        if (maximumRows > 0 && !whole.isLeftOut)
            shown.rows.push_back(shortened({whole.text}, 1));
        shown.leftOut.add(LeftOutReason::ScannedPage, whole.pagesWithoutText);
        return {};
    }

private:
    std::optional<LetterKind> m_kind;
};

/// Files of text, with or without markup, and of letters.
class Folder final : public DocumentFiles
{
public:
    Folder()
        : DocumentFiles(std::nullopt)
    {}

    std::string_view name() const override { return "folder"; }
    std::string_view title() const override
    { //: a kind of records: a file of plain text for each
        return QT_TRANSLATE_NOOP("FormatText", "text files");
    }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 11> all = {
            ".txt", ".text", ".md", ".rtf", ".html", ".htm", ".docx", ".docm", ".odt", ".pdf", ".eml"};
        return all;
    }

    Confidence recognise(const Part &part, const FileHeader &beginning) const override
    {
        const Markup markup = markupOf(beginning.bytes);
        const bool isLetter = letterKindOfBytes(beginning.bytes).has_value();
        if (markup == Markup::Rtf || isLetter)
            return Confidence::Magic;
        // A single text file may hold columns, like CSV.
        const std::string ending = endingOf(part);
        const bool isMarkedUp = ending == ".rtf" || ending == ".html" || ending == ".htm"
                                || letterKindOfEnding(ending).has_value();
        if (isMarkedUp || (part.isOneOfMany && isNamedLike(part)))
            return Confidence::Ending;
        if (markup == Markup::Html)
            return Confidence::Beginning;
        return part.isOneOfMany && ending.empty() ? Confidence::Possible : Confidence::None;
    }
};

/// Letters of one kind.
class Letters final : public DocumentFiles
{
public:
    Letters(std::string_view name,
            std::string_view title,
            std::span<const std::string_view> endings,
            LetterKind kind)
        : DocumentFiles(kind)
        , m_name(name)
        , m_title(title)
        , m_endings(endings)
        , m_kind(kind)
    {}

    std::string_view name() const override { return m_name; }
    std::string_view title() const override { return m_title; }
    std::span<const std::string_view> endings() const override { return m_endings; }

    Confidence recognise(const Part &part, const FileHeader &beginning) const override
    {
        if (letterKindOfBytes(beginning.bytes) == m_kind)
            return Confidence::Magic;
        return isNamedLike(part) ? Confidence::Ending : Confidence::None;
    }

private:
    std::string_view m_name;
    std::string_view m_title;
    std::span<const std::string_view> m_endings;
    LetterKind m_kind;
};

} // namespace

const Format &folder()
{
    static const Folder format;
    return format;
}

const Format &docx()
{
    static constexpr std::array<std::string_view, 2> endings = {".docx", ".docm"};
    static const Letters format("docx", "Word", endings, LetterKind::Docx);
    return format;
}

const Format &odt()
{
    static constexpr std::array<std::string_view, 1> endings = {".odt"};
    static const Letters format("odt", "OpenDocument Text", endings, LetterKind::Odt);
    return format;
}

const Format &pdf()
{
    static constexpr std::array<std::string_view, 1> endings = {".pdf"};
    static const Letters format("pdf", "PDF", endings, LetterKind::Pdf);
    return format;
}

const Format &eml()
{
    static constexpr std::array<std::string_view, 1> endings = {".eml"};
    //: a kind of records: a mail for each
    static const Letters format("eml", QT_TRANSLATE_NOOP("FormatText", "mails"), endings, LetterKind::Mail);
    return format;
}

} // namespace core::records::format
