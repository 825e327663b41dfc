#include "core/package/check/ManifestProblems.h"
#include "core/package/contents/Contents.h"
#include "core/package/manifest/Manifest.h"
#include "core/package/manifest/SmallReleases.h"
#include "core/package/manifest/UsefulnessFacts.h"
#include "core/package/text/JsonText.h"
#include "core/privacy/accounting/Accounting.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace core::package {

namespace {

using CheckedJson = nlohmann::json;
using privacy::MechanismCost;

// 0 is out of every range.
std::int64_t numberIn(const CheckedJson &json, const char *key)
{
    return wholeNumber(json.at(key)).value_or(0);
}

privacy::Noise noiseOf(const CheckedJson &mechanism)
{
    if (mechanism.contains("sigmaSquared"))
        return privacy::GaussianVariance{numberIn(mechanism, "sigmaSquared")};
    const CheckedJson &scale = mechanism.at("scale");
    return privacy::LaplaceScale{numberIn(scale, "numerator"), numberIn(scale, "denominator")};
}

// A cost that no plan may ask for is the largest number there is; sums of it mean nothing.
std::optional<MechanismCost> affordableCost(const MechanismFacts &facts)
{
    constexpr std::int64_t unaffordable = std::numeric_limits<std::int64_t>::max();
    if (!facts.sensitivity.isInRange() || !privacy::isInRange(facts.noise))
        return std::nullopt;
    const MechanismCost cost = privacy::costOf(facts.sensitivity, facts.noise);
    if (cost.picoRho == unaffordable || cost.microEpsilon == unaffordable)
        return std::nullopt;
    return cost;
}

void addDifferences(const Json &expected,
                    const CheckedJson &stated,
                    const std::string &path,
                    const std::string &reason,
                    std::vector<std::string> &problems)
{
    for (std::string &differing : differingPaths(CheckedJson(expected), stated, path))
        problems.push_back(std::move(differing.append(": ").append(reason)));
}

// 0, which pays for no Gaussian noise, where none is stated.
std::int64_t statedPicoDelta(const CheckedJson &accounts)
{
    constexpr std::int64_t one = 1'000'000'000'000;
    const auto found = accounts.find("approximate");
    const std::int64_t picoDelta = found == accounts.end() ? 0 : numberIn(*found, "picoDelta");
    return picoDelta > 0 && picoDelta < one ? picoDelta : 0;
}

// The model may state the exact account or, as packages up to release 0.2 do, rho alone (privacy::isCostOf).
privacy::Spend expectedSpend(const CheckedJson &accounts,
                             const std::vector<MechanismCost> &ofModel,
                             const std::vector<MechanismCost> &others,
                             std::int64_t picoDelta)
{
    const privacy::Spend beside = privacy::composed(others, 0);
    privacy::Spend expected = privacy::composed(ofModel, picoDelta);
    const auto found = accounts.find(expected.isPure() ? "pure" : "approximate");
    if (found != accounts.end()) {
        privacy::Spend stated = expected;
        stated.microEpsilon = numberIn(*found, "microEpsilon") - beside.microEpsilon;
        if (privacy::isCostOf(stated, ofModel, picoDelta))
            expected = stated;
    }
    return expected + beside;
}

} // namespace

MechanismFacts mechanismFactsOf(const CheckedJson &mechanism)
{
    const CheckedJson &sensitivity = mechanism.at("sensitivity");
    return {
        .method = mechanism.at("name"),
        .table = mechanism.at("table"),
        .releases = mechanism.at("releases"),
        .sensitivity = {.l1 = numberIn(sensitivity, "l1"), .l2Squared = numberIn(sensitivity, "l2Squared")},
        .noise = noiseOf(mechanism),
        .unitIsPerson = mechanism.at("unit") == unitWord(true),
        .cells = static_cast<std::uint64_t>(numberIn(mechanism, "cells")),
        .committedAt = mechanism.at("committedAt")};
}

std::vector<std::string> budgetProblems(const CheckedJson &manifest)
{
    std::vector<std::string> problems;
    std::vector<MechanismCost> costs;
    std::vector<MechanismCost> others; // decided on after the model, so that they add up
    bool hasGaussian = false;
    const CheckedJson &mechanisms = manifest.at("mechanisms");
    for (std::size_t index = 0; index < mechanisms.size(); ++index) {
        const MechanismFacts facts = mechanismFactsOf(mechanisms.at(index));
        const std::string path = "mechanisms/" + std::to_string(index);
        const auto cost = affordableCost(facts);
        if (!cost)
            return {path + ": its sensitivity or noise is out of range"};
        costs.push_back(*cost);
        hasGaussian = hasGaussian || !cost->microEpsilon;
        addDifferences(mechanismJson(facts),
                       mechanisms[index],
                       path,
                       "does not follow from the sensitivity and the noise",
                       problems);
        if (facts.unitIsPerson != (mechanisms[0].at("unit") == unitWord(true)))
            problems.push_back(path + "/unit: is not that of the first mechanism");
    }
    for (const CheckedJson *mechanism : usefulnessMechanisms(manifest)) {
        const auto cost = affordableCost(mechanismFactsOf(*mechanism));
        if (!cost)
            return {"usefulness: its sensitivity or noise is out of range"};
        others.push_back(*cost);
    }
    std::int64_t picoDeltaOfLabels = 0;
    for (const MechanismCost &cost : smallReleaseCosts(manifest)) {
        others.push_back(cost);
        picoDeltaOfLabels += cost.picoDelta; // which no other kind has
    }
    const CheckedJson &accounts = manifest.at("accounts");
    // The rest of the delta converts Gaussian noise into epsilon.
    const std::int64_t picoDelta = std::max<std::int64_t>(statedPicoDelta(accounts) - picoDeltaOfLabels, 0);
    if (hasGaussian && picoDelta == 0)
        problems.emplace_back("accounts: Gaussian noise needs a delta above 0 and below 1");
    else
        addDifferences(accountsJson(expectedSpend(accounts, costs, others, picoDelta), picoDeltaOfLabels),
                       accounts,
                       "accounts",
                       "does not follow from the mechanisms",
                       problems);
    return problems;
}

} // namespace core::package
