#include "core/records/text/Decoder.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <unicode/ucnv.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

namespace core::records {

namespace {

// ICU's macro narrows an int on purpose.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
/// Returns the position behind the character at `at`, or `at` itself if no whole and valid character is
/// there.
std::int64_t behindCharacter(const char *bytes, std::int64_t at, std::int64_t size)
{
    std::int64_t after = at;
    UChar32 character = 0;
    U8_NEXT(bytes, after, size, character);
    return character < 0 ? at : after;
}
#pragma GCC diagnostic pop

/// How many leading bytes are whole, valid UTF-8 characters.
std::size_t validPrefix(std::string_view bytes)
{
    constexpr std::uint64_t highBits = 0x8080808080808080ULL;
    const auto size = static_cast<std::int64_t>(bytes.size());
    std::int64_t at = 0;
    while (at < size) {
        // Most notes are nearly all ASCII: eight bytes at a time where nothing else comes.
        std::uint64_t eight = highBits;
        if (at + 8 <= size)
            std::memcpy(&eight, bytes.data() + at, sizeof eight);
        if ((eight & highBits) == 0) {
            at += 8;
            continue;
        }
        const std::int64_t after = behindCharacter(bytes.data(), at, size);
        if (after == at)
            break;
        at = after;
    }
    return static_cast<std::size_t>(at);
}

class Utf8Decoder final : public Decoder
{
public:
    std::size_t decode(std::string_view bytes, bool isLast, std::string &text) override
    {
        const std::size_t valid = validPrefix(bytes);
        text.append(bytes.substr(0, valid));
        m_decoded += static_cast<std::int64_t>(valid);
        // Up to three bytes may be the beginning of a character whose end follows.
        const std::size_t left = bytes.size() - valid;
        if (left > 3 || (left > 0 && isLast))
            m_badOffset = m_decoded;
        return valid;
    }
};

class IcuDecoder final : public Decoder
{
public:
    explicit IcuDecoder(UConverter *converter)
        : m_converter(converter)
        , m_unitBytes(ucnv_getMinCharSize(converter))
    {}
    IcuDecoder(const IcuDecoder &) = delete;
    IcuDecoder &operator=(const IcuDecoder &) = delete;
    ~IcuDecoder() override { ucnv_close(m_converter); }

    std::size_t decode(std::string_view bytes, bool isLast, std::string &text) override
    {
        const char *source = bytes.data();
        const char *const end = source + bytes.size();
        UErrorCode status = U_BUFFER_OVERFLOW_ERROR;
        while (status == U_BUFFER_OVERFLOW_ERROR) {
            std::array<UChar, 4096> buffer{};
            UChar *target = buffer.data();
            status = U_ZERO_ERROR;
            ucnv_toUnicode(m_converter,
                           &target,
                           buffer.data() + buffer.size(),
                           &source,
                           end,
                           nullptr,
                           isLast ? 1 : 0,
                           &status);
            m_utf16.append(buffer.data(), target);
        }
        m_decoded += source - bytes.data();
        if (U_FAILURE(status))
            m_badOffset = (m_decoded - invalidBytes()) / m_unitBytes * m_unitBytes;
        appendUtf8(text, isLast || m_badOffset.has_value());
        return static_cast<std::size_t>(source - bytes.data());
    }

private:
    /// How many of the bytes last read are the ones ICU stumbled over, or stand behind these and would be
    /// read again: of a character that began in the piece before, it cannot step back. Behind a lone
    /// surrogate it may have read one byte of the next unit and not tell: positions are rounded down to whole
    /// units.
    std::int64_t invalidBytes() const
    {
        std::array<char, 32> bytes{};
        auto count = static_cast<std::int8_t>(bytes.size());
        UErrorCode status = U_ZERO_ERROR;
        ucnv_getInvalidChars(m_converter, bytes.data(), &count, &status);
        const std::int32_t pending = ucnv_toUCountPending(m_converter, &status);
        return U_SUCCESS(status) ? count + pending : 0;
    }

