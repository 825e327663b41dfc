#include "core/vocabulary/Folding.h"

#include <cstdint>
#include <cstring>
#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/utf8.h>

namespace core::vocabulary {

std::int32_t nextCodePoint(std::string_view text, std::size_t &position)
{
    UChar32 codePoint = 0;
// The macro narrows int to uint8_t on purpose.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
    U8_NEXT(text.data(), position, text.size(), codePoint);
#pragma GCC diagnostic pop
    return codePoint;
}

bool isUtf8(std::string_view text)
{
    constexpr std::uint64_t highBits = 0x8080808080808080u;
    std::size_t position = 0;
    while (position < text.size()) {
        std::uint64_t eight = 0;
        if (text.size() - position >= sizeof(eight)) {
            std::memcpy(&eight, text.data() + position, sizeof(eight));
            if ((eight & highBits) == 0) {
                position += sizeof(eight);
                continue;
            }
        }
        if (nextCodePoint(text, position) < 0)
            return false;
    }
    return true;
}

std::size_t foldInto(std::string_view text, std::span<char> out)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2 *const casefold = icu::Normalizer2::getNFKCCasefoldInstance(status);
    icu::CheckedArrayByteSink sink(out.data(), static_cast<std::int32_t>(out.size()));
    if (casefold)
        casefold->normalizeUTF8(
            0, {text.data(), static_cast<std::int32_t>(text.size())}, sink, nullptr, status);
    if (U_FAILURE(status) || sink.Overflowed())
        return 0;
    return static_cast<std::size_t>(sink.NumberOfBytesWritten());
}

std::string folded(std::string_view text)
{
    std::string result(largestFolding * text.size(), '\0');
    result.resize(foldInto(text, result));
    return result;
}

} // namespace core::vocabulary
