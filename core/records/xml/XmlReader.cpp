#include "core/records/xml/XmlReader.h"

#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/records/Columns.h"
#include "core/records/xml/XmlInput.h"

#include <algorithm>
#include <array>
#include <expat.h>
#include <new>
#include <utility>
#include <vector>

namespace core::records {

namespace {

constexpr std::string_view xmlSpace = " \t\n\r";

/// Returns the name of an element without the prefix of its name space, in lower case.
std::string localName(std::string_view name)
{
    return lowered(name.substr(name.find(':') + 1)); // without a prefix, all of it
}

/// Returns whether the text around an element stands on other lines than the text in it.
bool isXmlBlock(std::string_view name)
{
    constexpr std::array<std::string_view, 32> blocks = {
        "p",   "br",    "div",  "paragraph", "para",    "line",      "item",  "li",    "list", "ul", "ol",
        "dl",  "dt",    "dd",   "table",     "caption", "thead",     "tbody", "tfoot", "tr",   "td", "th",
        "row", "title", "head", "hr",        "section", "component", "pre",   "h1",    "h2",   "h3"};
    return std::ranges::find(blocks, localName(name)) != blocks.end();
}

/// Returns whether an element holds text in known kinds of documents, even where all of it is in elements
/// inside of it.
bool isXmlText(std::string_view name)
{
    const std::string local = localName(name);
    return local == "text" || local == "structuredbody"; // the second of CDA
}

} // namespace

/// One document on its way through the parser.
class XmlDocument final
{
public:
    XmlDocument(XmlColumns &columns, const char *encoding, XmlRecordRule rule, std::size_t maximumBytes)
        : m_columns(columns)
        , m_maximumBytes(maximumBytes)
        , m_record(std::move(rule.element))
        , m_isChosen(rule.isChosen)
        , m_parser(XML_ParserCreate(encoding), &XML_ParserFree)
    {
        if (m_parser == nullptr)
            throw std::bad_alloc();
        if (m_record.starts_with('/'))
            m_record.erase(0, 1);
        XML_SetUserData(m_parser.get(), this);
        XML_SetElementHandler(
            m_parser.get(),
            [](void *self, const XML_Char *name, const XML_Char **attributes) {
                of(self).begin(name, attributes);
            },
            [](void *self, const XML_Char *name) { of(self).end(name); });
        XML_SetCharacterDataHandler(m_parser.get(), [](void *self, const XML_Char *text, int length) {
            of(self).add({text, static_cast<std::size_t>(length)});
        });
        XML_SetEntityDeclHandler(m_parser.get(),
                                 [](void *self,
                                    const XML_Char *,
                                    int,
                                    const XML_Char *,
                                    int,
                                    const XML_Char *,
                                    const XML_Char *,
                                    const XML_Char *,
                                    const XML_Char *) {
                                     of(self).refuse(
                                         "declares entities of its own, which are not read; write "
                                         "their text out where they are used");
                                 });
        XML_SetSkippedEntityHandler(m_parser.get(), [](void *self, const XML_Char *, int) {
            of(self).refuse("uses an entity that it does not declare; write its text out");
        });
    }
    XmlDocument(const XmlDocument &) = delete;
    XmlDocument &operator=(const XmlDocument &) = delete;

    /// Parses the next bytes, or, where the end of a record stopped the parser, goes on with the last ones.
    /// Errors: InvalidRecords.
    ReadResult<void> parse(std::string_view bytes, bool isLast)
    {
        m_given += static_cast<std::int64_t>(bytes.size());
        return parsed(
            XML_Parse(m_parser.get(), bytes.data(), static_cast<int>(bytes.size()), isLast ? 1 : 0));
    }
    ReadResult<void> goOn() { return parsed(XML_ResumeParser(m_parser.get())); }

    /// Returns whether a record ended where the parser stopped.
    bool isAtRecord() const { return m_isAtRecord; }
    /// Returns whether the document is one record.
    bool isOneRecord() const { return m_record.empty(); }

private:
    /// Bytes of a tag that are read in any case.
    static constexpr std::size_t leastTagBytes = std::size_t{1} << 20;
    static constexpr std::size_t mostLevels = 256;
    static constexpr std::size_t mostPathBytes = 4096;

