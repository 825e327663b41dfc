#pragma once

#include "core/release/JsonText.h"
#include "core/release/Package.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace core::release {

/// "usefulness" of a manifest: the noisy figure, what it was measured with, and its mechanism.
Json usefulnessJson(const PublishedUsefulness &published);

/// The figure in two or three sentences; empty for a package without one.
std::string usefulnessInWords(const Contents &contents);

/// Where the manifest's "usefulness", if it has one, does not follow from its own counts and noise, or is of
/// another corpus.csv than the one with this SHA-256 (hexadecimal).
std::vector<std::string> usefulnessProblems(const nlohmann::json &manifest, const std::string &corpusSha256);

/// The mechanism of the figure, for adding up what a package cost. Errors: those of the JSON.
const nlohmann::json *usefulnessMechanism(const nlohmann::json &manifest);

} // namespace core::release
