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

/// Returns the bytes of a PDF document. `fill` adds the content; it is called twice, first to count the
/// pages, and must do the same both times. The same facts and blocks give the same bytes on a computer with
/// the same fonts: nothing depends on the clock. Used glyphs are embedded. One worker at a time. Errors: Io
/// (the font is not installed), Internal (an invalid date, or an error of Cairo).
Result<std::string> pdf(const PdfFacts &facts, const std::function<void(Flow &)> &fill);

} // namespace core::print
