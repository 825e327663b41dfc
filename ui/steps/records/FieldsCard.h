#pragma once

#include "ui/steps/records/FieldText.h"
#include "ui/widgets/TableOf.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace ui {

class ProjectSession;

/// Lists the declared fields beside the text, and declares or removes one. Their values are public and typed
/// by a person: none is taken from the records.
class FieldsCard final : public QWidget
{
    Q_OBJECT

public:
    explicit FieldsCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void arrange();
    void fillColumns();
    void showKind();
    void add();
    void remove();
    void edit();
    RecordField typed() const;

    ProjectSession &m_session;
    TableOf<RecordField> m_model;
    QTableView *m_table;
    QWidget *m_form;
    QLineEdit *m_name;
    QComboBox *m_column;
    QComboBox *m_kind;
    QComboBox *m_of;
    QLineEdit *m_values;
    QPushButton *m_add;
    QPushButton *m_remove;
    QLabel *m_problem;
};

} // namespace ui
