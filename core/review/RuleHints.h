#pragma once

#include <cstddef>
#include <string_view>

/// Whether a rule is worth trying at a place, by the next few characters. A hint may say yes
/// too often, never no where the rule would match.
namespace core::review {

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
