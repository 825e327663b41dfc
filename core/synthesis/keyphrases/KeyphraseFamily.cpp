#include "core/synthesis/keyphrases/KeyphraseFamily.h"

#include "core/base/ForTranslators.h"

namespace core::synthesis {

MethodFamily keyphraseFamily()
{
    return {.name = "keyphrases",
            .title = QT_TRANSLATE_NOOP("MethodText", "Keyphrases"),
            .summary = QT_TRANSLATE_NOOP(
                "MethodText",
                "Phrases of the vocabulary are counted in the records, with noise. Sequences of phrases are "
                "drawn from the noisy counts, and a document is written around each."),
            .needs = QT_TRANSLATE_NOOP("MethodText",
                                       "A vocabulary that fits the records, and some hundred of them. No "
                                       "language model, though one writes better documents."),
            .costs = QT_TRANSLATE_NOOP("MethodText",
                                       "The budget, once. Whoever writes the documents is asked afterwards, "
                                       "once for each: that can be repeated and costs no budget."),
            .promises = QT_TRANSLATE_NOOP("MethodText",
                                          "Documents with the phrases that are typical of each label. Every "
                                          "number that was released can be read and checked."),
            .uselessWhen = QT_TRANSLATE_NOOP(
                "MethodText",
                "What is not in the vocabulary does not come through, nor how the notes are worded.")};
}

} // namespace core::synthesis
