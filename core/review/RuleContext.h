#pragma once

#include "core/review/LookAlikeRules.h"

#include <cstddef>
#include <string_view>

/// Tells a number that could identify somebody from a dose, a measurement or a version, by its value and the
/// words around it.
namespace core::review {

/// Returns whether the numbers are day, month and year in one of their orders, and no version of a program.
bool isDayOfCalendar(const RuleMatch &match);
/// Returns whether the first number is one of 1 to 31.
bool isDayOfMonth(const RuleMatch &match);
/// Accepts 555-0143; refuses 500-1000 and 100-2000 mg.
bool isNoRange(const RuleMatch &match);
/// Refuses times of a day (0800 1200) and codes of drugs.
bool isNoTimeOrDrug(const RuleMatch &match);
/// Accepts 70173 Stuttgart; refuses 20000 Units and CPT 99213.
bool isPlaceWithCode(const RuleMatch &match);
/// Accepts "Patient John Smith"; refuses "Patient Health Questionnaire".
bool isNoHeading(const RuleMatch &match);
/// Accepts a long number that is not round and has no unit behind it.
bool isNoQuantity(const RuleMatch &match);

// Hints: whether a rule is worth trying at a place, by the next few characters. A hint may say yes too often,
// never no where the rule would match.

/// Accepts one or two capitals with a digit behind them, or behind a space or hyphen: "A123456789", "DE89
/// 3704".
bool isCode(std::u16string_view text, std::size_t at);
/// Accepts a word and then a number: "Hauptstr. 5".
bool isBeforeNumber(std::u16string_view text, std::size_t at);
/// Accepts a word or number that a capital follows, behind a comma or an ordinal of a street too: "Smith,
/// John", "12 Main Street".
bool isBeforeName(std::u16string_view text, std::size_t at);
/// Accepts a number of one or two digits and a word that begins like a month: "3rd of March".
bool isBeforeMonth(std::u16string_view text, std::size_t at);
/// Accepts a number and a French word for a road: "12 bis rue".
bool isBeforeRoad(std::u16string_view text, std::size_t at);

} // namespace core::review
