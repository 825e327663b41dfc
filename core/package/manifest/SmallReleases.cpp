#include "core/package/manifest/SmallReleases.h"

#include "core/package/text/JsonText.h"

#include <nlohmann/json.hpp>

namespace core::package {

using CheckedJson = nlohmann::json;
using privacy::MechanismCost;

namespace {

std::vector<std::string> problemsOf(const SmallReleaseKind &kind, const CheckedJson &manifest)
{
    const std::string key = kind.key;
    std::vector<std::string> problems;
    for (const CheckedJson *stated : listIn(manifest, kind.key)) {
        const auto again = kind.madeAgain(*stated);
        if (!again)
            return {key + ": a number is missing or out of range"};
        for (const std::string &path : differingPaths(CheckedJson(again->entry), *stated, key))
            problems.push_back(path + ": does not follow from " + kind.terms);
        if (stated->at("unit") != manifest.at("mechanisms").at(0).at("unit"))
            problems.push_back(key + ": " + kind.one + " protects another unit than the tables do");
    }
    return problems;
}

} // namespace

void addSmallReleases(Json &manifest, const Contents &contents)
{
    for (const SmallReleaseKind *kind : smallReleaseKinds)
        for (StatedRelease &stated : kind->statedOf(contents))
            manifest[kind->key].push_back(std::move(stated.entry));
}

std::string smallReleasesInWords(const SmallReleaseKind &kind, const Contents &contents)
{
    std::string text;
    for (const std::string &words : kind.inWords(contents))
        text += (text.empty() ? "" : " ") + words;
    return text;
}

std::vector<std::string> smallReleasesInWords(const Contents &contents)
{
    std::vector<std::string> texts;
    for (const SmallReleaseKind *kind : smallReleaseKinds)
        if (std::string text = smallReleasesInWords(*kind, contents); !text.empty())
            texts.push_back(std::move(text));
    return texts;
}

std::vector<std::string> smallReleaseProblems(const CheckedJson &manifest)
{
    std::vector<std::string> problems;
    for (const SmallReleaseKind *kind : smallReleaseKinds)
        for (std::string &problem : problemsOf(*kind, manifest))
            problems.push_back(std::move(problem));
    return problems;
}

std::vector<const CheckedJson *> smallReleasesIn(const CheckedJson &manifest)
{
    std::vector<const CheckedJson *> all;
    for (const SmallReleaseKind *kind : smallReleaseKinds)
        for (const CheckedJson *stated : listIn(manifest, kind->key))
            all.push_back(stated);
    return all;
}

std::vector<MechanismCost> smallReleaseCosts(const SmallReleaseKind &kind, const CheckedJson &manifest)
{
    std::vector<MechanismCost> costs;
    for (const CheckedJson *stated : listIn(manifest, kind.key))
        if (const auto again = kind.madeAgain(*stated))
            costs.push_back(again->cost);
    return costs;
}

std::vector<MechanismCost> smallReleaseCosts(const CheckedJson &manifest)
{
    std::vector<MechanismCost> costs;
    for (const SmallReleaseKind *kind : smallReleaseKinds)
        for (const MechanismCost &cost : smallReleaseCosts(*kind, manifest))
            costs.push_back(cost);
    return costs;
}

std::vector<const CheckedJson *> listIn(const CheckedJson &manifest, const char *key)
{
    std::vector<const CheckedJson *> entries;
    if (const auto found = manifest.find(key); found != manifest.end())
        for (const CheckedJson &entry : found->get_ref<const CheckedJson::array_t &>())
            entries.push_back(&entry);
    return entries;
}

} // namespace core::package
