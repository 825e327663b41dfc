#pragma once

#include "core/plan/Plan.h"

#include <optional>
#include <string>
#include <string_view>

/// The total epsilon of a plan and how it is shared. Amounts are whole millionths, so that the parts of a
/// total always add up to it. The functions change a plan as the controls of the budget page mean it.
namespace ui {

/// Whether the budget of the method has a second part, beside the counts of the labels.
bool hasSequences(std::string_view method);
/// Whether the method cannot do without the second part of its budget, as those of the paper cannot.
bool needsSequences(std::string_view method);
/// Returns the default share of the sequences in the budget of vocabulary and sequences.
double defaultSequencesShare(std::string_view method);

/// The parts of a budget, each an epsilon.
struct BudgetParts
{
    double phrases = 0;  ///< which phrases there are
    double together = 0; ///< which phrases go together
    double labels = 0;   ///< the counts of the labels
    double sum() const { return phrases + together + labels; }
    bool operator==(const BudgetParts &) const = default;
};
/// All 0 while no budget is chosen.
BudgetParts partsOf(const core::plan::Plan &plan);

/// All parts; empty while no budget is chosen.
std::optional<double> totalEpsilon(const core::plan::Plan &plan);
/// Returns the share of the sequences in the budget of vocabulary and sequences, 0 to 1 in whole thousandths.
/// The default of the method while no budget is chosen.
double sequencesShare(const core::plan::Plan &plan);

/// Keeps the share of the sequences; the counts of the labels keep their epsilon as long as it is at most
/// half of the total. Empty or 0: not chosen.
void setTotalEpsilon(core::plan::Plan &plan, std::optional<double> total);
/// Keeps the total. `share` is 0 to 1; does nothing while no budget is chosen.
void setSequencesShare(core::plan::Plan &plan, double share);
/// Sets the epsilon for the counts of the labels: taken from the total, at most half of it; kept while no
/// budget is chosen.
void setEpsilonLabels(core::plan::Plan &plan, double epsilon);
/// Keeps the total; the share of the sequences becomes the default of the method, and so do its settings.
void setMethod(core::plan::Plan &plan, const std::string &method);

} // namespace ui
