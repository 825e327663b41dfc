#include "core/learning/SurfaceForms.h"

#include "core/base/Text.h"
#include "core/vocabulary/Folding.h"

#include <algorithm>
#include <unicode/uchar.h>

namespace core::learning {

namespace {

constexpr std::size_t mostForms = 64; // of a phrase: what comes after them is rare

constexpr std::size_t longestForm = 200; // bytes, as for any term (core/vocabulary/TermFile.h)

// With one blank for any white space between words.
std::string oneLine(std::string_view text)
{
    std::string line;
    for (std::size_t position = 0; position < text.size();) {
        const std::size_t begin = position;
        const std::int32_t codePoint = vocabulary::nextCodePoint(text, position);
        if (!u_isUWhiteSpace(codePoint))
            line += text.substr(begin, position - begin);
        else if (!line.ends_with(' '))
            line += ' ';
    }
    return plainText(line);
}

// More often, then by text.
bool isBefore(std::uint32_t countA, const std::string &a, std::uint32_t countB, const std::string &b)
{
    return countA != countB ? countA > countB : a < b;
}

// Without the accents of Latin letters: "lesi\u00F3n", "lesiones".
std::string withoutAccents(std::string_view text)
{
    constexpr std::string_view plain = "aaaaaaaceeeeiiiidnooooo/ouuuuyty"; // U+00E0 to U+00FF
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
        if (byte == 0xc3 && next >= 0xa0) {
            result += plain[next - 0xa0];
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

bool isSingularOf(std::string_view singular, std::string_view plural, std::span<const std::string> endings)
{
    return std::ranges::any_of(endings, [&](std::string_view ending) {
        const std::size_t equals = ending.find('=');
        const std::string_view own = ending.substr(0, equals);
        const std::string_view instead =
            equals == std::string_view::npos ? std::string_view() : ending.substr(equals + 1);
        return plural.size() > own.size() && plural.ends_with(own) && singular.ends_with(instead)
               && singular.substr(0, singular.size() - instead.size())
                      == plural.substr(0, plural.size() - own.size());
    });
}

// Word by word: some are the same, and one at least is a singular.
bool isSingularPhraseOf(std::string_view singular,
                        std::string_view plural,
                        std::span<const std::string> endings)
{
    const auto ones = wordsOf(withoutAccents(singular));
    const auto several = wordsOf(withoutAccents(plural));
    if (singular == plural || ones.size() != several.size())
        return false;
    for (std::size_t i = 0; i < ones.size(); ++i)
        if (ones[i] != several[i] && !isSingularOf(ones[i], several[i], endings))
            return false;
    return true;
}

} // namespace

void SurfaceForms::add(std::size_t phrase, std::string_view text, const Token &first, const Token &last)
{
    std::string written = oneLine(text.substr(first.begin, last.end - first.begin));
    if (written.size() > longestForm)
        return;
    Forms &forms = m_written[phrase];
    std::string folded = vocabulary::folded(written);
    if (forms.size() >= mostForms && !forms.contains(folded))
        return;
    Form &form = forms[std::move(folded)];
    ++form.count;
    if (form.written.size() < mostForms || form.written.contains(written))
        ++form.written[std::move(written)];
}

SurfaceForms::Forms::const_iterator SurfaceForms::singularOf(const Forms &forms) const
{
    constexpr double leastShare = 0.03;
    constexpr int mostSteps = 3; // "akuten Schmerzen", "akute Schmerzen", "akute Schmerz"
    std::uint32_t total = 0;
    for (const auto &[folded, form] : forms)
        total += form.count;
    const auto isLess = [](const auto &a, const auto &b) {
        return isBefore(a.second.count, a.first, b.second.count, b.first);
    };
    auto best = std::ranges::min_element(forms, isLess);
    std::vector<std::string> endings;
    for (const std::string &ending : wordsOf(m_language.pluralEndings)) {
        const std::size_t equals = ending.find('=');
        endings.push_back(withoutAccents(ending.substr(0, equals))
                          + (equals == std::string::npos ? "" : withoutAccents(ending.substr(equals))));
    }
    for (int step = 0; step < mostSteps; ++step) {
        auto next = forms.end();
        for (auto each = forms.begin(); each != forms.end(); ++each) {
            const bool isCommon = each->second.count >= 2 && each->second.count >= leastShare * total;
            if (isCommon && isSingularPhraseOf(each->first, best->first, endings)
                && (next == forms.end() || isLess(*each, *next)))
                next = each;
        }
        if (next == forms.end())
            break;
        best = next;
    }
    return best;
}

std::string SurfaceForms::shown(std::size_t phrase) const
{
    const Forms &forms = m_written[phrase];
    if (forms.empty())
        return {};
    const auto &[folded, form] = *singularOf(forms);
    const auto small = form.written.find(folded);
    if (!m_language.capitalNouns && small != form.written.end() && 10 * small->second >= form.count)
        return folded;
    return std::ranges::min_element(
               form.written,
               [](const auto &a, const auto &b) { return isBefore(a.second, a.first, b.second, b.first); })
        ->first;
}

bool SurfaceForms::isName(std::size_t phrase) const
{
    const std::string text = shown(phrase);
    std::size_t capitals = 0;
    std::size_t others = 0;
    for (const std::string &word : wordsOf(text)) {
        std::size_t position = 0;
        const bool isCapital = u_isUUppercase(vocabulary::nextCodePoint(word, position)) != 0;
        capitals += isCapital ? 1 : 0;
        others += isCapital || word == "of" ? 0 : 1;
    }
    return capitals > 1 && others == 0;
}

std::vector<std::string> SurfaceForms::others(std::size_t phrase) const
{
    constexpr std::size_t most = 12;
    const std::string first = vocabulary::folded(shown(phrase));
    std::vector<std::pair<std::uint32_t, std::string>> seen;
    for (const auto &[folded, form] : m_written[phrase])
        if (form.count >= 2 && folded != first)
            seen.emplace_back(form.count, folded);
    std::ranges::sort(
        seen, [](const auto &a, const auto &b) { return isBefore(a.first, a.second, b.first, b.second); });
    seen.resize(std::min(seen.size(), most));
    std::vector<std::string> others;
    for (auto &[count, folded] : seen)
        others.push_back(std::move(folded));
    return others;
}

} // namespace core::learning
