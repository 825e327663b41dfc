#pragma once

#include <QWidget>

namespace ui {

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
