#include "core/records/text/Recognition.h"

#include <algorithm>
#include <array>
#include <memory>
#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>

namespace core::records {

using namespace std::string_view_literals;

namespace {

struct Magic
{
    std::string_view bytes;
    std::string_view kind;
};

constexpr std::array magics{
    Magic{"PK\x03\x04"sv, "an Excel workbook or another zip archive"},
    Magic{"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv, "a document of an old Excel or Word"},
    Magic{"%PDF-"sv, "a PDF document"},
    Magic{"\x1F\x8B"sv, "a gzip archive"},
    Magic{"\xFD"
          "7zXZ\0"sv,
          "an xz archive"},
    Magic{"7z\xBC\xAF\x27\x1C"sv, "a 7z archive"},
    Magic{"\x28\xB5\x2F\xFD"sv, "a zstd archive"},
    Magic{"SQLite format 3\0"sv, "a SQLite database"},
    Magic{"PAR1\x15"sv, "a Parquet file"},
    Magic{"{\\rtf"sv, "an RTF document"},
};

/// Below this ICU itself is only guessing.
constexpr int minimumConfidence = 20;

} // namespace

std::string_view binaryKind(std::string_view head)
{
    const auto found =
        std::ranges::find_if(magics, [head](const Magic &magic) { return head.starts_with(magic.bytes); });
    return found == magics.end() ? std::string_view() : found->kind;
}

std::optional<std::string> signatureEncoding(std::string_view head)
{
    UErrorCode status = U_ZERO_ERROR;
    std::int32_t length = 0;
    const char *name = ucnv_detectUnicodeSignature(
        head.data(), static_cast<std::int32_t>(std::min<std::size_t>(head.size(), 8)), &length, &status);
    // ICU also knows marks of encodings that no export uses and that plain text may begin with (UTF-7).
    const std::string_view found = name == nullptr ? "" : name;
    if (found == "UTF-8" || found.starts_with("UTF-16") || found.starts_with("UTF-32"))
        return std::string(found);
    return std::nullopt;
}

std::optional<std::string> unmarkedUtf16(std::string_view head)
{
    std::array<std::size_t, 2> zeros{};
    for (std::size_t i = 0; i < head.size(); ++i)
        zeros[i % 2] += head[i] == '\0' ? 1 : 0;
    const std::size_t most = head.size() / 4; // half of the characters at least are Latin
    if (zeros[1] > most && zeros[0] == 0)
        return "UTF-16LE";
    if (zeros[0] > most && zeros[1] == 0)
        return "UTF-16BE";
    return std::nullopt;
}

std::optional<std::string> likelyEncoding(std::string_view bytes)
{
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UCharsetDetector, decltype(&ucsdet_close)> detector(ucsdet_open(&status),
                                                                              &ucsdet_close);
    ucsdet_setText(detector.get(), bytes.data(), static_cast<std::int32_t>(bytes.size()), &status);
    std::int32_t count = 0;
    const UCharsetMatch **matches = ucsdet_detectAll(detector.get(), &count, &status);
    if (U_FAILURE(status) || count == 0 || ucsdet_getConfidence(matches[0], &status) < minimumConfidence)
        return std::nullopt;
    // ICU names UTF-8 at this confidence when ten characters are whole for each that is not, which text in
    // another encoding never comes to, however sure ICU is of that one.
    const bool isDamagedUtf8 = std::any_of(matches, matches + count, [&status](const UCharsetMatch *match) {
        return ucsdet_getName(match, &status) == "UTF-8"sv && ucsdet_getConfidence(match, &status) >= 25;
    });
    if (isDamagedUtf8)
        return "UTF-8";
    const std::string_view name = ucsdet_getName(matches[0], &status);
    // Texts that ICU takes for Latin-1 come from Windows, whose quotes and dashes Latin-1 does not have.
    return std::string(name == "ISO-8859-1" ? "windows-1252" : name);
}

char recogniseDelimiter(std::string_view headerLine)
{
    constexpr std::string_view candidates = ",;\t|";
    std::array<std::size_t, candidates.size()> counts{};
    bool isQuoted = false;
    for (const char c : headerLine) {
        if (c == '"')
            isQuoted = !isQuoted;
        else if (const std::size_t which = candidates.find(c); !isQuoted && which != std::string_view::npos)
            ++counts[which];
    }
    return candidates[static_cast<std::size_t>(std::ranges::max_element(counts) - counts.begin())];
}

} // namespace core::records
