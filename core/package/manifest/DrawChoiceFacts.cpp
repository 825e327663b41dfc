#include "core/package/manifest/DrawChoiceFacts.h"

#include "core/package/contents/Contents.h"
#include "core/package/text/JsonDifference.h"
#include "core/package/text/Prose.h"
#include "core/privacy/PermuteAndFlip.h"

#include <nlohmann/json.hpp>
#include <optional>

namespace core::package {

namespace {

using CheckedJson = nlohmann::json;
using privacy::Epsilon;
using privacy::MechanismCost;
using privacy::PermuteAndFlip;

/// All that a manifest says of a choice follows from this.
struct Stated
{
    Epsilon epsilon;
    std::int64_t draws = 0;
    bool unitIsPerson = false;
    std::string committedAt;
};

Json choiceJson(const Stated &stated)
{
    const MechanismCost cost = PermuteAndFlip::costOf(stated.epsilon);
    return {{"name", "choice among draws"},
            {"releases", "which of several draws of sequences is kept"},
            {"mechanism", "permute-and-flip"},
            {"score", "units whose label a classifier trained on the draw gets right; one unit adds 0 or 1"},
            {"draws", stated.draws},
            {"neighbouring", "add or remove one unit"},
            {"unit", unitWord(stated.unitIsPerson)},
            {"microEpsilon", *cost.microEpsilon},
            {"picoRho", cost.picoRho},
            {"committedAt", stated.committedAt}};
}

std::optional<Stated> readChoice(const CheckedJson &json)
{
    const auto micro = wholeNumber(json.at("microEpsilon"));
    const auto draws = wholeNumber(json.at("draws"));
    if (!micro || !draws || *draws < 2)
        return std::nullopt;
    const auto epsilon = Epsilon::from(static_cast<double>(*micro) / 1e6);
    if (!epsilon)
        return std::nullopt;
    return Stated{*epsilon, *draws, json.at("unit") == unitWord(true), json.at("committedAt")};
}

std::string inWords(const DrawChoice &choice)
{
    return "On " + dayOf(choice.committedAt) + " one of " + std::to_string(choice.draws)
           + " draws of sequences was kept: chosen by the records, for the number of "
           + unitWord(choice.unitIsPerson)
           + "s that a classifier trained on it labels correctly, by a mechanism that is differentially "
             "private itself (permute-and-flip). Its epsilon of "
           + millionths(choice.spend.microEpsilon) + " is part of what is stated for this package.";
}

} // namespace

Json drawChoicesJson(const Contents &contents)
{
    Json list = Json::array();
    for (const auto &choice : contents.drawChoices)
        if (const auto epsilon = Epsilon::from(static_cast<double>(choice->microEpsilon) / 1e6))
            list.push_back(
                choiceJson({*epsilon, choice->draws, choice->unitIsPerson, dayOf(choice->committedAt)}));
    return list;
}

std::string drawChoicesInWords(const Contents &contents)
{
    std::string text;
    for (const auto &choice : contents.drawChoices)
        text += (text.empty() ? "" : " ") + inWords(*choice);
    return text;
}

std::vector<const CheckedJson *> drawChoicesIn(const CheckedJson &manifest)
{
    std::vector<const CheckedJson *> choices;
    if (const auto found = manifest.find("drawChoices"); found != manifest.end())
        for (const CheckedJson &choice : found->get_ref<const CheckedJson::array_t &>())
            choices.push_back(&choice);
    return choices;
}

std::vector<MechanismCost> drawChoiceCosts(const CheckedJson &manifest)
{
    std::vector<MechanismCost> costs;
    for (const CheckedJson *choice : drawChoicesIn(manifest))
        if (const auto stated = readChoice(*choice))
            costs.push_back(PermuteAndFlip::costOf(stated->epsilon));
    return costs;
}

std::vector<std::string> drawChoiceProblems(const CheckedJson &manifest)
{
    std::vector<std::string> problems;
    for (const CheckedJson *choice : drawChoicesIn(manifest)) {
        const auto stated = readChoice(*choice);
        if (!stated)
            return {"drawChoices: a number is missing or out of range"};
        for (std::string &path : differingPaths(CheckedJson(choiceJson(*stated)), *choice, "drawChoices"))
            problems.push_back(std::move(path.append(": does not follow from the epsilon")));
        if (choice->at("unit") != manifest.at("mechanisms").at(0).at("unit"))
            problems.emplace_back("drawChoices: a choice protects another unit than the tables do");
    }
    return problems;
}

} // namespace core::package
