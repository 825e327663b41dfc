#pragma once

#include "core/package/text/JsonText.h"

#include <string>
#include <string_view>

namespace core::package {

/// What of a plan goes into a package: the choices that bear on the texts and on their protection, and the
/// words for people. Keys that are listed here go in and no others, so that what a later plan adds stays out
/// until somebody decides: no path, file, column, delimiter or encoding, no server and no limits of requests.
/// Of the records the name of the source, the unit of privacy and what of a text counts stay: {"source": ...,
/// "unit": "patient", "sections": ["impression"]}.
/// `plan`: an object, of any schema that a plan had.
Json exportedPlan(const Json &plan);

/// Whether a plan in a package holds nothing that exportedPlan() would have left out.
bool isAsExported(const nlohmann::json &plan);

} // namespace core::package