    void appendUtf8(std::string &text, bool isLast)
    {
        // The second half of a character may come with the next bytes.
        const bool isHalf = !isLast && !m_utf16.empty() && U16_IS_LEAD(m_utf16.back());
        const std::size_t count = m_utf16.size() - (isHalf ? 1 : 0);
        const std::size_t before = text.size();
        text.resize(before + 3 * count); // one UTF-16 unit is at most three bytes
        std::int32_t written = 0;
        UErrorCode status = U_ZERO_ERROR;
        u_strToUTF8WithSub(text.data() + before,
                           static_cast<std::int32_t>(3 * count),
                           &written,
                           m_utf16.data(),
                           static_cast<std::int32_t>(count),
                           0xFFFD,
                           nullptr,
                           &status);
        text.resize(before + static_cast<std::size_t>(written));
        m_utf16.erase(0, count);
    }

    UConverter *m_converter;
    std::int64_t m_unitBytes;
    std::u16string m_utf16;
};

} // namespace

ReadResult<std::unique_ptr<Decoder>> Decoder::open(const std::string &encoding)
{
    const std::string known = canonicalEncoding(encoding);
    if (known == "UTF-8")
        return std::make_unique<Utf8Decoder>();

    UErrorCode status = U_ZERO_ERROR;
    UConverter *converter = known.empty() ? nullptr : ucnv_open(known.c_str(), &status);
    if (converter == nullptr)
        return fail({.code = ErrorCode::InvalidPlan,
                     .what = "unknown encoding \"" + encoding
                             + "\"; set records.encoding to UTF-8, windows-1252, UTF-16LE or another name "
                               "that ICU knows"});
    auto decoder = std::make_unique<IcuDecoder>(converter);
    // ICU replaces invalid bytes by U+FFFD by default; here they have to be reported.
    ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    return decoder;
}

std::string decodedAnyway(std::string_view bytes, const std::string &encoding, bool isCut)
{
    UErrorCode status = U_ZERO_ERROR;
    const std::string known = canonicalEncoding(encoding);
    UConverter *converter = known.empty() ? nullptr : ucnv_open(known.c_str(), &status);
    if (converter == nullptr)
        return {};
    std::u16string units(2 * bytes.size() + 16, u'\0'); // no encoding makes more of a byte
    const char *source = bytes.data();
    UChar *target = units.data();
    ucnv_toUnicode(converter,
                   &target,
                   target + units.size(),
                   &source,
                   source + bytes.size(),
                   nullptr,
                   isCut ? 0 : 1,
                   &status);
    ucnv_close(converter);
    const auto count = static_cast<std::int32_t>(target - units.data());
    std::string text(3 * static_cast<std::size_t>(count), '\0');
    std::int32_t written = 0;
    status = U_ZERO_ERROR;
    u_strToUTF8WithSub(text.data(),
                       static_cast<std::int32_t>(text.size()),
                       &written,
                       units.data(),
                       count,
                       0xFFFD,
                       nullptr,
                       &status);
    text.resize(static_cast<std::size_t>(written));
    return text;
}

bool isUtf8(std::string_view bytes)
{
    return validPrefix(bytes) == bytes.size();
}

std::int64_t countCharacters(std::string_view text)
{
    return std::ranges::count_if(text,
                                 [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
}

std::string canonicalEncoding(const std::string &name)
{
    if (name.empty() || name.size() >= UCNV_MAX_CONVERTER_NAME_LENGTH)
        return {};
    UErrorCode status = U_ZERO_ERROR;
    UConverter *converter = ucnv_open(name.c_str(), &status);
    if (U_FAILURE(status))
        return {};
    const char *known = ucnv_getName(converter, &status);
    std::string result = U_SUCCESS(status) ? known : "";
    ucnv_close(converter);
    return result;
}

} // namespace core::records
