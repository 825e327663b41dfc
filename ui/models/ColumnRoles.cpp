#include "ui/models/ColumnRoles.h"

#include "core/project/LabelMap.h"

#include <algorithm>
#include <utility>

namespace ui {

ColumnRoles ColumnRoles::of(std::vector<std::string> columns, const core::records::Source &source)
{
    ColumnRoles roles;
    roles.m_columns = std::move(columns);
    roles.m_roles.assign(roles.m_columns.size(), ColumnRole::Ignore);
    roles.setRole(source.personColumn.value_or(std::string()), ColumnRole::Person);
    roles.setRole(source.labelColumn.value_or(std::string()), ColumnRole::Label);
    roles.setRole(source.textColumn, ColumnRole::Text);
    return roles;
}

ColumnRoles ColumnRoles::guessed(const core::records::Preview &preview, bool wantsPerson)
{
    const core::records::RoleGuess guess = core::records::guessRoles(preview.columns, preview.rows);
    core::records::Source source;
    source.textColumn = guess.text;
    source.labelColumn = guess.label;
    if (wantsPerson)
        source.personColumn = guess.person;
    return of(preview.columns, source);
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

void ColumnRoles::applyTo(core::project::Plan &plan) const
{
    core::records::Source &source = plan.records;
    source.textColumn = columnOf(ColumnRole::Text);

    std::optional<std::string> label = columnOf(ColumnRole::Label);
    if (label->empty())
        label.reset();
    if (source.labelColumn != label)
        core::project::clearLabels(plan);
    source.labelColumn = std::move(label);

    std::string person = columnOf(ColumnRole::Person);
    if (!person.empty() || source.personColumn)
        source.personColumn = std::move(person);
}

} // namespace ui
