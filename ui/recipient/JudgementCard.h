#pragma once

#include "ui/recipient/TrainingDesk.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace ui {

class CalibrationChart;
class ConfusionModel;
class ConfusionTable;
class JudgementModel;
class LabelFiguresModel;
class PrivateTable;

/// How the models did on the recipient's texts, side by side, and one of them in detail. PRIVATE. Takes no
/// room where none was judged.
class JudgementCard final : public QWidget
{
    Q_OBJECT

public:
    explicit JudgementCard(TrainingDesk &desk, QWidget *parent = nullptr);

private:
    void makeTables();
    void refresh();
    void showModel(int row);

    TrainingDesk &m_desk;
    JudgementModel *m_models;
    LabelFiguresModel *m_figures;
    ConfusionModel *m_confusion;
    PrivateTable *m_modelTable = nullptr;
    PrivateTable *m_figureTable = nullptr;
    ConfusionTable *m_confusionTable = nullptr;
    QComboBox *m_shown = nullptr;
    QLabel *m_words = nullptr;
    CalibrationChart *m_calibration = nullptr;
};

} // namespace ui
