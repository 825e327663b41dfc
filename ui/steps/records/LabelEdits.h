#pragma once

#include "core/plan/Plan.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

/// Edits of the declared list of labels. Whether the result can run is decided by the check of the plan.
namespace ui::labels {

/// Declares each value as a label of its own, under its own name; one that stands under a label is left
/// alone.
void declare(core::plan::Plan &plan, const std::vector<std::string> &values);

/// Takes declared names off the list, with what they stand for.
void takeBack(core::plan::Plan &plan, const std::vector<std::string> &names);

/// Gives a declared label another name; it keeps its place and its values.
void rename(core::plan::Plan &plan, const std::string &before, const std::string &now);

/// Puts values under one name, in the place of the first declared label that held one of them. Labels that
/// have no value left are removed the list.
void group(core::plan::Plan &plan, const std::string &name, const std::vector<std::string> &values);

/// Gives a declared name the values that were typed; a name without any is left as it is.
void setValues(core::plan::Plan &plan, const std::string &name, std::vector<std::string> values);

/// A label with what it stands for, as in "Heart failure = 428*, I50*".
struct TypedLabel
{
    std::string name;
    std::vector<std::string> values;
};
/// Empty when the text is none.
std::optional<TypedLabel> typedLabel(const QString &text, const std::vector<std::string> &known);

/// Makes a label of its own of each value of the declared names, in their place.
void ungroup(core::plan::Plan &plan, const std::vector<std::string> &names);

/// The name that a value is declared under: on one line.
std::string nameOf(const std::string &value);

/// The entries of a pasted list: by lines when it has several, else by semicolons, else by commas. A value
/// that is `known` may hold the separator. No empty entry, none twice.
std::vector<std::string> entriesOf(const QString &list, const std::vector<std::string> &known);

} // namespace ui::labels
