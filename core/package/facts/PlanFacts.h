#pragma once

#include "core/package/contents/Contents.h"
#include "core/package/text/JsonText.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::package {

/// Returns the part of a plan that goes into a package: the choices that concern the texts and their
/// protection, and the words for people. Only listed keys are exported, so that new keys of a plan stay out
/// until somebody decides: no path, file, column, delimiter or encoding, no server and no limits of requests.
/// Of the records, the name of the source, the unit of privacy and the rules for what counts stay: {"source":
/// ..., "unit": "patient", "sections": ["impression"]}. `plan`: an object, of any schema that a plan had.
Json exportedPlan(const Json &plan);

/// Returns the difference between a plan in a package and what Keyseed writes of a plan: the name of its
/// part, such as "writer", or "plan"; empty without a difference. A text with characters that a package
/// cannot hold is none: exportedPlan() made them visible only from release 0.3 on.
std::string differenceFromExported(const Json &plan);

/// The facts of the plan for the documents, in addition to Description. Empty for a plan that cannot be read,
/// which the manifest refuses.
struct PlanFacts
{
    std::string language;     ///< of the texts, as the plan has it: "English"
    std::string languageCode; ///< ISO 639-1 (or -2); empty if the name is none that is known
    bool recordCountPublic = false;
    std::optional<int> approximateRecords; ///< declared public
    std::string severalLabels;             ///< the rule for records with several; empty if the plan has none
    // The sections that count; empty: all of the record.
    std::vector<std::string> sections;
    std::string negation;        ///< the language of its words
    std::string recordsLanguage; ///< as declared; empty if it is not
    std::string copies;
};

/// Returns the name of the package on one line: the title, or the project if there is none.
std::string titleOf(const Description &about);

PlanFacts planFactsOf(const Description &about);

} // namespace core::package
