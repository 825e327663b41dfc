#pragma once

#include "ui/models/DrawFigures.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>

namespace ui {

/// Shows for each label how much of the released counts the drawn sequences use.
class CoverageModel final : public TableOf<DrawFigures::Label>
{
    Q_DECLARE_TR_FUNCTIONS(CoverageModel)

public:
    enum Column { Label, Distinct, Learned, Used, FromLearned, Source };

    explicit CoverageModel(QObject *parent = nullptr);

    void setFigures(const DrawFigures &figures);
};

/// "75 %", a share as a whole percentage.
QString percentText(double share);

} // namespace ui
