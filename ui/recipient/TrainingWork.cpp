#include "ui/recipient/TrainingWork.h"

#include "core/base/Result.h"
#include "core/encoder/Encoder.h"
#include "core/evaluation/PackedVocabulary.h"
#include "core/pipeline/PathRoles.h"
#include "core/plan/CheckedPlan.h"

#include <utility>

namespace ui {

namespace {

namespace recipient = core::recipient;
using core::fail;
using core::Result;

/// The approximate share of time of each part of a training.
constexpr double readingEnd = 0.05;
constexpr double judgingShare = 0.1;

std::shared_ptr<const recipient::Model> shared(recipient::Model model)
{
    return std::make_shared<const recipient::Model>(std::move(model));
}

Result<OwnModel> judged(std::shared_ptr<const recipient::Model> model,
                        const std::optional<recipient::OwnTexts> &own,
                        recipient::Half half,
                        core::JobControl &control)
{
    OwnModel result{.model = std::move(model), .judgement = nullptr};
    if (!own || !recipient::isLabelled(*own))
        return result;
    KEYSEED_ASSIGN(auto judgement, recipient::judge(*result.model, *own, half, control));
    result.judgement = std::make_shared<const recipient::Judgement>(std::move(judgement));
    return result;
}

using SharedVectors = std::shared_ptr<recipient::DocumentVectors>;

/// Returns the vectors of whole texts; null without server and encoder.
Result<SharedVectors>
documentsOf(const std::optional<AgreedServer> &server, bool usesEncoder, const ReadingPlaces &places)
{
    if (server)
        return recipient::DocumentVectors::ofServer(server->embedding, server->key);
    if (!usesEncoder)
        return SharedVectors();
    const auto folder = core::encoder::shippedEncoder(places.folders.resources);
    return recipient::DocumentVectors::ofEncoder(folder, folder.filename().string());
}

/// One training after the other, over what was read once.
class Trainings final
{
public:
    Trainings(const TrainingWork &work,
              const core::plan::Plan &plan,
              const core::pipeline::PublicInputs &inputs,
              SharedVectors documents)
        : m_work(work)
        , m_plan(plan)
        , m_inputs(inputs)
        , m_documents(std::move(documents))
        , m_texts(recipient::trainingTexts(*work.package->contents))
    {}

