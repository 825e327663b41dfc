#pragma once

#include <cstddef>
#include <string_view>

/// Numbers that carry a check digit: what does not fit is some other number. Separators (spaces, hyphens,
/// dots) are passed over.
namespace core::review {

/// NHS number of the United Kingdom: ten digits, modulus 11.
bool isNhsNumber(std::u16string_view text);
/// Numéro de sécurité sociale of France: fifteen digits (2A and 2B for Corsica), key of 97.
bool isFrenchSocialNumber(std::u16string_view text);
/// DNI (eight digits and a letter) or NIE (X, Y or Z, seven digits and a letter) of Spain, modulus 23.
bool isSpanishIdentityNumber(std::u16string_view text);
/// Rentenversicherungsnummer of Germany: area, day of birth, letter, two digits and a check digit.
bool isGermanPensionNumber(std::u16string_view text);
/// Krankenversichertennummer of Germany: a letter, eight digits and a check digit.
bool isGermanHealthNumber(std::u16string_view text);
/// Luhn's sum, which the numbers of payment cards carry.
bool isLuhnNumber(std::u16string_view text);

} // namespace core::review
