#include "core/synthesis/keyphrases/TextPhrases.h"

#include "core/synthesis/keyphrases/Informativeness.h"
#include "core/synthesis/keyphrases/UnitPhrases.h"

#include <algorithm>

namespace core::synthesis {

std::vector<vocabulary::TermId>
informativePhrases(const PublicInputs &inputs, std::string_view text, std::size_t most)
{
    const UnitDocument document{0, phraseCounts(*inputs.matcher, text)};
    std::vector<LabelledCount> uses = usesOf({&document, 1});
    std::ranges::stable_sort(uses, std::greater(), [&](const LabelledCount &use) {
        return informativeness(use.count, inputs.vocabulary, use.term);
    });
    std::vector<vocabulary::TermId> phrases;
    for (std::size_t at = 0; at < std::min(most, uses.size()); ++at)
        phrases.push_back(uses[at].term);
    return phrases;
}

} // namespace core::synthesis
