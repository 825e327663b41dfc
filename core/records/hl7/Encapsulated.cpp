#include "core/records/Columns.h"
#include "core/records/documents/DocumentText.h"
#include "core/records/hl7/Documents.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace core::records::hl7 {

namespace {

/// HL7 has the halves of a media type in two components, and a table of old names for the first (0191) that
/// are no media types: TEXT, FT, AP. What kind of text it is is said by the second half.
std::string mediaTypeOf(const std::string &type, const std::string &subtype)
{
    if (attachedKind(type) && subtype.empty())
        return type;
    if (attachedKind(subtype))
        return subtype;
    if (subtype == "rtf")
        return "application/rtf";
    if (subtype == "html" || subtype == "htm" || subtype == "xhtml" || subtype == "xhtml+xml")
        return "text/html";
    if (subtype == "xml" || subtype.find("cda") != std::string::npos)
        return "application/xml";
    const bool isText = type == "text" || type == "tx" || type == "ft" || type == "st";
    if (subtype == "docx")
        return "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    if (subtype == "odt")
        return "application/vnd.oasis.opendocument.text";
    if (subtype == "rfc822" || subtype == "eml")
        return "message/rfc822";
    if (subtype == "plain" || subtype == "text" || subtype == "txt" || (subtype.empty() && isText))
        return "text/plain";
    return "application/" + (subtype.empty() ? type : subtype);
}

std::optional<std::string> fromHex(std::string_view text)
{
    const auto digit = [](char c) {
        constexpr std::string_view digits = "0123456789abcdef";
        return digits.find(static_cast<char>(std::tolower(static_cast<unsigned char>(c))));
    };
    std::string bytes;
    std::optional<std::size_t> high;
    for (const char c : text) {
        const std::size_t value = digit(c);
        if (std::isspace(static_cast<unsigned char>(c)) != 0)
            continue;
        if (value == std::string_view::npos)
            return std::nullopt;
        if (high)
            bytes += static_cast<char>(*high * 16 + value);
        high = high ? std::nullopt : std::optional(value);
    }
    return high ? std::nullopt : std::optional(bytes);
}

constexpr const char *notCda =
    "is an XML document that is none of CDA, which is not read; text, HTML, RTF and CDA "
    "are: export the text, or leave the message out";

constexpr const char *notReadable =
    "is a document that is damaged, encrypted or without a text: export the text, or leave the message out";

constexpr std::size_t dataComponent = 4;

/// Returns the data of an encapsulated document, or of a piece that has nothing else.
std::string_view dataOf(std::string_view field, const Separators &separators)
{
    const bool isData = field.find(separators.component) == std::string_view::npos;
    return isData ? field : behind(field, separators.component, dataComponent);
}

std::string encodingOf(std::string_view field, const Separators &separators)
{
    return lowered(trimmed(firstValue(field, 3, separators, "UTF-8")));
}

bool isOfBytes(std::string_view encoding)
{
    return encoding == "base64" || encoding == "hex";
}

} // namespace

bool isNextPiece(std::string_view last, std::string_view field, const Separators &separators)
{
    if (separators.component == 0 || field.empty())
        return false;
    const auto isData = [&](std::string_view piece) {
        return piece.find(separators.component) == std::string_view::npos;
    };
    const std::string before = encodingOf(last, separators);
    const std::string own = encodingOf(field, separators);
    if (!isData(last) && (!isOfBytes(before) || (!own.empty() && own != before)))
        return false;
    if (trimmed(dataOf(last, separators)).ends_with('='))
        return false;
    constexpr std::size_t looked = 64;
    const std::string_view begin = trimmed(dataOf(field, separators)).substr(0, looked);
    const auto bytes = fromBase64(begin.substr(0, begin.size() / 4 * 4));
    return !bytes || markupOf(*bytes) == Markup::None;
}

std::string joinedPieces(const std::vector<std::string> &pieces, const Separators &separators)
{
    std::string all;
    for (const std::string &piece : pieces)
        all += all.empty() ? std::string_view(piece) : dataOf(piece, separators);
    return all;
}

ReadResult<std::string> encapsulatedText(std::string_view field,
                                         const Separators &separators,
                                         const std::vector<std::string> &encodings)
{
    const auto component = [&](std::size_t number) {
        return lowered(trimmed(firstValue(field, number, separators, "UTF-8")));
    };
    const std::string mediaType = mediaTypeOf(component(1), component(2));
    const auto kind = attachedKind(mediaType);
    if (!kind)
        return fail({.what = "is " + std::string(unreadableKind(mediaType))
                             + ", which is not read; text, HTML, RTF, CDA, PDF, Word and OpenDocument are: "
                               "export the text, or leave the message out"});

    const std::string encoding = component(3);
    const std::string data = unescaped(behind(field, separators.component, 4), separators, "UTF-8");
    if (encoding.empty() || encoding == "a") { // it is decoded already, with the message
        if (auto text = attachedText(*kind, data, "UTF-8"); text || !namesItsEncoding(*kind))
            return text ? std::move(*text) : std::string();
        return fail({.what = std::string(kind == AttachedKind::Cda ? notCda : notReadable)});
    }
    if (encoding != "base64" && encoding != "hex")
        return fail({.what = std::string("has an unknown encoding; Base64, Hex or A is expected in ED-4")});
    const auto bytes = encoding == "hex" ? fromHex(data) : fromBase64(data);
    if (!bytes)
        return fail({.what = "is not " + std::string(encoding == "hex" ? "hexadecimal" : "base64")
                             + " as ED-4 says; it may be cut off: export it again"});
    if (namesItsEncoding(*kind)) {
        if (auto text = attachedText(*kind, *bytes, "UTF-8"))
            return std::move(*text);
        return fail({.what = std::string(kind == AttachedKind::Cda ? notCda : notReadable)});
    }
    for (const std::string &tried : encodings)
        if (auto text = attachedText(*kind, *bytes, tried))
            return std::move(*text);
    return fail({.what = std::string("is not in the encoding that MSH-18 and records.encoding say, which is "
                                     "UTF-8 where they say nothing; name the one it is in")});
}

} // namespace core::records::hl7
