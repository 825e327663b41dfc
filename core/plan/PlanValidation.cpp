#include "core/base/JsonInput.h"
#include "core/base/PackageText.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/methods/Methods.h"
#include "core/plan/Budget.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/PublishedPlan.h"
#include "core/plan/Sections.h"
#include "core/plan/ServerChecks.h"
#include "core/plan/SourceChecks.h"
#include "core/synthesis/Synthesizer.h"
#include "core/writing/Writer.h"

#include <algorithm>
#include <array>

namespace core::plan {
namespace {

constexpr std::int64_t maximumNameLength = 100;

std::size_t labelCount(const Plan &plan)
{
    return std::max<std::size_t>(plan.labels.size(), 1);
}

PlanCheck checkProject(const Plan &plan)
{
    KEYSEED_TRY(checkLength("project", plan.project, "a name", maximumNameLength));
    KEYSEED_TRY(checkLine("project", plan.project, "a name"));
    if (plan.project.find_first_of("/\\") != std::string::npos || plan.project == "." || plan.project == "..")
        return refuse(PlanFault::SlashInName,
                      "project",
                      "a name without slashes was expected, because files are named after it");
    return {};
}

PlanCheck checkDocuments(const Plan &plan)
{
    const auto labels = static_cast<std::int64_t>(labelCount(plan));
    if (labels * plan.sampling.perLabel <= limits::maximumDocuments)
        return {};
    return refuse(PlanFault::TooManyDocuments,
                  "sampling.perLabel",
                  "at most 1000000 documents in all were expected; with " + std::to_string(labels)
                      + " labels that is " + std::to_string(limits::maximumDocuments / labels) + " per label",
                  {.limit = limits::maximumDocuments / labels, .other = labels});
}

PlanCheck checkSharpness(const Plan &plan)
{
    if (!plan.sampling.sharpness)
        return {};
    const synthesis::Synthesizer *method = synthesis::findSynthesizer(plan.synthesis.method);
    const bool mayBeZero = method && method->allowsSharpnessZero();
    const double given = *plan.sampling.sharpness;
    if ((given >= limits::minimumSharpness && given <= limits::maximumSharpness)
        || (given == 0.0 && mayBeZero))
        return {};
    return refuse(PlanFault::SharpnessRange,
                  "sampling.sharpness",
                  std::string("a number from 0.1 to 10 was expected")
                      + (mayBeZero ? ", or 0 for chances as published" : "")
                      + "; leave it out for the method's own");
}

PlanCheck checkSampling(const Plan &plan)
{
    KEYSEED_TRY(checkDocuments(plan));
    KEYSEED_TRY(checkSharpness(plan));
    const std::vector<double> &shares = plan.sampling.shares;
    if (!shares.empty() && epsilonOf(plan, "labels") > 0.0)
        return refuse(
            PlanFault::SharesBesideNoisyCounts,
            "sampling.shares",
            "shares are declared, so synthesis.epsilon.labels would be spent for nothing; set it to 0");
    if (!shares.empty() && shares.size() != labelCount(plan))
        return refuse(PlanFault::SharesCount,
                      "sampling.shares",
                      "a number for each label was expected, in the order of labels");
    return {};
}

std::string methodsThatChoose()
{
    std::string names;
    for (const synthesis::Synthesizer *each : synthesis::synthesizers())
        if (each->resource() == synthesis::Resource::Candidates)
            names += (names.empty() ? "\"" : ", \"") + std::string(each->name()) + '"';
    return names;
}

std::string otherWriters()
{
    std::string names;
    for (const std::string_view each : writing::writerNames())
        if (!writing::findWriter(each)->isForChosenTexts())
            names += (names.empty() ? "\"" : ", \"") + std::string(each) + '"';
    return names;
}

// A writer that varies texts gets none from a method that draws phrases.
PlanCheck checkWriter(const Plan &plan)
{
    KEYSEED_TRY(checkServers(plan.writer));
    const synthesis::Synthesizer *method = synthesis::findSynthesizer(plan.synthesis.method);
    const writing::Writer *writer = writing::findWriter(plan.writer.kind);
    if (!writer || !writer->isForChosenTexts() || !method
        || method->resource() == synthesis::Resource::Candidates)
        return {};
    return refuse(PlanFault::TextsForNobody,
                  "writer.kind",
                  otherWriters() + " was expected: the writer \"" + plan.writer.kind
                      + "\" only works with methods that choose among texts (" + methodsThatChoose()
                      + "), and " + plan.synthesis.method + " is none of them");
}

/// Checks that need more than one section.
struct Part
{
    std::string_view name;
    PlanCheck (*check)(const Plan &) = nullptr;
};
constexpr std::array<Part, 10> planParts = {{
    {"project", checkProject},
    {"records", checkRecordFields},
    {"labels", checkLabels},
    {"vocabulary", checkVocabulary},
    {"embedding", checkEmbedding},
    {"privacy"},
    {"synthesis", checkSynthesis},
    {"sampling", checkSampling},
    {"writer", checkWriter},
    {"about"},
}};

PlanCheck checkSection(const Plan &plan, std::string_view part)
{
    PlanCheck checked;
    eachSection(plan, [&](std::string_view key, const auto &section, const auto &fields) {
        if (key == part)
            checked = checkFields(section, std::string(key), fields);
    });
    return checked;
}

using OrderedJson = nlohmann::ordered_json;

/// Returns whether a text of the plan may have several lines. `path` is its place: "writer.examples[0]".
bool mayHaveLines(const std::string &path)
{
    return path.starts_with("about.") || path.starts_with("writer.examples[")
           || path.find(".values[") != std::string::npos;
}

PlanCheck checkPublishedText(const std::string &path, const std::string &text)
{
    if (mayHaveLines(path) ? isPackageText(text) : isPackageLine(text))
        return {};
    const std::string found = foreignCharacter(text);
    if (found.empty())
        return refuse(PlanFault::NotOneLine, path, "a text on one line was expected");
    return refuse(PlanFault::HiddenText,
                  path,
                  "a text without hidden characters was expected, because a package shows it; " + found
                      + " was found");
}

// Checks every text below `value` that a package would hold. `path` is its place in the plan.
PlanCheck checkPublishedTexts(const std::string &path, const OrderedJson &value)
{
    if (const auto *text = value.get_ptr<const std::string *>())
        return checkPublishedText(path, *text);
    if (value.is_array())
        for (std::size_t i = 0; i < value.size(); ++i)
            KEYSEED_TRY(checkPublishedTexts(path + '[' + std::to_string(i) + ']', value[i]));
    if (value.is_object())
        for (const auto &[key, inner] : value.items()) {
            const bool isLabel = key == "name" && path.starts_with("labels[");
            KEYSEED_TRY(checkPublishedTexts(isLabel ? path : path + '.' + key, inner));
        }
    return {};
}

/// Returns what a package would hold of the plan. The last result is kept for each thread: pages check the
/// parts of one plan one after the other, many times.
const OrderedJson &publishedOf(const Plan &plan)
{
    thread_local std::optional<Plan> last;
    thread_local OrderedJson published;
    if (last != plan) {
        last.reset();
        published = publishedPlan(parseJson<OrderedJson>(toJson(plan)));
        last = plan;
    }
    return published;
}

PlanCheck checkPublishedPart(const Plan &plan, std::string_view part)
{
    const OrderedJson &published = publishedOf(plan);
    const auto found = published.find(part);
    return found == published.end() ? PlanCheck() : checkPublishedTexts(std::string(part), *found);
}

// A manifest of a package has at most 4 MB, with the prompt of a language model and the labels twice more.
PlanCheck checkPublishedSize(const Plan &plan)
{
    constexpr std::size_t most = 3'000'000;
    const OrderedJson &published = publishedOf(plan);
    std::size_t bytes = 0;
    std::size_t largest = 0;
    std::string where;
    for (const auto &[key, part] : published.items()) {
        const std::size_t copies = key == "labels" ? 3 : 1;
        const std::size_t size = copies * part.dump(2).size();
        bytes += size;
        if (size > largest)
            where = key;
        largest = std::max(largest, size);
    }
    if (bytes <= most)
        return {};
    return refuse(PlanFault::TooLong,
                  where,
                  "at most 3 MB of text for the package were expected in the plan; this part has most of it, "
                  "shorten it",
                  {.limit = static_cast<std::int64_t>(most)});
}

std::optional<PlanIssue> issueOfPart(const Plan &plan, const Part &part)
{
    PlanCheck checked = checkSection(plan, part.name);
    if (checked && part.check)
        checked = part.check(plan);
    if (checked)
        checked = checkPublishedPart(plan, part.name);
    return checked ? std::nullopt : std::optional(std::move(checked.error()));
}

const Part *partOf(std::string_view name)
{
    const auto found = std::ranges::find(planParts, name, &Part::name);
    return found == planParts.end() ? nullptr : &*found;
}

Result<void> toResult(const std::optional<PlanIssue> &issue)
{
    if (!issue)
        return {};
    return fail(ErrorCode::InvalidPlan, printable(issue->field + ": " + issue->what));
}

} // namespace

std::optional<PlanIssue> issueOf(const Plan &plan)
{
    for (const Part &part : planParts)
        if (auto issue = issueOfPart(plan, part))
            return issue;
    PlanCheck checked = checkPublishedSize(plan);
    return checked ? std::nullopt : std::optional(std::move(checked.error()));
}

std::optional<PlanIssue> issueOf(const Plan &plan, std::string_view part)
{
    const Part *known = partOf(part);
    return known ? issueOfPart(plan, *known) : std::nullopt;
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

} // namespace core::plan
