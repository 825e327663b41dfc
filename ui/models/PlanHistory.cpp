#include "ui/models/PlanHistory.h"

namespace ui {

namespace {

std::optional<core::project::Plan> move(std::vector<core::project::Plan> &from,
                                        std::vector<core::project::Plan> &to,
                                        const core::project::Plan &now)
{
    if (from.empty())
        return std::nullopt;
    to.push_back(now);
    core::project::Plan plan = std::move(from.back());
    from.pop_back();
    return plan;
}

} // namespace

void PlanHistory::note(const core::project::Plan &before, const QString &mergeKey)
{
    m_redo.clear();
    if (!mergeKey.isEmpty() && mergeKey == m_mergeKey && !m_undo.empty())
        return;
    m_mergeKey = mergeKey;
    m_undo.push_back(before);
    if (m_undo.size() > maximumSteps)
        m_undo.erase(m_undo.begin());
}

std::optional<core::project::Plan> PlanHistory::undo(const core::project::Plan &now)
{
    m_mergeKey.clear();
    return move(m_undo, m_redo, now);
}

std::optional<core::project::Plan> PlanHistory::redo(const core::project::Plan &now)
{
    m_mergeKey.clear();
    return move(m_redo, m_undo, now);
}

void PlanHistory::clear()
{
    m_undo.clear();
    m_redo.clear();
    m_mergeKey.clear();
}

} // namespace ui
