#pragma once

#include "core/records/LinesAround.h"
#include "core/records/ReadError.h"
#include "ui/jobs/JobRunner.h"

#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace ui {

class PrivateTable;
class ProgressRow;
class ProjectSession;
class RawLineModel;

/// The lines of a records file round a problem, on screen only; where there is no line of text, that. Hidden
/// until one is shown. Reads in a worker of its own, because the check of the records may be going on.
class ProblemLines final : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemLines(ProjectSession &session, QWidget *parent = nullptr);

    void showProblem(const core::records::Problem &problem);
    /// Hides the lines and forgets them.
    void fold();

    /// Returns the place of the shown problem.
    core::records::Place place() const { return m_problem ? m_problem->place : core::records::Place(); }
    std::int64_t line() const { return place().line; }

signals:
    /// The lines came into sight, or went.
    void shownChanged(bool shown);

private:
    QWidget *makeHead();
    void makeTable();
    void read();
    QString whyNoLine() const;
    void take(const core::Result<std::vector<core::records::RawLine>> &lines);

    ProjectSession &m_session;
    std::optional<core::records::Problem> m_problem;
    bool m_isStale = false; ///< another problem was chosen while one was read
    QLabel *m_title;
    QLabel *m_what;
    QPushButton *m_copy;
    QPushButton *m_close;
    ProgressRow *m_progress;
    QLabel *m_failure;
    RawLineModel *m_model;
    PrivateTable *m_table;
    JobRunner m_reader; ///< last, so that the worker is gone before anything it reports to
};

} // namespace ui
