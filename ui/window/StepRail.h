#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace ui {

class StepButton;

/// The steps of the journey with their state, and the line between the private and the public half.
class StepRail final : public QWidget
{
    Q_OBJECT

public:
    enum class State {
        Done,
        Here,
        NotYet, ///< something before it is missing
        Locked, ///< behind the line, and the phrases are not learned yet
    };

    explicit StepRail(QWidget *parent = nullptr);

    /// `lineAfter`: the index of the step behind which the line is drawn.
    void setSteps(const QStringList &titles, int lineAfter);
    void setState(int step, State state, bool reachable);
    State state(int step) const;
    bool isReachable(int step) const;

signals:
    void stepChosen(int step);

private:
    QVBoxLayout *m_layout;
    std::vector<StepButton *> m_buttons;
};

} // namespace ui
