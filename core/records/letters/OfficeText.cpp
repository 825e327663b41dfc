#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/bytes/MemoryFile.h"
#include "core/records/bytes/Unpacking.h"
#include "core/records/documents/PlainLines.h"
#include "core/records/letters/Letter.h"
#include "core/records/xlsx/XmlStream.h"
#include "core/records/zip/ZipDirectory.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace core::records {

namespace {

using namespace std::string_view_literals;
using xlsx::XmlAttributes;
using xlsx::XmlHandler;
using xlsx::XmlStream;

/// Takes the text of a part of a document; stops where it is longer than it may be.
class LetterHandler : public XmlHandler
{
public:
    explicit LetterHandler(std::size_t mostBytes)
        : m_left(mostBytes)
    {}

    bool isTooLong() const { return m_isTooLong; }
    virtual std::string take() { return m_lines.take(); }

protected:
    PlainLines &lines() { return m_lines; }
    /// Returns whether this much more text may be added.
    bool takes(std::size_t bytes)
    {
        m_isTooLong = m_isTooLong || bytes > m_left;
        m_left -= m_isTooLong ? 0 : bytes;
        return !m_isTooLong;
    }

private:
    PlainLines m_lines;
    std::size_t m_left;
    bool m_isTooLong = false;
};

/// Places the cells of tables: a line for each row, a tab between cells, a line for each further paragraph
/// of a cell.
class TableLines final
{
public:
    explicit TableLines(PlainLines &lines)
        : m_lines(&lines)
    {}

    void beginRow()
    {
        m_lines->beginBlock();
        m_rows.push_back({});
    }
    void beginCell()
    {
        if (m_rows.empty())
            return;
        if (m_rows.back().cells++ > 0)
            m_lines->beginCell();
        m_rows.back().paragraphs = 0;
    }
    void endRow()
    {
        if (m_rows.empty())
            return;
        m_rows.pop_back();
        m_lines->beginBlock();
    }
    void beginParagraph()
    {
        if (!m_rows.empty() && m_rows.back().cells > 0 && m_rows.back().paragraphs++ > 0)
            m_lines->breakLine();
    }
    void endParagraph()
    {
        if (m_rows.empty())
            m_lines->breakLine();
    }

private:
    struct OpenRow
    {
        int cells = 0;
        int paragraphs = 0; ///< of the cell
    };
    PlainLines *m_lines;
    std::vector<OpenRow> m_rows;
};

/// Reads a part of a Word document.
class DocxHandler final : public LetterHandler
{
public:
    explicit DocxHandler(std::size_t mostBytes)
        : LetterHandler(mostBytes)
        , m_table(lines())
    {}

    void begin(std::string_view element, const XmlAttributes &attributes) override
    {
        if (m_skipped > 0) {
            ++m_skipped;
            return;
        }
        const bool isMark = m_properties > 0; // an insertion or a deletion of a mark, not of text
        if (isMark && (element == "del" || element == "moveFrom"))
            m_isMarkDeleted = m_isMarkDeleted || m_ofParagraph > 0;
        else if (isSkipped(element))
            m_skipped = 1;
        else if (element == "pPr")
            ++m_ofParagraph;
        else if (element == "rPr" || element == "trPr")
            ++m_properties;
        else if (element == "vanish" && m_ofParagraph == 0)
            m_isHidden = attributes["val"] != "0" && attributes["val"] != "false";
        else if (element == "r")
            m_isHidden = false;
        else if (element == "p")
            beginParagraph();
        else if (element == "tr")
            m_table.beginRow();
        else if (element == "tc")
            m_table.beginCell();
        else if (m_ofParagraph == 0 && m_properties == 0)
            addSign(element);
    }

    bool end(std::string_view element) override
    {
        if (m_skipped > 0) {
            --m_skipped;
            return isTooLong();
        }
        if (element == "pPr")
            --m_ofParagraph;
        else if (element == "rPr" || element == "trPr")
            --m_properties;
        else if (element == "t")
            m_isText = false;
        else if (element == "p" && !std::exchange(m_isMarkDeleted, false))
            m_table.endParagraph();
        else if (element == "tr")
            m_table.endRow();
        return isTooLong();
    }

    void text(std::string_view piece) override
    {
        if (m_isText && !m_isHidden && m_skipped == 0 && takes(piece.size()))
            lines().addAsIs(piece);
    }

private:
    static bool isSkipped(std::string_view element)
    {
        // A fallback repeats the choice beside it.
        constexpr std::array all{"del"sv, "moveFrom"sv, "Fallback"sv, "instrText"sv, "delText"sv, "rt"sv};
        return std::ranges::find(all, element) != all.end();
    }

    void beginParagraph()
    {
        m_isMarkDeleted = false;
        m_table.beginParagraph();
    }

    void addSign(std::string_view element)
    {
        if (element == "t")
            m_isText = true;
        if (m_isHidden)
            return;
        if (element == "tab" || element == "ptab")
            lines().addAsIs("\t");
        else if (element == "br" || element == "cr")
            lines().breakLine();
        else if (element == "noBreakHyphen")
            lines().addAsIs("-");
    }

