#include "core/records/xlsx/XmlStream.h"

#include "core/base/Result.h"

#include <expat.h>
#include <new>
#include <string>
#include <utility>

namespace core::records::xlsx {

namespace {

constexpr int chunkBytes = 1 << 16;

std::string_view withoutPrefix(std::string_view name)
{
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

} // namespace

std::string_view XmlAttributes::operator[](std::string_view name) const
{
    for (const char **pair = m_pairs; *pair; pair += 2)
        if (withoutPrefix(*pair) == name || *pair == name)
            return pair[1];
    return {};
}

struct XmlStream::Parser
{
    XML_Parser handle = XML_ParserCreate(nullptr);

    Parser()
    {
        if (!handle)
            throw std::bad_alloc();
    }
    Parser(const Parser &) = delete;
    Parser &operator=(const Parser &) = delete;
    ~Parser() { XML_ParserFree(handle); }
};

struct XmlStream::Callbacks
{
    static XmlStream &of(void *self) { return *static_cast<XmlStream *>(self); }

    static void XMLCALL begin(void *self, const XML_Char *element, const XML_Char **attributes)
    {
        XmlStream &stream = of(self);
        if (++stream.m_depth > maximumDepth)
            return stream.refuse("its elements nest too deep");
        stream.m_handler.begin(withoutPrefix(element), XmlAttributes(attributes));
    }
    static void XMLCALL end(void *self, const XML_Char *element)
    {
        XmlStream &stream = of(self);
        --stream.m_depth;
        if (!stream.m_refused && stream.m_handler.end(withoutPrefix(element)))
            XML_StopParser(stream.m_parser->handle, XML_TRUE);
    }
    static void XMLCALL text(void *self, const XML_Char *piece, int length)
    {
        of(self).m_handler.text({piece, static_cast<std::size_t>(length)});
    }
    static void XMLCALL documentType(void *self, const XML_Char *, const XML_Char *, const XML_Char *, int)
    {
        of(self).refuse("it declares a document type, which no spreadsheet program writes");
    }
};

XmlStream::XmlStream(std::unique_ptr<Unpacking> entry, XmlHandler &handler)
    : m_entry(std::move(entry))
    , m_handler(handler)
    , m_parser(std::make_unique<Parser>())
{
    XML_SetUserData(m_parser->handle, this);
    XML_SetElementHandler(m_parser->handle, Callbacks::begin, Callbacks::end);
    XML_SetCharacterDataHandler(m_parser->handle, Callbacks::text);
    XML_SetStartDoctypeDeclHandler(m_parser->handle, Callbacks::documentType);
}

XmlStream::~XmlStream() = default;

void XmlStream::refuse(std::string_view what)
{
    m_refused = damaged(what);
    XML_StopParser(m_parser->handle, XML_FALSE);
}

ReadResult<bool> XmlStream::readOn()
{
    while (!m_isDone) {
        const auto isPaused = parseNextChunk();
        if (!isPaused || *isPaused)
            return isPaused;
    }
    return false;
}

ReadResult<bool> XmlStream::parseNextChunk()
{
    XML_Parser parser = m_parser->handle;
    XML_Status status = XML_STATUS_OK;
    if (std::exchange(m_isPaused, false)) {
        status = XML_ResumeParser(parser);
    } else {
        void *room = XML_GetBuffer(parser, chunkBytes);
        if (!room && XML_GetErrorCode(parser) == XML_ERROR_NO_MEMORY)
            throw std::bad_alloc();
        if (!room) // after an earlier error
            return fail(m_refused ? *m_refused : damaged("its XML is malformed"));
        const auto got = m_entry->read({static_cast<char *>(room), std::size_t{chunkBytes}});
        KEYSEED_TRY(got);
        m_given += static_cast<std::int64_t>(*got);
        m_isLast = *got == 0;
        status = XML_ParseBuffer(parser, static_cast<int>(*got), m_isLast ? 1 : 0);
    }
    if (status == XML_STATUS_ERROR)
        return fail(m_refused ? *m_refused : damaged("its XML is malformed"));
    m_isPaused = status == XML_STATUS_SUSPENDED;
    m_isDone = m_isLast && !m_isPaused;
    // Expat holds back one token that has no end yet.
    const std::int64_t reached = XML_GetCurrentByteIndex(parser);
    if (!m_isPaused && reached >= 0 && m_given - reached > maximumTokenBytes)
        return fail(damaged("a tag in its XML has no end"));
    return m_isPaused;
}

} // namespace core::records::xlsx
