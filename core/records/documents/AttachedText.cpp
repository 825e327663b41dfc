#include "core/records/Columns.h"
#include "core/records/documents/DocumentText.h"
#include "core/records/text/Decoder.h"
#include "core/records/xml/XmlReader.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <sodium.h>
#include <string>
#include <utility>
#include <vector>

namespace core::records {

namespace {

template<typename Value>
struct MediaType
{
    std::string_view name;
    Value value;
};

constexpr std::array readableTypes{
    MediaType<AttachedKind>{"text/plain", AttachedKind::Plain},
    MediaType<AttachedKind>{"text", AttachedKind::Plain},
    MediaType<AttachedKind>{"text/markdown", AttachedKind::Plain},
    MediaType<AttachedKind>{"text/html", AttachedKind::Html},
    MediaType<AttachedKind>{"application/xhtml+xml", AttachedKind::Html},
    MediaType<AttachedKind>{"application/rtf", AttachedKind::Rtf},
    MediaType<AttachedKind>{"text/rtf", AttachedKind::Rtf},
    MediaType<AttachedKind>{"application/xml", AttachedKind::Cda},
    MediaType<AttachedKind>{"text/xml", AttachedKind::Cda},
    MediaType<AttachedKind>{"application/hl7-v3+xml", AttachedKind::Cda},
    MediaType<AttachedKind>{"application/hl7-cda+xml", AttachedKind::Cda},
    MediaType<AttachedKind>{"application/hl7-sda+xml", AttachedKind::Cda},
    MediaType<AttachedKind>{"application/cda+xml", AttachedKind::Cda},
    MediaType<AttachedKind>{"application/pdf", AttachedKind::Pdf},
    MediaType<AttachedKind>{"application/x-pdf", AttachedKind::Pdf},
    MediaType<AttachedKind>{"application/vnd.openxmlformats-officedocument.wordprocessingml.document",
                            AttachedKind::Docx},
    MediaType<AttachedKind>{"application/vnd.ms-word.document.macroenabled.12", AttachedKind::Docx},
    MediaType<AttachedKind>{"application/vnd.oasis.opendocument.text", AttachedKind::Odt},
    MediaType<AttachedKind>{"message/rfc822", AttachedKind::Mail},
};

constexpr std::array otherTypes{
    MediaType<std::string_view>{"application/msword", "a document of an old Word"},
    MediaType<std::string_view>{"image/jpeg", "a picture"},
    MediaType<std::string_view>{"image/png", "a picture"},
    MediaType<std::string_view>{"image/tiff", "a picture"},
    MediaType<std::string_view>{"application/dicom", "a DICOM file"},
};

bool isSameName(std::string_view one, std::string_view other)
{
    return std::ranges::equal(one, other, [](unsigned char left, unsigned char right) {
        return std::tolower(left) == std::tolower(right);
    });
}

template<typename Types>
auto typeNamed(const Types &types, std::string_view name)
{
    return std::ranges::find_if(types, [name](const auto &type) { return isSameName(type.name, name); });
}

std::optional<std::string> fromBase64(std::string_view text, int variant)
{
    std::string bytes(text.size() / 4 * 3 + 3, '\0');
    std::size_t size = 0;
    // The binary buffer holds unsigned bytes.
    auto *const buffer = static_cast<unsigned char *>(static_cast<void *>(bytes.data()));
    if (sodium_base642bin(buffer, bytes.size(), text.data(), text.size(), " \t\r\n", &size, nullptr, variant)
        != 0)
        return std::nullopt;
    bytes.resize(size);
    return bytes;
}

} // namespace

std::optional<AttachedKind> attachedKind(std::string_view mediaType)
{
    const auto *const found = typeNamed(readableTypes, trimmed(mediaType));
    return found == readableTypes.end() ? std::nullopt : std::optional(found->value);
}

std::string_view unreadableKind(std::string_view mediaType)
{
    const auto *const found = typeNamed(otherTypes, trimmed(mediaType));
    return found == otherTypes.end() ? "a document of another kind" : found->value;
}

bool saysNoKind(std::string_view mediaType)
{
    constexpr std::array<std::string_view, 3> all = {"", "application/octet-stream", "binary/octet-stream"};
    return std::ranges::any_of(all,
                               [&](std::string_view name) { return isSameName(name, trimmed(mediaType)); });
}

std::optional<AttachedKind> kindOfBytes(std::string_view bytes)
{
    if (const auto letter = letterKindOfBytes(bytes))
        return *letter == LetterKind::Pdf   ? AttachedKind::Pdf
               : *letter == LetterKind::Odt ? AttachedKind::Odt
                                            : AttachedKind::Docx;
    const Markup markup = markupOf(bytes);
    if (markup != Markup::None)
        return markup == Markup::Rtf ? AttachedKind::Rtf : AttachedKind::Html;
    const auto isControl = [](unsigned char c) {
        return c < ' ' && c != '\t' && c != '\n' && c != '\r' && c != '\f';
    };
    if (std::ranges::any_of(bytes, isControl) || !isUtf8(bytes))
        return std::nullopt;
    constexpr std::size_t looked = 4096;
    const bool isCda = bytes.substr(0, looked).find("<ClinicalDocument") != std::string_view::npos;
    return isCda ? AttachedKind::Cda : AttachedKind::Plain;
}

std::optional<std::string> plainTextOfCda(std::string_view xml)
{
    const std::vector<std::string> columns = {"component/structuredBody",
                                              "component/nonXMLBody/text",
                                              "component/nonXMLBody/text@mediaType",
                                              "component/nonXMLBody/text@representation"};
    XmlColumns document(columns);
    if (!readXml(xml, std::nullopt, document))
        return std::nullopt;
    const std::vector<std::string> &cells = document.cells();
    if (document.lineOf(0) > 0)
        return cells[0];
    const auto kind = cells[2].empty() ? std::optional(AttachedKind::Plain) : attachedKind(cells[2]);
    if (document.lineOf(1) == 0 || !kind || kind == AttachedKind::Cda)
        return std::nullopt;
    const auto bytes = isSameName(cells[3], "B64") ? fromBase64(cells[1]) : std::optional(cells[1]);
    return bytes ? attachedText(*kind, *bytes, "UTF-8") : std::nullopt;
}

std::optional<std::string> fromBase64(std::string_view text)
{
    auto bytes = fromBase64(text, sodium_base64_VARIANT_ORIGINAL);
    return bytes ? std::move(bytes) : fromBase64(text, sodium_base64_VARIANT_ORIGINAL_NO_PADDING);
}

std::optional<std::string> decodedWholly(std::string_view bytes, const std::string &encoding)
{
    const auto decoder = Decoder::open(encoding);
    if (!decoder)
        return std::nullopt;
    std::string text;
    (*decoder)->decode(bytes, true, text);
    if ((*decoder)->badOffset())
        return std::nullopt;
    return text;
}

bool namesItsEncoding(AttachedKind kind)
{
    return kind != AttachedKind::Plain && kind != AttachedKind::Html;
}

std::optional<std::string>
attachedText(AttachedKind kind, std::string_view bytes, const std::string &encoding)
{
    if (kind == AttachedKind::Rtf)
        return plainTextOfRtf(bytes);
    if (kind == AttachedKind::Cda)
        return plainTextOfCda(bytes);
    if (namesItsEncoding(kind)) {
        const LetterKind letter = kind == AttachedKind::Docx  ? LetterKind::Docx
                                  : kind == AttachedKind::Odt ? LetterKind::Odt
                                  : kind == AttachedKind::Pdf ? LetterKind::Pdf
                                                              : LetterKind::Mail;
        auto read = textOfLetter(letter, bytes, mostRecordBytes);
        return read ? std::optional(std::move(read->text)) : std::nullopt;
    }
    auto text = decodedWholly(bytes, encoding);
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text && text->starts_with(mark))
        text->erase(0, mark.size());
    return text && kind == AttachedKind::Html ? plainTextOfHtml(*text) : text;
}

} // namespace core::records
