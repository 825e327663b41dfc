#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class DeltaChoice;
class ProjectSession;
class ProportionsChoice;

/// The choices that most stewards leave as they are, folded under one line that says what is chosen.
class AdvancedCard final : public QWidget
{
    Q_OBJECT

public:
    explicit AdvancedCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    QWidget *makeChoices();
    void setUnfolded(bool unfolded);

    ProjectSession &m_session;
    QLabel *m_summary;
    QPushButton *m_fold;
    DeltaChoice *m_delta;
    ProportionsChoice *m_proportions;
    QWidget *m_choices;
};

} // namespace ui
