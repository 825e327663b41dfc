#pragma once

#include "core/project/Plan.h"

#include <QString>
#include <QStringList>

#include <string>

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
/// "epsilon 2.0 per patient", "epsilon 6.0 at delta 0.000001 per patient"
QString epsilonPerUnitText(double epsilon, double delta, bool unitIsPerson);
/// The name of a seeding method: "Histogram"
QString methodText(const std::string &method);
/// "Laplace noise, no delta"
QString noiseText(const core::project::Plan &plan);
/// How it is learned and spread: "Histogram", "Laplace noise, no delta", "documents evenly over the labels"
QStringList learningText(const core::project::Plan &plan);

} // namespace ui
