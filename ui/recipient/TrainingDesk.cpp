#include "ui/recipient/TrainingDesk.h"

#include "core/base/Result.h"
#include "core/chat/KeyOrigins.h"
#include "core/pipeline/asking/VectorAsking.h"

#include <QMetaObject>

#include <utility>

namespace ui {

namespace {

constexpr int betweenDrawingsMs = 100;

} // namespace

QString modelTitle(TrainingDesk::Which which)
{
    switch (which) {
    case TrainingDesk::Which::Plain:
        return TrainingDesk::tr("not adapted");
    case TrainingDesk::Which::Adapted:
        return TrainingDesk::tr("adapted to your texts");
    case TrainingDesk::Which::Loaded:
        return TrainingDesk::tr("loaded from a file");
    }
    return {};
}

TrainingDesk::TrainingDesk(ReceivedDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    m_drawing.setSingleShot(true);
    m_drawing.setInterval(betweenDrawingsMs);
    connect(&m_drawing, &QTimer::timeout, this, &TrainingDesk::lossesChanged);
    connect(&m_runner, &JobRunner::progressed, this, &TrainingDesk::progressed);
    connect(&desk, &ReceivedDesk::opened, this, &TrainingDesk::forget);
}

QString TrainingDesk::doing() const
{
    switch (m_doing) {
    case Work::Train:
        return tr("Training");
    case Work::Load:
        return tr("Loading the model");
    case Work::Predict:
        return tr("Applying the model to your texts");
    }
    return {};
}

template<typename Job, typename Take>
void TrainingDesk::run(Work what, Job job, Take take)
{
    m_doing = what;
    m_clock.start();
    m_runner.start(std::move(job), this, [this, take = std::move(take)](auto result) mutable {
        if (m_drawing.isActive()) { // the last passes
            m_drawing.stop();
            emit lossesChanged();
        }
        if (result) {
            take(std::move(*result));
        } else if (m_doing == Work::Train) { // the models of before are still there
            m_losses = std::exchange(m_lossesBefore, {});
            emit lossesChanged();
        }
        emit ended();
        if (!result && result.error().code != core::ErrorCode::Cancelled)
            emit failed(result.error());
    });
    emit begun();
}

void TrainingDesk::forget()
{
    m_runner.cancel();
    m_vocabulary.clear();
    m_models = {};
    m_losses = {};
    m_lossesBefore = {};
    emit lossesChanged();
    emit modelsChanged();
}

bool TrainingDesk::needsVocabulary() const
{
    return m_desk.contents() && dependsOnFiles(m_desk.contents()->corpus.plan.vocabulary)
           && m_desk.contents()->corpus.packedVocabulary.empty();
}

void TrainingDesk::setVocabulary(const std::filesystem::path &file)
{
    m_vocabulary = file;
    emit modelsChanged();
}

ReadingPlaces TrainingDesk::places() const
{
    const Environment &environment = m_desk.environment();
    return {.folders = {.resources = environment.resourcesDir, .cache = environment.cacheDir},
            .vocabulary = m_vocabulary};
}

void TrainingDesk::agreeTo(std::optional<core::plan::Plan::Embedding> server)
{
    m_server.reset();
    if (server)
        m_server = AgreedServer{.embedding = std::move(*server), .key = {}};
    emit agreementChanged();
}

bool TrainingDesk::mayAsk(Which which) const
{
    const auto &asked = model(which)->model->facts().documents;
    return !asked || asked->isEncoder() || (m_server && m_server->told() == asked);
}

core::Result<std::optional<AgreedServer>> TrainingDesk::serverWithKey() const
{
    std::optional<AgreedServer> server = m_server;
    if (!server)
        return server;
    core::plan::Plan plan;
    plan.embedding = server->embedding;
    KEYSEED_ASSIGN(auto key,
                   m_keys.keyFor(core::pipeline::vectorServerKey(plan),
                                 core::chat::KeyOrigins::beside(m_desk.environment().ledgerPath)));
    server->key = std::move(key);
    return server;
}

const std::optional<OwnModel> &TrainingDesk::model(Which which) const
{
    return m_models.at(static_cast<std::size_t>(which));
}

void TrainingDesk::takePass(bool isAdapted, const core::recipient::EpochLoss &loss)
{
    (isAdapted ? m_losses.adapted : m_losses.plain).push_back(loss);
    if (!m_drawing.isActive())
        m_drawing.start();
}

void TrainingDesk::train(const core::recipient::TrainingChoices &choices,
                         const std::optional<core::recipient::OwnTexts> &own,
                         bool adapts)
{
    if (isBusy() || !m_desk.contents())
        return;
    auto server = serverWithKey();
    if (!server) {
        emit failed(server.error());
        return;
    }
    m_lossesBefore = std::exchange(m_losses, {});
    emit lossesChanged();
    TrainingWork work{.package = m_desk.package(),
                      .places = places(),
                      .server = std::move(*server),
                      .usesEncoder = m_usesEncoder,
                      .choices = choices,
                      .own = own,
                      .adapts = adapts,
                      .onPass = {}};
    // The worker ends before this object does: the runner waits for it.
    work.onPass = [this](bool isAdapted, const core::recipient::EpochLoss &loss) {
        QMetaObject::invokeMethod(
            this, [this, isAdapted, loss] { takePass(isAdapted, loss); }, Qt::QueuedConnection);
    };
    run(Work::Train, std::move(work), [this](TrainedModels trained) {
        at(Which::Plain) = std::move(trained.plain);
        at(Which::Adapted) = std::move(trained.adapted);
        emit modelsChanged();
    });
}

void TrainingDesk::load(const std::filesystem::path &file,
                        const std::optional<core::recipient::OwnTexts> &own)
{
    if (isBusy())
        return;
    auto server = serverWithKey();
    if (!server) {
        emit failed(server.error());
        return;
    }
    LoadingWork work{.file = file, .places = places(), .server = std::move(*server), .own = own};
    run(Work::Load, std::move(work), [this](LoadedModel loaded) {
        if (loaded.notAgreed) {
            emit serverNotAgreed(*loaded.notAgreed);
            return;
        }
        at(Which::Loaded) = std::move(loaded.model);
        emit modelsChanged();
    });
}

void TrainingDesk::predict(Which which,
                           const core::recipient::OwnTexts &own,
                           const std::filesystem::path &output)
{
    if (isBusy() || !model(which) || !mayAsk(which))
        return;
    run(Work::Predict,
        PredictingWork{.model = model(which)->model, .own = own, .output = output},
        [this, output](const core::recipient::Predicted &done) {
            emit predicted(done, QString::fromStdString(output.string()));
        });
}

core::Result<void> TrainingDesk::save(Which which, const std::filesystem::path &file) const
{
    return model(which) ? core::recipient::saveModel(*model(which)->model, file) : core::Result<void>();
}

} // namespace ui
