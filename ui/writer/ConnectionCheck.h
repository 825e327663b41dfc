#pragma once

#include "core/chat/ConnectionTest.h"
#include "ui/jobs/LatestJob.h"
#include "ui/text/ConnectionText.h"

#include <QStringList>
#include <QWidget>

#include <string>

class QLabel;
class QPushButton;

namespace ui {

class ProjectSession;
class ServerPlace;

/// Tries the server of the plan on request, and says what came of it and what to do.
class ConnectionCheck final : public QWidget
{
    Q_OBJECT

public:
    ConnectionCheck(ProjectSession &session, ServerPlace &place, QWidget *parent = nullptr);

    void refresh();

signals:
    /// The models that the server lists.
    void modelsFound(const QStringList &models);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeResult();
    void test();
    void stop();
    void show(const core::Result<core::chat::ConnectionReport> &report);
    void say(const ConnectionWords &words, const QString &details = {});
    void drawSign();
    /// Returns the settings on which the result of a test depends.
    std::string subject() const;

    ProjectSession &m_session;
    ServerPlace &m_place;
    QPushButton *m_test;
    QPushButton *m_cancel;
    QLabel *m_state;
    QLabel *m_sign = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_advice = nullptr;
    QLabel *m_details = nullptr;
    QWidget *m_result; ///< after what stands in it
    ConnectionWords::Tone m_tone = ConnectionWords::Tone::Open;
    core::plan::Plan::Writer m_tested;
    std::string m_subject; ///< of the result that is shown, or of the test that runs
    bool m_hasKey = false;
    LatestJob m_job; ///< last, so that it is gone before what it reports to
};

} // namespace ui
