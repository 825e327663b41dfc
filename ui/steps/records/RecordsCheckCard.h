#pragma once

#include <QHash>
#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
class QTableView;

namespace ui {

class ProblemLines;
class ProblemModel;
class ProgressRow;
class ProjectSession;

/// The pass over all records: how far it is, what it counted (on this screen only) and what is to be
/// corrected, by its place.
class RecordsCheckCard final : public QWidget
{
    Q_OBJECT

public:
    explicit RecordsCheckCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

signals:
    void checkRequested();

private:
    void makeProblems();
    void followJob();
    QLabel *addCount(QGridLayout &grid, const QString &what, const char *objectName);
    void showRow(QLabel &number, bool shown);
    void showCounts();
    QString verdict() const;
    void showLine(int row);

    ProjectSession &m_session;
    ProgressRow *m_progress;
    QWidget *m_counts;
    QLabel *m_records;
    QLabel *m_withoutText;
    QLabel *m_leftOut;
    QLabel *m_unlabelled;
    QLabel *m_withoutLabel;
    QLabel *m_persons;
    QHash<QLabel *, QLabel *> m_what; ///< by the number
    QLabel *m_verdict;
    ProblemModel *m_problems;
    QTableView *m_problemTable;
    ProblemLines *m_lines;
    bool m_hasProblems = false; ///< those of the last scan are listed
    QPushButton *m_again;
};

} // namespace ui
