#include "core/package/documents/Parts.h"

#include <algorithm>
#include <memory>
#include <unicode/translit.h>
#include <unicode/unistr.h>

namespace core::package {

namespace {

constexpr std::size_t longestIdentifier = 80;

std::string inAscii(std::string_view text)
{
    auto given =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    UErrorCode error = U_ZERO_ERROR;
    const std::unique_ptr<icu::Transliterator> rules(
        icu::Transliterator::createInstance("Any-Latin; Latin-ASCII; Lower", UTRANS_FORWARD, error));
    if (U_SUCCESS(error) && rules)
        rules->transliterate(given);
    std::string ascii;
    given.toUTF8String(ascii);
    return ascii;
}

} // namespace

std::string identifierOf(std::string_view title)
{
    std::string identifier;
    for (const char c : inAscii(title)) {
        const bool isKept = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (isKept)
            identifier += c;
        else if (!identifier.empty() && identifier.back() != '-')
            identifier += '-';
    }
    identifier.resize(std::min(identifier.size(), longestIdentifier));
    while (!identifier.empty() && identifier.back() == '-')
        identifier.pop_back();
    return identifier.empty() ? "synthetic-corpus" : identifier;
}

} // namespace core::package
