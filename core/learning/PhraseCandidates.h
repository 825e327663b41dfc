#pragma once

#include "core/learning/NgramTable.h"
#include "core/learning/WordCounts.h"

namespace core::learning {

/// Counts all sequences of one to four words in the texts that stand in a run (forEachRun) and neither begin
/// nor end with a connector. Errors: those of forEachPassage.
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

} // namespace core::learning
