#pragma once

#include "core/vocabulary/Vocabulary.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core::synthesis {

/// A synthetic text that units vote on. Made of public and released things alone.
struct Candidate
{
    std::uint32_t label = 0;
    std::vector<vocabulary::TermId> phrases; ///< that its writer was asked for
    std::string text;                        ///< empty where the writer gave none: nobody votes for it

    friend bool operator==(const Candidate &, const Candidate &) = default;
};

/// The phrases that seed one synthetic document. Drawn from a released model, so post-processing.
struct Sequence
{
    std::string id;    ///< "SYN-000001" and on; the order of the ids is random over the labels
    std::string label; ///< one of the declared labels, or empty for a plan without labels
    std::vector<std::string> keyphrases;
    /// A synthetic text of which words are hidden (Draft.h), for a writer that varies it; empty: it writes a
    /// new one.
    std::string draft = {};
    /// The synthetic patient, from 1, the number of the note of that patient, from 1, and how many notes the
    /// patient has; 0 without fields.
    std::uint32_t patient = 0;
    std::uint32_t note = 0;
    std::uint32_t notes = 0;
    /// The number of days since the note before of the patient; empty for the first, or where it is unknown.
    std::optional<int> daysSinceLast = {};
    /// The values of the declared fields of the plan, in their order; an empty text is a missing value.
    std::vector<std::string> fields = {};
    /// The values that are not missing, for people and language models: "age: 64 years".
    std::vector<std::string> facts = {};
};

/// How strongly sequences are drawn towards phrases that stand together in public texts: beta of
/// GuidedDrawing. Gentle is the strongest that cost no accuracy of a classifier trained on the texts, on
/// halves of a training set of clinical notes; strong is for who reads them.
enum class CooccurrenceBias { Off, Gentle, Strong };

constexpr double betaOf(CooccurrenceBias cooccurrence)
{
    switch (cooccurrence) {
    case CooccurrenceBias::Off:
        return 0;
    case CooccurrenceBias::Gentle:
        return 0.5;
    case CooccurrenceBias::Strong:
        break;
    }
    return 1.5;
}

} // namespace core::synthesis
