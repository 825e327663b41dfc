#pragma once

#include "ui/recipient/TrainingDesk.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>

#include <vector>

/// How models did on a recipient's own texts, as tables. PRIVATE: for a view that does not copy.
namespace ui {

struct JudgedModel
{
    QString name;
    std::shared_ptr<const core::recipient::Judgement> judgement;
};

/// One row for each model that was judged.
class JudgementModel final : public TableOf<JudgedModel>
{
    Q_DECLARE_TR_FUNCTIONS(JudgementModel)

public:
    enum Column { Name, Accuracy, AccuracyInterval, MacroF1, CalibrationError, Texts };

    explicit JudgementModel(QObject *parent = nullptr);
};

/// One row for each label: how one model did on its texts.
class LabelFiguresModel final : public TableOf<core::recipient::LabelFigures>
{
    Q_DECLARE_TR_FUNCTIONS(LabelFiguresModel)

public:
    enum Column { Label, Texts, Recall, RecallInterval, Precision, PrecisionInterval, F1 };

    explicit LabelFiguresModel(QObject *parent = nullptr);
};

/// One row for each bin of probabilities.
class CalibrationModel final : public TableOf<core::recipient::CalibrationBin>
{
    Q_DECLARE_TR_FUNCTIONS(CalibrationModel)

public:
    enum Column { Probability, Texts, Share, ShareInterval };

    explicit CalibrationModel(QObject *parent = nullptr);
};

} // namespace ui
