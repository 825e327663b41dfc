#pragma once

#include "ui/jobs/LatestJob.h"
#include "ui/models/DrawFigures.h"

#include <QObject>

#include <memory>

namespace ui {

class ProjectSession;

/// The session's sequences, counted and made ready to be searched in a worker whenever they change.
class KeptDraw final : public QObject
{
    Q_OBJECT

public:
    struct Counted
    {
        std::shared_ptr<const DrawnPhrases> drawn;
        DrawFigures figures; ///< of all documents
        DrawFigures tried;   ///< of as many as a trial counts at most (TrialDraw)
    };

    explicit KeptDraw(ProjectSession &session, QObject *parent = nullptr);

    /// Null while nothing is drawn, or what was drawn is still counted.
    const std::shared_ptr<const Counted> &counted() const { return m_counted; }

signals:
    void changed();

private:
    void refresh();

    ProjectSession &m_session;
    std::shared_ptr<const Counted> m_counted;
    const void *m_countedOf = nullptr; ///< sequences and inputs that were given to the worker
    const void *m_countedWith = nullptr;
    LatestJob m_job;
};

} // namespace ui
