#pragma once

#include "ui/session/ProjectSession.h"

#include <QWidget>

#include <string>

class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace ui {

class Card;
class ErrorBox;

/// Has the documents written, by the template or by a model: start, pause, continue and stop, how far it is,
/// what it has cost, and in words how it stands and what can be done.
class WritingRunCard final : public QWidget
{
    Q_OBJECT

public:
    explicit WritingRunCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    QWidget *makeHead();
    QWidget *makeFigures();
    QWidget *makeAfter();
    void connectSession();
    void showFigures();
    void showButtons();
    void showNote();
    void showError(const core::Error &error);
    void saveLog();
    QString what() const;
    QString startText() const;
    QString note() const;
    bool isWriting() const { return m_session.jobs().isRunning(Jobs::Job::Write); }
    bool isByModel() const;
    int missing() const;

    ProjectSession &m_session;
    Card *m_card;
    QLabel *m_what;
    QLabel *m_written;
    QPushButton *m_start;
    QPushButton *m_pause;
    QPushButton *m_stop;
    QProgressBar *m_bar;
    QLabel *m_left;
    QLabel *m_servers = nullptr;
    QLabel *m_cost;
    QLabel *m_note;
    QPushButton *m_askAgain;
    QPushButton *m_goOn;
    QPushButton *m_log;
    QLabel *m_saved;
    ErrorBox *m_error;
    std::string m_failedKind; ///< of writer: an error of another one is of no use
};

} // namespace ui
