#pragma once

#include "core/package/contents/Contents.h"
#include "core/privacy/Noise.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <string>
#include <string_view>

/// The statements of a package's documents about the method, for people, and about the tables that it
/// releases.

namespace core::package {

/// Returns the exact noise: "discrete Laplace, t / s = 16384 / 1".
std::string noiseInWords(const privacy::Noise &noise);

/// Returns whether a row of vocabulary.csv counts all labels together.
bool hasJointCounts(const synthesis::MethodParameters &parameters);

/// Describes the released values of a table: "a noisy weighted count for every label and phrase".
std::string tableInWords(const synthesis::MethodParameters &parameters, std::string_view table);

/// Returns how the keyphrases were chosen, as the numbered steps of a Markdown list.
std::string methodSteps(const Contents &contents);

/// Describes the method in one or two sentences, for the README.
std::string methodInWords(const synthesis::ReleasedModel &model);
/// Returns whether the texts are rows of records with noise, rather than written without a record.
bool isRewritten(const synthesis::ReleasedModel &model);
/// Returns whether noisy numbers of the records chose among texts that were written without them.
bool isChosen(const synthesis::ReleasedModel &model);
/// Describes a method that rewrites texts, with the protection of a row and of a unit; empty for others.
std::string rewrittenInWords(const synthesis::ReleasedModel &model);
/// Returns the writer of the texts: "built-in sentences", "the language model X".
std::string writerInWords(const Description &about);

/// Describes a row of vocabulary.csv.
std::string vocabularyRowInWords(const Contents &contents);

/// Returns whether the number of texts of a label was chosen, not released with noise.
bool sharesArePublic(const Contents &contents);
/// Describes the number of texts of a label and its reason, in one sentence.
std::string sharesInWords(const Contents &contents);

} // namespace core::package
