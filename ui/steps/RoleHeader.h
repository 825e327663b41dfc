#pragma once

#include "ui/models/ColumnRoles.h"

#include <QHeaderView>

class QComboBox;

namespace ui {

/// The header of the records table: the name of each column and, below it, what the column is for.
class RoleHeader final : public QHeaderView
{
    Q_OBJECT

public:
    explicit RoleHeader(QWidget *parent = nullptr);

    void setRoles(const ColumnRoles &roles);

    /// From left to right, for the order of the keyboard.
    const QList<QComboBox *> &choosers() const { return m_choosers; }

    QSize sizeHint() const override;

signals:
    void roleChosen(int column, ui::ColumnRole role);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const override;
    void updateGeometries() override;

private:
    QComboBox *makeChooser(int column, const QString &name);
    void place();

    QList<QComboBox *> m_choosers;
};

} // namespace ui
