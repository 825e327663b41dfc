#include "ui/models/DrawFigures.h"

#include "core/methods/Methods.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace ui {

namespace {

using core::pipeline::PublicInputs;
using core::synthesis::ReleasedCounts;
using core::synthesis::ReleasedModel;

constexpr std::size_t noItem = std::numeric_limits<std::size_t>::max();

/// Returns the counted item of each drawn phrase.
std::vector<std::size_t> itemsOf(const DrawnPhrases &drawn,
                                 const ReleasedModel &model,
                                 const ReleasedCounts &counts,
                                 const PublicInputs &inputs)
{
    std::unordered_map<std::string_view, std::size_t> numbers;
    for (std::size_t phrase = 0; phrase < drawn.phrases().size(); ++phrase)
        numbers.emplace(drawn.phrases()[phrase], phrase);
    std::vector<std::size_t> items(drawn.phrases().size(), noItem);
    for (core::vocabulary::TermId term = 0; term < model.vocabularySize; ++term) {
        const auto found = numbers.find(inputs.vocabulary.term(term));
        if (found != numbers.end())
            items[found->second] = counts.areClusters() ? model.clusterOf[term] : term;
    }
    return items;
}

/// Counts the documents of one label.
class LabelCount final
{
public:
    LabelCount(std::size_t label, const ReleasedCounts &counts, std::size_t phrases)
        : m_isDrawn(phrases)
        , m_isUsed(counts.items())
        , m_standsOut(counts.items())
    {
        for (std::size_t item = 0; item < counts.items(); ++item) {
            m_standsOut[item] = counts.standsOut(label, item);
            m_coverage.learned += m_standsOut[item] ? 1 : 0;
        }
    }

    void add(std::uint32_t phrase, std::size_t item)
    {
        ++m_phrases;
        m_coverage.distinct += m_isDrawn[phrase] ? 0 : 1;
        m_isDrawn[phrase] = true;
        if (item == noItem || !m_standsOut[item])
            return;
        ++m_fromLearned;
        m_coverage.used += m_isUsed[item] ? 0 : 1;
        m_isUsed[item] = true;
    }

    Coverage coverage() const
    {
        Coverage coverage = m_coverage;
        coverage.fromLearned =
            m_phrases > 0 ? static_cast<double>(m_fromLearned) / static_cast<double>(m_phrases) : 0.0;
        return coverage;
    }
    const std::vector<bool> &isUsed() const { return m_isUsed; }
    std::size_t phrases() const { return m_phrases; }
    std::size_t fromLearned() const { return m_fromLearned; }

private:
    std::vector<bool> m_isDrawn;
    std::vector<bool> m_isUsed;
    std::vector<bool> m_standsOut;
    Coverage m_coverage;
    std::size_t m_phrases = 0;
    std::size_t m_fromLearned = 0;
};

/// Counts items used under any label, for a count over all labels.
int usedAnywhere(const std::vector<LabelCount> &labels)
{
    int used = 0;
    for (std::size_t item = 0; item < labels.front().isUsed().size(); ++item)
        used += std::any_of(labels.begin(),
                            labels.end(),
                            [item](const LabelCount &label) { return label.isUsed()[item]; })
                    ? 1
                    : 0;
    return used;
}

Coverage together(const std::vector<LabelCount> &labels, bool isJoint, int distinct)
{
    Coverage all;
    std::size_t phrases = 0;
    std::size_t fromLearned = 0;
    for (const LabelCount &label : labels) {
        const Coverage coverage = label.coverage();
        all.learned += coverage.learned;
        all.used += coverage.used;
        phrases += label.phrases();
        fromLearned += label.fromLearned();
    }
    if (isJoint) {
        all.learned = labels.front().coverage().learned;
        all.used = usedAnywhere(labels);
    }
    all.distinct = distinct;
    all.fromLearned = phrases > 0 ? static_cast<double>(fromLearned) / static_cast<double>(phrases) : 0.0;
    return all;
}

} // namespace

DrawFigures
figuresOf(const DrawnPhrases &drawn, const ReleasedModel &model, const PublicInputs &inputs, std::size_t most)
{
    DrawFigures figures;
    figures.counted = std::min(most, drawn.documents());
    const auto counts = releasedCounts(model, inputs.vocabulary);
    if (!counts)
        return figures;
    figures.countsGroups = counts->areClusters();
    const std::vector<std::size_t> items = itemsOf(drawn, model, *counts, inputs);
    std::vector<LabelCount> labels;
    for (std::size_t label = 0; label < model.labels.size(); ++label)
        labels.emplace_back(label, *counts, drawn.phrases().size());
    std::vector<bool> isDrawn(drawn.phrases().size());
    for (std::size_t document = 0; document < figures.counted; ++document)
        for (const std::uint32_t phrase : drawn.document(document)) {
            labels[drawn.labelOf(document)].add(phrase, items[phrase]);
            isDrawn[phrase] = true;
        }
    const auto *method = core::synthesis::findSynthesizer(model.parameters.method);
    const auto sizes = method ? method->labelSizes(model) : std::vector<core::synthesis::LabelSize>();
    for (std::size_t label = 0; label < model.labels.size(); ++label)
        figures.labels.push_back({.name = model.labels[label],
                                  .coverage = labels[label].coverage(),
                                  .isMostlyShared = label < sizes.size() && sizes[label].isMostlyShared});
    figures.all = together(
        labels, counts->isJoint(), static_cast<int>(std::count(isDrawn.begin(), isDrawn.end(), true)));
    return figures;
}

} // namespace ui
