#include "core/recipient/Choices.h"

#include <algorithm>
#include <array>

namespace core::recipient {

namespace {

constexpr std::array<ClassifierChoice, 2> allClassifiers = {{
    {ClassifierKind::Network, "network", "Three-layer network", true},
    {ClassifierKind::Regression, "regression", "Logistic regression", false},
}};

constexpr std::array<FeatureChoice, 3> allFeatures = {{
    {FeatureKind::Vectors, "vectors", "Vectors", false, true},
    {FeatureKind::Phrases, "phrases", "Phrases", true, false},
    {FeatureKind::Both, "both", "Phrases and vectors", true, true},
}};

template<typename Choices>
auto *named(const Choices &choices, std::string_view name)
{
    const auto found = std::ranges::find_if(choices, [&](const auto &each) { return each.name == name; });
    return found == choices.end() ? nullptr : &*found;
}

} // namespace

std::span<const ClassifierChoice> classifierChoices()
{
    return allClassifiers;
}

std::span<const FeatureChoice> featureChoices()
{
    return allFeatures;
}

const ClassifierChoice &choiceOf(ClassifierKind kind)
{
    return *std::ranges::find_if(allClassifiers, [&](const auto &each) { return each.kind == kind; });
}

const FeatureChoice &choiceOf(FeatureKind kind)
{
    return *std::ranges::find_if(allFeatures, [&](const auto &each) { return each.kind == kind; });
}

const ClassifierChoice *findClassifier(std::string_view name)
{
    return named(allClassifiers, name);
}

const FeatureChoice *findFeatures(std::string_view name)
{
    return named(allFeatures, name);
}

} // namespace core::recipient
