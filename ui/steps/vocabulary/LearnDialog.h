#pragma once

#include "ui/session/LearningWork.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace ui {

class ErrorBox;
class LearnDeclaration;
class LearnFiles;
class LearntTerms;
class ProgressRow;
class ProjectSession;

/// Learns a vocabulary from public texts in three steps: choose and declare, wait, look through and save. May
/// be closed at any time: the work continues, and what was learnt stays (LearningDesk).
class LearnDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit LearnDialog(ProjectSession &session, QWidget *parent = nullptr);

private:
    QLayout *makeFoot();
    void connectDesk();
    void followState();
    void refresh();
    void showError();
    void proceed();
    void save();
    /// Returns what is missing before learning; empty if nothing is.
    QString whyNot() const;

    ProjectSession &m_session;
    LearningDesk &m_desk;
    LearningDesk::State m_shown = LearningDesk::State::Choosing;
    bool m_isOnTexts = true; ///< although something was learnt already
    ErrorBox *m_error;
    QStackedWidget *m_pages;
    LearnFiles *m_files;
    LearnDeclaration *m_declaration;
    LearntTerms *m_terms;
    ProgressRow *m_progress;
    QLabel *m_question;
    QLabel *m_why;
    QPushButton *m_back;
    QPushButton *m_close;
    QPushButton *m_next;
};

} // namespace ui
