#include "core/preparation/Headings.h"

#include "core/base/Text.h"
#include "core/preparation/Sections.h"
#include "core/vocabulary/Folding.h"

#include <algorithm>
#include <array>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <utility>

namespace core::preparation {

namespace {

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

void appendWords(std::string_view ascii, std::string &form)
{
    for (const char byte : ascii) {
        const char folded = lowered(byte);
        if ((folded >= 'a' && folded <= 'z') || (folded >= '0' && folded <= '9'))
            form += folded;
        else if (!form.empty() && form.back() != ' ')
            form += ' ';
    }
    if (form.ends_with(' '))
        form.pop_back();
}

// Returns the text without accents, as text in capitals often is: "DIAGNOSTICO" for "Diagnóstico".
std::string withoutAccents(std::string_view text)
{
    UErrorCode error = U_ZERO_ERROR;
    const icu::Normalizer2 *apart = icu::Normalizer2::getNFKDInstance(error);
    if (U_FAILURE(error))
        return {};
    const std::string folded = vocabulary::folded(text);
    const icu::UnicodeString parts = apart->normalize(icu::UnicodeString::fromUTF8(folded), error);
    icu::UnicodeString kept;
    for (std::int32_t i = 0; i < parts.length(); i = parts.moveIndex32(i, 1)) {
        const UChar32 codePoint = parts.char32At(i);
        if ((U_GET_GC_MASK(codePoint) & U_GC_M_MASK) == 0)
            kept.append(u_isalnum(codePoint) ? codePoint : UChar32{' '});
    }
    std::string utf8;
    return kept.toUTF8String(utf8);
}

// "Praeoperativ" for "präoperativ"; empty where nothing differs.
std::string withoutUmlauts(std::string text)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> umlauts = {
        {{"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"Ä", "Ae"}, {"Ö", "Oe"}, {"Ü", "Ue"}}};
    bool isChanged = false;
    for (const auto &[umlaut, plain] : umlauts)
        for (auto at = text.find(umlaut); at != std::string::npos; at = text.find(umlaut, at)) {
            text.replace(at, umlaut.size(), plain);
            isChanged = true;
        }
    return isChanged ? text : std::string();
}

/// A line of a list: "name = heading | heading".
struct HeadingLine
{
    std::string_view section;
    std::vector<std::string_view> headings;
};

// Returns the heading of a line; nothing if there is none.
std::optional<HeadingLine> headingLine(std::string_view line)
{
    const std::size_t equals = line.find('=');
    const auto names = entriesOf(line.substr(0, equals), '=');
    if (names.empty() || equals == std::string_view::npos)
        return std::nullopt;
    return HeadingLine{names.front(), entriesOf(line.substr(equals + 1), '|')};
}

} // namespace

std::vector<std::string_view> headingsOf(const Language &language, std::string_view section)
{
    std::vector<std::string_view> all;
    for (const std::string_view written : entriesOf(language.headings, '\n'))
        if (const auto line = headingLine(written); line && line->section == section)
            all.insert(all.end(), line->headings.begin(), line->headings.end());
    return all;
}

void comparableForm(std::string_view written, std::string &form)
{
    form.clear();
    if (isAscii(written))
        return appendWords(written, form);
    // A text without ASCII letters (Cyrillic, for example) is no heading of the lists: only spaces need care.
    for (const char byte : withoutAccents(written))
        if (byte != ' ' || (!form.empty() && form.back() != ' '))
            form += byte;
    if (form.ends_with(' '))
        form.pop_back();
}

HeadingTable::HeadingTable()
{
    for (const Language *language : languages()) {
        for (const std::string_view written : entriesOf(language->headings, '\n')) {
            const auto line = headingLine(written);
            const auto section = line ? findSection(line->section) : std::nullopt;
            if (!section) {
                m_mistakes.emplace_back(written);
                continue;
            }
            for (const std::string_view heading : line->headings)
                add(heading, {.section = *section});
        }
        for (const std::string_view part : entriesOf(language->parts, '|'))
            add(part, {.isPart = true});
    }
}

void HeadingTable::add(std::string_view written, Heading heading)
{
    for (const std::string &each : {std::string(written), withoutUmlauts(std::string(written))}) {
        std::string form;
        comparableForm(each, form);
        if (form.empty())
            continue;
        const auto [known, isNew] = m_headings.try_emplace(std::move(form), heading);
        if (!isNew && (known->second.section != heading.section || known->second.isPart != heading.isPart))
            m_mistakes.push_back(each);
        if (each.size() > longest / 2)
            m_mistakes.push_back(each);
    }
}

const HeadingTable &HeadingTable::builtIn()
{
    static const HeadingTable table;
    return table;
}

std::optional<Heading> HeadingTable::find(std::string_view written) const
{
    if (written.empty() || written.size() > longest)
        return std::nullopt;
    thread_local std::string form;
    comparableForm(written, form);
    const auto found = m_headings.find(std::string_view(form));
    return found == m_headings.end() ? std::nullopt : std::optional(found->second);
}

} // namespace core::preparation
