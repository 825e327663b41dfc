#include "core/records/documents/DocumentText.h"
#include "core/records/documents/HtmlTags.h"
#include "core/records/documents/PlainLines.h"
#include "core/records/text/Decoder.h"

#include <algorithm>
#include <array>
#include <libxml/HTMLparser.h>
#include <memory>
#include <span>
#include <utility>

namespace core::records {

namespace {

using namespace std::string_view_literals;

// Sorted for the search.
constexpr std::array blocks{
    "address"sv, "article"sv, "aside"sv,  "blockquote"sv, "body"sv,   "caption"sv, "center"sv,
    "dd"sv,      "details"sv, "dir"sv,    "div"sv,        "dl"sv,     "dt"sv,      "fieldset"sv,
    "figure"sv,  "footer"sv,  "form"sv,   "h1"sv,         "h2"sv,     "h3"sv,      "h4"sv,
    "h5"sv,      "h6"sv,      "header"sv, "hr"sv,         "html"sv,   "legend"sv,  "li"sv,
    "main"sv,    "menu"sv,    "nav"sv,    "ol"sv,         "option"sv, "p"sv,       "pre"sv,
    "section"sv, "table"sv,   "tbody"sv,  "tfoot"sv,      "thead"sv,  "tr"sv,      "ul"sv,
};
static_assert(std::ranges::is_sorted(blocks));
constexpr std::array unseen{"head"sv, "script"sv, "style"sv, "template"sv, "title"sv};

bool isOneOf(std::string_view name, std::span<const std::string_view> names)
{
    return std::ranges::binary_search(names, name);
}

/// Reads with libxml2, by events: no tree is built. Each end tag costs the parser a walk up all open
/// elements, of which what leaves out its end tags (`<font>`) gathers many: where they are too many, it is
/// begun again behind the last one, as if all of them ended there.
class HtmlReader final
{
public:
    explicit HtmlReader(std::string_view html)
        : m_html(html)
    {
        constexpr std::string_view mark = "\xEF\xBB\xBF";
        if (m_html.starts_with(mark))
            m_html.remove_prefix(mark.size());
    }

    std::string plainText()
    {
        while (readOn()) {
        }
        return m_lines.take();
    }

private:
    static constexpr int mostOpen = 256;
    /// Stands before the text behind a stop: without an element around it the parser would make a paragraph.
    static constexpr std::string_view again = "<span>";

    /// Reads from m_from on; false when that was to the end.
    bool readOn()
    {
        m_prefix = m_from > 0 ? again : std::string_view();
        m_given = 0;
        m_unseen = 0;
        m_preformatted = 0;
        m_stoppedAt = 0;
        const std::unique_ptr<htmlParserCtxt, decltype(&htmlFreeParserCtxt)> parser(htmlNewParserCtxt(),
                                                                                    &htmlFreeParserCtxt);
        if (parser == nullptr || parser->sax == nullptr)
            throw std::bad_alloc();
        m_parser = parser.get();
        *m_parser->sax = handler();
        m_parser->userData = this;
        constexpr int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING
                                | HTML_PARSE_NONET | HTML_PARSE_NOIMPLIED | HTML_PARSE_IGNORE_ENC;
        htmlDocPtr none = htmlCtxtReadIO(m_parser, give, nullptr, this, nullptr, nullptr, options);
        if (none != nullptr)
            xmlFreeDoc(none);
        m_from = m_stoppedAt;
        return m_stoppedAt > 0;
    }

    static htmlSAXHandler handler()
    {
        htmlSAXHandler handler = {};
        // The encoding is set at the first event, before a character is read; else the text could declare its
        // own.
        handler.setDocumentLocator = [](void *self, xmlSAXLocatorPtr) {
            htmlParserCtxtPtr const parser = static_cast<HtmlReader *>(self)->m_parser;
            parser->charset = XML_CHAR_ENCODING_UTF8;
            if (parser->encoding == nullptr)
                parser->encoding = xmlStrdup(reinterpret_cast<const xmlChar *>("UTF-8"));
        };
        handler.startElement = [](void *self, const xmlChar *name, const xmlChar **) {
            static_cast<HtmlReader *>(self)->begin(viewOf(name));
        };
        handler.endElement = [](void *self, const xmlChar *name) {
            static_cast<HtmlReader *>(self)->end(viewOf(name));
        };
        handler.characters = [](void *self, const xmlChar *text, int length) {
            static_cast<HtmlReader *>(self)->addPiece(
                {reinterpret_cast<const char *>(text), static_cast<std::size_t>(length)});
        };
        handler.ignorableWhitespace = handler.characters;
        // The text of scripts and styles.
        handler.cdataBlock = [](void *, const xmlChar *, int) {};
        return handler;
    }

