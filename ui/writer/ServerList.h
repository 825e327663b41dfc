#pragma once

#include <QAbstractTableModel>
#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;

namespace ui {

class ProjectSession;
class ServerPlace;
class ServerTableModel;

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

/// The servers that share the documents: added, removed and chosen here; what stands below in the form is of
/// the chosen one. With one server only a button for another one.
class ServerList final : public QWidget
{
    Q_OBJECT

public:
    ServerList(ProjectSession &session, ServerPlace &place, QWidget *parent);

    void refresh();

private:
    ServerPlace &m_place;
    ServerTableModel *m_model;
    QTableView *m_table;
    QPushButton *m_add;
    QPushButton *m_remove;
    QLabel *m_note;
};

} // namespace ui
