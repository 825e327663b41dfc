#pragma once

#include "core/privacy/Spend.h"

#include <QString>

#include <string_view>

/// Parts of a budget as people read them.

namespace ui {

/// The epsilon above which protection is called weak.
inline constexpr double weakAbove = 8.0;

/// An epsilon: at most three significant decimals, at least one: "2.0", "0.35".
QString epsilonText(double epsilon);
/// A delta in full, without an exponent: "0.000001".
QString deltaText(double delta);
/// "4.0", or "6.0 at delta 0.000001" where delta is above 0.
QString budgetText(double epsilon, double delta);
QString budgetText(const core::privacy::Spend &spend);
/// Returns why a delta is refused: "Delta 0.00001 does not fit: at most 0.000001 of 0.00001 is free."
QString refusedDeltaText(double delta, double left, double cap);

/// A text that core marked for translators (core/base/ForTranslators.h), such as the title of a method or a
/// line of a family of methods, in the language of the window; in English while it is not translated.
QString methodWords(std::string_view english);

/// A built-in prompt template as people read it; another name is returned as it is.
QString promptName(const QString &name);

} // namespace ui