    static std::string_view viewOf(const xmlChar *name) { return reinterpret_cast<const char *>(name); }

    /// Hands the parser the next bytes.
    static int give(void *context, char *buffer, int size)
    {
        auto *const self = static_cast<HtmlReader *>(context);
        const std::string_view rest = self->m_given < self->m_prefix.size()
                                          ? self->m_prefix.substr(self->m_given)
                                          : self->m_html.substr(self->behind(self->m_given));
        const std::string_view piece = rest.substr(0, static_cast<std::size_t>(std::max(size, 0)));
        std::ranges::copy(piece, buffer);
        self->m_given += piece.size();
        return static_cast<int>(piece.size());
    }

    void begin(std::string_view name)
    {
        if (m_parser->nameNr > mostOpen && m_stoppedAt == 0)
            stop();
        if (isOneOf(name, unseen))
            ++m_unseen;
        m_isAtPre = name == "pre";
        m_preformatted += m_isAtPre ? 1 : 0;
        if (m_unseen > 0)
            return;
        if (name == "br")
            m_lines.breakLine();
        else if (name == "td" || name == "th")
            m_lines.beginCell();
        else if (isOneOf(name, blocks))
            m_lines.beginBlock();
    }

    void end(std::string_view name)
    {
        if (isOneOf(name, unseen))
            m_unseen -= m_unseen > 0 ? 1 : 0;
        else if (m_unseen == 0 && isOneOf(name, blocks))
            m_lines.beginBlock();
        if (name == "pre")
            m_preformatted -= m_preformatted > 0 ? 1 : 0;
    }

    void addPiece(std::string_view text)
    {
        if (m_unseen > 0)
            return;
        // A line break right behind the tag is not shown.
        if (std::exchange(m_isAtPre, false) && text.starts_with('\n'))
            text.remove_prefix(1);
        if (m_preformatted > 0)
            m_lines.addAsIs(text);
        else
            m_lines.addFolded(text);
    }

    /// Ends this turn behind the tag at hand, of which the parser has read all but its end.
    void stop()
    {
        const std::size_t read = behind(static_cast<std::size_t>(std::max(xmlByteConsumed(m_parser), 0L)));
        const std::string_view rest = m_html.substr(read);
        // At the least what opened so many elements.
        m_stoppedAt =
            std::max(m_from + mostOpen, read + (rest.starts_with("/>") ? 2 : rest.starts_with('>')));
        xmlStopParser(m_parser);
    }

    /// Returns the position of the parser in the text after that many bytes of this turn.
    std::size_t behind(std::size_t bytes) const
    {
        return std::min(m_from + bytes - std::min(bytes, m_prefix.size()), m_html.size());
    }

    std::string_view m_html;
    std::string_view m_prefix;
    std::size_t m_from = 0;      ///< start of this turn
    std::size_t m_given = 0;     ///< bytes that the parser has of it, the prefix too
    std::size_t m_stoppedAt = 0; ///< start of the next turn; 0 when this one was not stopped
    htmlParserCtxtPtr m_parser = nullptr;
    PlainLines m_lines;
    int m_unseen = 0;       ///< open elements that are not shown
    int m_preformatted = 0; ///< open `<pre>`
    bool m_isAtPre = false; ///< right behind the tag
};

std::string plainTextOfValid(std::string_view html)
{
    return hasLongTags(html) ? HtmlReader(withShortTags(html)).plainText() : HtmlReader(html).plainText();
}

} // namespace

std::string plainTextOfHtml(std::string_view html)
{
    static const bool isReady = [] {
        xmlInitParser();
        return true;
    }();
    static_cast<void>(isReady);
    if (isUtf8(html) && html.find('\0') == std::string_view::npos)
        return plainTextOfValid(html);
    // Invalid UTF-8 and NUL would end the text for the parser.
    std::string valid = decodedAnyway(html, "UTF-8", false);
    std::ranges::replace(valid, '\0', ' ');
    return plainTextOfValid(valid);
}

} // namespace core::records
