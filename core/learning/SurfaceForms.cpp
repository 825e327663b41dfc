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

std::string SurfaceForms::shown(std::size_t phrase) const
{
    const Forms &forms = m_written[phrase];
    if (forms.empty())
        return {};
    const auto &[folded, form] = *std::ranges::min_element(forms, [](const auto &a, const auto &b) {
        return isBefore(a.second.count, a.first, b.second.count, b.first);
    });
    const auto small = form.written.find(folded);
    if (small != form.written.end() && 10 * small->second >= form.count)
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