    /// An open element.
    struct Level
    {
        std::size_t pathLength = 0; ///< bytes of m_path that are its own
        std::size_t column = XmlColumns::none;
        bool hasText = false;    ///< of its own
        bool hasElement = false; ///< in it
        bool isEmpty = true;     ///< neither attributes nor elements are in it
        bool isBegun = false;    ///< the value of its column
        bool needsBreak = false; ///< before the next text of its column
    };

    static XmlDocument &of(void *self) { return *static_cast<XmlDocument *>(self); }

    ReadResult<void> parsed(XML_Status status)
    {
        m_isAtRecord = status == XML_STATUS_SUSPENDED;
        if (m_error)
            return fail(std::move(*m_error));
        if (status == XML_STATUS_ERROR)
            return fail(errorOf(XML_GetErrorCode(m_parser.get())));
        // Expat holds a tag or a comment until it has all of it.
        const auto held = m_given - std::max<std::int64_t>(XML_GetCurrentByteIndex(m_parser.get()), 0);
        if (!m_isAtRecord && held > static_cast<std::int64_t>(std::max(m_maximumBytes, leastTagBytes)))
            return fail(tooLong());
        return {};
    }

    std::int64_t line() const { return static_cast<std::int64_t>(XML_GetCurrentLineNumber(m_parser.get())); }

    bool isInRecord() const { return m_record.empty() || m_recordLevel > 0; }

    void begin(std::string_view name, const XML_Char **attributes)
    {
        if (m_error)
            return;
        if (m_levels.empty()) {
            beginDocument(name);
        } else {
            Level &around = m_levels.back();
            if (isXmlBlock(name) || (around.hasElement && !around.hasText))
                breakLines();
            around.hasElement = true;
            around.isEmpty = false;
            m_path += m_levels.size() > 1 ? "/" : "";
            m_path += name;
        }
        if (m_levels.size() == mostLevels || m_path.size() > mostPathBytes) {
            refuse("has more than 256 elements inside of each other, or longer names than records have");
            return;
        }
        m_levels.push_back({.pathLength = m_path.size(), .isEmpty = *attributes == nullptr});
        if (!isInRecord())
            beginRecord();
        if (!isInRecord())
            return;
        if (!m_columns.takesAll() || isXmlText(name))
            m_levels.back().column = columnOfText();
        for (; *attributes != nullptr; attributes += 2) {
            m_path += '@';
            m_path += attributes[0];
            addTo(columnAt(m_path), attributes[1]);
            m_path.resize(m_levels.back().pathLength);
        }
    }

    void beginDocument(std::string_view name)
    {
        m_root = "/" + std::string(name);
        const bool isCda = localName(name) == "clinicaldocument";
        if (m_record == name || (isCda && !m_isChosen))
            m_record.clear();
    }

    /// Begins a record if the element that was opened last holds one.
    void beginRecord()
    {
        if (m_levels.size() < 2 || (m_path != m_record && m_root.substr(1) + "/" + m_path != m_record))
            return;
        m_recordLevel = m_levels.size();
        m_recordLength = m_path.size();
        m_columns.clear();
    }

    /// Returns the column of a path below the root, or inside of the element of the record.
    std::size_t columnAt(const std::string &path)
    {
        std::size_t column = m_columns.indexOf(path);
        if (column != XmlColumns::none || m_record.empty() || m_columns.takesAll())
            return column;
        std::string inside = path.substr(m_recordLength);
        inside.erase(0, inside.starts_with('/') ? 1 : 0);
        if (!inside.empty())
            column = m_columns.indexOf(inside);
        return column != XmlColumns::none ? column : m_columns.indexOf(m_root.substr(1) + "/" + path);
    }

    std::size_t columnOfText() { return columnAt(m_levels.size() > 1 ? m_path : m_root); }

    void addTo(std::size_t column, std::string_view value)
    {
        if (column == XmlColumns::none)
            return;
        m_columns.begin(column, line());
        m_columns.add(column, value);
        limit();
    }

    void add(std::string_view text)
    {
        if (m_error || m_levels.empty() || !isInRecord())
            return;
        // White space between elements is no text.
        const std::size_t first = text.find_first_not_of(xmlSpace);
        const bool isBlank = first == std::string_view::npos;
        if (Level &own = m_levels.back(); !isBlank && !std::exchange(own.hasText, true))
            if (own.column == XmlColumns::none && m_columns.takesAll())
                own.column = columnOfText();
        for (Level &level : m_levels)
            if (level.column != XmlColumns::none && (level.isBegun || !isBlank))
                collect(level, text, isBlank ? text.size() : first);
        limit();
    }

