#include "core/encoder/Normalizer.h"

#include "core/base/Text.h"
#include "core/encoder/CharsMap.h"

#include <algorithm>
#include <memory>
#include <unicode/normalizer2.h>
#include <unicode/regex.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace core::encoder {

namespace {

icu::UnicodeString wideOf(std::string_view text)
{
    return icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
}

std::string utf8Of(const icu::UnicodeString &text)
{
    std::string out;
    text.toUTF8String(out);
    return out;
}

bool isPlainAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char each) {
        return (each >= ' ' && each <= '~') || each == '\t' || each == '\n' || each == '\r';
    });
}

bool isIdeograph(UChar32 point)
{
    return (point >= 0x4E00 && point <= 0x9FFF) || (point >= 0x3400 && point <= 0x4DBF)
           || (point >= 0x20000 && point <= 0x2A6DF) || (point >= 0x2A700 && point <= 0x2B73F)
           || (point >= 0x2B740 && point <= 0x2B81F) || (point >= 0x2B820 && point <= 0x2CEAF)
           || (point >= 0xF900 && point <= 0xFAFF) || (point >= 0x2F800 && point <= 0x2FA1F);
}

// Controls, formats and private use; not tabs and line breaks, which are white space.
bool isDropped(UChar32 point)
{
    if (point == '\t' || point == '\n' || point == '\r')
        return false;
    return point == 0 || point == 0xFFFD
           || (U_GET_GC_MASK(point) & (U_GC_CC_MASK | U_GC_CF_MASK | U_GC_CO_MASK)) != 0;
}

icu::UnicodeString decomposed(const icu::UnicodeString &text, const icu::Normalizer2 *form)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::UnicodeString made = form == nullptr ? text : form->normalize(text, status);
    return U_FAILURE(status) ? text : made;
}

template<typename Change>
icu::UnicodeString changed(const icu::UnicodeString &text, const Change &change)
{
    icu::UnicodeString out;
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
        change(text.char32At(i), out);
    return out;
}

icu::UnicodeString withoutMarks(const icu::UnicodeString &text)
{
    return changed(text, [](UChar32 point, icu::UnicodeString &out) {
        if (u_charType(point) != U_NON_SPACING_MARK)
            out.append(point);
    });
}

// Lowers each code point by itself, as the library "tokenizers" does, so that a final sigma is no other one.
icu::UnicodeString withSmallLetters(const icu::UnicodeString &text)
{
    return changed(text, [](UChar32 point, icu::UnicodeString &out) {
        constexpr UChar32 capitalDottedI = 0x130;
        constexpr UChar32 dotAbove = 0x307;
        if (point == capitalDottedI)
            out.append(UChar32{'i'}).append(dotAbove);
        else
            out.append(u_tolower(point));
    });
}

const icu::Normalizer2 *formNamed(const std::string &name)
{
    UErrorCode status = U_ZERO_ERROR;
    return name == "NFC"    ? icu::Normalizer2::getNFCInstance(status)
           : name == "NFD"  ? icu::Normalizer2::getNFDInstance(status)
           : name == "NFKC" ? icu::Normalizer2::getNFKCInstance(status)
           : name == "NFKD" ? icu::Normalizer2::getNFKDInstance(status)
                            : nullptr;
}

std::string bertNormalized(std::string_view text, const BertNormalization &steps)
{
    if (isPlainAscii(text)) {
        std::string plain = steps.lowersCase ? lowered(text) : std::string(text);
        if (steps.cleansText)
            std::ranges::replace_if(
                plain, [](char each) { return each < ' '; }, ' ');
        return plain;
    }
    icu::UnicodeString wide = wideOf(text);
    if (steps.cleansText)
        wide = changed(wide, [](UChar32 point, icu::UnicodeString &out) {
            if (!isDropped(point))
                out.append(u_isUWhiteSpace(point) ? UChar32{' '} : point);
        });
    if (steps.partsChinese)
        wide = changed(wide, [](UChar32 point, icu::UnicodeString &out) {
            if (isIdeograph(point))
                out.append(UChar32{' '}).append(point).append(UChar32{' '});
            else
                out.append(point);
        });
    if (steps.stripsAccents)
        wide = withoutMarks(decomposed(wide, formNamed("NFD")));
    if (steps.lowersCase)
        wide = withSmallLetters(wide);
    return utf8Of(wide);
}

std::string stripped(std::string text, bool left, bool right)
{
    const icu::UnicodeString wide = wideOf(text);
    std::int32_t begin = 0;
    std::int32_t end = wide.length();
    while (left && begin < end && u_isUWhiteSpace(wide.char32At(begin)))
        begin = wide.moveIndex32(begin, 1);
    while (right && begin < end && u_isUWhiteSpace(wide.char32At(wide.moveIndex32(end, -1))))
        end = wide.moveIndex32(end, -1);
    return utf8Of(wide.tempSubStringBetween(begin, end));
}

