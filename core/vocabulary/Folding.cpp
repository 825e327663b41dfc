#include "core/vocabulary/Folding.h"

#include <cstdint>
#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>

namespace core::vocabulary {

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
