#pragma once

#include <QAbstractTableModel>

namespace ui {

class ProjectSession;

/// The list of servers of the plan: where each is, its model, its weight and how many requests it gets at
/// once. Editing a cell edits the plan.
class ServerTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Address, Model, Weight, AtOnce, ColumnCount };

    ServerTableModel(ProjectSession &session, QObject *parent);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    /// The plan may have changed.
    void refresh();

private:
    ProjectSession &m_session;
    int m_rows = 0;
};

} // namespace ui
