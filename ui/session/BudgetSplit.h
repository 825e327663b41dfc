#pragma once

#include "core/plan/Plan.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The total epsilon of a plan and how it is shared. Amounts are whole millionths, so that the parts of a
/// total always add up to it. The functions change a plan as the controls of the budget page mean it.
namespace ui {

/// A part of the budget of a plan.
struct PartAmount
{
    std::string_view key;
    std::string_view words;  ///< what it pays for; English, see methodWords()
    std::string_view advice; ///< when to change its share; may be empty
    double epsilon = 0;
    bool isRequired = false; ///< never 0
    bool isShared = false;   ///< it has a share to choose: neither the first part nor the labels
    bool isLabels = false;   ///< the counts of the labels

    bool operator==(const PartAmount &) const = default;
};
/// Returns the parts of the method in their order, the counts of the labels last. All amounts are 0 while no
/// budget is chosen.
std::vector<PartAmount> partsOf(const core::plan::Plan &plan);
/// Returns the sum of the amounts.
double sumOf(const std::vector<PartAmount> &parts);

/// Returns the sum of all parts; empty while no budget is chosen.
std::optional<double> totalEpsilon(const core::plan::Plan &plan);
/// Returns the share of a part in the budget of the method without the labels, 0 to 1 in whole thousandths.
/// While no budget is chosen: the default of the method.
double shareOf(const core::plan::Plan &plan, std::string_view part);
double defaultShareOf(const core::plan::Plan &plan, std::string_view part);

/// Keeps the shares of the parts; the counts of the labels keep their epsilon as long as it is at most half
/// of the total. Empty or 0: not chosen.
void setTotalEpsilon(core::plan::Plan &plan, std::optional<double> total);
/// Keeps the total and the shares of the other parts but the first, which gives or takes. `share` is 0 to 1;
/// does nothing while no budget is chosen.
void setShare(core::plan::Plan &plan, std::string_view part, double share);
/// Gives every part its default share of the total.
void setDefaultShares(core::plan::Plan &plan);
/// For the counts of the labels: taken from the total, at most half of it; kept while no budget is chosen.
void setEpsilonLabels(core::plan::Plan &plan, double epsilon);
/// Keeps the total; the shares become the defaults of the method, and so do its settings.
void setMethod(core::plan::Plan &plan, const std::string &method);

} // namespace ui
