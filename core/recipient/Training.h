#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/TrainingTexts.h"
#include "core/evaluation/classifiers/ThreeLayerNetwork.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/recipient/Choices.h"
#include "core/recipient/Model.h"
#include "core/recipient/OwnTexts.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace core::recipient {

/// The vocabulary and vectors by which texts are read.
struct TrainingInputs
{
    const pipeline::PublicInputs &inputs;
    std::string vocabularyName; ///< plan::publicName of the vocabulary and of the vectors
    std::string vectorsName;
    bool isThatOfThePackage = true;     ///< the vocabulary
    vocabulary::Exclusion exclude = {}; ///< of the vocabulary, as the plan has it
    /// Null, or a server that all texts are sent to, for its vectors of them instead of those of phrases.
    std::shared_ptr<DocumentVectors> documents = {};
};

struct TrainingChoices
{
    ClassifierKind classifier = ClassifierKind::Network;
    FeatureKind features = FeatureKind::Vectors;
    std::uint64_t seed = 1; ///< of a network
};

/// The losses of a pass over the training texts: classification, CORAL, and the weight of the latter.
using EpochLoss = evaluation::ThreeLayerNetwork::PassLoss;

/// Called from the thread that trains, after each pass.
using OnEpoch = std::function<void(const EpochLoss &loss)>;

struct Trained
{
    Model model;
    std::vector<EpochLoss> curve; ///< empty for logistic regression, which has no passes
};

/// Trains a classifier on the texts of a package and, where `adaptedTo` is given, adapts its hidden layer to
/// those texts without looking at their labels: Deep CORAL (Sun & Saenko 2016), of halfToAdapt(). Uses
/// evaluation::mostTrainingTexts of larger corpora, spread evenly. The same for the same choices, texts and
/// inputs. On the calling thread. Errors: InvalidPlan (fewer than two labels; a classifier that cannot
/// adapt), InvalidPackage (no text), InvalidRecords (fewer than two texts to adapt to), those of
/// records::Reader, Cancelled (within 100 ms). Stages: "features", "connecting" where a server is asked,
/// "training".
Result<Trained> train(const evaluation::TrainingTexts &texts,
                      const TrainingInputs &inputs,
                      const TrainingChoices &choices,
                      const std::optional<OwnTexts> &adaptedTo,
                      const OnEpoch &onEpoch,
                      JobControl &control);

} // namespace core::recipient
