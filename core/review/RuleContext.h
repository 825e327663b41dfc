#pragma once

#include "core/review/LookAlikeRules.h"

/// What tells a number that could be somebody's from a dose, a measurement or a version: what it is worth,
/// and the words round it.
namespace core::review {

/// Day, month and year in one of their orders, and no version of a program.
bool isDayOfCalendar(const RuleMatch &match);
/// The first number is one of 1 to 31.
bool isDayOfMonth(const RuleMatch &match);
/// 555-0143, but neither 500-1000 nor 100-2000 mg.
bool isNoRange(const RuleMatch &match);
/// Neither times of a day (0800 1200) nor the code of a drug.
bool isNoTimeOrDrug(const RuleMatch &match);
/// 70173 Stuttgart, but neither 20000 Units nor CPT 99213.
bool isPlaceWithCode(const RuleMatch &match);
/// "Patient John Smith", but not "Patient Health Questionnaire".
bool isNoHeading(const RuleMatch &match);
/// A long number that is neither round nor has a unit behind it.
bool isNoQuantity(const RuleMatch &match);

} // namespace core::review