    /// Adds text to the column of an open element. `first`: the place of the first character that is no white
    /// space.
    void collect(Level &level, std::string_view text, std::size_t first)
    {
        if (!level.isBegun || level.needsBreak) {
            text.remove_prefix(first);
            if (text.empty())
                return;
        }
        if (!std::exchange(level.isBegun, true))
            m_columns.begin(level.column, line());
        else if (level.needsBreak)
            m_columns.endLine(level.column);
        level.needsBreak = false;
        m_columns.add(level.column, text);
    }

    void breakLines()
    {
        for (Level &level : m_levels)
            level.needsBreak = level.isBegun;
    }

    void end(std::string_view name)
    {
        if (m_error || m_levels.empty())
            return;
        Level &level = m_levels.back();
        if (isInRecord())
            endValue(level);
        if (isXmlBlock(name))
            breakLines();
        const bool endsRecord = m_recordLevel == m_levels.size() && m_recordLevel > 0;
        m_levels.pop_back();
        m_path.resize(m_levels.empty() ? 0 : m_levels.back().pathLength);
        if (!endsRecord)
            return;
        m_recordLevel = 0;
        XML_StopParser(m_parser.get(), XML_TRUE);
    }

    void endValue(Level &level)
    {
        if (level.isEmpty && !level.isBegun) {
            if (level.column == XmlColumns::none)
                level.column = columnOfText();
            if (level.column != XmlColumns::none)
                m_columns.begin(level.column, line());
        }
        if (level.column != XmlColumns::none && (level.isBegun || level.isEmpty))
            m_columns.end(level.column);
    }

    void limit()
    {
        if (m_columns.bytes() > m_maximumBytes && !m_error)
            stop(tooLong());
    }

    void refuse(const std::string &what)
    {
        if (!m_error)
            stop({.place = {.line = line()}, .what = "the document " + what});
    }

    void stop(ReadError found)
    {
        m_error = std::move(found);
        XML_StopParser(m_parser.get(), XML_FALSE);
    }

    ReadError tooLong() const
    {
        return {
            .place = {.line = line()},
            .what = "the document is longer than " + inMebibytes(m_maximumBytes)
                    + ", the most a record may have; split it",
            .facts = {.kind = ProblemKind::TooLong, .expected = static_cast<std::int64_t>(m_maximumBytes)}};
    }

    ReadError errorOf(XML_Error error) const
    {
        const auto column = XML_GetCurrentColumnNumber(m_parser.get()) + 1;
        return {.place = {.line = line()},
                .what = "not well-formed XML at column " + std::to_string(column) + ": " + reasonOf(error)};
    }

    static std::string reasonOf(XML_Error error)
    {
        switch (error) {
        case XML_ERROR_NO_ELEMENTS:
        case XML_ERROR_UNCLOSED_TOKEN:
        case XML_ERROR_UNCLOSED_CDATA_SECTION:
        case XML_ERROR_PARTIAL_CHAR:
            return "the file ends before the document does; export it again";
        case XML_ERROR_TAG_MISMATCH:
            return "an end tag is not that of the element that is open";
        case XML_ERROR_DUPLICATE_ATTRIBUTE:
            return "an attribute stands twice";
        case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
            return "something follows the document; one document a file is expected";
        case XML_ERROR_UNKNOWN_ENCODING:
        case XML_ERROR_INCORRECT_ENCODING:
            return "it is not in the encoding that it declares, or in one that cannot be read; set "
                   "records.encoding, or convert the file to UTF-8";
        case XML_ERROR_UNDEFINED_ENTITY:
            return "an entity is used that is not declared; write its text out";
        default:
            return "a character cannot stand there; write & and < in texts as &amp; and &lt;, and if the "
                   "file is "
                   "not in the encoding that it declares, set records.encoding";
        }
    }

