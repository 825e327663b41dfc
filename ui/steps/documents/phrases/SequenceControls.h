#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

class Card;
class ProjectSession;
class TogetherChoice;
class VarietyChoice;

/// How many sequences, how long, how varied, how coherent, and the button that draws them: free, as often as
/// one likes.
class SequenceControls final : public QWidget
{
    Q_OBJECT

public:
    explicit SequenceControls(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void connectControls();

    ProjectSession &m_session;
    Card *m_card;
    QSpinBox *m_perLabel;
    QSpinBox *m_length;
    QLabel *m_lengthLabel;
    VarietyChoice *m_variety;
    TogetherChoice *m_together;
    QPushButton *m_draw;
    QLabel *m_total;
};

} // namespace ui
