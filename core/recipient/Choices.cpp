#include "core/recipient/Choices.h"

#include <algorithm>
#include <array>

namespace core::recipient {

namespace {

constexpr std::array<ClassifierChoice, 2> classifiers = {{
    {ClassifierKind::Network, "network", "Three-layer network", true},
    {ClassifierKind::Regression, "regression", "Logistic regression", false},
}};

constexpr std::array<FeatureChoice, 3> features = {{
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
    return classifiers;
}

std::span<const FeatureChoice> featureChoices()
{
    return features;
}

const ClassifierChoice &choiceOf(ClassifierKind kind)
{
    return *std::ranges::find_if(classifiers, [&](const auto &each) { return each.kind == kind; });
}

const FeatureChoice &choiceOf(FeatureKind kind)
{
    return *std::ranges::find_if(features, [&](const auto &each) { return each.kind == kind; });
}

const ClassifierChoice *findClassifier(std::string_view name)
{
    return named(classifiers, name);
}

const FeatureChoice *findFeatures(std::string_view name)
{
    return named(features, name);
}

} // namespace core::recipient
