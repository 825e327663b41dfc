#include "core/records/documents/CodePages.h"

#include <algorithm>
#include <array>
#include <unicode/ucnv.h>
#include <unicode/unistr.h>
#include <utility>

namespace core::records {

namespace {

/// Beyond this many, a document is made to be expensive.
constexpr std::size_t mostConverters = 64;
constexpr int western = 1252;

std::string nameOf(int page)
{
    switch (page) {
    case 10000:
        return "macintosh";
    case 10007:
        return "x-mac-cyrillic";
    case 20866:
        return "KOI8-R";
    case 65001:
        return "UTF-8";
    default:
        return page >= 1250 && page <= 1258 ? "windows-" + std::to_string(page) : "cp" + std::to_string(page);
    }
}

} // namespace

CodePages::~CodePages()
{
    for (const auto &[page, converter] : m_converters)
        ucnv_close(converter);
}

void CodePages::append(std::string &text, std::string_view bytes, int page)
{
    const bool isAscii =
        std::ranges::all_of(bytes, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    UConverter *const converter = isAscii ? nullptr : converterOf(page);
    if (converter == nullptr) {
        text += bytes;
        return;
    }
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString(bytes.data(), static_cast<std::int32_t>(bytes.size()), converter, status)
        .toUTF8String(text);
}

UConverter *CodePages::converterOf(int page)
{
    const auto known = m_converters.find(page);
    if (known == m_converters.end() && page != western && m_converters.size() >= mostConverters)
        return converterOf(western);
    if (known == m_converters.end()) {
        UErrorCode status = U_ZERO_ERROR;
        m_converters.emplace(page, ucnv_open(nameOf(page).c_str(), &status));
        return converterOf(page);
    }
    return known->second != nullptr || page == western ? known->second : converterOf(western);
}

void appendUtf8(std::string &text, std::u16string_view units)
{
    icu::UnicodeString(units.data(), static_cast<std::int32_t>(units.size())).toUTF8String(text);
}

int codePageOfCharset(int charset)
{
    // Windows' CharacterSet constants. ANSI_CHARSET and DEFAULT_CHARSET say no more than the document does.
    static constexpr std::array<std::pair<int, int>, 17> pages = {{
        {77, 10000},
        {128, 932},
        {129, 949},
        {134, 936},
        {136, 950},
        {161, 1253},
        {162, 1254},
        {163, 1258},
        {177, 1255},
        {178, 1256},
        {186, 1257},
        {204, 1251},
        {222, 874},
        {238, 1250},
        {254, 437},
        {255, 850},
        {130, 1361},
    }};
    const auto found = std::ranges::find(pages, charset, &std::pair<int, int>::first);
    return found == pages.end() ? 0 : found->second;
}

} // namespace core::records
