#pragma once

#include <QWidget>

class QLineEdit;
class QRadioButton;
class QSpinBox;

namespace ui {

class Card;
class ProjectSession;

/// The four questions about the release: what for, for whom, what is one row, may its size be told.
class AboutCard final : public QWidget
{
    Q_OBJECT

public:
    explicit AboutCard(ProjectSession &session, QWidget *parent = nullptr);

    /// Shows the answers as they stand in the plan.
    void refresh();

private:
    void makeTextQuestions(Card &card);
    void makeUnitQuestion(Card &card);
    void makeCountQuestion(Card &card);
    void connectAnswers();

    ProjectSession &m_session;
    QLineEdit *m_purpose;
    QLineEdit *m_recipient;
    QRadioButton *m_several;
    QRadioButton *m_single;
    QRadioButton *m_countSecret;
    QRadioButton *m_countPublic;
    QSpinBox *m_count;
};

} // namespace ui
