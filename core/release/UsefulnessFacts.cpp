#include "core/release/UsefulnessFacts.h"

#include "core/release/JsonDifference.h"
#include "core/release/Manifest.h"
#include "core/release/ManifestParts.h"
#include "core/release/Prose.h"

#include <nlohmann/json.hpp>

namespace core::release {

namespace {

std::string percent(double share)
{
    return decimals(100.0 * share, 1);
}

// Nothing where a number is missing or out of range.
std::optional<PublishedUsefulness> readBack(const nlohmann::json &stated)
{
    const nlohmann::json &mechanism = stated.at("mechanism");
    const nlohmann::json &scale = mechanism.at("scale");
    const auto numerator = wholeNumber(scale.at("numerator"));
    const auto denominator = wholeNumber(scale.at("denominator"));
    const auto correct = wholeNumber(stated.at("correct"));
    const auto wrong = wholeNumber(stated.at("wrong"));
    if (!numerator || !denominator || !correct || !wrong)
        return std::nullopt;
    PublishedUsefulness published;
    published.classifier = stated.at("classifier");
    published.features = stated.at("features");
    // A unit changes one of the two counts by one: what the manifest says of it has to be just that.
    published.counts = {.cells = {*correct, *wrong},
                        .sensitivity = {.l1 = 1, .l2Squared = 1},
                        .noise = privacy::LaplaceScale{*numerator, *denominator}};
    published.corpusSha256 = stated.at("corpusSha256");
    published.committedAt = mechanism.at("committedAt");
    published.unitIsPerson = mechanism.at("unit") == unitWord(true);
    if (!privacy::isInRange(published.counts.noise))
        return std::nullopt;
    return published;
}

} // namespace

Json usefulnessJson(const PublishedUsefulness &published)
{
    const NoisyAccuracy accuracy = noisyAccuracy(published);
    return {
        {"classifier", published.classifier},
        {"features", published.features},
        {"corpusSha256", published.corpusSha256},
        {"correct", published.counts.cells.at(0)},
        {"wrong", published.counts.cells.at(1)},
        {"accuracy", {{"estimate", accuracy.estimate}, {"low", accuracy.low}, {"high", accuracy.high}}},
        {"mechanism",
         mechanismJson({.method = "usefulness",
                        .table = "usefulness",
                        .releases = "noisy counts of the records that a classifier trained on the texts got "
                                    "right, and of those it got wrong",
                        .sensitivity = published.counts.sensitivity,
                        .noise = published.counts.noise,
                        .unitIsPerson = published.unitIsPerson,
                        .cells = published.counts.cells.size(),
                        .committedAt = published.committedAt})}};
}

std::string usefulnessInWords(const Contents &contents)
{
    if (!contents.usefulness)
        return {};
    const PublishedUsefulness &published = **contents.usefulness;
    const NoisyAccuracy accuracy = noisyAccuracy(published);
    return "A classifier (" + published.classifier + " on " + published.features
           + ") that was trained on these texts alone got the label of " + percent(accuracy.estimate)
           + " % of the records right (with the noise between " + percent(accuracy.low) + " and "
           + percent(accuracy.high) + " %). The figure is differentially private itself; its epsilon of "
           + millionths(published.spend.microEpsilon) + " is part of what is stated for this package.";
}

std::vector<std::string> usefulnessProblems(const nlohmann::json &manifest, const std::string &corpusSha256)
{
    const auto found = manifest.find("usefulness");
    if (found == manifest.end())
        return {};
    const auto published = readBack(*found);
    if (!published)
        return {"usefulness: a number is missing or out of range"};
    std::vector<std::string> problems =
        differingPaths(nlohmann::json(usefulnessJson(*published)), *found, "usefulness");
    if (published->corpusSha256 != corpusSha256)
        problems.emplace_back("usefulness: was measured on another corpus.csv");
    return problems;
}

const nlohmann::json *usefulnessMechanism(const nlohmann::json &manifest)
{
    const auto found = manifest.find("usefulness");
    return found == manifest.end() ? nullptr : &found->at("mechanism");
}

} // namespace core::release
