#pragma once

#include "core/review/LookAlikeRules.h"

#include <cstddef>
#include <string_view>

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

// Hints: whether a rule is worth trying at a place, by the next few characters. A hint may say yes too often,
// never no where the rule would match.

/// One or two capitals with a digit behind them, or behind a space or hyphen: "A123456789", "DE89 3704".
bool isCode(std::u16string_view text, std::size_t at);
/// A word and then a number: "Hauptstr. 5".
bool isBeforeNumber(std::u16string_view text, std::size_t at);
/// A word or number that a capital follows, behind a comma or an ordinal of a street too: "Smith, John",
/// "12 Main Street".
bool isBeforeName(std::u16string_view text, std::size_t at);
/// A number of one or two digits that a word follows which begins like a month: "3rd of March".
bool isBeforeMonth(std::u16string_view text, std::size_t at);
/// A number that a French word for a road follows: "12 bis rue".
bool isBeforeRoad(std::u16string_view text, std::size_t at);

} // namespace core::review
