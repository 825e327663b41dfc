#pragma once

#include "core/package/Package.h"
#include "core/plan/Plan.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace ui {

/// Undo and redo of what a person chooses, in one order: whole plans, which are small, and which documents
/// are omitted.
class PlanHistory final
{
public:
    using Exclusions = std::vector<core::package::Exclusion>;
    /// The state that undoing a step restores.
    using Choice = std::variant<core::plan::Plan, Exclusions>;

    /// Notes that `before` is about to change. Changes that follow each other with the same non-empty
    /// `mergeKey` (a slider that is dragged) are undone in one go.
    void note(const core::plan::Plan &before, const QString &mergeKey);
    void note(const Exclusions &before);

    /// Makes further changes a step of their own, because something was made of the present plan.
    void endMerging() { m_mergeKey.clear(); }

    bool canUndo() const { return !m_undo.empty(); }
    bool canRedo() const { return !m_redo.empty(); }
    /// The choice of before, in exchange for the one of now.
    std::optional<Choice> undo(const core::plan::Plan &plan, const Exclusions &exclusions);
    std::optional<Choice> redo(const core::plan::Plan &plan, const Exclusions &exclusions);
    void clear();
    /// The documents they named are gone; the steps of the plan stay.
    void forgetExclusions();

private:
    static constexpr std::size_t maximumSteps = 200;

    void push(Choice before);

    std::vector<Choice> m_undo;
    std::vector<Choice> m_redo;
    QString m_mergeKey;
};

} // namespace ui
