#include "core/privacy/ledger/SourceName.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace core::privacy {

namespace {

constexpr UChar32 brailleBlank = 0x2800;
constexpr UChar32 replacement = 0xfffd; // of a byte that is not UTF-8

bool isBlank(UChar32 letter)
{
    return u_isUWhiteSpace(letter) != 0 || letter == brailleBlank;
}

bool isHidden(UChar32 letter)
{
    const auto category = u_charType(letter);
    return u_hasBinaryProperty(letter, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0 || letter == replacement
           || category == U_FORMAT_CHAR || category == U_CONTROL_CHAR || category == U_LINE_SEPARATOR
           || category == U_PARAGRAPH_SEPARATOR || category == U_SURROGATE || category == U_PRIVATE_USE_CHAR
           || category == U_UNASSIGNED;
}

icu::UnicodeString folded(const icu::UnicodeString &text)
{
    UErrorCode status = U_ZERO_ERROR;
    const auto *folding = icu::Normalizer2::getNFKCCasefoldInstance(status);
    if (U_FAILURE(status) != 0)
        return text;
    auto result = folding->normalize(text, status);
    return U_FAILURE(status) != 0 ? text : result;
}

} // namespace

bool isSourceName(const std::string &name)
{
    const auto text = icu::UnicodeString::fromUTF8(name);
    bool isVisible = false;
    for (int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
        const UChar32 letter = text.char32At(at);
        if (isHidden(letter))
            return false;
        isVisible = isVisible || !isBlank(letter);
    }
    return isVisible;
}

std::string sourceKey(const std::string &name)
{
    const auto text = folded(icu::UnicodeString::fromUTF8(name));
    icu::UnicodeString joined;
    bool isBehindBlank = false;
    for (int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
        const UChar32 letter = text.char32At(at);
        if (isBlank(letter)) {
            isBehindBlank = !joined.isEmpty();
            continue;
        }
        if (isBehindBlank)
            joined.append(u' ');
        isBehindBlank = false;
        joined.append(letter);
    }
    std::string key;
    joined.toUTF8String(key);
    return key;
}

} // namespace core::privacy
