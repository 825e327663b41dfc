#pragma once

#include <QStringView>

/// Numbers that carry a check digit: what does not fit is some other number. Separators (spaces, hyphens,
/// dots) are passed over.
namespace ui {

/// NHS number of the United Kingdom: ten digits, modulus 11.
bool isNhsNumber(QStringView text);
/// Numéro de sécurité sociale of France: fifteen digits (2A and 2B for Corsica), key of 97.
bool isFrenchSocialNumber(QStringView text);
/// DNI (eight digits and a letter) or NIE (X, Y or Z, seven digits and a letter) of Spain, modulus 23.
bool isSpanishIdentityNumber(QStringView text);
/// Rentenversicherungsnummer of Germany: area, day of birth, letter, two digits and a check digit.
bool isGermanPensionNumber(QStringView text);
/// Krankenversichertennummer of Germany: a letter, eight digits and a check digit.
bool isGermanHealthNumber(QStringView text);
/// Luhn's sum, which the numbers of payment cards carry.
bool isLuhnNumber(QStringView text);

} // namespace ui
