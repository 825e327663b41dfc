#include "core/records/Columns.h"
#include "core/records/documents/DocumentText.h"
#include "core/records/text/Decoder.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <sodium.h>
#include <utility>

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
    MediaType<AttachedKind>{"text/html", AttachedKind::Html},
    MediaType<AttachedKind>{"application/xhtml+xml", AttachedKind::Html},
    MediaType<AttachedKind>{"application/rtf", AttachedKind::Rtf},
    MediaType<AttachedKind>{"text/rtf", AttachedKind::Rtf},
};

constexpr std::array otherTypes{
    MediaType<std::string_view>{"application/pdf", "a PDF document"},
    MediaType<std::string_view>{"application/xml", "an XML document"},
    MediaType<std::string_view>{"text/xml", "an XML document"},
    MediaType<std::string_view>{"application/hl7-v3+xml", "a CDA document (XML)"},
    MediaType<std::string_view>{"application/hl7-cda+xml", "a CDA document (XML)"},
    MediaType<std::string_view>{"application/cda+xml", "a CDA document (XML)"},
    MediaType<std::string_view>{"application/msword", "a Word document"},
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

std::optional<std::string>
attachedText(AttachedKind kind, std::string_view bytes, const std::string &encoding)
{
    if (kind == AttachedKind::Rtf)
        return plainTextOfRtf(bytes);
    auto text = decodedWholly(bytes, encoding);
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text && text->starts_with(mark))
        text->erase(0, mark.size());
    return text && kind == AttachedKind::Html ? plainTextOfHtml(*text) : text;
}

} // namespace core::records
