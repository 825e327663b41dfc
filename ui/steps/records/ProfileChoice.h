#pragma once

#include "core/plan/Plan.h"
#include "core/records/profiles/Profile.h"
#include "ui/session/RecordsFacts.h"

/// The changes of a plan by a known kind of export.
namespace ui::profiles {

/// Returns whether there is a kind that the plan does not name.
bool isOffered(const core::plan::Plan &plan, const RecordsFacts &facts);

/// Fills in what the plan leaves open, and names the profile in it; nothing if no kind is known. A person
/// column that the kind knows goes before "each row is a different patient": the stronger promise.
void fillFrom(core::plan::Plan &plan, const RecordsFacts &facts);

/// Fills in all that a profile of the organisation says, also instead of what was chosen, and names it in the
/// plan.
void useHouse(core::plan::Plan &plan, const HouseProfile &house);

/// Takes the profile out of the plan, and what stands there as it filled it in.
void takeOff(core::plan::Plan &plan, const RecordsFacts &facts);

/// After a role or a join was taken away by hand: a plan that still names the profile would have it filled in
/// again where it runs elsewhere, so that it names it no longer.
void followChoice(core::plan::Plan &plan, const RecordsFacts &facts);

/// Null when the plan names none, or one of the organisation that was not read.
const core::records::Profile *inForce(const core::plan::Plan &plan, const RecordsFacts &facts);
/// Returns whether the plan names a file of the organisation that was not read yet.
bool isUnread(const core::plan::Plan &plan, const RecordsFacts &facts);

/// Returns whether the labels of the profile can be declared: they are there, for the codes that the plan
/// reads, and are not declared yet.
bool proposesLabels(const core::plan::Plan &plan, const core::records::Profile &profile);
/// Declares them instead of all others.
void useLabels(core::plan::Plan &plan, const core::records::Profile &profile);

} // namespace ui::profiles
