#pragma once

#include <span>
#include <string_view>

namespace core::recipient {

/// The kind of classifier.
enum class ClassifierKind {
    Regression, ///< multinomial logistic regression
    Network,    ///< three fully connected layers
};

/// The features that a classifier uses.
enum class FeatureKind {
    Phrases, ///< which phrases of the vocabulary stand in it
    Vectors, ///< the mean of their vectors
    Both,
};

struct ClassifierChoice
{
    ClassifierKind kind;
    std::string_view name;  ///< on the command line and in the file of a model
    std::string_view title; ///< for people, English
    bool canAdapt;          ///< to texts without labels, by its hidden layer
};

struct FeatureChoice
{
    FeatureKind kind;
    std::string_view name;
    std::string_view title;
    bool hasPhrases;
    bool hasVectors;
};

std::span<const ClassifierChoice> classifierChoices();
std::span<const FeatureChoice> featureChoices();

const ClassifierChoice &choiceOf(ClassifierKind kind);
const FeatureChoice &choiceOf(FeatureKind kind);

/// Null if there is none of that name.
const ClassifierChoice *findClassifier(std::string_view name);
const FeatureChoice *findFeatures(std::string_view name);

} // namespace core::recipient
