#include "core/learning/TermKinds.h"

#include "core/vocabulary/Folding.h"
#include "core/vocabulary/LearntFile.h"

#include <algorithm>
#include <numeric>

namespace core::learning {

namespace {

using vocabulary::Kind;

constexpr std::size_t shortestEnding = 3;                     // letters
constexpr std::array<unsigned, 3> fewestExamples = {8, 4, 3}; // of endings of 3, of 4, and of more letters
constexpr double leastShare = 0.75;
constexpr std::size_t fewestOfField = 20; // one of so many terms is an example

// The words of a term without their inflections, case-folded.
std::string stem(std::string_view term, const Language &language)
{
    const std::string text = vocabulary::folded(term);
    std::string stems;
    for (std::size_t first = 0; first <= text.size();) {
        const std::size_t last = std::min(text.find(' ', first), text.size());
        std::string word = text.substr(first, last - first);
        language.normalise(word);
        stems += (stems.empty() ? "" : " ") + word;
        first = last + 1;
    }
    return stems;
}

std::string headOf(const std::string &stems, bool headFirst)
{
    const std::size_t blank = headFirst ? stems.find(' ') : stems.rfind(' ');
    if (blank == std::string::npos)
        return stems;
    return headFirst ? stems.substr(0, blank) : stems.substr(blank + 1);
}

bool isWithinLetter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

// Calls `use` with each ending of a word and the number of its letters, the longest first, until it returns
// true. The ending that is the whole word has a space before it.
template<typename Use>
void forEachEnding(const std::string &word, const Use &use)
{
    auto letters = static_cast<std::size_t>(
        std::ranges::count_if(word, [](char byte) { return !isWithinLetter(byte); }));
    if (use(" " + word, letters))
        return;
    for (std::size_t first = 1; letters > shortestEnding; ++first) {
        if (isWithinLetter(word[first]))
            continue;
        --letters;
        if (use(word.substr(first), letters))
            return;
    }
}

// Returns Other where the examples are few or disagree.
template<typename Counts>
Kind clearKind(const Counts &counts, unsigned fewest)
{
    const unsigned all = std::accumulate(counts.begin(), counts.end(), 0U);
    const auto most = std::ranges::max_element(counts);
    if (all < fewest || *most < leastShare * all)
        return Kind::Other;
    return static_cast<Kind>(most - counts.begin());
}

} // namespace

TermKinds::TermKinds(const vocabulary::Vocabulary &examples, const Language &language)
    : m_language(&language)
{
    for (vocabulary::TermId id = 0; id < examples.size(); ++id) {
        const std::string stems = stem(examples.term(id), language);
        const Kind kind = examples.kind(id);
        m_terms.try_emplace(stems, kind);
        if (kind == Kind::Other)
            continue;
        forEachEnding(headOf(stems, language.headFirst), [&](const std::string &ending, std::size_t) {
            ++m_endings[ending][static_cast<std::size_t>(kind)];
            return false;
        });
    }
}

Result<TermKinds> TermKinds::builtIn(const Language &language, const std::filesystem::path &resources)
{
    const std::string ending = language.code == "en" ? "" : "-" + std::string(language.code);
    const std::filesystem::path file = resources / ("medical" + ending + ".learnt");
    if (!std::filesystem::exists(file))
        return TermKinds();
    KEYSEED_ASSIGN(const auto learnt, vocabulary::LearntFile::open(file));
    return TermKinds(learnt.vocabulary(), language);
}

Kind TermKinds::of(std::string_view term) const
{
    if (m_language == nullptr)
        return Kind::Other;
    const std::string stems = stem(term, *m_language);
    if (const auto found = m_terms.find(stems); found != m_terms.end() && found->second != Kind::Other)
        return found->second;
    Kind kind = Kind::Other;
    forEachEnding(headOf(stems, m_language->headFirst), [&](const std::string &ending, std::size_t letters) {
        const std::size_t place =
            std::min(letters - std::min(letters, shortestEnding), fewestExamples.size() - 1);
        if (const auto found = m_endings.find(ending); found != m_endings.end())
            kind = clearKind(found->second, ending.starts_with(' ') ? 1 : fewestExamples[place]);
        return kind != Kind::Other;
    });
    return kind;
}

bool TermKinds::areOfField(std::span<const std::string> terms) const
{
    if (m_language == nullptr)
        return false;
    const auto known = static_cast<std::size_t>(std::ranges::count_if(
        terms, [this](const std::string &term) { return m_terms.contains(stem(term, *m_language)); }));
    return known > 0 && known * fewestOfField >= terms.size();
}

} // namespace core::learning