    XmlColumns &m_columns;
    std::size_t m_maximumBytes;
    std::string m_record; ///< path of the element of a record; empty: the document
    bool m_isChosen;
    std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> m_parser;
    std::int64_t m_given = 0; ///< bytes
    std::vector<Level> m_levels;
    std::string m_path;             ///< path of the innermost open element
    std::string m_root;             ///< the column of the root's text
    std::size_t m_recordLevel = 0;  ///< number of open elements up to the one of the record; 0: none is open
    std::size_t m_recordLength = 0; ///< bytes of its path
    bool m_isAtRecord = false;
    std::optional<ReadError> m_error;
};

class XmlReader::Parsing
{
public:
    Parsing(ByteStream bytes,
            XmlInput input,
            const XmlRecordRule &rule,
            const ReadOptions &options,
            XmlColumns &columns)
        : m_bytes(std::move(bytes))
        , m_input(std::move(input))
        , m_document(columns, m_input.parserEncoding(), rule, options.maximumRecordBytes)
        , m_mostBytes(rule.mostBytes)
        , m_chunk(options.chunkBytes, '\0')
    {}

    ReadResult<bool> next()
    {
        while (!m_isAtEnd) {
            if (m_document.isAtRecord())
                KEYSEED_TRY(ended(m_document.goOn()));
            else
                KEYSEED_TRY(ended(takeChunk()));
            if (m_document.isAtRecord())
                return true;
            m_isAtEnd = m_isLast;
            if (m_isLast && m_document.isOneRecord())
                return true;
        }
        return false;
    }

    double fractionRead() const { return m_bytes.fractionRead(); }
    const Digest &digest() const { return m_bytes.digest(); }
    bool isAtEnd() const { return m_isAtEnd && !m_hasFailed; }

private:
    ReadResult<void> takeChunk()
    {
        KEYSEED_ASSIGN(const auto count, m_bytes.read(m_chunk));
        m_read += count;
        m_isLast = count == 0;
        KEYSEED_TRY(m_document.parse(m_input.take({m_chunk.data(), count}, m_isLast), m_isLast));
        if (auto problem = m_input.problem())
            return fail(std::move(*problem));
        const bool isEnough = m_mostBytes > 0 && m_read >= m_mostBytes && m_document.isOneRecord();
        m_isLast = m_isLast || isEnough;
        return {};
    }

    ReadResult<void> ended(ReadResult<void> step)
    {
        m_hasFailed = !step;
        m_isAtEnd = !step;
        return step;
    }

    ByteStream m_bytes;
    XmlInput m_input;
    XmlDocument m_document;
    std::size_t m_mostBytes;
    std::string m_chunk;
    std::size_t m_read = 0;
    bool m_isLast = false; ///< the last bytes were taken
    bool m_isAtEnd = false;
    bool m_hasFailed = false;
};

XmlReader::XmlReader(std::unique_ptr<Parsing> parsing)
    : m_parsing(std::move(parsing))
{}

XmlReader::~XmlReader() = default;

ReadResult<std::unique_ptr<XmlReader>> XmlReader::open(ByteStream bytes,
                                                       const std::optional<std::string> &encoding,
                                                       XmlRecordRule rule,
                                                       const ReadOptions &options,
                                                       XmlColumns &columns)
{
    constexpr std::size_t looked = 1024;
    KEYSEED_ASSIGN(const auto head, bytes.head(looked));
    KEYSEED_ASSIGN(auto input, XmlInput::of(head, encoding));
    return std::unique_ptr<XmlReader>(new XmlReader(
        std::make_unique<Parsing>(std::move(bytes), std::move(input), std::move(rule), options, columns)));
}

ReadResult<bool> XmlReader::next()
{
    return m_parsing->next();
}

double XmlReader::fractionRead() const
{
    return m_parsing->fractionRead();
}

const Digest &XmlReader::digest() const
{
    return m_parsing->digest();
}

bool XmlReader::isAtEnd() const
{
    return m_parsing->isAtEnd();
}

ReadResult<void>
readXml(std::string_view bytes, const std::optional<std::string> &encoding, XmlColumns &columns)
{
    KEYSEED_ASSIGN(auto input, XmlInput::of(bytes, encoding));
    XmlDocument document(columns, input.parserEncoding(), {}, mostRecordBytes);
    KEYSEED_TRY(document.parse(input.take(bytes, true), true));
    if (auto problem = input.problem())
        return fail(std::move(*problem));
    return {};
}

} // namespace core::records
