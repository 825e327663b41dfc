#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/learning/Learnt.h"
#include "core/records/Source.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace core::learning {

/// Less text than this (about 5 MB) makes a poor vocabulary, and more than this (20 MB) is advised.
inline constexpr std::uint64_t fewWords = 800'000;
inline constexpr std::uint64_t advisedWords = 3'200'000;

struct LearnOptions
{
    /// The declaration that all texts are public. Without it nothing is learnt, because the result is
    /// published with every release.
    bool isDeclaredPublic = false;
    std::string origin;  ///< where the texts come from
    std::string licence; ///< under which they may be used
    /// One of languageCodes(); empty: recognised from the first text.
    std::string language;
    /// A terminology to unite with what is learnt: its terms are taken where the texts have them often
    /// enough.
    std::optional<vocabulary::Vocabulary> terminology;
    std::string terminologyName; ///< as recipients are told
    /// A list of general words of the language, "word<TAB>frequency" a line; empty: that of the program.
    std::filesystem::path generalWords;

    /// Phrases occur in at least this many passages, and in at least two of ten thousand.
    std::uint32_t leastPassages = 5;
    std::size_t mostPhrases = 20'000; ///< that vectors are made of
    std::size_t mostTerms = 8'000;    ///< that are kept
};

/// Learns a vocabulary from public texts in a language whose words are separated by blanks: terms with the
/// forms they were seen in, weights, priors, vectors and associations. `files`: files and folders, as
/// openTextInput() takes them. They are read four times; memory is bounded except for some 3 bytes for each
/// word of text. The same files in the same order give the same, regardless of the number of processors.
/// `resources`: the folder with the files made by the build.
///
/// Stages: "words", "phrases", "passages", "vectors", "topics", "terms", "associations". Errors:
/// InvalidParameter (not declared public, no origin or licence, an unknown language, no files, texts without
/// any phrase); those of TextInput; Io when a file changes meanwhile; Cancelled.
Result<Learnt> learn(std::span<const records::Source> files,
                     const LearnOptions &options,
                     const std::filesystem::path &resources,
                     JobControl &control);

/// Returns the warning for a vocabulary that was learnt without a list of general words, or with little text;
/// empty if there is nothing to say. One sentence a line.
std::string learningAdvice(const vocabulary::LearntOrigin &origin);

} // namespace core::learning
