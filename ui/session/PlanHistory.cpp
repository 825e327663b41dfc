#include "ui/session/PlanHistory.h"

#include <utility>

namespace ui {

namespace {

using core::plan::Plan;
using Choice = PlanHistory::Choice;
using Exclusions = PlanHistory::Exclusions;

std::optional<Choice>
move(std::vector<Choice> &from, std::vector<Choice> &to, const Plan &plan, const Exclusions &exclusions)
{
    if (from.empty())
        return std::nullopt;
    Choice choice = std::move(from.back());
    from.pop_back();
    if (std::holds_alternative<Plan>(choice))
        to.emplace_back(plan);
    else
        to.emplace_back(exclusions);
    return choice;
}

} // namespace

void PlanHistory::push(Choice before)
{
    m_undo.push_back(std::move(before));
    if (m_undo.size() > maximumSteps)
        m_undo.erase(m_undo.begin());
}

void PlanHistory::note(const Plan &before, const QString &mergeKey)
{
    m_redo.clear();
    if (!mergeKey.isEmpty() && mergeKey == m_mergeKey && !m_undo.empty())
        return;
    m_mergeKey = mergeKey;
    push(before);
}

void PlanHistory::note(const Exclusions &before)
{
    m_redo.clear();
    m_mergeKey.clear();
    push(before);
}

std::optional<Choice> PlanHistory::undo(const Plan &plan, const Exclusions &exclusions)
{
    m_mergeKey.clear();
    return move(m_undo, m_redo, plan, exclusions);
}

std::optional<Choice> PlanHistory::redo(const Plan &plan, const Exclusions &exclusions)
{
    m_mergeKey.clear();
    return move(m_redo, m_undo, plan, exclusions);
}

void PlanHistory::clear()
{
    m_undo.clear();
    m_redo.clear();
    m_mergeKey.clear();
}

void PlanHistory::forgetExclusions()
{
    const auto isExclusions = [](const Choice &choice) { return std::holds_alternative<Exclusions>(choice); };
    std::erase_if(m_undo, isExclusions);
    std::erase_if(m_redo, isExclusions);
}

} // namespace ui
