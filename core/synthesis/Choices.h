#pragma once

#include "core/base/Settings.h"
#include "core/fields/Domain.h"
#include "core/privacy/accounting/Accounting.h"
#include "core/rewriter/ModelFolder.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace core::synthesis {

/// A part of the budget that a method knows how to spend. Texts are marked for translators.
struct BudgetPart
{
    std::string_view key;         ///< in Choices::epsilon: "vocabulary"
    bool isRequired = true;       ///< the method releases nothing without it
    std::string_view words;       ///< what it pays for: "which phrases there are"
    double defaultShare = 0;      ///< of the budget of the method, 0 to 1; all parts together have 1
    std::string_view advice = {}; ///< when to change its share
};

/// The part that every method can have: the noisy counts of the labels.
inline constexpr std::string_view labelPart = "labels";
/// The part that every method can have where fields are declared: the noisy marginals of the fields.
inline constexpr std::string_view fieldPart = "fields";

/// The public choices that a method may plan by, known before a record is read.
struct Choices
{
    std::map<std::string, double, std::less<>> epsilon; ///< by the key of a part; not there = 0
    double delta = 0;       ///< 0: Laplace noise; above: Gaussian noise in the parts of the method
    Settings settings = {}; ///< of the method; what is omitted has the method's default
    int length = 10;        ///< L, phrases in a sequence, >= 1
    std::size_t labels = 1; ///< >= 1
    std::size_t vocabularySize = 0;
    std::optional<double> recordsPerLabel = {}; ///< where their number was declared public
    /// The rewriting model that the settings of a method name.
    std::optional<rewriter::ModelFacts> rewriter = {};
    fields::Domain fields = {}; ///< the declared fields; empty: none

    double epsilonOf(std::string_view part) const
    {
        const auto found = epsilon.find(part);
        return found == epsilon.end() ? 0.0 : found->second;
    }
};

/// The noise budget of each part, under the chosen noise; parts without a budget are missing.
using Budgets = std::map<std::string, privacy::NoiseBudget, std::less<>>;

} // namespace core::synthesis
