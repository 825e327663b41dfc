#include "app/cli/run/Notices.h"

#include "app/cli/report/Terminal.h"
#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/learning/Learn.h"
#include "core/methods/histogram/HistogramSynthesizer.h"
#include "core/methods/histogram/UsualUse.h"
#include "core/package/facts/Statement.h"
#include "core/package/text/Prose.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/VocabularyTravel.h"
#include "core/pipeline/project/ProjectStore.h"
#include "core/privacy/ledger/SourceName.h"
#include "core/records/Reader.h"
#include "core/synthesis/FieldTables.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>
#include <system_error>

namespace cli {

using namespace core::pipeline;
using namespace core::plan;
using core::package::millionths;
using core::privacy::LedgerEntry;
using core::privacy::SourceAccount;

void tellOfVocabulary(const Plan &plan, const PublicInputs &inputs, std::optional<bool> wanted)
{
    const VocabularyTravel travel = vocabularyTravel(plan, inputs);
    if (travel == VocabularyTravel::BuiltIn || isPacked(travel, wanted))
        return;
    const char *reason = travel == VocabularyTravel::TooLarge ? "it is too large"
                         : wanted.has_value()
                             ? "it was left out"
                             : "terms of a terminology are in it, whose licence may forbid it "
                               "(--with-vocabulary, if it does not)";
    printError("keyseed-cli: note: the vocabulary is not in the package, because %s; its recipient needs the "
               "file to train on it\n",
               reason);
}

void warnWithoutRecords(const PrivateCounts &counts)
{
    if (counts.usable > 0)
        return;
    printError(
        "keyseed-cli: warning: no row counts: each needs text, a label declared in the plan and, if persons "
        "are the unit, an id; the package holds only noise, check records and labels in the plan\n");
}

void warnWithoutTests(std::int64_t usable)
{
    if (usable == 0)
        printError("keyseed-cli: warning: no row counts: each needs text, one of the package's labels and, "
                   "if persons are the unit, an id; what was released is noise alone, check the columns\n");
}

void tellOfLeftOut(const PrivateCounts &counts)
{
    using core::records::LeftOutReason;
    core::records::LeftOut all = counts.leftOut;
    // A record without a joined label has none that is declared.
    all.add(LeftOutReason::UnknownLabel,
            std::max<std::int64_t>(0, counts.undeclaredLabel - all.of(LeftOutReason::NoJoinedLabel)));
    all.add(LeftOutReason::NoPerson, counts.withoutPerson);
    all.add(LeftOutReason::NoText, counts.withoutText);
    if (all.total() > 0)
        printError("keyseed-cli: note: left out: %s (private numbers, in no package)\n",
                   inWords(all).c_str());
    if (counts.inPublicInputs > 0)
        printError("keyseed-cli: note: %lld texts, lines or long passages of the records, each of one unit "
                   "alone, stand in public inputs; so few may be chance (private number, in no package)\n",
                   static_cast<long long>(counts.inPublicInputs));
}

void tellOfFields(const Plan &plan)
{
    constexpr std::size_t anyVocabularySize = 1000; // the budget of the fields does not depend on it
    const auto release = core::pipeline::planRelease(plan, anyVocabularySize);
    if (!release)
        return; // the commit says why
    const core::synthesis::ForecastFacts facts{.unitIsPerson = plan.records.personColumn.has_value()};
    for (const core::synthesis::ForecastLine &line : core::synthesis::forecastOfFields(*release, facts)) {
        std::string value(line.value.text);
        const auto &number = line.value.numbers.front();
        const int digits = number.form == core::synthesis::ForecastText::Form::Decimal ? 1 : 0;
        value.replace(value.find("%1"), 2, core::package::decimals(number.value, digits));
        printError("keyseed-cli: note: %s: %s\n", std::string(line.what).c_str(), value.c_str());
    }
}

void tellOfUsualUse(const Plan &plan, const core::pipeline::PublicInputs &inputs)
{
    if (!plan.about.recordCountPublic || !plan.about.approximateRecords
        || plan.synthesis.method != core::synthesis::HistogramSynthesizer().name())
        return;
    const auto release = core::pipeline::planRelease(plan, inputs.vocabulary.size());
    if (!release)
        return; // the commit says why
    const auto share =
        core::synthesis::usualShare(*release,
                                    {.labels = std::max<std::size_t>(plan.labels.size(), 1),
                                     .records = static_cast<double>(*plan.about.approximateRecords)});
    if (share)
        printError("keyseed-cli: %s: %s\n",
                   *share < core::synthesis::leastUsualShare ? "warning" : "note",
                   core::synthesis::usualUseInWords(*share).c_str());
}

void warnOfDelta(const Plan &plan)
{
    if (plan.privacy.delta > core::privacy::largeDelta)
        printError(
            "keyseed-cli: warning: privacy.delta is %.3g: a delta should be below one in the number of "
            "records, and at most %g; with this one the promise of epsilon may fail for a person\n",
            plan.privacy.delta,
            core::privacy::largeDelta);
}

void warnOfVocabulary(const Plan &plan, const core::pipeline::PublicInputs &inputs)
{
    if (languageCode(plan.records).empty())
        printError(
            "keyseed-cli: warning: records.language is not declared: if the vocabulary is in another "
            "language, "
            "its words mean something else in the records, and nothing tells; declare it, such as \"German\" "
            "or \"de\"\n");
    if (!inputs.learntFrom || !dependsOnFiles(plan.vocabulary))
        return;
    const std::string advice = core::learning::learningAdvice(*inputs.learntFrom);
    std::istringstream lines(advice);
    for (std::string line; std::getline(lines, line);)
        printError("keyseed-cli: warning: the vocabulary was learnt from %llu words in %llu documents. %s\n",
                   static_cast<unsigned long long>(inputs.learntFrom->words),
                   static_cast<unsigned long long>(inputs.learntFrom->documents),
                   line.c_str());
}

namespace {

std::filesystem::path resolvedPath(const std::filesystem::path &path)
{
    std::error_code ignored;
    return std::filesystem::weakly_canonical(std::filesystem::absolute(path, ignored), ignored);
}

} // namespace

core::Result<std::string>
chargedSource(const Plan &plan, const std::string &records, const std::string &given)
{
    if (!given.empty()) {
        if (!core::privacy::isSourceName(given))
            return core::fail(core::ErrorCode::InvalidPlan,
                              "--source: a name on one line without invisible characters was expected");
        return given;
    }
    const auto isRead = [&](const std::filesystem::path &file) {
        return resolvedPath(file) == resolvedPath(records);
    };
    if (records.empty() || std::ranges::any_of(plan.records.files, isRead))
        return sourceName(plan);
    return core::fail(core::ErrorCode::InvalidPlan,
                      "--source: the name of the data source of " + records
                          + " was expected, whose budget this is charged to: these are not the records of "
                            "the plan, whose source is \""
                          + core::printable(sourceName(plan)) + "\"");
}

void addSourceIsNewOption(CLI::App &command, bool &isNew)
{
    command.add_flag("--source-is-new",
                     isNew,
                     "State that the records are other records of other persons than those that the ledger "
                     "knows under another name");
}

void addSourceOption(CLI::App &command, std::string &source)
{
    command.add_option(
        "--source",
        source,
        "The data source of the records, whose budget is charged; needed if they are not those "
        "of the plan");
}

core::Result<void> adviseOnPaidModel(const std::filesystem::path &file)
{
    if (std::error_code ignored; !std::filesystem::exists(file, ignored))
        return {};
    KEYSEED_ASSIGN(auto store, ProjectStore::open(file));
    KEYSEED_ASSIGN(const auto model, store.latestModelId());
    if (model)
        printError(
            "keyseed-cli: note: %s holds a model that was paid for, and this run pays for another; packages "
            "of the one there cost nothing: keyseed-cli write --project %s --output DIR\n",
            file.string().c_str(),
            file.string().c_str());
    return {};
}

std::string interruptionText(const core::privacy::LedgerEntry &entry)
{
    return "the run of project " + core::printable(entry.project) + " at " + entry.time
           + " was interrupted after its budget was debited: epsilon "
           + core::package::millionths(entry.spend.microEpsilon) + " counts as spent and no model was stored";
}

core::Result<void> tellOfInterruptedRuns(core::privacy::Ledger &ledger)
{
    KEYSEED_ASSIGN(const auto unfinished, ledger.unfinished());
    for (const auto &entry : unfinished)
        printError("keyseed-cli: note: %s\n", interruptionText(entry).c_str());
    return ledger.noteUnfinished(unfinished);
}

std::string Spent::inWords() const
{
    const auto cap = source.caps.microEpsilon;
    const core::privacy::AccountStatement together = source.together();
    std::string how;
    if (together.picoDelta > 0)
        how = ", at delta " + core::package::trillionths(together.picoDelta) + " by "
              + std::string(core::privacy::inWords(together.account));
    return core::package::spendInWords(debited.spend) + " of source \"" + core::printable(source.name)
           + "\", which has spent " + millionths(together.microEpsilon)
           + (cap ? " of " + millionths(*cap) : std::string()) + how;
}

std::string Spent::asEvent() const
{
    nlohmann::ordered_json event{{"event", "spent"},
                                 {"source", source.name},
                                 {"epsilon", debited.spend.epsilon()},
                                 {"delta", debited.spend.delta()},
                                 {"sourceSpent", source.together().epsilon()},
                                 {"sourceDelta", source.together().delta()},
                                 {"account", core::privacy::nameOf(source.together().account)}};
    if (source.caps.microEpsilon)
        event["sourceCap"] = static_cast<double>(*source.caps.microEpsilon) / 1e6;
    return jsonToPrint(event.dump());
}

std::optional<Spent> spentBy(core::privacy::Ledger &ledger, std::int64_t sequence)
{
    const auto contents = ledger.contents();
    if (!contents || contents->broken)
        return {};
    const auto debited = std::ranges::find(contents->entries, sequence, &LedgerEntry::sequence);
    if (debited == contents->entries.end())
        return {};
    const std::string key = core::privacy::sourceKey(debited->source);
    const auto account = std::ranges::find_if(contents->sources, [&](const SourceAccount &each) {
        return core::privacy::sourceKey(each.name) == key;
    });
    return Spent{*debited, *account};
}

} // namespace cli
