#pragma once

#include "core/learning/GeneralWords.h"
#include "core/learning/KnownTerms.h"
#include "core/learning/NgramTable.h"
#include "core/learning/WordClasses.h"
#include "core/learning/WordCounts.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace core::learning {

/// Counts all sequences of one to four words in the texts that are within a run (forEachRun) and neither
/// begin nor end with a connector, and adds the passages to `uses` unless it is null. Errors: those of
/// forEachPassage.
Result<NgramTable>
countCandidates(const Reading &reading, WordList &words, const Stage &stage, WordUses *uses = nullptr);

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

/// What is known of the words of the texts.
struct KnownWords
{
    const WordList &words;
    const GeneralWords &general;
    const WordClasses &classes;
    const Language &language;
};

/// Returns in how many passages a phrase of so many words has to occur, where a word has to occur in `least`:
/// several words together are rarer, and their association says that they belong together.
constexpr std::uint32_t leastPassagesOf(std::size_t words, std::uint32_t least)
{
    constexpr std::uint32_t fewest = 3;
    return words == 1 ? least : std::min(least, std::max(fewest, (least + 1) / 2));
}

struct FilterSettings
{
    std::uint64_t passages = 0;
    std::uint64_t runningWords = 0; ///< of the texts, stop words among them
    std::uint32_t leastPassages = 5;
    std::size_t mostPhrases = 20'000;
};

/// Chooses the candidates that are phrases of the field, the best first:
///
/// - single words that are enough more frequent than in general text (GeneralWords::ratio): .8 for nouns, 2
/// for names and words of unknown class; never adjectives, verbs, adverbs and names of places. English, whose
/// ratio counts glosses, takes .17 for nouns and unknown words, 1.7 for adjectives, 3 for verbs and 30 for
/// adverbs;
///
/// - longer ones that are a noun with its adjectives or with another noun behind a connector, whose minimum
/// normalised pointwise mutual information over all splits is at least .18, or .35 across a connector, and
/// that either contain a word that is more frequent than in general text or reach .45;
///
/// - none that occurs inside one longer phrase in more than 80 % of its occurrences;
///
/// - and each that is a name in `known`, regardless of the rules above; the names of a concept are one
/// phrase.
///
/// Without a list of general words every word of three letters passes that is of no other class than a noun.
/// Phrases are ranked by C-value (Frantzi, Ananiadou & Mima 2000), which subtracts the occurrences inside
/// longer phrases.
std::vector<Phrase> filterPhrases(const NgramTable &candidates,
                                  const KnownWords &about,
                                  const KnownTerms &known,
                                  const FilterSettings &settings);

} // namespace core::learning
