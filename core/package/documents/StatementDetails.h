#pragma once

#include "core/package/contents/Contents.h"
#include "core/print/Flow.h"

#include <string>

/// The sections of the privacy statement that say what stands behind the promise.
namespace core::package {

/// Whether any was declared: a plan without labels has one class without a name.
bool hasLabels(const synthesis::ReleasedModel &model);

/// Every table with its cells, sensitivities and exact noise.
void addMechanisms(print::Flow &flow, const Contents &contents);
void addPublicThings(print::Flow &flow, const Contents &contents);
void addLimits(print::Flow &flow, const Contents &contents);
/// How many there are, who wrote them and how many a person left out.
void addTexts(print::Flow &flow, const Contents &contents);

} // namespace core::package
