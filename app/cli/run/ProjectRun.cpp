#include "app/cli/run/ProjectRun.h"

#include "app/cli/options/GivenInputs.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/report/Terminal.h"
#include "app/cli/run/Notices.h"
#include "app/cli/run/ProgressPrinter.h"
#include "core/base/Result.h"
#include "core/chat/ConnectionTest.h"
#include "core/pipeline/asking/LocalModel.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/pipeline/project/ProjectStore.h"
#include "core/plan/ServerChecks.h"

#include <cmath>
#include <utility>

namespace cli {

using namespace core::pipeline;
using namespace core::plan;
using core::ErrorCode;
using core::fail;

namespace {

std::string few(const std::vector<std::string> &missing, std::size_t all)
{
    return std::to_string(missing.size()) + " of " + std::to_string(all)
           + " documents have no answer (first: " + missing.front() + ")";
}

// Says of the checks of documents how many were changed, worth another answer, or left out.
void tellOfChecks(const core::writing::CheckCounts &counts, std::size_t lessLabels)
{
    for (const core::writing::CheckCount &each : counts.checks)
        printError("keyseed-cli: note: check %s: %zu mended, %zu weak, %zu failed (%s)\n",
                   std::string(each.name).c_str(),
                   each.mended,
                   each.weak,
                   each.failed,
                   std::string(each.title).c_str());
    if (counts.leftOut > 0)
        printError("keyseed-cli: note: %zu documents failed a check and are left out; %zu labels have fewer "
                   "documents than asked for\n",
                   counts.leftOut,
                   lessLabels);
}

// Prints the state of one of several servers.
void tell(const core::chat::ServerStatus &server)
{
    using State = core::chat::ServerStatus::State;
    const std::string state = server.state == State::Off       ? "off: " + server.words
                              : server.state == State::Waiting ? "failing: " + server.words
                                                               : "well";
    printError("keyseed-cli: note: %s: %lld answers to %lld requests, %lld failures; %s\n",
               server.name.c_str(),
               static_cast<long long>(server.answers),
               static_cast<long long>(server.requests),
               static_cast<long long>(server.failures),
               state.c_str());
}

/// Prints what a person should know while a language model is asked.
class PrintingWatch final : public core::chat::WritingWatch
{
public:
    explicit PrintingWatch(core::JobControl &control)
        : m_printer(dynamic_cast<ProgressPrinter *>(&control))
    {}

    void progressed(const core::chat::WritingProgress &progress) override
    {
        if (m_printer != nullptr)
            m_printer->describe(wordsOf(progress));
    }

    void adapted(const std::string &words) override { printError("keyseed-cli: note: %s\n", words.c_str()); }

private:
    static std::string wordsOf(const core::chat::WritingProgress &progress);

