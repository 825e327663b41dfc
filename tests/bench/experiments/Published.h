#pragma once

#include "core/base/Result.h"

#include <optional>
#include <string>
#include <vector>

namespace experiments {

/// A figure of a paper.
struct PublishedFigure
{
    std::string system;
    std::string learner; ///< empty: of every learner that has no figure of its own
    double epsilon = 0;  ///< 0 of the original data
    double percent = 0;
};

/// A table of a paper, as published.json has it.
struct PublishedTable
{
    std::string source;  ///< paper, table, corpus
    std::string measure; ///< "accuracy" or "macroF1"
    std::vector<PublishedFigure> figures;

    std::optional<double>
    percentOf(const std::string &system, const std::string &learner, double epsilon) const;
};

/// Errors: InvalidPlan where there is none of that id.
core::Result<PublishedTable> publishedTable(const std::string &id);

} // namespace experiments
