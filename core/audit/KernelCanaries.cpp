#include "core/audit/KernelCanaries.h"

#include "core/audit/Canaries.h"
#include "core/audit/CanaryWorld.h"
#include "core/methods/kernel/FeatureVectors.h"
#include "core/methods/kernel/VocabularySelection.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace core::audit {

namespace {

constexpr std::string_view vocabularyTable = "vocabulary";
constexpr std::string_view kernelTable = "kernel-";

std::vector<int> sizesOf(std::string_view method)
{
    if (method == "independent")
        return {1};
    if (method == "iterative-linear")
        return {1, 2, 3};
    return {1, KernelCanaries::length};
}

// A turn of angles is as public as the vectors: it is taken from the product, its use is not.
std::array<std::int64_t, 2> featureOf(std::uint32_t angle)
{
    const auto pair = synthesis::FeatureAngles::table().at(angle);
    return {pair.cosine, pair.sine};
}

} // namespace

KernelCanaries::KernelCanaries(std::string_view method,
                               const synthesis::PublicInputs &inputs,
                               std::size_t count)
    : m_method(method)
    , m_count(count)
    , m_tieSeed(inputs.vocabulary.digest())
{
    std::vector<vocabulary::TermId> all(inputs.vocabulary.size());
    std::iota(all.begin(), all.end(), vocabulary::TermId{0});
    const Eigen::MatrixXf vectors = synthesis::featureVectors(inputs.embedding, all);
    for (const int size : sizesOf(method))
        m_features.emplace(size, synthesis::FeatureMap(vectors, inputs.vocabulary.digest(), size, 1));
}

void KernelCanaries::choose(plan::Plan &plan, bool isGaussian) const
{
    const auto tables = static_cast<double>(m_features.size());
    if (isGaussian)
        plan.synthesis.epsilon = {{"vocabulary", 10.0}, {"sequences", 4.0 * tables}};
    else
        plan.synthesis.epsilon = {{"vocabulary", 2.5}, {"sequences", 2.0 * tables}, {"labels", 1.5}};
    plan.synthesis.settings["phrasesPerUnit"] = std::int64_t{1};
    plan.synthesis.settings["selectedPhrases"] = static_cast<std::int64_t>(phrasesPerCanary * m_count);
    plan.synthesis.settings["featurePairs"] = std::int64_t{1};
    plan.sampling.length = length;
}

// Different ones: what a person has twice under a label counts once.
std::vector<KernelCanaries::Document> KernelCanaries::documentsOf(std::size_t canary) const
{
    const std::size_t label = labelsPerCanary * canary;
    const std::size_t own = canary;
    const std::size_t other = m_count + 2 * canary;
    const std::size_t third = other + 1;
    std::vector<Document> documents = {{label, {own}}, {label, {own, other}}, {label + 1, {own}}};
    const bool isSpread = canary % 2 == 1;
    if (isSpread) {
        documents.push_back({label + 1, {own, third}});
        documents.push_back({label + 2, {own}});
        return documents;
    }
    documents.push_back({label, {own, third}});
    documents.push_back({label, {own, other, third}});
    documents.push_back({label, {own, third, other}});
    documents.push_back({label + 2, {own}});
    return documents;
}

std::vector<CanaryRecord> KernelCanaries::recordsOf(std::size_t canary) const
{
    const std::vector<Document> documents = documentsOf(canary);
    std::vector<CanaryRecord> records;
    for (std::size_t record = 0; record < recordsPerCanary; ++record) {
        const Document &document = documents[record % documents.size()];
        std::string text;
        for (const std::size_t phrase : document.phrases)
            text += phraseName(phrase) + ' ';
        records.push_back({document.label, text});
    }
    return records;
}

Shares KernelCanaries::sharesOf(std::size_t canary, const TableClaim &table, const Known &known) const
{
    const std::size_t label = labelsPerCanary * canary;
    if (table.name == "labels")
        return labelShares(table, {label, label + 1, label + 2});
    if (table.name == vocabularyTable)
        return vocabularyShares(canary, table);
    return featureShares(canary, std::stoi(table.name.substr(kernelTable.size())), known);
}

// The first phrase of every document is the same: the whole weight. Whether the other two are kept is decided
// by the noise of their cells.
Shares KernelCanaries::vocabularyShares(std::size_t canary, const TableClaim &table) const
{
    Shares shares{{canary, evenShare(table, 1)}};
    for (const std::size_t other : {m_count + 2 * canary, m_count + 2 * canary + 1})
        shares[other] = 0;
    return shares;
}

// The mean of the features of all sequences of the person, in whole numbers, cut towards zero. For one phrase
// each phrase of a document is a sequence; for more a document is one, over again where it is shorter.
Shares KernelCanaries::featureShares(std::size_t canary, int size, const Known &known) const
{
    const synthesis::FeatureMap &features = m_features.at(size);
    Shares sums;
    std::int64_t sequences = 0;
    const auto add = [&](std::size_t label, std::uint32_t angle) {
        const auto feature = featureOf(angle);
        for (std::size_t part = 0; part < feature.size(); ++part)
            sums[2 * label + part] += feature[part];
        ++sequences;
    };
    for (const Document &document : documentsOf(canary)) {
        std::vector<std::size_t> phrases;
        std::ranges::copy_if(document.phrases, std::back_inserter(phrases), [&](std::size_t phrase) {
            return known.kept[phrase];
        });
        if (size == 1)
            for (const std::size_t phrase : phrases)
                add(document.label, features.angles(0, phrase)[0]);
        if (size == 1 || phrases.empty())
            continue;
        phrases.resize(std::min(phrases.size(), static_cast<std::size_t>(size)));
        std::uint32_t angle = 0; // whole turns drop out
        for (int slot = 0; slot < size; ++slot)
            angle += features.angles(slot, phrases[static_cast<std::size_t>(slot) % phrases.size()])[0];
        add(document.label, angle);
    }
    for (auto &[cell, sum] : sums)
        sum /= sequences;
    return sums;
}

std::string_view KernelCanaries::chosenBy(const TableClaim &table) const
{
    return table.name.starts_with(kernelTable) ? vocabularyTable : std::string_view();
}

// Post-processing of the noisy counts by the public rule; no more phrases are asked for than there are, so
// that the threshold alone decides.
void KernelCanaries::learnFrom(const TableClaim &table, const Shares &noisy, Known &known) const
{
    if (table.name != vocabularyTable)
        return;
    const synthesis::VocabularySelection rule{
        .atMost = static_cast<std::size_t>(known.parameters.selectedPhrases), .tieSeed = m_tieSeed};
    const double threshold = rule.threshold(table.noise, table.cells);
    for (const auto &[phrase, count] : noisy)
        known.kept[phrase] = static_cast<double>(count) > threshold;
}

} // namespace core::audit
