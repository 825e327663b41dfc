#pragma once

#include "core/learning/GeneralWords.h"
#include "core/learning/KnownTerms.h"
#include "core/learning/NgramTable.h"
#include "core/learning/WordCounts.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core::learning {

/// Counts all sequences of one to four words in the texts that are within a run (forEachRun) and neither
/// begin nor end with a connector. Errors: those of forEachPassage.
Result<NgramTable> countCandidates(const Reading &reading, WordList &words, const Stage &stage);

/// Calls use(key, tokens) for every such sequence of a run.
template<typename Use>
void forEachSequence(std::span<const Token> run, const WordList &words, Use use)
{
    for (std::size_t begin = 0; begin < run.size(); ++begin) {
        if (words.isConnector(run[begin].word))
            continue;
        PhraseKey key = 0;
        const std::size_t most = std::min(mostPhraseWords, run.size() - begin);
        for (std::size_t count = 1; count <= most; ++count) {
            const std::uint32_t word = run[begin + count - 1].word;
            key = keyWith(key, count - 1, word);
            if (!words.isConnector(word))
                use(key, run.subspan(begin, count));
        }
    }
}

/// A phrase that was found in the texts.
struct Phrase
{
    std::string text;            ///< its normalised words, for comparing
    std::vector<PhraseKey> keys; ///< more than one where a hyphen is written or not ("follow-up")
    std::size_t words = 1;
    std::optional<std::uint32_t> concept_ = {}; ///< of a terminology whose names the keys are
    vocabulary::Kind kind = vocabulary::Kind::Other;
};

struct FilterSettings
{
    std::uint64_t passages = 0;
    std::uint32_t leastPassages = 5;
    std::size_t mostPhrases = 20'000;
};

/// Chooses the candidates that are phrases of the field, the best first:
///
/// - single words whose share of passages is `ratio` times their share of general texts, if that is known: 2
/// for nouns and unknown words, 20 for adjectives, 35 for verbs, 350 for adverbs;
///
/// - longer ones whose minimum normalised pointwise mutual information over all splits is at least .18, or
/// .35 across a connector, and that either contain a word of ratio 1.5 or reach .45;
///
/// - none that occurs inside one longer phrase in more than 80 % of its occurrences;
///
/// - and each that is a name in `known`, regardless of the rules above; the names of a concept are one
/// phrase.
///
/// They are ranked by C-value (Frantzi, Ananiadou & Mima 2000), which subtracts the occurrences inside longer
/// phrases.
std::vector<Phrase> filterPhrases(const NgramTable &candidates,
                                  const WordList &words,
                                  const GeneralWords &general,
                                  const KnownTerms &known,
                                  const FilterSettings &settings);

} // namespace core::learning
