#include "core/package/manifest/LabelFindingFacts.h"

#include "core/package/contents/Contents.h"
#include "core/package/text/JsonDifference.h"
#include "core/package/text/Prose.h"
#include "core/privacy/NameThreshold.h"

#include <nlohmann/json.hpp>
#include <optional>

namespace core::package {

namespace {

using CheckedJson = nlohmann::json;
using privacy::MechanismCost;
using privacy::NameThreshold;

/// All that a manifest says of a finding follows from this.
struct Stated
{
    NameThreshold::Terms terms;
    bool unitIsPerson = false;
    std::string committedAt;
};

Json findingJson(const Stated &stated)
{
    const privacy::LaplaceScale noise = NameThreshold::noiseOf(stated.terms);
    const MechanismCost cost = NameThreshold::costOf(stated.terms);
    return {{"name", "labels found"},
            {"releases", "labels whose noisy number of units is above a threshold, with that number"},
            {"noise", "discrete Laplace"},
            {"scale", {{"numerator", noise.numerator}, {"denominator", noise.denominator}}},
            {"threshold", NameThreshold::threshold(stated.terms)},
            {"labelsPerUnit", stated.terms.namesPerUnit},
            {"neighbouring", "add or remove one unit"},
            {"unit", unitWord(stated.unitIsPerson)},
            {"microEpsilon", *cost.microEpsilon},
            {"picoRho", cost.picoRho},
            {"picoDelta", cost.picoDelta},
            {"committedAt", stated.committedAt}};
}

// Nothing where the spend of a finding is none that terms could have.
std::optional<NameThreshold::Terms>
termsOf(std::int64_t microEpsilon, std::int64_t picoDelta, std::int64_t namesPerUnit)
{
    const auto epsilon = privacy::Epsilon::from(static_cast<double>(microEpsilon) / 1e6);
    if (!epsilon || namesPerUnit < 1 || namesPerUnit > NameThreshold::mostNamesPerUnit)
        return std::nullopt;
    const NameThreshold::Terms terms{*epsilon, picoDelta, static_cast<int>(namesPerUnit)};
    return terms.isInRange() ? std::optional(terms) : std::nullopt;
}

std::optional<Stated> readFinding(const CheckedJson &stated)
{
    const auto epsilon = wholeNumber(stated.at("microEpsilon"));
    const auto delta = wholeNumber(stated.at("picoDelta"));
    const auto names = wholeNumber(stated.at("labelsPerUnit"));
    if (!epsilon || !delta || !names)
        return std::nullopt;
    const auto terms = termsOf(*epsilon, *delta, *names);
    if (!terms)
        return std::nullopt;
    return Stated{*terms, stated.at("unit") == unitWord(true), stated.at("committedAt")};
}

std::string inWords(const LabelFinding &finding)
{
    const bool isPerson = finding.unitIsPerson;
    const std::string unit = unitWord(isPerson);
    return "On " + dayOf(finding.committedAt)
           + " the frequent labels were found in the records by a noisy threshold: a label was told where "
             "its "
             "number of "
           + unit + "s, with noise, was above " + std::to_string(finding.found.threshold)
           + (isPerson ? " (each patient counted for at most " + std::to_string(finding.found.namesPerUnit)
                             + (finding.found.namesPerUnit == 1 ? " label)" : " labels)")
                       : "")
           + ". A label that one " + unit + " alone has is told with a chance of at most "
           + trillionths(finding.spend.picoDelta) + ". Its epsilon of "
           + millionths(finding.spend.microEpsilon) + " and delta of " + trillionths(finding.spend.picoDelta)
           + " are part of what is stated for this package.";
}

} // namespace

Json labelFindingsJson(const Contents &contents)
{
    Json list = Json::array();
    for (const auto &finding : contents.labelFindings)
        if (const auto terms =
                termsOf(finding->spend.microEpsilon, finding->spend.picoDelta, finding->found.namesPerUnit))
            list.push_back(findingJson({*terms, finding->unitIsPerson, dayOf(finding->committedAt)}));
    return list;
}

std::string labelFindingsInWords(const Contents &contents)
{
    std::string text;
    for (const auto &finding : contents.labelFindings)
        text += (text.empty() ? "" : " ") + inWords(*finding);
    return text;
}

std::vector<const CheckedJson *> labelFindingsIn(const CheckedJson &manifest)
{
    std::vector<const CheckedJson *> findings;
    if (const auto found = manifest.find("labelFindings"); found != manifest.end())
        for (const CheckedJson &finding : found->get_ref<const CheckedJson::array_t &>())
            findings.push_back(&finding);
    return findings;
}

std::vector<MechanismCost> labelFindingCosts(const CheckedJson &manifest)
{
    std::vector<MechanismCost> costs;
    for (const CheckedJson *finding : labelFindingsIn(manifest))
        if (const auto stated = readFinding(*finding))
            costs.push_back(NameThreshold::costOf(stated->terms));
    return costs;
}

std::vector<std::string> labelFindingProblems(const CheckedJson &manifest)
{
    std::vector<std::string> problems;
    for (const CheckedJson *finding : labelFindingsIn(manifest)) {
        const auto stated = readFinding(*finding);
        if (!stated)
            return {"labelFindings: a number is missing or out of range"};
        for (std::string &path : differingPaths(CheckedJson(findingJson(*stated)), *finding, "labelFindings"))
            problems.push_back(std::move(path.append(": does not follow from the epsilon and the delta")));
        if (finding->at("unit") != manifest.at("mechanisms").at(0).at("unit"))
            problems.emplace_back("labelFindings: a finding protects another unit than the tables do");
    }
    return problems;
}

} // namespace core::package
