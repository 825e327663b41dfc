#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class LearnDialog;
class ProjectSession;

/// The way to a vocabulary of one's own field: learnt from public texts, which a dialog asks for. What was
/// saved there becomes the vocabulary of the plan.
class LearnCard final : public QWidget
{
    Q_OBJECT

public:
    explicit LearnCard(ProjectSession &session, QWidget *parent = nullptr);

private:
    void open();
    void take(const QString &path);
    void refresh();

    ProjectSession &m_session;
    QLabel *m_state;
    QPushButton *m_open;
    LearnDialog *m_dialog = nullptr;
};

} // namespace ui
