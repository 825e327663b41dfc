#pragma once

#include "ui/recipient/ReceivedDesk.h"

#include <QWidget>

namespace ui {

class OwnTextsCard;
class TrainingDesk;

/// Train and apply: the recipient's own texts, a classifier trained on the package, how well it sorts them,
/// and its predictions. PRIVATE: nothing leaves this computer.
class TrainTab final : public QWidget
{
    Q_OBJECT

public:
    explicit TrainTab(ReceivedDesk &desk, QWidget *parent = nullptr);

    /// For the tabs that show the same texts.
    const OwnTextsCard &own() const { return *m_own; }
    TrainingDesk &training() { return *m_desk; }

private:
    OwnTextsCard *m_own; ///< made before the desk, whose worker ends first
    TrainingDesk *m_desk;
};

} // namespace ui
