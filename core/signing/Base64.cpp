#include "core/signing/Base64.h"

#include <sodium.h>

namespace core::signing {

constexpr int variant = sodium_base64_VARIANT_ORIGINAL;

std::string toBase64(std::span<const unsigned char> bytes)
{
    std::string text(sodium_base64_encoded_len(bytes.size(), variant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
    text.pop_back(); // the zero at the end of a C string
    return text;
}

std::optional<std::vector<unsigned char>> fromBase64(std::string_view text)
{
    std::vector<unsigned char> bytes(text.size() / 4 * 3 + 3);
    std::size_t length = 0;
    const int done = sodium_base642bin(
        bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length, nullptr, variant);
    if (done != 0)
        return {};
    bytes.resize(length);
    if (toBase64(bytes) != text)
        return {};
    return bytes;
}

} // namespace core::signing
