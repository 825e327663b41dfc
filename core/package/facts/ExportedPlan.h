#pragma once

#include "core/package/text/JsonText.h"

#include <string>
#include <string_view>

namespace core::package {

/// Returns the part of a plan that goes into a package: the choices that concern the texts and their
/// protection, and the words for people. Only listed keys are exported, so that new keys of a plan stay out
/// until somebody decides: no path, file, column, delimiter or encoding, no server and no limits of requests.
/// Of the records, the name of the source, the unit of privacy and the rules for what counts stay: {"source":
/// ..., "unit": "patient", "sections": ["impression"]}. `plan`: an object, of any schema that a plan had.
Json exportedPlan(const Json &plan);

/// Whether a plan in a package holds nothing that exportedPlan() would have left out.
bool isAsExported(const nlohmann::json &plan);

} // namespace core::package
