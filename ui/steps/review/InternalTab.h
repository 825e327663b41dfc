#pragma once

#include "ui/jobs/JobRunner.h"
#include "ui/steps/review/UsefulnessWork.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class AttackCard;
class ErrorBox;
class MapCard;
class PrivateCountsCard;
class ProjectSession;
class UsefulnessCard;

/// Figures that use the records: counts and the usefulness check. PRIVATE: on the screen, and in a report
/// that the steward asks for; nothing of it is kept. They appear once the steward has asked for them, for
/// each project in each run of the program; the project keeps how often.
class InternalTab final : public QWidget
{
    Q_OBJECT

public:
    InternalTab(ProjectSession &session, UsefulnessCheck check, QWidget *parent = nullptr);

    void refresh();

private:
    QWidget *makeNotice();
    QWidget *makeGate();
    QWidget *makeFigures();
    MapCard *makeMap();
    QWidget *makeReport();
    void askForFigures();
    void forgetAsking();
    void saveReport();

    ProjectSession &m_session;
    bool m_isAskedFor = false;
    QWidget *m_gate = nullptr;
    QWidget *m_figures = nullptr;
    QPushButton *m_show;
    ErrorBox *m_gateError;
    PrivateCountsCard *m_counts;
    UsefulnessCard *m_usefulness;
    MapCard *m_map;
    AttackCard *m_attack;
    QPushButton *m_save;
    QLabel *m_saved;
    ErrorBox *m_error;
    JobRunner m_asking;
    JobRunner m_runner; ///< last: its worker ends before anything else goes
};

} // namespace ui
