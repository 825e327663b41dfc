#include "core/package/manifest/UsefulnessFacts.h"

#include "core/package/contents/Contents.h"
#include "core/package/corpus/CorpusFiles.h"
#include "core/package/manifest/Manifest.h"
#include "core/package/manifest/SmallReleases.h"
#include "core/package/text/JsonText.h"
#include "core/package/text/Prose.h"

#include <nlohmann/json.hpp>

namespace core::package {

namespace {

std::string percent(double share)
{
    return decimals(100.0 * share, 1);
}

// Returns the figure; nothing if a number is missing or out of range.
std::optional<PublishedUsefulness> readMechanism(const nlohmann::json &mechanism)
{
    const nlohmann::json &scale = mechanism.at("scale");
    const auto numerator = wholeNumber(scale.at("numerator"));
    const auto denominator = wholeNumber(scale.at("denominator"));
    if (!numerator || !denominator)
        return std::nullopt;
    PublishedUsefulness published;
    // A unit changes one of the two counts by one: what the manifest says of it has to be just that.
    published.counts = {.cells = {0, 0},
                        .sensitivity = {.l1 = 1, .l2Squared = 1},
                        .noise = privacy::LaplaceScale{*numerator, *denominator}};
    published.committedAt = mechanism.at("committedAt");
    published.unitIsPerson = mechanism.at("unit") == unitWord(true);
    if (!privacy::isInRange(published.counts.noise))
        return std::nullopt;
    return published;
}

// The same.
std::optional<PublishedUsefulness> readFigure(const nlohmann::json &stated)
{
    auto published = readMechanism(stated.at("mechanism"));
    const auto correct = wholeNumber(stated.at("correct"));
    const auto wrong = wholeNumber(stated.at("wrong"));
    if (!published || !correct || !wrong)
        return std::nullopt;
    published->classifier = stated.at("classifier");
    published->features = stated.at("features");
    published->corpusSha256 = stated.at("corpusSha256");
    published->counts.cells = {*correct, *wrong};
    return published;
}

Json mechanismOf(const PublishedUsefulness &published)
{
    return mechanismJson({.method = "usefulness",
                          .table = "usefulness",
                          .releases =
                              "noisy counts of the records that a classifier trained on the texts got "
                              "right, and of those it got wrong",
                          .sensitivity = published.counts.sensitivity,
                          .noise = published.counts.noise,
                          .unitIsPerson = published.unitIsPerson,
                          .cells = published.counts.cells.size(),
                          .committedAt = published.committedAt});
}

Json figureJson(const PublishedUsefulness &published)
{
    const NoisyAccuracy accuracy = noisyAccuracy(published);
    return {{"classifier", published.classifier},
            {"features", published.features},
            {"corpusSha256", published.corpusSha256},
            {"correct", published.counts.cells.at(0)},
            {"wrong", published.counts.cells.at(1)},
            {"accuracy", {{"estimate", accuracy.estimate}, {"low", accuracy.low}, {"high", accuracy.high}}},
            {"mechanism", mechanismOf(published)}};
}

// Returns the figure with its date as packages state it: the day.
PublishedUsefulness dated(PublishedUsefulness published)
{
    published.committedAt = dayOf(published.committedAt);
    return published;
}

std::string figureInWords(const PublishedUsefulness &published)
{
    const NoisyAccuracy accuracy = noisyAccuracy(published);
    return "A classifier (" + published.classifier + " on " + published.features
           + ") that was trained on these texts alone got the label of " + percent(accuracy.estimate)
           + " % of the records right (with the noise between " + percent(accuracy.low) + " and "
           + percent(accuracy.high) + " %). The figure is differentially private itself; its epsilon of "
           + millionths(published.spend.microEpsilon) + " is part of what is stated for this package.";
}

privacy::Spend costOf(const std::vector<const PublishedUsefulness *> &figures)
{
    privacy::Spend cost;
    for (const PublishedUsefulness *figure : figures)
        cost = cost + figure->spend;
    return cost;
}

void append(std::vector<std::string> &problems, const std::vector<std::string> &more)
{
    problems.insert(problems.end(), more.begin(), more.end());
}

} // namespace

Figures figuresOf(const Contents &contents)
{
    const std::string corpus = contents.usefulness.empty()
                                   ? ""
                                   : corpusCsvSha256(contents.documents, fieldNamesOf(contents.description));
    Figures figures;
    for (const auto &published : contents.usefulness)
        (published->corpusSha256 == corpus ? figures.ofThese : figures.ofOthers).push_back(&*published);
    return figures;
}

Json usefulnessJson(const Contents &contents)
{
    const Figures figures = figuresOf(contents);
    Json list = Json::array();
    for (const PublishedUsefulness *published : figures.ofThese)
        list.push_back(figureJson(dated(*published)));
    return list;
}

Json otherFiguresJson(const Contents &contents)
{
    const Figures figures = figuresOf(contents);
    Json list = Json::array();
    for (const PublishedUsefulness *published : figures.ofOthers)
        list.push_back(mechanismOf(dated(*published)));
    return list;
}

std::string exactComparisonsInWords(PublicNumber comparisons)
{
    if (comparisons == PublicNumber())
        return "No look at exact figures of the records was noted in the project of this package.";
    return "Exact figures of the records were looked at " + std::to_string(comparisons.value())
           + (comparisons.value() == 1 ? " time" : " times")
           + " in Keyseed before this package was made. No epsilon covers what was chosen by such a look: "
             "which texts, which settings, or whether to release at all.";
}

std::string usefulnessInWords(const Contents &contents)
{
    const Figures figures = figuresOf(contents);
    std::string text;
    for (const PublishedUsefulness *published : figures.ofThese)
        text += (text.empty() ? "" : " ") + figureInWords(*published);
    if (const std::size_t others = figures.ofOthers.size(); others > 0)
        text += std::string(text.empty() ? "" : " ")
                + (others == 1 ? "A usefulness figure" : std::to_string(others) + " usefulness figures")
                + " of other texts of this project " + (others == 1 ? "was" : "were") + " published before. "
                + (others == 1 ? "Its" : "Their together") + " epsilon of "
                + millionths(costOf(figures.ofOthers).microEpsilon)
                + " is part of what is stated for this package as well.";
    return text;
}

std::vector<std::string> usefulnessProblems(const nlohmann::json &manifest, const std::string &corpusSha256)
{
    std::vector<std::string> problems;
    for (const nlohmann::json *figure : listIn(manifest, "usefulness")) {
        const auto published = readFigure(*figure);
        if (!published)
            return {"usefulness: a number is missing or out of range"};
        append(problems, differingPaths(nlohmann::json(figureJson(*published)), *figure, "usefulness"));
        if (published->corpusSha256 != corpusSha256)
            problems.emplace_back("usefulness: was measured on another corpus.csv");
    }
    for (const nlohmann::json *mechanism : listIn(manifest, "otherFigures")) {
        const auto published = readMechanism(*mechanism);
        if (!published)
            return {"otherFigures: a number is missing or out of range"};
        append(problems, differingPaths(nlohmann::json(mechanismOf(*published)), *mechanism, "otherFigures"));
    }
    // A promise for persons does not hold if a figure is about single records of theirs.
    const bool tablesArePersons = manifest.at("mechanisms").at(0).at("unit") == unitWord(true);
    for (const nlohmann::json *mechanism : usefulnessMechanisms(manifest))
        if (tablesArePersons && mechanism->at("unit") != unitWord(true))
            problems.emplace_back("usefulness: a figure protects one record, and the tables one patient; a "
                                  "promise per patient does not hold for it");
    return problems;
}

std::vector<const nlohmann::json *> usefulnessMechanisms(const nlohmann::json &manifest)
{
    std::vector<const nlohmann::json *> mechanisms;
    for (const nlohmann::json *figure : listIn(manifest, "usefulness"))
        mechanisms.push_back(&figure->at("mechanism"));
    const auto others = listIn(manifest, "otherFigures");
    mechanisms.insert(mechanisms.end(), others.begin(), others.end());
    return mechanisms;
}

} // namespace core::package
