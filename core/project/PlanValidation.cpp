#include "core/project/FieldChecks.h"
#include "core/project/Plan.h"
#include "core/project/SequenceChecks.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>

namespace core::project {
namespace {

using Check = Result<void> (*)(const Plan &);

constexpr std::size_t maximumNameLength = 100;
constexpr std::size_t maximumLabels = 1000;
constexpr double maximumCap = 1000.0;
constexpr double smallestEpsilon = 1e-6; // the ledger counts in millionths
constexpr double smallestDelta = 1e-12;  // and in millionths of a millionth
constexpr double largestDelta = 1e-3;
constexpr int maximumApproximateRecords = 1'000'000'000;

constexpr std::array<std::string_view, 3> writers = {"template", "chat", "promptPack"};
constexpr std::array<std::string_view, 3> vocabularies = {"builtin:medical", "builtin:english", "file:PATH"};
constexpr std::array<std::string_view, 1> embeddings = {"builtin"};

Result<void> checkProject(const Plan &plan)
{
    if (Result<void> line = checkLine("project", plan.project, "a name"); !line)
        return line;
    if (factsOf(plan.project).characters > maximumNameLength)
        return refuse("project", "a name of at most 100 characters was expected");
    if (plan.project.find_first_of("/\\") != std::string::npos || plan.project == "." || plan.project == "..")
        return refuse("project", "a name without slashes was expected, because files are named after it");
    return {};
}

/// A column with a role: named, and with no other role.
Result<void>
checkColumn(const std::string &field, const std::optional<std::string> &column, const records::Source &source)
{
    if (!column)
        return {};
    if (column->empty())
        return refuse(field, "the name of a column was expected; set it to null when there is none");
    if (*column == source.textColumn)
        return refuse(field, "the same column as records.text; name another or set it to null");
    return {};
}

Result<void> checkRecords(const Plan &plan)
{
    const records::Source &source = plan.records;
    if (Result<void> path = checkLine("records.path", source.path.string(), "the path of the records"); !path)
        return path;
    if (source.textColumn.empty())
        return refuse("records.text",
                      "the name of the column that holds the text was expected, nothing was found");
    if (Result<void> label = checkColumn("records.label", source.labelColumn, source); !label)
        return label;
    if (Result<void> person = checkColumn("records.person", source.personColumn, source); !person)
        return person;
    if (source.delimiter && source.format == records::Format::Jsonl)
        return refuse("records.delimiter", "only csv has a delimiter; leave it out");
    if (const char delimiter = source.delimiter.value_or(',');
        delimiter == '"' || delimiter == '\x7F' || (delimiter < ' ' && delimiter != '\t'))
        return refuse("records.delimiter",
                      "a character such as \",\" or \"\\t\" was expected, not a quote or line break");
    if (source.encoding && source.encoding->empty())
        return refuse("records.encoding",
                      "a name such as \"UTF-8\" was expected; leave it out to have it recognised");
    return {};
}

Result<void> checkLabels(const Plan &plan)
{
    if (plan.labels.size() > maximumLabels)
        return refuse("labels", "at most 1000 labels were expected");
    std::map<std::string_view, std::size_t> seen;
    for (std::size_t i = 0; i < plan.labels.size(); ++i) {
        const std::string field = "labels[" + std::to_string(i) + "]";
        if (Result<void> line = checkLine(field, plan.labels[i], "a label"); !line)
            return line;
        const auto [place, isNew] = seen.emplace(factsOf(plan.labels[i]).trimmed, i);
        if (!isNew)
            return refuse(field,
                          "the same label as labels[" + std::to_string(place->second)
                              + "]; keep one of the two");
    }
    if (!plan.labels.empty() && !plan.records.labelColumn)
        return refuse(
            "records.label",
            "the name of the column that holds the label was expected, because labels are declared; "
            "name it, or set labels to []");
    return {};
}

Result<void> checkVocabulary(const Plan &plan)
{
    constexpr std::string_view scheme = "file:";
    const std::string &source = plan.vocabulary.source;
    if (source.empty())
        return refuse("vocabulary.source",
                      "builtin:medical, builtin:english or file:PATH was expected, nothing was found");
    if (source.starts_with(scheme))
        return checkLine("vocabulary.source", source.substr(scheme.size()), "a path after file:");
    return checkChoice("vocabulary.source", source, vocabularies, vocabularies.size());
}

Result<void> checkEmbedding(const Plan &plan)
{
    return checkChoice("embedding.source", plan.embedding.source, embeddings, 1);
}

bool isShareOfBudget(double epsilon)
{
    return epsilon == 0.0 || (epsilon >= smallestEpsilon && epsilon <= limits::maximumEpsilon);
}

Result<void> checkPrivacy(const Plan &plan)
{
    const Plan::Privacy &privacy = plan.privacy;
    if (!privacy.epsilonVocabulary)
        return refuse(
            "privacy.epsilonVocabulary",
            "a number above 0 and at most 50 was expected, nothing was found; it has no default because "
            "it decides how much privacy is spent");
    // Written so that NaN is refused too: no comparison with it holds.
    if (!(*privacy.epsilonVocabulary >= smallestEpsilon
          && *privacy.epsilonVocabulary <= limits::maximumEpsilon))
        return refuse("privacy.epsilonVocabulary",
                      "a number above 0 (at least 0.000001) and at most 50 was expected");
    if (!isShareOfBudget(privacy.epsilonSequences))
        return refuse("privacy.epsilonSequences", "0 or a number from 0.000001 to 50 was expected");
    if (!isShareOfBudget(privacy.epsilonLabels))
        return refuse("privacy.epsilonLabels", "0 or a number from 0.000001 to 50 was expected");
    if (*privacy.epsilonVocabulary + privacy.epsilonSequences + privacy.epsilonLabels > limits::maximumEpsilon)
        return refuse("privacy", "an epsilon of at most 50 in all was expected; lower one of its parts");
    if (privacy.delta != 0.0 && !(privacy.delta >= smallestDelta && privacy.delta <= largestDelta))
        return refuse("privacy.delta",
                      "0 or a number from 1e-12 to 0.001 was expected: a chance that no one's records may bear");
    if (privacy.cap && !(*privacy.cap >= smallestEpsilon && *privacy.cap <= maximumCap))
        return refuse("privacy.cap", "a number above 0 (at least 0.000001) and at most 1000 was expected");
    return {};
}

Result<void> checkWriter(const Plan &plan)
{
    if (Result<void> kind = checkChoice("writer.kind", plan.writer.kind, writers, 1); !kind)
        return kind;
    if (Result<void> line = checkLine("writer.documentType", plan.writer.documentType, "a kind of document");
        !line)
        return line;
    if (factsOf(plan.writer.documentType).characters > maximumNameLength)
        return refuse("writer.documentType", "at most 100 characters were expected");
    return {};
}

Result<void> checkAbout(const Plan &plan)
{
    if (plan.about.approximateRecords)
        return checkRange(
            "about.approximateRecords", *plan.about.approximateRecords, maximumApproximateRecords);
    return {};
}

struct Part
{
    std::string_view name;
    Check check;
};
constexpr std::array<Part, 9> parts = {{
    {"project", checkProject},
    {"records", checkRecords},
    {"labels", checkLabels},
    {"vocabulary", checkVocabulary},
    {"embedding", checkEmbedding},
    {"privacy", checkPrivacy},
    {"sequences", checkSequences},
    {"writer", checkWriter},
    {"about", checkAbout},
}};

} // namespace

Result<void> validate(const Plan &plan)
{
    for (const Part &part : parts) {
        if (Result<void> checked = part.check(plan); !checked)
            return checked;
    }
    return {};
}

Result<void> validatePart(const Plan &plan, std::string_view part)
{
    for (const Part &known : parts) {
        if (known.name == part)
            return known.check(plan);
    }
    return fail(ErrorCode::Internal, "a plan has no part of this name");
}

} // namespace core::project
