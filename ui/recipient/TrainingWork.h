#pragma once

#include "core/base/JobControl.h"
#include "core/plan/Plan.h"
#include "core/recipient/DocumentVectors.h"
#include "core/recipient/Judging.h"
#include "core/recipient/ModelFile.h"
#include "core/recipient/Prediction.h"
#include "core/recipient/Training.h"
#include "ui/recipient/ReceivedDesk.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace ui {

/// One of several operations in a row, whose progress goes from one fraction of the whole to another.
class PartControl final : public core::JobControl
{
public:
    PartControl(core::JobControl &whole, double from, double to)
        : m_whole(whole)
        , m_from(from)
        , m_to(to)
    {}

    bool isCancelled() const override { return m_whole.isCancelled(); }
    void report(double fraction, std::string_view stage) override
    {
        m_whole.report(m_from + fraction * (m_to - m_from), stage);
    }
    void setCancellable(bool isCancellable) override { m_whole.setCancellable(isCancellable); }

private:
    core::JobControl &m_whole;
    double m_from;
    double m_to;
};

/// A model that a recipient has, and how it did on their own texts where these have labels. PRIVATE where it
/// was judged, or adapted.
struct OwnModel
{
    std::shared_ptr<const core::recipient::Model> model;
    std::shared_ptr<const core::recipient::Judgement> judgement; ///< null without labels
};

/// The models of a training.
struct TrainedModels
{
    OwnModel plain;
    std::optional<OwnModel> adapted;
};

/// Called from the worker, after each pass.
using OnPass = std::function<void(bool isAdapted, const core::recipient::EpochLoss &loss)>;

/// A server that gives vectors of whole texts: what is here, the recipient has agreed to send there.
struct AgreedServer
{
    core::plan::Plan::Embedding embedding;
    core::chat::AllowedKey key; ///< goes nowhere but into requests

    /// Returns the facts of the server that a model states; empty if there is none.
    std::optional<core::recipient::DocumentServer> told() const;
};

/// The file of a vocabulary that is not built in; empty if it is.
struct ReadingPlaces
{
    core::vocabulary::Folders folders;
    std::filesystem::path vocabulary;
};

/// Opens the vocabulary and the vectors that a plan names. `wanted`: see openPublicInputs. Errors: those of
/// openPublicInputs.
core::Result<core::pipeline::PublicInputs> openInputs(core::plan::Plan plan,
                                                      const ReadingPlaces &places,
                                                      core::JobControl &control,
                                                      std::string_view wanted);

/// Opens the vocabulary and the vectors of a package with contents: those that travel in it unless `places`
/// names a file. `plan`: that of the package, with the chosen vectors. Errors: those of openPublicInputs,
/// checkVocabulary and keepPackedVocabulary.
core::Result<core::pipeline::PublicInputs> openInputsOf(const core::recipient::ReceivedPackage &package,
                                                        core::plan::Plan &plan,
                                                        const ReadingPlaces &places,
                                                        core::JobControl &control);

/// Trains on a package, with and without adaptation, and judges both on the same texts; for a worker.
struct TrainingWork
{
    SharedReceived package; ///< with contents
    ReadingPlaces places;
    std::optional<AgreedServer> server; ///< empty: the vectors of the vocabulary, or of the encoder
    bool usesEncoder = false;           ///< vectors of whole texts, by the encoder that is installed
    core::recipient::TrainingChoices choices;
    std::optional<core::recipient::OwnTexts> own;
    bool adapts = false; ///< needs `own`
    OnPass onPass;

    core::Result<TrainedModels> operator()(core::JobControl &control) const;
};

/// A model as it was loaded; or none, where it asks a server that the recipient did not agree to.
struct LoadedModel
{
    std::optional<OwnModel> model;
    std::optional<core::recipient::DocumentServer> notAgreed;
};

/// Reads the file of a model and judges it on the recipient's texts, where these have labels; for a worker.
struct LoadingWork
{
    std::filesystem::path file;
    ReadingPlaces places;
    std::optional<AgreedServer> server;
    std::optional<core::recipient::OwnTexts> own;

    core::Result<LoadedModel> operator()(core::JobControl &control) const;
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