    Result<OwnModel> run(bool isAdapted, double from, double to, core::JobControl &control) const
    {
        const double trained = to - (to - from) * judgingShare;
        PartControl training(control, from, trained);
        PartControl judging(control, trained, to);
        auto result = recipient::train(
            m_texts,
            {.inputs = m_inputs,
             .vocabularyName = publicName(m_plan.vocabulary),
             .vectorsName = publicName(m_plan.embedding),
             .exclude = m_plan.vocabulary.exclude,
             .documents = m_documents},
            m_work.choices,
            isAdapted ? m_work.own : std::nullopt,
            [&](const recipient::EpochLoss &loss) {
                if (m_work.onPass)
                    m_work.onPass(isAdapted, loss);
            },
            training);
        KEYSEED_TRY(result);
        // Both are judged on the same texts: none that one of them was adapted to.
        const auto half = m_work.adapts ? recipient::Half::ToJudge : recipient::Half::All;
        return judged(shared(std::move(result->model)), m_work.own, half, judging);
    }

private:
    const TrainingWork &m_work;
    const core::plan::Plan &m_plan; ///< with the vectors that were chosen
    const core::pipeline::PublicInputs &m_inputs;
    SharedVectors m_documents;
    core::evaluation::TrainingTexts m_texts;
};

} // namespace

std::optional<recipient::DocumentServer> AgreedServer::told() const
{
    const auto documents = recipient::DocumentVectors::ofServer(embedding, {});
    return documents ? std::optional((*documents)->server()) : std::nullopt;
}

Result<core::pipeline::PublicInputs> openInputs(core::plan::Plan plan,
                                                const ReadingPlaces &places,
                                                core::JobControl &control,
                                                std::string_view wanted)
{
    if (places.vocabulary.empty())
        core::evaluation::nameKeptVocabulary(plan, wanted, places.folders.cache);
    KEYSEED_TRY(core::evaluation::nameVocabulary(plan, places.vocabulary));
    KEYSEED_ASSIGN(const auto named, core::plan::check(std::move(plan), {"vocabulary", "embedding"}));
    return core::pipeline::openPublicInputs(named, places.folders, control, wanted);
}

Result<core::pipeline::PublicInputs> openInputsOf(const core::recipient::ReceivedPackage &package,
                                                  core::plan::Plan &plan,
                                                  const ReadingPlaces &places,
                                                  core::JobControl &control)
{
    const core::evaluation::PackagedCorpus &corpus = package.contents->corpus;
    const bool takesPacked = places.vocabulary.empty() && !corpus.packedVocabulary.empty();
    if (takesPacked) {
        KEYSEED_TRY(
            core::evaluation::keepPackedVocabulary(package.path, corpus, places.folders.cache, control));
        plan.vocabulary.exclude = {}; // it lacks these terms already
    }
    KEYSEED_ASSIGN(
        auto inputs,
        openInputs(plan,
                   places,
                   control,
                   takesPacked ? core::evaluation::readingDigest(corpus) : corpus.vocabularySha256));
    KEYSEED_TRY(core::evaluation::checkVocabulary(corpus, inputs));
    return inputs;
}

Result<TrainedModels> TrainingWork::operator()(core::JobControl &control) const
{
    PartControl reading(control, 0.0, readingEnd);
    const core::evaluation::PackagedCorpus &corpus = package->contents->corpus;
    core::plan::Plan plan = corpus.plan;
    if (server || usesEncoder)
        plan.embedding = {}; // no vectors of phrases are looked at
    KEYSEED_ASSIGN(const auto inputs, openInputsOf(*package, plan, places, reading));
    KEYSEED_ASSIGN(auto documents, documentsOf(server, usesEncoder, places));
    const Trainings trainings(*this, plan, inputs, std::move(documents));
    const double middle = adapts ? (1.0 - readingEnd) / 4.0 : 1.0; // an adapted one trains several times
    KEYSEED_ASSIGN(auto plain, trainings.run(false, readingEnd, middle, control));
    TrainedModels trained{.plain = std::move(plain), .adapted = std::nullopt};
    if (!adapts)
        return trained;
    KEYSEED_ASSIGN(auto adapted, trainings.run(true, middle, 1.0, control));
    trained.adapted = std::move(adapted);
    return trained;
}

Result<LoadedModel> LoadingWork::operator()(core::JobControl &control) const
{
    KEYSEED_ASSIGN(const auto stored, recipient::StoredModel::read(file));
    const auto &asked = stored.facts().documents;
    const bool isByEncoder = asked && asked->isEncoder();
    if (asked && !isByEncoder && (!server || server->told() != asked))
        return LoadedModel{.model = std::nullopt, .notAgreed = asked};
    KEYSEED_ASSIGN(const auto documents,
                   documentsOf(asked && !isByEncoder ? server : std::nullopt, isByEncoder, places));
    PartControl reading(control, 0.0, 0.5);
    PartControl judging(control, 0.5, 1.0);
    const core::plan::Plan plan = stored.plan();
    // A vocabulary that was named for the package is of no use to a model of a built-in one.
    ReadingPlaces needed = places;
    if (!dependsOnFiles(plan.vocabulary))
        needed.vocabulary.clear();
    KEYSEED_ASSIGN(const auto inputs, openInputs(plan, needed, reading, stored.facts().vocabularySha256));
    auto model = stored.open(inputs, documents);
    if (!model)
        return fail(core::inPlace(file.string(), model.error()));
    const auto half = model->facts().isAdapted ? recipient::Half::ToJudge : recipient::Half::All;
    KEYSEED_ASSIGN(auto loaded, judged(shared(std::move(*model)), own, half, judging));
    return LoadedModel{.model = std::move(loaded), .notAgreed = std::nullopt};
}

Result<recipient::Predicted> PredictingWork::operator()(core::JobControl &control) const
{
    core::pipeline::PathRoles paths;
    for (const std::filesystem::path &file : own.source.files)
        paths.input("your texts", file);
    paths.output("predictions", output);
    KEYSEED_TRY(paths.check(true));
    return recipient::predict(*model, own, output, control);
}

} // namespace ui
