#pragma once

#include "ui/models/LookAlikes.h"

#include <QStringView>

#include <span>

namespace ui {

/// Where a pattern is tried: a text is gone through once, and each place is offered only to the rules that
/// could begin there.
enum class RuleStart {
    Digit,   ///< the first digit of a number, or "+" or "(" before it
    Capital, ///< a word with a capital
    Word,    ///< one of the rule's words, however it is written
    At,      ///< somewhere in a text that has "@"
    Link     ///< somewhere in a text that has "://", "www." or the end of a domain
};

/// A match, and the text around it.
struct RuleMatch
{
    QStringView text;
    qsizetype start = 0;
    qsizetype length = 0;

    QStringView found() const { return text.mid(start, length); }
    QStringView before() const { return text.first(start); }
    QStringView after() const { return text.mid(start + length); }
};

/// One way to look like an identifier.
struct LookAlikeRule
{
    LookAlike::Kind kind;
    RuleStart start;
    /// UTF-8, for QRegularExpression; where it has a group "hit", that alone is what is shown. NAME stands
    /// for a word with a capital, MONTH for a month in words.
    const char *pattern;
    const char *words = ""; ///< of RuleStart::Word: in small letters, with spaces between
    int digits = 0;         ///< so many, at least, must stand together with the first one
    /// Whether the pattern can match in `text` at `at`, told at a glance: to try it costs a thousand times
    /// that.
    bool (*hint)(QStringView text, qsizetype at) = nullptr;
    /// What no pattern says: a check digit, a unit that follows.
    bool (*fits)(const RuleMatch &match) = nullptr;
};

/// Where two rules meet, the earlier one wins: a date is no telephone number.
std::span<const LookAlikeRule> lookAlikeRules();

} // namespace ui
