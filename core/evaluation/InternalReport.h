#pragma once

#include "core/base/Result.h"
#include "core/evaluation/FieldEvaluation.h"
#include "core/evaluation/Scores.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/print/Flow.h"
#include "core/privacy/Spend.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace core::evaluation {

/// Adds how useful the texts are, measured on the records: for every classifier its accuracy, a table by
/// label and the confusion matrix. PRIVATE.
void addUsefulness(print::Flow &flow, const Usefulness &usefulness);

/// Adds how far the synthetic fields are off: a table of the fields and one of the pairs that are furthest
/// off. PRIVATE.
void addFieldComparison(print::Flow &flow, const FieldComparison &comparison);

/// The contents of the internal report. PRIVATE: exact figures without noise, which never go into a package.
struct InternalFacts
{
    std::string project;
    std::string programVersion;
    std::string createdAt; ///< UTC, ISO 8601
    std::vector<std::string> labels = {};
    privacy::Spend spend = {}; ///< of the package; all 0 where nothing was spent
    bool unitIsPerson = false;
    std::optional<pipeline::PrivateCounts> counts = {};
    std::optional<Usefulness> usefulness = {};
    std::optional<FieldComparison> fields = {};
};

/// The mark at the top and the bottom of every page.
inline constexpr const char *internalMark =
    "INTERNAL: does not leave. Exact figures from the records, without noise.";

/// The bytes of the PDF, marked on every page. Errors: Io (a font is missing), Internal.
Result<std::string> internalReportPdf(const InternalFacts &facts);

/// Writes it to `file`, for its owner alone: first beside it, then renamed, so that it is there whole or as
/// it was. Errors: InvalidPlan (a release package is in that folder or one above, or it is no folder), Io,
/// Internal.
Result<void> writeInternalReport(const InternalFacts &facts, const std::filesystem::path &file);

} // namespace core::evaluation
