#include "core/package/manifest/SmallReleases.h"
#include "core/package/text/JsonText.h"
#include "core/package/text/Prose.h"
#include "core/privacy/mechanisms/PermuteAndFlip.h"

#include <nlohmann/json.hpp>

namespace core::package {

namespace {

using privacy::Epsilon;
using privacy::PermuteAndFlip;

/// The terms from which all statements of a manifest about a choice follow.
struct ChoiceTerms
{
    std::int64_t microEpsilon = 0;
    std::int64_t draws = 0;
    bool unitIsPerson = false;
    std::string committedAt;
};

std::optional<StatedRelease> statedBy(const ChoiceTerms &terms)
{
    const auto epsilon = Epsilon::from(static_cast<double>(terms.microEpsilon) / 1e6);
    if (!epsilon)
        return std::nullopt;
    const privacy::MechanismCost cost = PermuteAndFlip::costOf(*epsilon);
    return StatedRelease{
        {{"name", "choice among draws"},
         {"releases", "which of several draws of sequences is kept"},
         {"mechanism", "permute-and-flip"},
         {"score", "units whose label a classifier trained on the draw gets right; one unit adds 0 or 1"},
         {"draws", terms.draws},
         {"neighbouring", "add or remove one unit"},
         {"unit", unitWord(terms.unitIsPerson)},
         {"microEpsilon", *cost.microEpsilon},
         {"picoRho", cost.picoRho},
         {"committedAt", terms.committedAt}},
        cost};
}

std::optional<StatedRelease> madeAgain(const nlohmann::json &stated)
{
    const auto micro = wholeNumber(stated.at("microEpsilon"));
    const auto draws = wholeNumber(stated.at("draws"));
    if (!micro || !draws || *draws < 2)
        return std::nullopt;
    return statedBy({*micro, *draws, stated.at("unit") == unitWord(true), stated.at("committedAt")});
}

std::vector<StatedRelease> statedOf(const Contents &contents)
{
    std::vector<StatedRelease> all;
    for (const auto &choice : contents.drawChoices)
        if (auto stated = statedBy(
                {choice->microEpsilon, choice->draws, choice->unitIsPerson, dayOf(choice->committedAt)}))
            all.push_back(std::move(*stated));
    return all;
}

std::string words(const DrawChoice &choice)
{
    return "On " + dayOf(choice.committedAt) + " one of " + std::to_string(choice.draws)
           + " draws of sequences was kept: chosen by the records, for the number of "
           + unitWord(choice.unitIsPerson)
           + "s that a classifier trained on it labels correctly, by a mechanism that is differentially "
             "private itself (permute-and-flip). Its epsilon of "
           + millionths(choice.spend.microEpsilon) + " is part of what is stated for this package.";
}

std::vector<std::string> choiceInWords(const Contents &contents)
{
    std::vector<std::string> all;
    for (const auto &choice : contents.drawChoices)
        all.push_back(words(*choice));
    return all;
}

} // namespace

const SmallReleaseKind drawChoiceKind{.key = "drawChoices",
                                      .one = "a choice",
                                      .terms = "the epsilon",
                                      .statedOf = statedOf,
                                      .inWords = choiceInWords,
                                      .madeAgain = madeAgain};

} // namespace core::package
