#pragma once

#include "ui/session/ProjectSession.h"

#include <QString>
#include <QWidget>

#include <functional>

namespace ui {

class ErrorBox;
class ProgressRow;

/// How one kind of work stands: its progress with Cancel while it runs, its error afterwards. Takes no room
/// otherwise.
class JobFeedback final : public QWidget
{
    Q_OBJECT

public:
    /// `what` is the heading of the progress: "Learning the phrases".
    JobFeedback(ProjectSession &session, Jobs::Job job, const QString &what, QWidget *parent = nullptr);

    void setWhat(const QString &what) { m_what = what; }
    /// Advice that knows more than the error's code does; an empty answer leaves the usual one.
    void setAdvice(std::function<QString(const core::Error &)> advice) { m_advice = std::move(advice); }
    void showError(const core::Error &error);
    void hideError();
    const ErrorBox &error() const { return *m_error; }

private:
    void connectSession();
    /// A page may be made while the work runs.
    void join();

    ProjectSession &m_session;
    const Jobs::Job m_job;
    QString m_what;
    std::function<QString(const core::Error &)> m_advice;
    ProgressRow *m_progress;
    ErrorBox *m_error;
};

} // namespace ui
