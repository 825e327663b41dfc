#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;

namespace ui {

class ProjectSession;
class ServerPlace;
class ServerTableModel;

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
