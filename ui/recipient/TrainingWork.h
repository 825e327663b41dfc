#pragma once

#include "core/recipient/Judging.h"
#include "core/recipient/ModelFile.h"
#include "core/recipient/Prediction.h"
#include "core/recipient/Training.h"
#include "ui/recipient/ReceivedDesk.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace ui {

/// A model that a recipient has, and how it did on their own texts where these have labels. PRIVATE where it
/// was judged, or adapted.
struct OwnModel
{
    std::shared_ptr<const core::recipient::Model> model;
    std::shared_ptr<const core::recipient::Judgement> judgement; ///< null without labels
};

/// What a training made.
struct TrainedModels
{
    OwnModel plain;
    std::optional<OwnModel> adapted;
};

/// Called from the worker, after each pass.
using OnPass = std::function<void(bool isAdapted, const core::recipient::EpochLoss &loss)>;

/// Where a vocabulary that is not built in comes from; empty: it is.
struct ReadingPlaces
{
    core::vocabulary::Folders folders;
    std::filesystem::path vocabulary;
};

/// The vocabulary and the vectors that a plan names. Errors: those of openPublicInputs.
core::Result<core::pipeline::PublicInputs>
openInputs(core::plan::Plan plan, const ReadingPlaces &places, core::JobControl &control);

/// Trains on a package, with and without adaptation, and judges both on the same texts; for a worker.
struct TrainingWork
{
    SharedReceived package; ///< with contents
    ReadingPlaces places;
    core::recipient::TrainingChoices choices;
    std::optional<core::recipient::OwnTexts> own;
    bool adapts = false; ///< needs `own`
    OnPass onPass;

    core::Result<TrainedModels> operator()(core::JobControl &control) const;
};

/// Reads the file of a model and judges it on the recipient's texts, where these have labels; for a worker.
struct LoadingWork
{
    std::filesystem::path file;
    ReadingPlaces places;
    std::optional<core::recipient::OwnTexts> own;

    core::Result<OwnModel> operator()(core::JobControl &control) const;
};

/// Applies a model to the recipient's texts; for a worker. Never writes over what it reads.
struct PredictingWork
{
    std::shared_ptr<const core::recipient::Model> model;
    core::recipient::OwnTexts own;
    std::filesystem::path output;

    core::Result<core::recipient::Predicted> operator()(core::JobControl &control) const;
};

} // namespace ui
