#pragma once

#include "core/project/Plan.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// Undo and redo of plan choices: whole plans, which are small.
class PlanHistory final
{
public:
    /// Notes that `before` is about to change. Changes that follow each other with the same non-empty
    /// `mergeKey` (a slider that is dragged) are undone in one go.
    void note(const core::project::Plan &before, const QString &mergeKey);

    /// What changes from now on is undone by itself: something was made of the plan as it is.
    void endMerging() { m_mergeKey.clear(); }

    bool canUndo() const { return !m_undo.empty(); }
    bool canRedo() const { return !m_redo.empty(); }
    std::optional<core::project::Plan> undo(const core::project::Plan &now);
    std::optional<core::project::Plan> redo(const core::project::Plan &now);
    void clear();

private:
    static constexpr std::size_t maximumSteps = 200;

    std::vector<core::project::Plan> m_undo;
    std::vector<core::project::Plan> m_redo;
    QString m_mergeKey;
};

} // namespace ui
