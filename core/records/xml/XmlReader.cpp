#include "core/records/xml/XmlReader.h"

#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/records/Columns.h"
#include "core/records/text/Decoder.h"

#include <array>
#include <expat.h>
#include <limits>
#include <memory>
#include <unicode/ucnv.h>
#include <utility>
#include <vector>

namespace core::records {

XmlColumns::XmlColumns(std::size_t mostCellBytes)
    : m_takesAll(true)
    , m_mostCellBytes(mostCellBytes)
{}

XmlColumns::XmlColumns(std::vector<std::string> wanted)
    : m_takesAll(false)
    , m_mostCellBytes(std::numeric_limits<std::size_t>::max())
{
    for (const std::string &name : wanted)
        if (!m_indices.contains(name))
            make(name);
}

std::size_t XmlColumns::indexOf(const std::string &name)
{
    const auto known = m_indices.find(name);
    if (known != m_indices.end())
        return known->second;
    return m_takesAll && m_names.size() < maximumColumns ? make(name) : none;
}

std::size_t XmlColumns::make(const std::string &name)
{
    m_names.push_back(name);
    m_cells.emplace_back();
    m_lines.push_back(0);
    m_begins.push_back(0);
    m_isFull.push_back(false);
    return m_indices.emplace(name, m_names.size() - 1).first->second;
}

void XmlColumns::begin(std::size_t column, std::int64_t line)
{
    if (m_lines[column] == 0)
        m_lines[column] = line;
    else
        add(column, "\n");
    m_begins[column] = m_cells[column].size();
}

void XmlColumns::add(std::size_t column, std::string_view text)
{
    if (m_isFull[column])
        return;
    std::string &cell = m_cells[column];
    const std::string_view kept = cutUtf8(text, m_mostCellBytes - cell.size());
    m_isFull[column] = kept.size() < text.size();
    cell += kept;
    m_bytes += kept.size();
}

void XmlColumns::end(std::size_t column)
{
    std::string &cell = m_cells[column];
    const std::size_t last = cell.find_last_not_of(" \t\n\r");
    const std::size_t size = std::max(last == std::string::npos ? 0 : last + 1, m_begins[column]);
    m_bytes -= cell.size() - size;
    cell.resize(size);
}

namespace {

/// Tells expat what the bytes of an encoding with one byte a character are; 0 when it is none.
int describeEncoding(void *, const XML_Char *name, XML_Encoding *encoding)
{
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UConverter, decltype(&ucnv_close)> converter(ucnv_open(name, &status), &ucnv_close);
    if (converter == nullptr || ucnv_getMaxCharSize(converter.get()) != 1)
        return XML_STATUS_ERROR;
    for (int byte = 0; byte < 256; ++byte) {
        const char c = static_cast<char>(byte);
        std::array<UChar, 4> units{};
        status = U_ZERO_ERROR;
        const auto count = ucnv_toUChars(
            converter.get(), units.data(), static_cast<std::int32_t>(units.size()), &c, 1, &status);
        const bool isOne = U_SUCCESS(status) && count == 1 && units[0] != 0xFFFD;
        encoding->map[byte] = isOne ? units[0] : -1;
    }
    encoding->data = nullptr;
    encoding->convert = nullptr;
    encoding->release = nullptr;
    return XML_STATUS_OK;
}

class Document final
{
public:
    Document(XmlColumns &columns, const std::optional<std::string> &encoding, std::size_t maximumBytes)
        : m_columns(columns)
        , m_maximumBytes(maximumBytes)
        , m_parser(XML_ParserCreate(encoding ? encoding->c_str() : nullptr), &XML_ParserFree)
    {
        if (m_parser == nullptr)
            throw std::bad_alloc();
        XML_SetUserData(m_parser.get(), this);
        XML_SetElementHandler(
            m_parser.get(),
            [](void *self, const XML_Char *name, const XML_Char **attributes) {
                of(self).begin(name, attributes);
            },
            [](void *self, const XML_Char *) { of(self).end(); });
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
        XML_SetUnknownEncodingHandler(m_parser.get(), describeEncoding, nullptr);
    }
    Document(const Document &) = delete;
    Document &operator=(const Document &) = delete;

