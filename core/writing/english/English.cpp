#include "core/writing/english/English.h"

namespace core::writing {

namespace {

constexpr std::string_view sentenceJoints[] = {" and ", " and ", " as well as "};
constexpr std::string_view listJoints[] = {", ", " and "};
constexpr std::string_view prepositions[] = {" of ", " in ", " with ", " for ", " to ", " due to "};

} // namespace

const Language english = {
    .code = "en",
    .title = "English",
    .documents = {&inEnglish::medicalRecord,
                  &inEnglish::dischargeSummary,
                  &inEnglish::radiologyReport,
                  &inEnglish::encyclopaediaSummary},
    .general = &inEnglish::general,
    .sentenceJoints = sentenceJoints,
    .listJoints = listJoints,
    .endings = inEnglish::endings(),
    .prepositions = prepositions,
};

} // namespace core::writing
