#include "ui/models/ColumnRoles.h"

#include "core/plan/LabelMap.h"
#include "core/records/parts/Part.h"

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

ColumnRoles ColumnRoles::guessed(std::vector<std::string> columns,
                                 const core::records::Preview &preview,
                                 const core::plan::Plan::Records &records)
{
    const core::records::RoleGuess guess = core::records::guessRoles(preview.columns, preview.rows);
    core::plan::Plan::Records proposed;
    proposed.textColumn = guess.text;
    if (records.join.files.empty())
        proposed.labelColumn = guess.label;
    if (records.personColumn)
        proposed.personColumn = guess.person;
    return of(std::move(columns), proposed);
}

bool ColumnRoles::isOfFile(const std::string &column)
{
    return core::records::findFileColumn(column) != nullptr;
}

void ColumnRoles::setRole(std::size_t column, ColumnRole role)
{
    if (role == ColumnRole::Text && isOfFile(m_columns.at(column)))
        return;
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
    if (records.labelColumn != label) {
        if (label || records.join.files.empty())
            core::plan::clearLabels(plan);
        records.labelPattern.clear();
        records.labelSeparator.clear();
    }
    if (label)
        records.join = {};
    records.labelColumn = std::move(label);

    std::string person = columnOf(ColumnRole::Person);
    if (records.personColumn.value_or("") != person)
        records.personPattern.clear();
    if (!person.empty() || records.personColumn)
        records.personColumn = std::move(person);
}

} // namespace ui
