#include "app/cli/options/EvaluationInputs.h"

#include "app/cli/options/GivenInputs.h"
#include "core/base/Result.h"
#include "core/evaluation/PackedVocabulary.h"
#include "core/pipeline/PathRoles.h"
#include "core/plan/CheckedPlan.h"
#include "core/plan/PublicFiles.h"
#include "core/records/Format.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>
#include <vector>

namespace cli {

namespace {

using core::ErrorCode;
using core::fail;
using core::evaluation::PackagedCorpus;
using core::plan::Plan;

// Checks that the labels of the plan are those of the package, in any order.
core::Result<void> checkLabels(const Plan &plan, const PackagedCorpus &corpus, const std::string &file)
{
    std::vector<std::string> ofPlan = plan.labels;
    std::vector<std::string> ofPackage = corpus.plan.labels;
    std::sort(ofPlan.begin(), ofPlan.end());
    std::sort(ofPackage.begin(), ofPackage.end());
    if (ofPlan == ofPackage)
        return {};
    return fail(ErrorCode::InvalidPlan,
                file
                    + ": labels: the labels in the manifest.json of the package were expected; name the plan "
                      "of the package, or leave --plan out");
}

// Names the records. The format of a file with another extension than in the plan is detected.
void nameRecords(Plan::Records &records, const EvaluationOptions &options)
{
    const std::filesystem::path path = options.records;
    if (path.extension() != records.file().extension() || !options.format.empty()) {
        records.format.reset();
        records.delimiter.reset();
        records.quoting.reset();
        records.headerRow.reset();
    }
    readFiles(records, {path});
    if (!options.format.empty())
        records.format = options.format;
    if (options.text)
        records.textColumn = *options.text;
    if (options.label) {
        records.labelColumn = options.label;
        records.join = {}; // the column takes its place
    }
    if (options.person)
        records.personColumn = options.person;
}

std::set<std::string> formatNames()
{
    const auto names = core::records::formatNames();
    return {names.begin(), names.end()};
}

// A package does not name the columns of the records.
core::Result<void> checkColumns(const Plan &plan)
{
    if (!plan.records.textColumn.empty()
        && (plan.records.labelColumn || !plan.records.join.files.empty() || plan.labels.empty()))
        return {};
    return fail(ErrorCode::InvalidPlan,
                "--text, --label: the columns of the records were expected, because a package does not name "
                "them; give both, or the plan of the package (--plan FILE)");
}

} // namespace

void addEvaluationOptions(CLI::App &command, EvaluationOptions &options)
{
    command.add_option("--package", options.package, "The package: a folder or a zip file")->required();
    command
        .add_option("--records",
                    options.records,
                    "The records to test on, preferably records that did not contribute to the package")
        ->required();
    command.add_option(
        "--plan", options.plan, "Plan with columns, labels and vocabulary; a package has the labels only");
    command.add_option("--text", options.text, "The column with the text");
    command.add_option("--label", options.label, "The column with the true label");
    command.add_option("--person", options.person, "The column with the person, for --publish");
    command
        .add_option("--format",
                    options.format,
                    "Format of the file; by default that of the plan, or detected from the file")
        ->check(CLI::IsMember(formatNames()));
    command.add_option("--vocabulary",
                       options.vocabulary,
                       "The vocabulary file that the package was made with, if it is neither built in nor in "
                       "the package (vocabulary.learnt)");
}

core::Result<EvaluationInputs>
openEvaluation(const EvaluationOptions &options, core::JobControl &control, const std::optional<Plan> &kept)
{
    KEYSEED_ASSIGN(auto corpus, core::evaluation::readPackagedCorpus(options.package, control));
    Plan plan = corpus.plan;
    plan.records.fields.clear(); // a package does not name their columns
    if (kept)
        plan.records = kept->records;
    if (!options.plan.empty()) {
        KEYSEED_ASSIGN(auto given, givenPlan(options.plan));
        KEYSEED_TRY(checkLabels(given, corpus, options.plan));
        plan = std::move(given);
    }
    KEYSEED_ASSIGN(const auto folders, findFolders());
    const bool takesPacked = options.plan.empty() && options.vocabulary.empty();
    if (takesPacked) {
        KEYSEED_TRY(core::evaluation::keepPackedVocabulary(options.package, corpus, folders.cache, control));
        core::evaluation::nameKeptVocabulary(plan, corpus.packedVocabulary, folders.cache);
    }
    if (options.plan.empty() || !options.vocabulary.empty())
        KEYSEED_TRY(core::evaluation::nameVocabulary(plan, options.vocabulary));
    KEYSEED_ASSIGN(const auto named, core::plan::check(plan, {"vocabulary", "embedding"}));
    KEYSEED_ASSIGN(auto inputs,
                   core::pipeline::openPublicInputs(named,
                                                    folders,
                                                    control,
                                                    takesPacked ? core::evaluation::readingDigest(corpus)
                                                                : corpus.vocabularySha256));
    KEYSEED_TRY(core::evaluation::checkVocabulary(corpus, inputs));
    nameRecords(plan.records, options);
    KEYSEED_TRY(checkColumns(plan));
    KEYSEED_TRY(core::plan::checkPublicFiles(plan));
    core::records::Source source = recordsSource(plan.records);
    source.fieldColumns.clear(); // what compares fields reads them by the plan
    return EvaluationInputs{std::move(corpus),
                            {std::move(source), plan.labelValues, severalLabels(plan.records)},
                            std::move(inputs),
                            std::move(plan)};
}

} // namespace cli
