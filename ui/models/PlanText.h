#pragma once

#include "core/plan/Plan.h"

#include <QString>
#include <QStringList>

#include <string>

/// Choices of a plan as people read them.
namespace ui {

/// "notes.csv, text in the column text"
QString recordsText(const core::plan::Plan &plan);
/// "one patient: all rows with the same patient_id together", or "one record"
QString unitText(const core::plan::Plan &plan);
/// "5: Cardiology, Neurology, ..."
QString labelsText(const core::plan::Plan &plan);
/// "Medical (built in)", or the name of a file
QString vocabularyText(const core::plan::Plan &plan);
/// "epsilon 2.0 per patient", "epsilon 6.0 at delta 0.000001 per patient"
QString epsilonPerUnitText(double epsilon, double delta, bool unitIsPerson);
/// The name of a seeding method: "Histogram"
QString methodText(const std::string &method);
/// "Laplace noise, no delta"
QString noiseText(const core::plan::Plan &plan);
/// Returns how it is learned and spread: "Histogram", "Laplace noise, no delta", "documents evenly over the
/// labels"
QStringList learningText(const core::plan::Plan &plan);

} // namespace ui
