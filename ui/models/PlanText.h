#pragma once

#include "core/project/Plan.h"

#include <QString>

/// Choices of a plan as people read them.
namespace ui {

/// "notes.csv, text in the column text"
QString recordsText(const core::project::Plan &plan);
/// "one patient: all rows with the same patient_id together", or "one record"
QString unitText(const core::project::Plan &plan);
/// "5: Cardiology, Neurology, ..."
QString labelsText(const core::project::Plan &plan);
/// "Medical (built in)", or the name of a file
QString vocabularyText(const core::project::Plan &plan);
/// "epsilon 2.0 per patient"
QString epsilonPerUnitText(double epsilon, bool unitIsPerson);

} // namespace ui
