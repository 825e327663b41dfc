#pragma once

#include <QWidget>

class QDoubleSpinBox;
class QLabel;

namespace ui {

class Badge;
class Card;
class EpsilonSlider;
class ProjectSession;

/// The total budget: the one decision of the page, on a slider or as an exact number.
class EpsilonCard final : public QWidget
{
    Q_OBJECT

public:
    explicit EpsilonCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void makeExact();
    void decide(double epsilon);

    ProjectSession &m_session;
    Card *m_card;
    QLabel *m_number;
    QLabel *m_delta;
    Badge *m_cost;
    Badge *m_protection;
    EpsilonSlider *m_slider;
    QDoubleSpinBox *m_exact;
    QLabel *m_others;
};

} // namespace ui
