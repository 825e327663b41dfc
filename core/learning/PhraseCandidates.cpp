#include "core/learning/PhraseCandidates.h"

#include "core/base/Result.h"

namespace core::learning {

Result<NgramTable> countCandidates(const Reading &reading, WordList &words, const Stage &stage)
{
    NgramTable table;
    std::uint32_t passageNumber = 0;
    const auto counted = forEachPassage(reading, words, stage, [&](const Passage &passage) {
        ++passageNumber;
        forEachRun(passage, [&](std::span<const Token> run) {
            forEachSequence(
                run, words, [&](PhraseKey key, std::span<const Token>) { table.add(key, passageNumber); });
        });
    });
    KEYSEED_TRY(counted);
    return table;
}

} // namespace core::learning