    TableLines m_table;
    int m_skipped = 0;     ///< depth within an element that is left out
    int m_ofParagraph = 0; ///< depth of properties of paragraphs
    int m_properties = 0;  ///< depth of properties of runs and rows
    bool m_isText = false;
    bool m_isHidden = false;
    bool m_isMarkDeleted = false; ///< the paragraph is joined with the next
};

/// Reads the content or the styles of a text document.
class OdtHandler final : public LetterHandler
{
public:
    /// `within`: elements of which one must be around a text; none: the body of the document.
    OdtHandler(std::size_t mostBytes, std::vector<std::string_view> within)
        : LetterHandler(mostBytes)
        , m_within(std::move(within))
        , m_table(lines())
        , m_noteTable(m_notes)
    {}

    void begin(std::string_view element, const XmlAttributes &attributes) override
    {
        if (m_skipped > 0 || isSkipped(element, attributes)) {
            ++m_skipped;
            return;
        }
        if (std::ranges::find(m_within, element) != m_within.end())
            ++m_inside;
        else if (element == "note-body")
            ++m_inNote;
        else if (element == "p" || element == "h") {
            if (m_paragraphs++ > 0 && m_inNote == 0)
                target().beginBlock(); // a frame within a paragraph
            table().beginParagraph();
        } else if (element == "table-row")
            table().beginRow();
        else if (element == "table-cell")
            table().beginCell();
        else if (m_paragraphs > 0 && m_inside > 0)
            addSign(element, attributes);
    }

    bool end(std::string_view element) override
    {
        if (m_skipped > 0) {
            --m_skipped;
            return isTooLong();
        }
        if (std::ranges::find(m_within, element) != m_within.end())
            --m_inside;
        else if (element == "note-body")
            --m_inNote;
        else if (element == "p" || element == "h") {
            --m_paragraphs;
            table().endParagraph();
        } else if (element == "table-row")
            table().endRow();
        return isTooLong();
    }

    void text(std::string_view piece) override
    {
        if (m_paragraphs > 0 && m_inside > 0 && m_skipped == 0 && takes(piece.size()))
            target().addFolded(piece);
    }

    std::string take() override
    {
        std::string text = lines().take();
        const std::string notes = m_notes.take();
        if (!notes.empty())
            text += (text.empty() ? "" : "\n") + notes;
        return text;
    }

private:
    static bool isSkipped(std::string_view element, const XmlAttributes &attributes)
    {
        constexpr std::array all{"tracked-changes"sv,
                                 "annotation"sv,
                                 "note-citation"sv,
                                 "forms"sv,
                                 "ruby-text"sv,
                                 "script"sv,
                                 "title"sv,
                                 "desc"sv};
        if (std::ranges::find(all, element) != all.end())
            return true;
        const bool mayBeHidden = element == "hidden-text" || element == "hidden-paragraph"
                                 || (element == "section" && attributes["display"] == "none");
        return mayBeHidden && (attributes["is-hidden"] == "true" || attributes["display"] == "none");
    }

    PlainLines &target() { return m_inNote > 0 ? m_notes : lines(); }
    TableLines &table() { return m_inNote > 0 ? m_noteTable : m_table; }

    void addSign(std::string_view element, const XmlAttributes &attributes)
    {
        constexpr std::size_t mostSpaces = 1000;
        if (element == "s") {
            const std::string_view count = attributes["c"];
            std::size_t spaces = 1;
            std::from_chars(count.data(), count.data() + count.size(), spaces);
            spaces = std::min(spaces, mostSpaces);
            if (takes(spaces))
                target().addAsIs(std::string(spaces, ' '));
        } else if (element == "tab")
            target().addAsIs("\t");
        else if (element == "line-break")
            target().breakLine();
    }

    std::vector<std::string_view> m_within;
    TableLines m_table;
    PlainLines m_notes;
    TableLines m_noteTable;
    int m_skipped = 0;
    int m_inside = 0;
    int m_inNote = 0;
    int m_paragraphs = 0;
};

/// The parts of a document that is a zip archive, in memory.
class LetterParts final
{
public:
    static ReadResult<LetterParts> of(std::string_view bytes)
    {
        constexpr std::string_view oldOffice = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";
        if (bytes.starts_with(oldOffice))
            return fail(unreadableLetter("it is encrypted, or one of an old Word"));
        if (!bytes.starts_with("PK\x03\x04"))
            return fail(unreadableLetter("it is of another kind, or damaged"));
        KEYSEED_ASSIGN(auto memory, MemoryFile::holding(bytes));
        KEYSEED_ASSIGN(const auto file, FileBytes::open(memory->path(), false));
        auto archive = ZipDirectory::read(file);
        if (!archive)
            return fail(unreadableLetter("it is damaged"));
        return LetterParts(std::move(memory), std::move(*archive));
    }

    const std::vector<ZipEntry> &entries() const { return m_archive->entries(); }
    bool has(std::string_view name) const { return m_archive->find(name) != nullptr; }

