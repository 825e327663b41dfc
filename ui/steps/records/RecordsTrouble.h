#pragma once

#include "core/base/Result.h"
#include "core/records/ReadError.h"

#include <QWidget>

#include <optional>

class QPushButton;

namespace ui {

class ErrorBox;
class ProblemLines;
class ProjectSession;

/// Shows at the top of the page why the records cannot be read as chosen, and what can be done: read them in
/// another encoding, look at the line, try again. Hidden otherwise.
class RecordsTrouble final : public QWidget
{
    Q_OBJECT

public:
    explicit RecordsTrouble(ProjectSession &session, QWidget *parent = nullptr);

    /// A file that cannot be opened, or not as chosen.
    void showError(const core::Error &error);
    /// Shows why a dropped item was not taken.
    void showRefusal(const QString &why);
    void clear();
    /// Follows preview and scan: what stopped the reading is shown as long as it is true.
    void refresh();

    /// The records cannot be read to their end, or not at all.
    bool isUnreadable() const { return m_hasError || m_stop.has_value(); }

signals:
    void againRequested();

private:
    void showStop(const core::records::Problem &stop);
    void readAs();

    ProjectSession &m_session;
    bool m_hasError = false;
    std::optional<core::records::Problem> m_stop;
    ErrorBox *m_box;
    QPushButton *m_again;
    QPushButton *m_readAs;
    QPushButton *m_showLine;
    ProblemLines *m_lines;
};

} // namespace ui
