#pragma once

#include "core/review/LookAlikes.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace core::review {

/// The kind of place where a pattern is tried: a text is scanned once, and each place is offered only to the
/// rules that can begin there.
enum class RuleStart {
    Digit,   ///< the first digit of a number, or "+" or "(" before it
    Capital, ///< a word with a capital
    Word,    ///< one of the rule's words, in any case
    At,      ///< somewhere in a text that has "@"
    Link     ///< somewhere in a text that has "://", "www." or the end of a domain
};

/// A match, and the text around it.
struct RuleMatch
{
    std::u16string_view text;
    std::size_t start = 0;
    std::size_t length = 0;

    std::u16string_view found() const { return text.substr(start, length); }
    std::u16string_view before() const { return text.substr(0, start); }
    std::u16string_view after() const { return text.substr(start + length); }
};

/// One way to look like an identifier.
struct LookAlikeRule
{
    LookAlike::Kind kind;
    const char *name; ///< unique: the name of the kind, a full stop, and which way
    RuleStart start;
    /// UTF-8, a regular expression of ICU; if it has a group "hit", only that is shown. NAME stands for a
    /// word with a capital, MONTH for a month in words, NOFILL for "not one of the words that begin a
    /// sentence".
    const char *pattern;
    const char *words = ""; ///< of RuleStart::Word: in small letters, with spaces between
    int digits = 0;         ///< the minimum number of digits together, with the first one
    /// Whether the pattern can match in `text` at `at`, decided quickly: trying it takes a thousand times
    /// longer.
    bool (*hint)(std::u16string_view text, std::size_t at) = nullptr;
    /// Checks what a pattern cannot express: a check digit, a unit that follows.
    bool (*fits)(const RuleMatch &match) = nullptr;
};

/// Returns the rules. If two match the same text, the earlier one wins: a date is no telephone number.
std::span<const LookAlikeRule> lookAlikeRules();

/// Returns the first part of the names of a kind's rules: "date", "phone", "email", ...
std::string_view nameOf(LookAlike::Kind kind);

// Numbers with a check digit. A number that does not fit is some other number. Separators (spaces, hyphens,
// dots) are passed over.

/// Returns whether the text is an NHS number of the United Kingdom: ten digits, modulus 11.
bool isNhsNumber(std::u16string_view text);
/// Returns whether the text is a numéro de sécurité sociale of France: fifteen digits (2A and 2B for
/// Corsica), key of 97.
bool isFrenchSocialNumber(std::u16string_view text);
/// Returns whether the text is a DNI (eight digits and a letter) or NIE (X, Y or Z, seven digits and a
/// letter) of Spain, modulus 23.
bool isSpanishIdentityNumber(std::u16string_view text);
/// Returns whether the text is a Rentenversicherungsnummer of Germany: area, day of birth, letter, two digits
/// and a check digit.
bool isGermanPensionNumber(std::u16string_view text);
/// Returns whether the text is a Krankenversichertennummer of Germany: a letter, eight digits and a check
/// digit.
bool isGermanHealthNumber(std::u16string_view text);
/// Returns whether the digits have Luhn's sum, as the numbers of payment cards have.
bool isLuhnNumber(std::u16string_view text);

} // namespace core::review
