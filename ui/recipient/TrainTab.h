#pragma once

#include "ui/recipient/TrainingDesk.h"

#include <QWidget>

namespace ui {

/// The package and models that a recipient opened, independent of the window: running work continues when a
/// window is rebuilt in another language.
struct RecipientDesks
{
    /// `environment` must outlive it.
    explicit RecipientDesks(const Environment &environment)
        : received(environment)
        , training(received)
    {}

    ReceivedDesk received;
    TrainingDesk training;
};

class OwnTextsCard;
struct RecipientDesks;

/// Train and apply: the recipient's own texts, a classifier trained on the package, how well it sorts them,
/// and its predictions. PRIVATE: nothing leaves this computer but what the recipient agrees to send.
class TrainTab final : public QWidget
{
    Q_OBJECT

public:
    explicit TrainTab(RecipientDesks &desks, QWidget *parent = nullptr);

    /// Returns the card of own texts, for the tabs that show the same texts.
    const OwnTextsCard &own() const { return *m_own; }
    /// The texts that were chosen in this tab of another window, with their columns.
    void continueFrom(const TrainTab &before);

private:
    OwnTextsCard *m_own;
};

} // namespace ui
