#pragma once

#include "core/base/JobControl.h"
#include "core/learning/Learnt.h"
#include "core/plan/Plan.h"
#include "ui/jobs/LatestJob.h"
#include "ui/session/Environment.h"
#include "ui/session/OpenProject.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// The work of a LearningDesk in workers: functions of values alone.

namespace ui {

/// The declaration about public texts, before anything is learnt from them.
struct PublicTextChoice
{
    std::vector<std::filesystem::path> paths; ///< files and folders, as core/learning/TextInput.h takes them
    std::string textColumn;                   ///< of those that are records
    bool isDeclaredPublic = false;
    std::string origin;
    std::string licence;
    std::string language; ///< a code; empty: recognised

    friend bool operator==(const PublicTextChoice &, const PublicTextChoice &) = default;
};

/// The size of the chosen files.
struct PublicTextSize
{
    struct File
    {
        std::uint64_t bytes = 0;
        std::size_t texts = 0; ///< of a folder; 0 of a file
    };
    std::vector<File> files;          ///< of each path
    std::uint64_t bytes = 0;          ///< of all
    std::vector<std::string> columns; ///< of the first file of records
    std::string textColumn;           ///< a guess; empty if there is none
};

/// Errors of a file are left to learning, which names the line.
struct MeasureTexts
{
    std::vector<std::filesystem::path> paths;

    core::Result<PublicTextSize> operator()(core::JobControl &control) const;
};

/// Refuses the records of the plan, and copies of them, before it learns. Errors: those of learning::learn();
/// InvalidPlan for the records.
struct LearnTexts
{
    PublicTextChoice choice;
    core::plan::Plan plan;
    std::filesystem::path resources;

    core::Result<std::shared_ptr<const core::learning::Learnt>> operator()(core::JobControl &control) const;
};

/// Writes what was learnt, without the terms that were omitted. Refuses the place of a file that the program
/// works with. Errors: Io, InvalidParameter.
struct SaveLearnt
{
    std::shared_ptr<const core::learning::Learnt> learnt;
    std::vector<core::vocabulary::TermId> leftOut;
    std::vector<std::filesystem::path> texts;
    core::plan::Plan plan;
    std::filesystem::path project;
    std::filesystem::path ledger;
    std::filesystem::path path;

    core::Result<std::filesystem::path> operator()(core::JobControl &control) const;
};

/// Learns a vocabulary from public texts, in a worker of its own, so that the project can be worked on
/// meanwhile. Holds what was learnt, with its undo, until it is saved or thrown away: a dialog may be closed
/// over it. Lives on the UI thread.
class LearningDesk final : public QObject
{
    Q_OBJECT

public:
    enum class State { Choosing, Learning, Learnt, Saving };

    LearningDesk(const Environment &environment, const OpenProject &project);

    State state() const { return m_state; }
    /// Returns why learning or saving failed, until the next try.
    const std::optional<core::Error> &error() const { return m_error; }
    /// Returns whether it was saving.
    bool isErrorOfSaving() const { return m_isErrorOfSaving; }
    void dismissError();

    // --- the texts ----------------------------------------------------------------------------------------
    const PublicTextChoice &choice() const { return m_choice; }
    /// Other paths than before want another declaration. Does nothing while a worker is at it.
    void setChoice(PublicTextChoice choice);
    /// Returns the size of the present files; nothing while it is computed.
    const std::optional<PublicTextSize> &size() const { return m_size; }

    /// Learns. The previous result stays until there is a new one.
    void learn();
    void cancel();
    /// Returns how far it is, for who comes to look in the middle of it.
    double fraction() const { return m_fraction; }
    const QString &stage() const { return m_stage; } ///< a key of core
    qint64 elapsedMs() const { return m_clock.isValid() ? m_clock.elapsed() : 0; }

    // --- what was learnt ----------------------------------------------------------------------------------
    using TermId = core::vocabulary::TermId;
    /// Null before.
    const std::shared_ptr<const core::learning::Learnt> &learnt() const { return m_learnt; }
    bool isLeftOut(TermId term) const { return m_isLeftOut.at(term); }
    std::size_t leftOut() const;
    /// One step of the undo. One term always stays.
    void leaveOut(const std::vector<TermId> &terms);
    bool canUndo() const { return !m_steps.empty(); }
    void undo();
    /// Saves without the excluded terms; `saved` follows, or an error.
    void save(const std::filesystem::path &path);

signals:
    void changed(); ///< state, error, choice or size
    void progressed(double fraction, const QString &stage);
    void termsChanged();
    void saved(const QString &path);

private:
    bool isIdle() const { return m_state == State::Choosing || m_state == State::Learnt; }
    void forgetLearnt();
    void takeLearnt(core::Result<std::shared_ptr<const core::learning::Learnt>> learnt);
    void measure();
    void takeProgress(double fraction, const QString &stage);
    void setState(State state);

    const Environment &m_environment;
    const OpenProject &m_project;
    State m_state = State::Choosing;
    std::optional<core::Error> m_error;
    bool m_isErrorOfSaving = false;
    PublicTextChoice m_choice;
    std::optional<PublicTextSize> m_size;
    double m_fraction = 0.0;
    QString m_stage;
    QElapsedTimer m_clock;
    std::shared_ptr<const core::learning::Learnt> m_learnt;
    std::vector<bool> m_isLeftOut;
    std::vector<std::vector<TermId>> m_steps;
    LatestJob m_measuring;
    JobRunner m_runner; ///< last, so that the worker is gone before what it reports to
};

} // namespace ui
