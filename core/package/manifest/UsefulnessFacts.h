#pragma once

#include "core/package/contents/Contents.h"
#include "core/package/text/JsonText.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace core::package {

/// The published figures: of the texts of this package, which show how useful they are, and of other texts of
/// the same project, which only count in the budget.
struct Figures
{
    std::vector<const PublishedUsefulness *> ofThese;
    std::vector<const PublishedUsefulness *> ofOthers;
};
Figures figuresOf(const Contents &contents);

/// "usefulness" of a manifest: a list of the noisy figures of these texts, each with what it was measured
/// with and its mechanism.
Json usefulnessJson(const Contents &contents);
/// "otherFigures" of a manifest: the mechanisms of the figures of other texts.
Json otherFiguresJson(const Contents &contents);

/// The figures in two or three sentences each; empty for a package without one.
std::string usefulnessInWords(const Contents &contents);

/// Returns whether choices may have been made by looking at exact figures of the records, in a sentence or
/// two.
std::string exactComparisonsInWords(PublicNumber comparisons);

/// Returns the figures of the manifest that do not follow from their own counts and noise, are of another
/// corpus.csv than the one with this SHA-256 (hexadecimal), or protect a weaker unit than the tables do.
std::vector<std::string> usefulnessProblems(const nlohmann::json &manifest, const std::string &corpusSha256);

/// The mechanisms of all figures, for adding up what a package cost. Errors: those of the JSON.
std::vector<const nlohmann::json *> usefulnessMechanisms(const nlohmann::json &manifest);

} // namespace core::package