    /// Errors: InvalidRecords.
    ReadResult<void> parse(std::string_view bytes, bool isLast)
    {
        m_given += static_cast<std::int64_t>(bytes.size());
        const XML_Status status =
            XML_Parse(m_parser.get(), bytes.data(), static_cast<int>(bytes.size()), isLast ? 1 : 0);
        if (m_error)
            return fail(std::move(*m_error));
        if (status != XML_STATUS_OK)
            return fail(errorOf(XML_GetErrorCode(m_parser.get())));
        // Expat holds a tag or a comment until it has all of it.
        const auto held = m_given - std::max<std::int64_t>(XML_GetCurrentByteIndex(m_parser.get()), 0);
        if (held > static_cast<std::int64_t>(std::max(m_maximumBytes, leastTagBytes)))
            return fail(tooLong());
        return {};
    }

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
        bool isText = false; ///< some was there
        bool isEmpty = true; ///< neither attributes nor elements are in it
    };

    static Document &of(void *self) { return *static_cast<Document *>(self); }

    std::int64_t line() const { return static_cast<std::int64_t>(XML_GetCurrentLineNumber(m_parser.get())); }

    void begin(std::string_view name, const XML_Char **attributes)
    {
        if (m_error)
            return;
        if (m_levels.empty()) {
            m_root = "/" + std::string(name);
        } else {
            m_levels.back().isEmpty = false;
            m_path += m_levels.size() > 1 ? "/" : "";
            m_path += name;
        }
        if (m_levels.size() == mostLevels || m_path.size() > mostPathBytes) {
            refuse("has more than 256 elements inside of each other, or longer names than records have");
            return;
        }
        m_levels.push_back({.pathLength = m_path.size(), .isEmpty = *attributes == nullptr});
        for (; *attributes != nullptr; attributes += 2) {
            m_path += '@';
            m_path += attributes[0];
            addTo(m_columns.indexOf(m_path), attributes[1]);
            m_path.resize(m_levels.back().pathLength);
        }
    }

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
        if (m_error || m_levels.empty())
            return;
        Level &level = m_levels.back();
        if (!level.isText) {
            // White space between elements is no text.
            const std::size_t first = text.find_first_not_of(" \t\n\r");
            if (first == std::string_view::npos)
                return;
            text.remove_prefix(first);
            beginText(level);
        }
        if (level.column != XmlColumns::none) {
            m_columns.add(level.column, text);
            limit();
        }
    }

    void beginText(Level &level)
    {
        level.isText = true;
        level.column = m_columns.indexOf(m_levels.size() > 1 ? m_path : m_root);
        if (level.column != XmlColumns::none)
            m_columns.begin(level.column, line());
    }

    void end()
    {
        if (m_error || m_levels.empty())
            return;
        Level &level = m_levels.back();
        if (level.isEmpty && !level.isText)
            beginText(level);
        if (level.column != XmlColumns::none)
            m_columns.end(level.column);
        m_levels.pop_back();
        m_path.resize(m_levels.empty() ? 0 : m_levels.back().pathLength);
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
    std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> m_parser;
    std::int64_t m_given = 0; ///< bytes
    std::vector<Level> m_levels;
    std::string m_path; ///< path of the innermost open element
    std::string m_root; ///< the column of its text
    std::optional<ReadError> m_error;
};

} // namespace

ReadResult<void> readXml(ByteStream &bytes,
                         const std::optional<std::string> &encoding,
                         const ReadOptions &options,
                         XmlColumns &columns)
{
    if (encoding && canonicalEncoding(*encoding).empty())
        return fail(Decoder::open(*encoding).error());
    Document document(columns, encoding, options.maximumRecordBytes);
    std::string chunk(options.chunkBytes, '\0');
    for (;;) {
        KEYSEED_ASSIGN(const auto count, bytes.read(chunk));
        if (auto parsed = document.parse({chunk.data(), count}, count == 0); !parsed || count == 0)
            return parsed;
    }
}

} // namespace core::records
