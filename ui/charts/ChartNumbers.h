#pragma once

#include "ui/widgets/TableOf.h"

#include <QStringList>

namespace ui {

/// The numbers of a chart as the texts of a table; the headers carry the units.
class ChartNumbers final : public TableOf<QStringList>
{
public:
    explicit ChartNumbers(QObject *parent = nullptr)
        : TableOf(ToolTips::Texts, parent)
    {}

    void set(const QStringList &titles, const QList<QStringList> &rows);

private:
    QStringList m_titles;
};

} // namespace ui
