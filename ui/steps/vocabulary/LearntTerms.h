#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace ui {

class LearntTermFilter;
class LearntTermModel;
class ProjectSession;

/// Lists the learnt terms for examination; terms can be excluded, with undo.
class LearntTerms final : public QWidget
{
    Q_OBJECT

public:
    explicit LearntTerms(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void makeTable();
    QLayout *makeTools();
    void leaveOut();
    void follow();

    ProjectSession &m_session;
    LearntTermModel *m_model;
    LearntTermFilter *m_shown;
    QLabel *m_summary;
    QLabel *m_little;
    QLabel *m_noGeneralWords;
    QLineEdit *m_search;
    QTableView *m_table;
    QPushButton *m_leaveOut;
    QPushButton *m_undo;
    QLabel *m_count;
};

} // namespace ui