    /// Reads a part. Errors: InvalidRecords (damaged, too long).
    ReadResult<void> read(const std::string &name, LetterHandler &handler) const
    {
        const ZipEntry *const entry = m_archive->find(name);
        if (!entry)
            return fail(unreadableLetter("a part of it is missing"));
        KEYSEED_ASSIGN(auto file, FileBytes::open(m_memory->path(), false));
        auto bytes = Unpacking::open(std::move(file), *entry, Packing::None);
        if (!bytes)
            return fail(unreadableLetter("it is damaged"));
        const auto done = XmlStream(std::move(*bytes), handler).readOn();
        if (handler.isTooLong())
            return fail(unreadableLetter("its text is longer than a record may be"));
        if (!done)
            return fail(
                unreadableLetter("a part of it is damaged, too large, or contains what no letter does"));
        return {};
    }

private:
    LetterParts(std::shared_ptr<const MemoryFile> memory, std::shared_ptr<const ZipDirectory> archive)
        : m_memory(std::move(memory))
        , m_archive(std::move(archive))
    {}

    std::shared_ptr<const MemoryFile> m_memory;
    std::shared_ptr<const ZipDirectory> m_archive;
};

/// Joins the texts of parts; a header that is there several times counts once.
class Pieces final
{
public:
    void add(std::string text)
    {
        if (text.empty() || std::ranges::find(m_all, text) != m_all.end())
            return;
        m_all.push_back(std::move(text));
    }
    std::string joined() const
    {
        std::string text;
        for (const std::string &each : m_all)
            text += (text.empty() ? "" : "\n") + each;
        return text;
    }

private:
    std::vector<std::string> m_all;
};

ReadResult<LetterText> withinLimit(const Pieces &pieces, std::size_t mostBytes)
{
    LetterText letter{.text = pieces.joined()};
    if (letter.text.size() > mostBytes)
        return fail(unreadableLetter("its text is longer than a record may be"));
    return letter;
}

/// Looks for what says that a document is encrypted.
class ManifestOfLetter final : public LetterHandler
{
public:
    using LetterHandler::LetterHandler;
    void begin(std::string_view element, const XmlAttributes & /*attributes*/) override
    {
        isEncrypted = isEncrypted || element == "encryption-data";
    }
    bool end(std::string_view /*element*/) override { return false; }
    void text(std::string_view /*piece*/) override {}

    bool isEncrypted = false;
};

} // namespace

ReadResult<LetterText> textOfDocx(std::string_view bytes, std::size_t mostBytes)
{
    KEYSEED_ASSIGN(const auto parts, LetterParts::of(bytes));
    std::string main;
    for (const ZipEntry &entry : parts.entries())
        if (entry.name.starts_with("word/document") && entry.name.ends_with(".xml"))
            main = entry.name;
    if (parts.has("word/document.xml"))
        main = "word/document.xml";
    Pieces pieces;
    constexpr std::size_t mostPartsOfLetter = 100;
    std::size_t read = 0;
    const auto addAll = [&](std::string_view kind) -> ReadResult<void> {
        for (const ZipEntry &entry : parts.entries()) {
            if (!entry.name.starts_with(kind) || !entry.name.ends_with(".xml"))
                continue;
            if (++read > mostPartsOfLetter)
                return fail(unreadableLetter("it has more headers and footers than a letter"));
            DocxHandler handler(mostBytes);
            KEYSEED_TRY(parts.read(entry.name, handler));
            pieces.add(handler.take());
        }
        return {};
    };
    KEYSEED_TRY(addAll("word/header"));
    DocxHandler body(mostBytes);
    KEYSEED_TRY(parts.read(main, body));
    pieces.add(body.take());
    for (const std::string_view kind : {"word/footnotes"sv, "word/endnotes"sv, "word/footer"sv})
        KEYSEED_TRY(addAll(kind));
    return withinLimit(pieces, mostBytes);
}

ReadResult<LetterText> textOfOdt(std::string_view bytes, std::size_t mostBytes)
{
    KEYSEED_ASSIGN(const auto parts, LetterParts::of(bytes));
    if (parts.has("META-INF/manifest.xml")) {
        ManifestOfLetter manifest(mostBytes);
        KEYSEED_TRY(parts.read("META-INF/manifest.xml", manifest));
        if (manifest.isEncrypted)
            return fail(unreadableLetter("it is encrypted"));
    }
    Pieces pieces;
    const auto addMargins = [&](std::vector<std::string_view> elements) -> ReadResult<void> {
        if (!parts.has("styles.xml"))
            return {};
        OdtHandler handler(mostBytes, std::move(elements));
        KEYSEED_TRY(parts.read("styles.xml", handler));
        pieces.add(handler.take());
        return {};
    };
    KEYSEED_TRY(addMargins({"header", "header-left", "header-first"}));
    OdtHandler body(mostBytes, {"body"});
    KEYSEED_TRY(parts.read("content.xml", body));
    pieces.add(body.take());
    KEYSEED_TRY(addMargins({"footer", "footer-left", "footer-first"}));
    return withinLimit(pieces, mostBytes);
}

} // namespace core::records
