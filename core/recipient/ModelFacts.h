#pragma once

#include "core/base/Result.h"
#include "core/recipient/Choices.h"
#include "core/recipient/DocumentVectors.h"
#include "core/vocabulary/Exclusion.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace core::recipient {

/// The facts of a model besides its weights. Not trusted if they come from a file.
struct ModelFacts
{
    ClassifierKind classifier = ClassifierKind::Network;
    FeatureKind features = FeatureKind::Vectors;
    std::vector<std::string> labels;
    std::string vocabularyName; ///< as plan::publicName says
    vocabulary::Exclusion exclude;
    std::string vocabularySha256; ///< hexadecimal
    std::string vectorsName;
    std::string vectorsSha256;
    bool isVocabularyOfThePackage = true;
    std::string corpusSha256;    ///< of the corpus.csv that it was trained on; empty if it was none
    std::uint64_t trainedOn = 0; ///< texts
    std::uint64_t seed = 0;
    std::size_t columns = 0; ///< of what it sees; of a file, as its weights have it
    /// The server of the vectors of whole texts; empty: the vectors are means of those of phrases.
    std::optional<DocumentServer> documents;
    bool isAdapted = false; ///< then it depends on the recipient's texts, too
};

nlohmann::ordered_json toJson(const ModelFacts &facts);
/// Errors: InvalidParameter, "labels: what was expected", without the name of the file.
Result<ModelFacts> modelFactsOf(const nlohmann::ordered_json &json);

} // namespace core::recipient
