#pragma once

#include "core/pipeline/ReleaseProducts.h"
#include "core/synthesis/RoundWatch.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QPushButton;

namespace ui {

class Card;
class ProjectSession;
class VotesChart;

/// The rounds of a commit in which the records vote on texts: which one is on, how many texts are written for
/// it, what the last one released, and Pause. Takes no room where there are no votes.
class RoundsCard final : public QWidget
{
    Q_OBJECT

public:
    explicit RoundsCard(ProjectSession &session, QWidget *parent = nullptr);

    /// Returns the votes of the released model, or of its first rounds; empty if it has none.
    const std::optional<core::synthesis::VotesOfRound> &votes() const { return m_votes; }
    void refresh();

private:
    QWidget *makeHead();
    std::shared_ptr<const core::pipeline::Model> model() const;
    bool isRunning() const;
    QString roundText() const;
    QString stateText() const;
    void showVotes();
    void showFigures();

    ProjectSession &m_session;
    Card *m_card;
    QLabel *m_round;
    QLabel *m_state;
    QPushButton *m_pause;
    VotesChart *m_chart;
    std::shared_ptr<const core::pipeline::Model> m_shown;
    std::optional<core::synthesis::VotesOfRound> m_votes;
};

} // namespace ui
