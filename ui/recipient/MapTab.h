#pragma once

#include "ui/recipient/TrainingDesk.h"

#include <QWidget>

namespace ui {

class MapCard;
class OwnTextsCard;

/// Shows a map of the package's texts and the recipient's own. PRIVATE: nothing leaves this computer.
class MapTab final : public QWidget
{
    Q_OBJECT

public:
    /// `training` and `own` outlive its use: all are tabs of one window.
    MapTab(TrainingDesk &training, const OwnTextsCard &own, QWidget *parent = nullptr);

private:
    void refresh();

    TrainingDesk &m_training;
    const OwnTextsCard &m_own;
    MapCard *m_card;
};

} // namespace ui
