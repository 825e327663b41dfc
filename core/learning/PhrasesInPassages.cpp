#include "core/learning/PhrasesInPassages.h"

#include "core/base/Result.h"

#include <algorithm>

namespace core::learning {

namespace {

using PhraseOfKey = std::unordered_map<PhraseKey, std::uint16_t>;

PhraseOfKey indexOf(std::span<const Phrase> phrases)
{
    PhraseOfKey index;
    for (std::size_t i = 0; i < phrases.size(); ++i)
        for (const PhraseKey key : phrases[i].keys)
            index.emplace(key, static_cast<std::uint16_t>(i));
    return index;
}

// Returns how many words the longest phrase at the front of the run takes, 0 when there is none.
std::size_t longestAt(std::span<const Token> run, const PhraseOfKey &index, std::uint16_t &phrase)
{
    PhraseKey key = 0;
    std::size_t longest = 0;
    for (std::size_t count = 1; count <= std::min(mostPhraseWords, run.size()); ++count) {
        key = keyWith(key, count - 1, run[count - 1].word);
        if (const auto found = index.find(key); found != index.end()) {
            phrase = found->second;
            longest = count;
        }
    }
    return longest;
}

} // namespace

void PhraseBags::add(std::vector<std::uint16_t> &phrases)
{
    std::ranges::sort(phrases);
    const auto repeated = std::ranges::unique(phrases);
    m_phrases.insert(m_phrases.end(), phrases.begin(), repeated.begin());
    m_ends.push_back(m_phrases.size());
}

std::span<const std::uint16_t> PhraseBags::bag(std::size_t passage) const
{
    const std::size_t begin = passage == 0 ? 0 : m_ends[passage - 1];
    return std::span(m_phrases).subspan(begin, m_ends[passage] - begin);
}

std::vector<std::uint32_t> PhraseBags::passagesOf(std::size_t phrases) const
{
    std::vector<std::uint32_t> passages(phrases, 0);
    for (const std::uint16_t phrase : m_phrases)
        ++passages[phrase];
    return passages;
}

PhraseBags PhraseBags::renumbered(std::span<const std::uint16_t> phraseOf) const
{
    constexpr std::uint32_t none = 0xffffffffu;
    std::vector<std::uint32_t> numberOf(std::size_t{1} << 16, none);
    for (std::size_t i = 0; i < phraseOf.size(); ++i)
        numberOf[phraseOf[i]] = static_cast<std::uint32_t>(i);
    PhraseBags result;
    std::vector<std::uint16_t> phrases;
    for (std::size_t passage = 0; passage < size(); ++passage) {
        phrases.clear();
        for (const std::uint16_t phrase : bag(passage))
            if (numberOf[phrase] != none)
                phrases.push_back(static_cast<std::uint16_t>(numberOf[phrase]));
        result.add(phrases);
    }
    return result;
}

Result<PhraseBags> findPhrases(const Reading &reading,
                               WordList &words,
                               std::span<const Phrase> phrases,
                               const Stage &stage,
                               const UseOfPhrase &use)
{
    const PhraseOfKey index = indexOf(phrases);
    PhraseBags bags;
    std::vector<std::uint16_t> found;
    const auto done = forEachPassage(reading, words, stage, [&](const Passage &passage) {
        found.clear();
        forEachRun(passage, [&](std::span<const Token> run) {
            while (!run.empty()) {
                std::uint16_t phrase = 0;
                const std::size_t length = longestAt(run, index, phrase);
                if (length > 0) {
                    found.push_back(phrase);
                    if (use)
                        use(phrase, passage.text, run[0], run[length - 1]);
                }
                run = run.subspan(length > 0 ? length : 1);
            }
        });
        bags.add(found);
    });
    KEYSEED_TRY(done);
    return bags;
}

} // namespace core::learning
