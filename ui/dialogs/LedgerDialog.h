#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;

namespace ui {

class Badge;
class ErrorBox;
class LedgerModel;
class LedgerTotals;
class ProjectSession;

/// Every spend on this computer by data source and time: filter, export as CSV, whether the chain holds.
class LedgerDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit LedgerDialog(ProjectSession &session, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void fitTable();
    void exportCsv();
    void savePage();

    ProjectSession &m_session;
    LedgerModel *m_model;
    LedgerTotals *m_totals;
    QTableView *m_totalsTable;
    QSortFilterProxyModel *m_filtered;
    QLineEdit *m_filter;
    QTableView *m_table;
    QLabel *m_empty;
    Badge *m_chain;
    QLabel *m_file;
    ErrorBox *m_error;
};

} // namespace ui
