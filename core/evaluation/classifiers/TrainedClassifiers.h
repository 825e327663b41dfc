#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/TrainingTexts.h"
#include "core/evaluation/TrueLabels.h"
#include "core/evaluation/classifiers/Classifier.h"
#include "core/evaluation/classifiers/TextFeatures.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::evaluation {

enum class WhichClassifiers {
    All,          ///< logistic regression and network, each on phrases and on vectors, in this order
    PublishedOne, ///< logistic regression on phrases
};

/// Classifiers with all they need to answer for a text. Public: made of synthetic texts and public inputs
/// alone. Immutable, safe to ask from several threads.
class TrainedClassifiers final
{
public:
    struct Name
    {
        std::string classifier;
        std::string features;
    };

    /// The same for any number of threads (0 = one for each classifier). Errors: InvalidPlan (fewer than two
    /// labels), InvalidPackage (no text), Cancelled. Stages: "features", "training".
    static Result<TrainedClassifiers> train(const TrainingTexts &texts,
                                            const pipeline::PublicInputs &inputs,
                                            WhichClassifiers which,
                                            JobControl &control,
                                            unsigned threads);

    const std::vector<Name> &names() const { return m_names; }
    std::size_t trainedOn() const { return m_trainedOn; }

    /// Returns the label that each classifier gives the text, in the order of names(). A function of this
    /// text and its facts (TrainingTexts::facts) alone.
    std::vector<std::uint32_t> answers(std::string_view text,
                                       std::span<const std::uint32_t> facts = {}) const;

private:
    TrainedClassifiers(LabelNames labelNames, TextFeatures features)
        : m_labelNames(std::move(labelNames))
        , m_features(std::move(features))
    {}

    LabelNames m_labelNames;
    TextFeatures m_features;
    std::vector<Name> m_names;
    std::vector<std::unique_ptr<const Classifier>> m_classifiers;
    std::vector<bool> m_usesVectors; ///< by classifier
    std::size_t m_trainedOn = 0;
};

} // namespace core::evaluation

template<>
inline constexpr bool core::isPublic<core::evaluation::TrainedClassifiers::Name> = true;
