#pragma once

#include "core/records/Preview.h"
#include "ui/models/ColumnRoles.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class Badge;
class PrivateTable;
class ProjectSession;
class RecordPreviewModel;
class RoleHeader;

/// The first rows of the file, with what each column is for. The guess is a proposal: nothing of it enters
/// the plan until the steward confirms it.
class ColumnRolesCard final : public QWidget
{
    Q_OBJECT

public:
    explicit ColumnRolesCard(ProjectSession &session, QWidget *parent = nullptr);

    /// Follows preview and plan.
    void refresh();
    /// Chooses one of the first rows, from 0.
    void chooseRow(int row);

signals:
    void rowChosen(int row); ///< in the table

private:
    void makeTable();
    void setRole(int column, ColumnRole role);
    void confirm();
    void showPreview(const core::records::Preview &preview);
    void orderTabs(int firstChooser);
    void refreshWords();
    QString unitNote() const;
    bool isConfirmed() const;

    ProjectSession &m_session;
    ColumnRoles m_roles;
    bool m_hasRows = false; ///< those of the last preview are shown
    RecordPreviewModel *m_model;
    PrivateTable *m_table;
    RoleHeader *m_header;
    Badge *m_badge;
    QLabel *m_words;
    QPushButton *m_confirm;
    QLabel *m_unitNote;
    QPushButton *m_rowIsUnit;
};

} // namespace ui
