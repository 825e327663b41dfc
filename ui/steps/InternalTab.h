#pragma once

#include "ui/jobs/JobRunner.h"
#include "ui/models/UsefulnessWork.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class ErrorBox;
class PrivateCountsCard;
class ProjectSession;
class UsefulnessCard;

/// Figures that use the records: counts and the usefulness check. PRIVATE: on the screen, and in a report
/// that the steward asks for; nothing of it is kept.
class InternalTab final : public QWidget
{
    Q_OBJECT

public:
    InternalTab(ProjectSession &session, UsefulnessCheck check, QWidget *parent = nullptr);

    void refresh();

private:
    QWidget *makeNotice();
    QWidget *makeReport();
    void saveReport();

    ProjectSession &m_session;
    PrivateCountsCard *m_counts;
    UsefulnessCard *m_usefulness;
    QPushButton *m_save;
    QLabel *m_saved;
    ErrorBox *m_error;
    JobRunner m_runner; ///< last: its worker ends before anything else goes
};

} // namespace ui
