#pragma once

#include "ui/jobs/JobRunner.h"
#include "ui/keys/KeyHolder.h"
#include "ui/recipient/TrainingWork.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <array>
#include <vector>

namespace ui {

/// The models that a recipient trained or loaded, and the work on them: one training, loading or predicting
/// at a time.
class TrainingDesk final : public QObject
{
    Q_OBJECT

public:
    /// The models, in the order in which they are shown.
    enum class Which { Plain, Adapted, Loaded };
    static constexpr std::array all{Which::Plain, Which::Adapted, Which::Loaded};

    /// The losses so far, or of the last training.
    struct Losses
    {
        std::vector<core::recipient::EpochLoss> plain;
        std::vector<core::recipient::EpochLoss> adapted;
    };

    explicit TrainingDesk(ReceivedDesk &desk, QObject *parent = nullptr);

    ReceivedDesk &received() { return m_desk; }
    /// Returns whether texts can only be read with a file of the vocabulary that the package does not hold.
    bool needsVocabulary() const;
    const std::filesystem::path &vocabulary() const { return m_vocabulary; }
    void setVocabulary(const std::filesystem::path &file);
    ReadingPlaces places() const;
    /// The keys of servers, for this run of the program.
    KeyHolder &keys() { return m_keys; }
    /// Sets whether texts go to a server for vectors of them from now on, and to which: as the recipient
    /// agreed. Its key is looked for when it is asked.
    void agreeTo(std::optional<core::plan::Plan::Embedding> server);
    /// Sets whether the installed encoder makes vectors of whole texts from now on; nothing is sent for that.
    void useEncoder(bool isUsed) { m_usesEncoder = isUsed; }
    bool sendsTexts() const { return m_server.has_value(); }
    /// Returns whether the recipient agreed to what the model needs to answer: most need nothing.
    bool mayAsk(Which which) const;

    /// Trains models that replace the previous ones once they are done. Without effect while something runs
    /// or no package is open.
    void train(const core::recipient::TrainingChoices &choices,
               const std::optional<core::recipient::OwnTexts> &own,
               bool adapts);
    void load(const std::filesystem::path &file, const std::optional<core::recipient::OwnTexts> &own);
    void predict(Which which, const core::recipient::OwnTexts &own, const std::filesystem::path &output);
    /// Errors: Io.
    core::Result<void> save(Which which, const std::filesystem::path &file) const;
    void cancel() { m_runner.cancel(); }

    bool isBusy() const { return m_runner.isRunning(); }
    /// Returns the running work in words, or the last one.
    QString doing() const;
    qint64 elapsedMs() const { return m_clock.elapsed(); }
    const std::optional<OwnModel> &model(Which which) const;
    const Losses &losses() const { return m_losses; }

signals:
    void begun(); ///< see doing()
    void progressed(double fraction, const QString &stage);
    void ended();         ///< however it ended
    void lossesChanged(); ///< at most ten times a second
    void modelsChanged();
    void agreementChanged();
    /// The model that was to be loaded asks this server, which was not agreed to.
    void serverNotAgreed(const core::recipient::DocumentServer &server);
    void predicted(const core::recipient::Predicted &predicted, const QString &path);
    void failed(const core::Error &error);

private:
    enum class Work { Train, Load, Predict };

    void forget();
    core::Result<std::optional<AgreedServer>> serverWithKey() const;
    void takePass(bool isAdapted, const core::recipient::EpochLoss &loss);
    std::optional<OwnModel> &at(Which which) { return m_models.at(static_cast<std::size_t>(which)); }
    template<typename Job, typename Take>
    void run(Work what, Job job, Take take);

    ReceivedDesk &m_desk;
    std::filesystem::path m_vocabulary;
    KeyHolder m_keys;
    std::optional<AgreedServer> m_server; ///< without a key
    bool m_usesEncoder = false;
    std::array<std::optional<OwnModel>, all.size()> m_models;
    Losses m_losses;
    Losses m_lossesBefore; ///< of the models that are there while others are trained
    Work m_doing = Work::Train;
    QElapsedTimer m_clock; ///< since that began
    QTimer m_drawing;      ///< the next time that losses are told
    JobRunner m_runner;    ///< last, so that the worker is gone before anything it reports to
};

/// "Trained on the package alone"
QString modelTitle(TrainingDesk::Which which);

} // namespace ui
