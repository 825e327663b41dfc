#pragma once

#include "core/base/Result.h"
#include "core/print/Flow.h"

#include <functional>
#include <string>

namespace core::print {

/// A4, in points.
inline constexpr double pageWidth = 595.28;
inline constexpr double pageHeight = 841.89;

struct PdfFacts
{
    std::string title;
    std::string programVersion;
    std::string createdAt; ///< UTC, ISO 8601: "2026-01-31T09:30:00Z"
    std::string mark = {}; ///< on every page, in bands; empty: none
};

/// The bytes of a PDF document that `fill` fills. It is called twice, the first time only to count the pages,
/// and must do the same both times. The same facts and blocks give the same bytes on a computer with the same
/// fonts: nothing is taken from the clock. Fonts are embedded, as far as they are used. One worker at a time.
/// Errors: Io (the font is not installed), Internal (a date that is invalid, or Cairo gave up).
Result<std::string> pdf(const PdfFacts &facts, const std::function<void(Flow &)> &fill);

} // namespace core::print
