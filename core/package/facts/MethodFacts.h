#pragma once

#include "core/package/contents/Contents.h"
#include "core/privacy/Noise.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <string>
#include <string_view>

/// The statements of a package's documents about the method, for people, and about the tables that it
/// releases.

namespace core::package {

/// "discrete Laplace, t / s = 16384 / 1": exact.
std::string noiseInWords(const privacy::Noise &noise);

/// Returns whether a row of vocabulary.csv is of all labels together.
bool hasJointCounts(const synthesis::MethodParameters &parameters);

/// "a noisy weighted count for every label and phrase": what a table of the method releases.
std::string tableInWords(const synthesis::MethodParameters &parameters, std::string_view table);

/// Returns how the keyphrases were chosen, as the numbered steps of a Markdown list.
std::string methodSteps(const Contents &contents);

/// The method in a sentence or two, for the README.
std::string methodInWords(const synthesis::ReleasedModel &model);
/// Returns whether the texts are rows of records with noise, rather than written without a record.
bool isRewritten(const synthesis::ReleasedModel &model);
/// Returns whether noisy numbers of the records chose among texts that were written without them.
bool isChosen(const synthesis::ReleasedModel &model);
/// The method of one that rewrites, with what a row and a unit are protected by; empty of others.
std::string rewrittenInWords(const synthesis::ReleasedModel &model);
/// Who wrote the texts: "built-in sentences", "the language model X".
std::string writerInWords(const Description &about);

/// The meaning of a row of vocabulary.csv.
std::string vocabularyRowInWords(const Contents &contents);

/// Returns whether how many texts a label has was chosen, rather than released with noise.
bool sharesArePublic(const Contents &contents);
/// Returns how many texts a label has and why, in one sentence.
std::string sharesInWords(const Contents &contents);

} // namespace core::package
