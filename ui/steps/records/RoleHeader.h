#pragma once

#include "ui/models/ColumnRoles.h"

#include <QHeaderView>

#include <string>

class QComboBox;

namespace ui {

/// The header of the records table: the name of each column and, below it, what the column is for.
class RoleHeader final : public QHeaderView
{
    Q_OBJECT

public:
    explicit RoleHeader(QWidget *parent = nullptr);

    void setRoles(const ColumnRoles &roles);

    /// Returns the choosers from left to right, for the order of the keyboard.
    const QList<QComboBox *> &choosers() const { return m_choosers; }

    QSize sizeHint() const override;

signals:
    /// Choosers from `first` on are new: of very many columns they are made by and by.
    void choosersAdded(int first);
    void roleChosen(int column, ui::ColumnRole role);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const override;
    void updateGeometries() override;

private:
    QComboBox *makeChooser(int column, const std::string &name);
    void addChoosers();
    void placeSoon();
    void place();

    ColumnRoles m_roles;
    QList<QComboBox *> m_choosers;
    bool m_isPlacing = false; ///< after this turn of the event loop
};

} // namespace ui
