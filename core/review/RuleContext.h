#pragma once

#include "core/review/LookAlikeRules.h"

/// Tells a number that could identify somebody from a dose, a measurement or a version, by its value and the
/// words around it.
namespace core::review {

/// Day, month and year in one of their orders, and no version of a program.
bool isDayOfCalendar(const RuleMatch &match);
/// The first number is one of 1 to 31.
bool isDayOfMonth(const RuleMatch &match);
/// 555-0143, but neither 500-1000 nor 100-2000 mg.
bool isNoRange(const RuleMatch &match);
/// Refuses times of a day (0800 1200) and codes of drugs.
bool isNoTimeOrDrug(const RuleMatch &match);
/// 70173 Stuttgart, but neither 20000 Units nor CPT 99213.
bool isPlaceWithCode(const RuleMatch &match);
/// "Patient John Smith", but not "Patient Health Questionnaire".
bool isNoHeading(const RuleMatch &match);
/// A long number that is neither round nor has a unit behind it.
bool isNoQuantity(const RuleMatch &match);

} // namespace core::review
