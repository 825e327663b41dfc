#pragma once

#include <algorithm>
#include <array>
#include <string_view>

/// The files of a package: exactly these, in this order. The exporter can add no other, and verification
/// refuses any other, so that nothing private can travel along.
namespace core::release::files {

inline constexpr std::string_view readme = "README.md";
inline constexpr std::string_view corpusCsv = "corpus.csv";
inline constexpr std::string_view corpusJsonl = "corpus.jsonl";
inline constexpr std::string_view keyphrases = "keyphrases.jsonl";
inline constexpr std::string_view vocabulary = "vocabulary.csv";
inline constexpr std::string_view datasheet = "datasheet.md";
inline constexpr std::string_view manifest = "manifest.json";
inline constexpr std::string_view sums = "SHA256SUMS";

inline constexpr std::array all = {
    readme, corpusCsv, corpusJsonl, keyphrases, vocabulary, datasheet, manifest, sums};

inline bool isAllowed(std::string_view name)
{
    return std::find(all.begin(), all.end(), name) != all.end();
}

} // namespace core::release::files
