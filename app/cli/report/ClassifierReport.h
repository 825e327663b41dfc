#pragma once

#include "core/evaluation/FieldEvaluation.h"
#include "core/evaluation/Scores.h"
#include "core/package/contents/PublishedFigures.h"
#include "core/recipient/Judging.h"

#include <string>

namespace cli {

// Reports without a JSON form. They end without a line break.

/// Describes classifiers that were trained on a package and tested on records, for the steward's terminal.
/// The first line says that it is internal. Tables by label are of the best classifier, or of each with
/// `withDetails`. PRIVATE.
std::string usefulnessTable(const core::evaluation::Usefulness &usefulness, bool withDetails);

/// Describes how far the synthetic fields are off, for the steward's terminal. The shares of all values are
/// listed with `withDetails`. PRIVATE.
std::string fieldTable(const core::evaluation::FieldComparison &comparison, bool withDetails);

/// Describes a published figure. Public.
std::string publishedInWords(const core::package::PublishedUsefulness &published);

/// Describes how a model classified the recipient's own texts, for the recipient's terminal. PRIVATE.
std::string judgementTable(const core::recipient::Judgement &judgement);

} // namespace cli
