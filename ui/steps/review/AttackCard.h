#pragma once

#include "ui/jobs/JobRunner.h"
#include "ui/steps/review/RecordsWork.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class ErrorBox;
class ProgressRow;
class ProjectSession;
class RocView;

/// Tries to tell the records from others of their kind by the documents alone, and shows how far it gets
/// beside what epsilon allows. PRIVATE, in memory only.
class AttackCard final : public QWidget
{
    Q_OBJECT

public:
    explicit AttackCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void choose();
    void start();
    void take(core::Result<core::evaluation::MembershipAttack> result);
    void forget();

    ProjectSession &m_session;
    QString m_others;
    QPushButton *m_choose;
    QLabel *m_file;
    QPushButton *m_start;
    ProgressRow *m_progress;
    ErrorBox *m_error;
    QWidget *m_result;
    QLabel *m_words;
    RocView *m_roc;
    JobRunner m_runner; ///< last: its worker ends before anything else goes
};

} // namespace ui
