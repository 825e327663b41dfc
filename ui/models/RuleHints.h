#pragma once

#include <QStringView>

/// Whether a rule is worth trying at a place, told from the next few characters. A hint may say yes too
/// often, never no where the rule would match.
namespace ui {

/// One or two capitals with a digit behind them, or behind a space or hyphen: "A123456789", "DE89 3704".
bool isCode(QStringView text, qsizetype at);
/// A word and then a number: "Hauptstr. 5".
bool isBeforeNumber(QStringView text, qsizetype at);
/// A word or number that a capital follows, behind a comma or an ordinal of a street too: "Smith, John",
/// "12 Main Street".
bool isBeforeName(QStringView text, qsizetype at);
/// A number of one or two digits that a word follows which begins like a month: "3rd of March".
bool isBeforeMonth(QStringView text, qsizetype at);
/// A number that a French word for a road follows: "12 bis rue".
bool isBeforeRoad(QStringView text, qsizetype at);

} // namespace ui
