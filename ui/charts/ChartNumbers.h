#pragma once

#include "ui/widgets/TableOf.h"

#include <QSet>
#include <QString>
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

/// The name of a phrase on an axis: cut to `longest` characters, and different from those `taken` already, as
/// the categories of an axis must be. Adds it to them. Escaped, because charts show HTML.
QString axisName(const QString &phrase, qsizetype longest, QSet<QString> &taken);

} // namespace ui
