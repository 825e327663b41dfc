#include "core/project/FieldChecks.h"
#include "core/project/LabelChecks.h"
#include "core/project/Plan.h"
#include "core/project/SequenceChecks.h"
#include "core/project/WriterChecks.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace core::project {
namespace {

using Check = PlanCheck (*)(const Plan &);

constexpr std::int64_t maximumNameLength = 100;
constexpr double maximumCap = 1000.0;
constexpr double smallestEpsilon = 1e-6; // the ledger counts in millionths
constexpr double smallestDelta = 1e-12;  // and in millionths of a millionth
constexpr double largestDelta = 1e-3;
constexpr int maximumApproximateRecords = 1'000'000'000;

constexpr std::array<std::string_view, 3> vocabularies = {"builtin:medical", "builtin:english", "file:PATH"};
constexpr std::array<std::string_view, 1> embeddings = {"builtin"};

PlanCheck checkProject(const Plan &plan)
{
    if (PlanCheck line = checkLine("project", plan.project, "a name"); !line)
        return line;
    if (PlanCheck length = checkLength("project", plan.project, "a name", maximumNameLength); !length)
        return length;
    if (plan.project.find_first_of("/\\") != std::string::npos || plan.project == "." || plan.project == "..")
        return refuse(PlanFault::SlashInName,
                      "project",
                      "a name without slashes was expected, because files are named after it");
    return {};
}

/// A column with a role: named, and with no other role.
PlanCheck
checkColumn(const std::string &field, const std::optional<std::string> &column, const records::Source &source)
{
    if (!column)
        return {};
    if (column->empty())
        return refuse(PlanFault::ColumnUnnamed,
                      field,
                      "the name of a column was expected; set it to null when there is none");
    if (*column == source.textColumn)
        return refuse(
            PlanFault::ColumnTaken, field, "the same column as records.text; name another or set it to null");
    return {};
}

PlanCheck checkRecords(const Plan &plan)
{
    const records::Source &source = plan.records;
    if (PlanCheck path = checkLine("records.path", source.path.string(), "the path of the records"); !path)
        return path;
    if (source.textColumn.empty())
        return refuse(PlanFault::Missing,
                      "records.text",
                      "the name of the column that holds the text was expected, nothing was found");
    if (PlanCheck label = checkColumn("records.label", source.labelColumn, source); !label)
        return label;
    if (PlanCheck person = checkColumn("records.person", source.personColumn, source); !person)
        return person;
    if (source.delimiter && source.format == records::Format::Jsonl)
        return refuse(
            PlanFault::DelimiterOfNoCsv, "records.delimiter", "only csv has a delimiter; leave it out");
    if (const char delimiter = source.delimiter.value_or(',');
        delimiter == '"' || delimiter == '\x7F' || (delimiter < ' ' && delimiter != '\t'))
        return refuse(PlanFault::DelimiterImpossible,
                      "records.delimiter",
                      "a character such as \",\" or \"\\t\" was expected, not a quote or line break");
    if (source.encoding && source.encoding->empty())
        return refuse(PlanFault::EncodingUnnamed,
                      "records.encoding",
                      "a name such as \"UTF-8\" was expected; leave it out to have it recognised");
    return {};
}

PlanCheck checkVocabulary(const Plan &plan)
{
    constexpr std::string_view scheme = "file:";
    const std::string &source = plan.vocabulary.source;
    if (source.empty())
        return refuse(PlanFault::Missing,
                      "vocabulary.source",
                      "builtin:medical, builtin:english or file:PATH was expected, nothing was found");
    if (source.starts_with(scheme))
        return checkLine("vocabulary.source", source.substr(scheme.size()), "a path after file:");
    return checkChoice("vocabulary.source", source, vocabularies);
}

PlanCheck checkEmbedding(const Plan &plan)
{
    return checkChoice("embedding.source", plan.embedding.source, embeddings);
}

bool isShareOfBudget(double epsilon)
{
    return epsilon == 0.0 || (epsilon >= smallestEpsilon && epsilon <= limits::maximumEpsilon);
}

PlanCheck checkPrivacy(const Plan &plan)
{
    const Plan::Privacy &privacy = plan.privacy;
    if (!privacy.epsilonVocabulary)
        return refuse(
            PlanFault::EpsilonMissing,
            "privacy.epsilonVocabulary",
            "a number above 0 and at most 50 was expected, nothing was found; it has no default because "
            "it decides how much privacy is spent");
    // Written so that NaN is refused too: no comparison with it holds.
    if (!(*privacy.epsilonVocabulary >= smallestEpsilon
          && *privacy.epsilonVocabulary <= limits::maximumEpsilon))
        return refuse(PlanFault::EpsilonRange,
                      "privacy.epsilonVocabulary",
                      "a number above 0 (at least 0.000001) and at most 50 was expected");
    if (!isShareOfBudget(privacy.epsilonSequences))
        return refuse(PlanFault::PartRange,
                      "privacy.epsilonSequences",
                      "0 or a number from 0.000001 to 50 was expected");
    if (!isShareOfBudget(privacy.epsilonLabels))
        return refuse(
            PlanFault::PartRange, "privacy.epsilonLabels", "0 or a number from 0.000001 to 50 was expected");
    if (*privacy.epsilonVocabulary + privacy.epsilonSequences + privacy.epsilonLabels
        > limits::maximumEpsilon)
        return refuse(PlanFault::TotalTooLarge,
                      "privacy",
                      "an epsilon of at most 50 in all was expected; lower one of its parts",
                      {.limit = static_cast<std::int64_t>(limits::maximumEpsilon)});
    if (privacy.delta != 0.0 && !(privacy.delta >= smallestDelta && privacy.delta <= largestDelta))
        return refuse(
            PlanFault::DeltaRange,
            "privacy.delta",
            "0 or a number from 1e-12 to 0.001 was expected: a chance that no one's records may bear");
    if (privacy.cap && !(*privacy.cap >= smallestEpsilon && *privacy.cap <= maximumCap))
        return refuse(PlanFault::CapRange,
                      "privacy.cap",
                      "a number above 0 (at least 0.000001) and at most 1000 was expected");
    return {};
}

PlanCheck checkAbout(const Plan &plan)
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

Result<void> toResult(const std::optional<PlanIssue> &issue)
{
    if (issue)
        return fail(ErrorCode::InvalidPlan, issue->field + ": " + issue->what);
    return {};
}

const Part *partOf(std::string_view name)
{
    const auto found = std::ranges::find(parts, name, &Part::name);
    return found == parts.end() ? nullptr : &*found;
}

} // namespace

std::optional<PlanIssue> issueOf(const Plan &plan)
{
    for (const Part &part : parts)
        if (PlanCheck checked = part.check(plan); !checked)
            return std::move(checked.error());
    return std::nullopt;
}

std::optional<PlanIssue> issueOf(const Plan &plan, std::string_view part)
{
    const Part *known = partOf(part);
    PlanCheck checked = known ? known->check(plan) : PlanCheck();
    return checked ? std::nullopt : std::optional(std::move(checked.error()));
}

Result<void> validate(const Plan &plan)
{
    return toResult(issueOf(plan));
}

Result<void> validatePart(const Plan &plan, std::string_view part)
{
    if (!partOf(part))
        return fail(ErrorCode::Internal, "a plan has no part of this name");
    return toResult(issueOf(plan, part));
}

} // namespace core::project
