#include "ui/steps/records/ColumnRoles.h"

#include "core/plan/LabelMap.h"

#include <algorithm>
#include <utility>

namespace ui {

ColumnRoles ColumnRoles::of(std::vector<std::string> columns, const core::plan::Plan::Records &records)
{
    ColumnRoles roles;
    roles.m_columns = std::move(columns);
    roles.m_roles.assign(roles.m_columns.size(), ColumnRole::Ignore);
    roles.setRole(records.personColumn.value_or(std::string()), ColumnRole::Person);
    roles.setRole(records.labelColumn.value_or(std::string()), ColumnRole::Label);
    roles.setRole(records.textColumn, ColumnRole::Text);
    return roles;
}

ColumnRoles ColumnRoles::guessed(const core::records::Preview &preview, bool wantsPerson)
{
    const core::records::RoleGuess guess = core::records::guessRoles(preview.columns, preview.rows);
    core::plan::Plan::Records records;
    records.textColumn = guess.text;
    records.labelColumn = guess.label;
    if (wantsPerson)
        records.personColumn = guess.person;
    return of(preview.columns, records);
}

void ColumnRoles::setRole(std::size_t column, ColumnRole role)
{
    if (role != ColumnRole::Ignore)
        std::replace(m_roles.begin(), m_roles.end(), role, ColumnRole::Ignore);
    m_roles.at(column) = role;
}

void ColumnRoles::setRole(const std::string &name, ColumnRole role)
{
    const auto column = std::find(m_columns.begin(), m_columns.end(), name);
    if (column != m_columns.end())
        setRole(static_cast<std::size_t>(column - m_columns.begin()), role);
}

std::string ColumnRoles::columnOf(ColumnRole role) const
{
    const auto found = std::find(m_roles.begin(), m_roles.end(), role);
    return found == m_roles.end() ? std::string()
                                  : m_columns.at(static_cast<std::size_t>(found - m_roles.begin()));
}

void ColumnRoles::applyTo(core::plan::Plan &plan) const
{
    core::plan::Plan::Records &records = plan.records;
    records.textColumn = columnOf(ColumnRole::Text);

    std::optional<std::string> label = columnOf(ColumnRole::Label);
    if (label->empty())
        label.reset();
    if (records.labelColumn != label)
        core::plan::clearLabels(plan);
    records.labelColumn = std::move(label);

    std::string person = columnOf(ColumnRole::Person);
    if (!person.empty() || records.personColumn)
        records.personColumn = std::move(person);
}

} // namespace ui
