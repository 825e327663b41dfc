#pragma once

#include "core/plan/Plan.h"
#include "ui/jobs/LatestJob.h"
#include "ui/session/ProjectSession.h"

#include <QObject>

#include <array>
#include <optional>

namespace ui {

/// How many different phrases the plan's other settings would draw with each strength of what goes together:
/// small draws in a worker, a moment after the last change. Free, and nothing of them is kept.
class TogetherTrial final : public QObject
{
    Q_OBJECT

public:
    /// The strengths as in a plan, from none to most. The second is the meaning of an empty text.
    static constexpr std::array<const char *, 3> strengths{"off", "gentle", "strong"};
    static constexpr std::size_t mostTried = 500; ///< documents of each draw
    static constexpr std::size_t draws = 3;       ///< with each strength, as one varies by some percent

    struct Distinct
    {
        std::size_t documents = 0;                           ///< in each draw
        std::array<std::size_t, strengths.size()> phrases{}; ///< the mean over the draws
    };

    explicit TogetherTrial(ProjectSession &session, QObject *parent = nullptr);

    /// Returns whether there is something to draw by: the vocabulary has associations and the method follows
    /// them.
    bool isUsable() const;
    bool isPending() const { return m_job.isPending(); }
    /// Returns the result for the present settings; nothing while it is not ready.
    const std::optional<Distinct> &distinct() const { return m_distinct; }

signals:
    void changed();

private:
    void refresh();
    void start();

    ProjectSession &m_session;
    core::plan::Plan::Sampling m_settings; ///< that m_distinct, or what is under way, is of
    const void *m_model = nullptr;         ///< the same
    std::optional<Distinct> m_distinct;
    DelayedJob m_job;
};

} // namespace ui
