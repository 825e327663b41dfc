#pragma once

#include <QString>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace ui {

class ProjectSession;

/// Lists what the commit will use, line by line from the plan: each with a check mark, with a point to
/// consider in words, or with a problem that holds the commit.
class CommitChecklist final : public QWidget
{
    Q_OBJECT

public:
    explicit CommitChecklist(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();
    /// Returns the first problem in words; empty if the commit can start.
    QString problem() const { return m_problem; }

private:
    struct Line
    {
        QLabel *sign;
        QLabel *value;
    };
    Line makeLine(QGridLayout &grid, const QString &what, const char *objectName);
    enum class State { InOrder, Consider, Problem };
    void set(const Line &line, State state, const QString &value);
    void show(const Line &line, const char *part, const QString &value, const QString &concern = {});
    void showRecords();
    void showSource();
    void showCap();
    void showPurpose();
    void refuse(const Line &line, const QString &problem);

    ProjectSession &m_session;
    Line m_records;
    Line m_source;
    Line m_unit;
    Line m_labels;
    Line m_vocabulary;
    Line m_method;
    Line m_epsilon;
    Line m_cap;
    Line m_purpose;
    QString m_problem;
};

} // namespace ui