    ProgressPrinter *m_printer; ///< null: nobody is told
};

std::string PrintingWatch::wordsOf(const core::chat::WritingProgress &progress)
{
    std::string words = std::to_string(progress.done) + " of " + std::to_string(progress.all) + " documents";
    if (progress.tokensPerSecond > 0)
        words += ", " + std::to_string(std::llround(progress.tokensPerSecond)) + " tokens a second";
    if (progress.left) {
        const auto minutes = (progress.left->count() + 59) / 60;
        words += ", about " + std::to_string(minutes) + (minutes == 1 ? " minute" : " minutes") + " left";
    }
    for (const core::writing::CheckCount &each : progress.checks.checks)
        if (each.mended + each.failed > 0)
            words += ", " + std::string(each.name) + ": " + std::to_string(each.mended) + " repaired, "
                     + std::to_string(each.failed) + " failed";
    return words;
}

// Prints the outcome of a run with a language model if it is incomplete.
void tell(const core::chat::WritingOutcome &outcome, const Plan &plan)
{
    using core::chat::WritingEnd;
    for (const core::chat::ServerStatus &each : outcome.progress.servers)
        tell(each);
    if (outcome.end == WritingEnd::Cap)
        printError("keyseed-cli: note: the cap of requests or money is reached: %lld requests, %.2f spent; "
                   "raise writer.maxRequests or writer.maxMoney (%s) and write again\n",
                   static_cast<long long>(outcome.progress.requests),
                   outcome.progress.money,
                   plan.project.c_str());
    if (outcome.end == WritingEnd::Partial)
        printError("keyseed-cli: note: %zu documents were given up; the last reason: %s\n",
                   outcome.givenUp.size(),
                   outcome.words.c_str());
}

core::Result<core::chat::ServerKeys> keysOf(const Plan &plan, const PackageOptions &options)
{
    const auto origins = keyOrigins(options);
    return origins ? keysFromEnvironment(plan, *origins) : fail(origins.error());
}

bool isCertain(core::chat::ConnectionFinding finding)
{
    using Finding = core::chat::ConnectionFinding;
    return finding == Finding::AddressNotAllowed || finding == Finding::NotFound
           || finding == Finding::Refused || finding == Finding::Certificate || finding == Finding::Proxy
           || finding == Finding::WrongKey;
}

// Tries the servers of the writer before anything is spent. Only what is certain ends the run, and of several
// servers only if it is so of each.
core::Result<void> tryServers(Pipeline &pipeline, const PackageOptions &options, core::JobControl &control)
{
    if (!pipeline.plan.writer.needs(core::writing::Need::Server))
        return {};
    if (startsServer(pipeline.plan.writer))
        return checkModelFile(pipeline.plan);
    KEYSEED_ASSIGN(auto keys, keysOf(pipeline.plan, options));
    KEYSEED_ASSIGN(const auto named, pipeline.checked({"writer"}));
    KEYSEED_ASSIGN(auto run, writingRun(named, std::move(keys)));
    if (run.servers.empty())
        run.servers.push_back({.server = run.server, .key = run.key, .plainHttpHost = {}});
    std::string words;
    for (const core::chat::AskedServer &each : run.servers) {
        core::http::Network network = run.network;
        if (!each.plainHttpHost.empty())
            network.plainHttpHost = each.plainHttpHost;
        const auto report = core::chat::testConnection(each.server, network, each.key, control);
        if (control.isCancelled())
            return core::cancelled();
        if (!isCertain(report.finding))
            return {};
        words += (words.empty() ? "" : "; ") + report.words
                 + (report.details.empty() ? "" : " (" + report.details + ")");
    }
    return fail(ErrorCode::Network, "writer: " + words + "; nothing was spent");
}

core::Result<void> ask(Pipeline &pipeline, const PackageOptions &options, core::JobControl &control)
{
    KEYSEED_ASSIGN(auto keys, keysOf(pipeline.plan, options));
    PrintingWatch watch(control);
    KEYSEED_ASSIGN(const auto outcome, pipeline.ask(std::move(keys), watch, control));
    tell(outcome, pipeline.plan);
    return {};
}

std::string whatToDoFirst(const std::string &file)
{
    auto store = core::pipeline::ProjectStore::open(file);
    const auto paid = store ? store->paidRounds() : core::fail(store.error());
    if (paid && *paid)
        return "the commit was interrupted between two rounds that are paid for; run the plan again, which "
               "does not spend budget again";
    return "nothing was committed yet; run the plan first";
}

} // namespace

core::Result<Pipeline>
openStarted(const std::string &file, const std::filesystem::path &ledger, core::JobControl &control)
{
    KEYSEED_ASSIGN(const auto folders, findFolders());
    auto pipeline = Pipeline::open(
        {.project = file, .ledger = ledger, .resources = folders.resources, .cache = folders.cache}, control);
    if (!pipeline)
        return pipeline;
    KEYSEED_TRY(pipeline->openInputs(control));
    return pipeline;
}

core::Result<Pipeline>
openProject(const std::string &file, const std::filesystem::path &ledger, core::JobControl &control)
{
    auto pipeline = openStarted(file, ledger, control);
    if (pipeline && !pipeline->model)
        return fail(ErrorCode::NotFound, file + ": " + whatToDoFirst(file));
    return pipeline;
}

core::Result<Sequences> promptedSequences(Pipeline &pipeline, core::JobControl &control)
{
    KEYSEED_ASSIGN(auto awaited, pipeline.awaited(control));
    if (awaited)
        return std::move(*awaited);
    if (!pipeline.model)
        return fail(ErrorCode::NotFound,
                    pipeline.places.project.string() + ": " + whatToDoFirst(pipeline.places.project));
    KEYSEED_TRY(pipeline.drawUnlessKept(control));
    return *pipeline.sequences;
}

core::Result<void> beginNewRelease(Pipeline &pipeline)
{
    if (!pipeline.release)
        return {};
    printError("keyseed-cli: note: this is a new release from the same model, which costs no budget; "
               "the one of %s stays as it was exported\n",
               pipeline.release->exportedAt.c_str());
    return pipeline.beginNewRelease();
}

core::Result<void> checkWriter(const Plan &plan, const PackageOptions &options)
{
    if (!plan.writer.isModel())
        return {};
    KEYSEED_ASSIGN(const auto prompts, promptSource(plan));
    if (!prompts.prompt.namesPhrases())
        printError("keyseed-cli: warning: the prompt has no place {phrases}: documents of a label differ by "
                   "chance alone, and nothing that was learnt from the records but labels is in them\n");
    return checkKey(plan, options);
}

core::Result<PrivateCounts>
commit(Pipeline &pipeline, const PackageOptions &options, core::JobControl &control)
{
    KEYSEED_TRY(tryServers(pipeline, options, control));
    KEYSEED_ASSIGN(const auto forecast, pipeline.forecast(control));
    if (forecast)
        printError("keyseed-cli: note: %s\n", forecast->inWords(pipeline.plan).c_str());
    if (!pipeline.asksWhileLearning())
        return pipeline.commit(control);
    KEYSEED_ASSIGN(auto keys, keysOf(pipeline.plan, options));
    PrintingWatch watch(control);
    return pipeline.commit(control, 0, {.keys = std::move(keys), .watch = &watch});
}

core::Result<void>
writeDocuments(Pipeline &pipeline, const PackageOptions &options, core::JobControl &control)
{
    KEYSEED_TRY(pipeline.drawUnlessKept(control));
    const bool asksHere = pipeline.asksServer();
    if (asksHere)
        KEYSEED_TRY(ask(pipeline, options, control));
    KEYSEED_TRY(pipeline.write(control));
    tellOfChecks(pipeline.checks, pipeline.labelsWithFewer());
    if (pipeline.checks.leftOut > 0 && (*pipeline.documents)->empty())
        return fail(ErrorCode::InvalidPlan,
                    pipeline.places.project.string() + ": all " + std::to_string(pipeline.checks.leftOut)
                        + " documents failed a check (writer.checks); choose another prompt or model");
    if (pipeline.missing.empty() || (options.partial && !(*pipeline.documents)->empty()))
        return {};
    const char *todo = asksHere ? "; write again to ask for them, or add --partial to go on without them"
                                : "; import their answers (keyseed-cli pack import), or add --partial";
    return fail(ErrorCode::Network,
                pipeline.places.project.string() + ": " + few(pipeline.missing, (*pipeline.sequences)->size())
                    + todo);
}

core::Result<core::package::PackageInfo> toPackage(Pipeline &pipeline,
                                                   const PackageOptions &options,
                                                   std::shared_ptr<const core::signing::SecretKey> signer,
                                                   core::JobControl &control)
{
    KEYSEED_TRY(writeDocuments(pipeline, options, control));
    const Packing packing{.extras = options.extras,
                          .signer = std::move(signer),
                          .isLedgerElsewhere = options.isLedgerElsewhere};
    auto package = pipeline.pack(options.cleanOutput(), packing, control);
    if (!package)
        return package;
    tellOfVocabulary(pipeline.plan, *pipeline.inputs, options.extras.vocabulary);
    if (auto closed = pipeline.close(package->path, package->files); !closed)
        return fail(closed.error().code, closed.error().detail + " (the package was written)");
    return package;
}

} // namespace cli