std::string replacedAll(std::string text, const std::string &what, const std::string &with)
{
    std::string out;
    std::size_t begin = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, begin)) {
        out.append(text, begin, at - begin).append(with);
        begin = at + what.size();
    }
    return out.append(text, begin);
}

// Returns the text unchanged where the pattern takes too long.
std::string
replacedMatches(const std::string &text, const icu::RegexPattern &pattern, const std::string &with)
{
    constexpr std::int32_t mostSteps = 2000;
    UErrorCode status = U_ZERO_ERROR;
    const icu::UnicodeString wide = wideOf(text);
    const std::unique_ptr<icu::RegexMatcher> matcher(pattern.matcher(wide, status));
    if (U_FAILURE(status))
        return text;
    matcher->setTimeLimit(mostSteps, status);
    std::string quoted;
    for (const char each : with) {
        if (each == '$' || each == '\\')
            quoted += '\\';
        quoted += each;
    }
    const icu::UnicodeString made = matcher->replaceAll(wideOf(quoted), status);
    return U_FAILURE(status) ? text : utf8Of(made);
}

} // namespace

Normalizer::Normalizer(BertNormalization steps)
{
    m_steps.emplace_back([steps](std::string text) { return bertNormalized(text, steps); });
}

Result<Normalizer> Normalizer::from(const ModelJson &file)
{
    Normalizer made;
    const auto &json = file["normalizer"];
    if (!json.is_null())
        KEYSEED_TRY(made.add(file, json));
    return made;
}

Result<void> Normalizer::add(const ModelJson &file, const ModelJson::Json &json)
{
    constexpr std::size_t mostSteps = 64;
    const std::string type = ModelJson::text(json, "type");
    if (type != "Sequence") {
        if (m_steps.size() == mostSteps)
            return file.wrong("normalizer", "at most 64 steps were expected");
        KEYSEED_ASSIGN(auto step, stepOf(file, type, json));
        m_steps.push_back(std::move(step));
        return {};
    }
    const auto &parts = ModelJson::member(json, "normalizers");
    if (!parts.is_array())
        return file.wrong("normalizer.normalizers", "a list was expected");
    for (const auto &part : parts)
        KEYSEED_TRY(add(file, part));
    return {};
}

Result<Normalizer::Step>
Normalizer::stepOf(const ModelJson &file, const std::string &type, const ModelJson::Json &json)
{
    if (type == "BertNormalizer") {
        BertNormalization steps{.cleansText = ModelJson::flag(json, "clean_text", true),
                                .partsChinese = ModelJson::flag(json, "handle_chinese_chars", true),
                                .lowersCase = ModelJson::flag(json, "lowercase", true)};
        steps.stripsAccents = ModelJson::flag(json, "strip_accents", steps.lowersCase);
        return Step([steps](std::string text) { return bertNormalized(text, steps); });
    }
    if (const icu::Normalizer2 *form = formNamed(type))
        return Step([form](std::string text) { return utf8Of(decomposed(wideOf(text), form)); });
    if (type == "Lowercase")
        return Step([](std::string text) { return utf8Of(withSmallLetters(wideOf(text))); });
    if (type == "StripAccents")
        return Step([](std::string text) { return utf8Of(withoutMarks(wideOf(text))); });
    if (type == "Strip")
        return Step([left = ModelJson::flag(json, "strip_left", true),
                     right = ModelJson::flag(json, "strip_right", true)](std::string text) {
            return stripped(std::move(text), left, right);
        });
    if (type == "Prepend")
        return Step([front = ModelJson::text(json, "prepend")](std::string text) {
            return text.empty() ? text : front + text;
        });
    if (type == "Precompiled") {
        auto map = CharsMap::fromBase64(ModelJson::text(json, "precompiled_charsmap"));
        if (!map)
            return file.wrong("normalizer", map.error().detail);
        return Step([held = std::make_shared<const CharsMap>(std::move(*map))](std::string text) {
            return held->replaced(text);
        });
    }
    if (type == "Replace") {
        const std::string with = ModelJson::text(json, "content");
        const auto &pattern = ModelJson::member(json, "pattern");
        if (const std::string what = ModelJson::text(pattern, "String"); !what.empty())
            return Step([what, with](std::string text) { return replacedAll(std::move(text), what, with); });
        UErrorCode status = U_ZERO_ERROR;
        const std::string regex = ModelJson::text(pattern, "Regex");
        std::shared_ptr<const icu::RegexPattern> compiled(
            icu::RegexPattern::compile(wideOf(regex.substr(0, 1000)), 0, status));
        if (regex.empty() || U_FAILURE(status))
            return file.wrong("normalizer.pattern", "a text or a regular expression was expected");
        return Step([compiled, with](std::string text) { return replacedMatches(text, *compiled, with); });
    }
    return file.wrong("normalizer.type", inQuotes(type) + " is no step that this program knows");
}

std::string Normalizer::normalized(std::string_view text) const
{
    std::string out = isPlainAscii(text) ? std::string(text) : utf8Of(wideOf(text));
    for (const Step &step : m_steps)
        out = step(std::move(out));
    return out;
}

} // namespace core::encoder
