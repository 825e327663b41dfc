#include "core/package/manifest/SmallReleases.h"
#include "core/package/text/JsonText.h"
#include "core/package/text/Prose.h"
#include "core/privacy/mechanisms/NameThreshold.h"

#include <nlohmann/json.hpp>

namespace core::package {

namespace {

using privacy::NameThreshold;

/// The terms from which all statements of a manifest about a finding follow.
struct FindingTerms
{
    std::int64_t microEpsilon = 0;
    std::int64_t picoDelta = 0;
    std::int64_t labelsPerUnit = 0;
    bool unitIsPerson = false;
    std::string committedAt;
};

// Returns the mechanism's terms; nothing if no mechanism could have them.
std::optional<NameThreshold::Terms> mechanismOf(const FindingTerms &terms)
{
    const auto epsilon = privacy::Epsilon::from(static_cast<double>(terms.microEpsilon) / 1e6);
    if (!epsilon || terms.labelsPerUnit < 1 || terms.labelsPerUnit > NameThreshold::mostNamesPerUnit)
        return std::nullopt;
    const NameThreshold::Terms own{*epsilon, terms.picoDelta, static_cast<int>(terms.labelsPerUnit)};
    return own.isInRange() ? std::optional(own) : std::nullopt;
}

std::optional<StatedRelease> statedBy(const FindingTerms &terms)
{
    const auto own = mechanismOf(terms);
    if (!own)
        return std::nullopt;
    const privacy::LaplaceScale noise = NameThreshold::noiseOf(*own);
    const privacy::MechanismCost cost = NameThreshold::costOf(*own);
    return StatedRelease{
        {{"name", "labels found"},
         {"releases", "labels whose noisy number of units is above a threshold, with that number"},
         {"noise", "discrete Laplace"},
         {"scale", {{"numerator", noise.numerator}, {"denominator", noise.denominator}}},
         {"threshold", NameThreshold::threshold(*own)},
         {"labelsPerUnit", own->namesPerUnit},
         {"neighbouring", "add or remove one unit"},
         {"unit", unitWord(terms.unitIsPerson)},
         {"microEpsilon", *cost.microEpsilon},
         {"picoRho", cost.picoRho},
         {"picoDelta", cost.picoDelta},
         {"committedAt", terms.committedAt}},
        cost};
}

std::optional<StatedRelease> findingMadeAgain(const nlohmann::json &stated)
{
    const auto epsilon = wholeNumber(stated.at("microEpsilon"));
    const auto delta = wholeNumber(stated.at("picoDelta"));
    const auto labels = wholeNumber(stated.at("labelsPerUnit"));
    if (!epsilon || !delta || !labels)
        return std::nullopt;
    return statedBy(
        {*epsilon, *delta, *labels, stated.at("unit") == unitWord(true), stated.at("committedAt")});
}

std::vector<StatedRelease> findingStatedOf(const Contents &contents)
{
    std::vector<StatedRelease> all;
    for (const auto &finding : contents.labelFindings)
        if (auto stated = statedBy({finding->spend.microEpsilon,
                                    finding->spend.picoDelta,
                                    finding->found.namesPerUnit,
                                    finding->unitIsPerson,
                                    dayOf(finding->committedAt)}))
            all.push_back(std::move(*stated));
    return all;
}

std::string words(const LabelFinding &finding)
{
    const bool isPerson = finding.unitIsPerson;
    const std::string unit = unitWord(isPerson);
    return "On " + dayOf(finding.committedAt)
           + " the frequent labels were found in the records by a noisy threshold: a label was told where "
             "its number of "
           + unit + "s, with noise, was above " + std::to_string(finding.found.threshold)
           + (isPerson ? " (each patient counted for at most " + std::to_string(finding.found.namesPerUnit)
                             + (finding.found.namesPerUnit == 1 ? " label)" : " labels)")
                       : "")
           + ". A label that one " + unit + " alone has is told with a chance of at most "
           + trillionths(finding.spend.picoDelta) + ". Its epsilon of "
           + millionths(finding.spend.microEpsilon) + " and delta of " + trillionths(finding.spend.picoDelta)
           + " are part of what is stated for this package.";
}

std::vector<std::string> findingInWords(const Contents &contents)
{
    std::vector<std::string> all;
    for (const auto &finding : contents.labelFindings)
        all.push_back(words(*finding));
    return all;
}

} // namespace

const SmallReleaseKind labelFindingKind{.key = "labelFindings",
                                        .one = "a finding",
                                        .terms = "the epsilon and the delta",
                                        .statedOf = findingStatedOf,
                                        .inWords = findingInWords,
                                        .madeAgain = findingMadeAgain};

} // namespace core::package
