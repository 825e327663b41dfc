#pragma once

#include <QWidget>

class QLabel;
class QStringListModel;

namespace ui {

class Fold;
class PrivateTable;
class ProjectSession;

/// The files of the records by name, folded away at first. Takes no room where there is but one. PRIVATE: a
/// file may be named after a patient.
class PartList final : public QWidget
{
    Q_OBJECT

public:
    explicit PartList(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    QWidget *makeList();

    ProjectSession &m_session;
    QStringListModel *m_names;
    PrivateTable *m_table;
    QLabel *m_rest;
    Fold *m_fold;
};

} // namespace ui
