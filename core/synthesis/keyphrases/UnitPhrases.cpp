#include "core/synthesis/keyphrases/UnitPhrases.h"

#include "core/synthesis/keyphrases/Informativeness.h"

#include <algorithm>
#include <tuple>

namespace core::synthesis {

namespace {

void putTogether(std::vector<LabelledCount> &uses)
{
    std::ranges::sort(uses, [](const auto &a, const auto &b) {
        return std::tie(a.label, a.term) < std::tie(b.label, b.term);
    });
    std::size_t kept = 0;
    for (std::size_t next = 1; next < uses.size(); ++next) {
        if (uses[kept].label == uses[next].label && uses[kept].term == uses[next].term)
            uses[kept].count += uses[next].count;
        else
            uses[++kept] = uses[next];
    }
    uses.resize(std::min(uses.size(), kept + 1));
}

} // namespace

Features phraseCounts(const vocabulary::PhraseMatcher &matcher, std::string_view text)
{
    Features features;
    for (const auto &[term, count] : matcher.match(text)) {
        features.push_back(term);
        features.push_back(count);
    }
    return features;
}

std::vector<LabelledCount> usesOf(std::span<const UnitDocument> unit)
{
    std::vector<LabelledCount> uses;
    for (const UnitDocument &document : unit)
        for (std::size_t at = 0; at + 1 < document.features.size(); at += 2)
            uses.push_back({document.label, document.features[at], document.features[at + 1]});
    if (unit.size() > 1)
        putTogether(uses);
    return uses;
}

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
