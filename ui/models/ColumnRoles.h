#pragma once

#include "core/plan/Plan.h"
#include "core/records/Preview.h"

#include <cstddef>
#include <string>
#include <vector>

namespace ui {

enum class ColumnRole { Ignore, Text, Label, Person };

/// The roles of the columns of a records file: one holds the text, at most one the label, at most one the
/// person. A draft until the steward confirms it and it is written into the plan.
///
/// The columns are those of the file and, with several files, those made from their names
/// (core/records/parts/Part.h).
class ColumnRoles final
{
public:
    ColumnRoles() = default;
    /// The roles a plan gives to `columns`; a column that is not there has none.
    static ColumnRoles of(std::vector<std::string> columns, const core::plan::Plan::Records &records);
    /// A proposal for `columns` by the names and first rows of those in the file; without a person column
    /// unless the records are said to have one, and without a label where labels stand in another file.
    static ColumnRoles guessed(std::vector<std::string> columns,
                               const core::records::Preview &preview,
                               const core::plan::Plan::Records &records);

    const std::vector<std::string> &columns() const { return m_columns; }
    ColumnRole role(std::size_t column) const { return m_roles.at(column); }
    /// Takes the role from the column that had it. What a file's name says cannot be the text.
    void setRole(std::size_t column, ColumnRole role);
    /// The name of the column with a role; empty when none has it.
    std::string columnOf(ColumnRole role) const;

    /// Writes the roles. Declared labels and patterns belong to their column: they go with it, and a column
    /// of labels takes the place of labels in another file. Where patients are the unit but no column tells
    /// them apart, the plan keeps asking for one.
    void applyTo(core::plan::Plan &plan) const;

private:
    static bool isOfFile(const std::string &column);
    void setRole(const std::string &name, ColumnRole role);

    std::vector<std::string> m_columns;
    std::vector<ColumnRole> m_roles;
};

} // namespace ui
