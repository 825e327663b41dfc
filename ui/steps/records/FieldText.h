#pragma once

#include "core/plan/Plan.h"

#include <QString>

namespace ui {

using RecordField = core::plan::Plan::Records::Field;

/// Returns the declared values of a field as they are typed: "woman = F; man = M | m", "20..80 / 10 years",
/// "2019-01..2019-12"; empty for yes or no.
QString fieldValuesText(const RecordField &field);
/// Takes the values that were typed, for the kind of the field. Returns false where they cannot be read; the
/// plan is checked apart.
bool takeFieldValues(const QString &typed, RecordField &field);

/// Returns an example of what is typed for a kind.
QString fieldValuesExample(std::string_view kind);
QString fieldKindText(std::string_view kind);
QString fieldOwnerText(std::string_view of);

} // namespace ui
