#include "app/cli/ProjectRun.h"

#include "app/cli/ResourceFolder.h"
#include "core/base/Clock.h"
#include "core/pipeline/PackagedUsefulness.h"
#include "core/pipeline/SourceHistory.h"

#include <algorithm>
#include <cstdio>

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

// What a run with a model ended with, where that is not everything.
void tell(const core::chat::WritingOutcome &outcome, const Plan &plan)
{
    using core::chat::WritingEnd;
    if (outcome.end == WritingEnd::Cap)
        std::fprintf(stderr,
                     "keyseed-cli: note: the cap of requests or money is reached: %lld requests, %.2f spent; "
                     "raise writer.maxRequests or writer.maxMoney (%s) and write again\n",
                     static_cast<long long>(outcome.progress.requests),
                     outcome.progress.money,
                     plan.project.c_str());
    if (outcome.end == WritingEnd::Partial)
        std::fprintf(stderr,
                     "keyseed-cli: note: %zu documents were given up; the last reason: %s\n",
                     outcome.givenUp.size(),
                     outcome.words.c_str());
}

core::Result<void> ask(const OpenProject &project, const Sequences &sequences, core::JobControl &control)
{
    auto key = keyFromEnvironment(project.plan);
    if (!key)
        return fail(key.error());
    core::chat::WritingWatch unwatched;
    const auto outcome = askModel(project.plan, sequences, project.file, std::move(*key), unwatched, control);
    if (!outcome)
        return fail(outcome.error());
    tell(*outcome, project.plan);
    return {};
}

core::Result<Documents>
documentsOf(OpenProject &project, const Sequences &sequences, bool withoutMissing, core::JobControl &control)
{
    const Plan &plan = project.plan;
    if (plan.writer.kind == "template")
        return writeDocuments(plan, sequences, control);
    if (plan.writer.kind == "chat")
        if (auto asked = ask(project, sequences, control); !asked)
            return fail(asked.error());
    auto written = modelDocuments(plan, sequences, project.file);
    if (!written)
        return fail(written.error());
    if (written->missing.empty() || (withoutMissing && !written->documents->empty()))
        return std::move(written->documents);
    const char *todo = plan.writer.kind == "chat"
                           ? "; write again to ask for them, or add --partial to go on without them"
                           : "; import their answers (keyseed-cli pack import), or add --partial";
    return fail(ErrorCode::Network,
                project.file.string() + ": " + few(written->missing, sequences->size()) + todo);
}

ProjectStore::ExportedRelease exportedRelease(const core::package::PackageInfo &package)
{
    const auto sums = std::find_if(package.files.begin(), package.files.end(), [](const auto &file) {
        return file.name == "SHA256SUMS";
    });
    return {core::utcNow(), package.path.string(), sums == package.files.end() ? "" : sums->sha256};
}

} // namespace

core::Result<OpenProject> openProject(const std::string &file)
{
    if (!std::filesystem::exists(file))
        return fail(ErrorCode::NotFound, file + ": no such project file");
    auto store = ProjectStore::open(file);
    if (!store)
        return fail(store.error());
    auto plan = store->loadPlan();
    if (!plan)
        return fail(plan.error());
    auto stored = store->latestModel();
    if (!stored)
        return fail(stored.error());
    if (!*plan || !*stored)
        return fail(ErrorCode::NotFound, file + ": nothing was learned yet; run the plan first");
    const auto resources = findResources();
    if (!resources)
        return fail(resources.error());
    auto inputs = openPublicInputs(**plan, *resources);
    if (!inputs)
        return fail(inputs.error());
    return OpenProject{file, std::move(**plan), std::move(*inputs), std::move(*store), std::move(**stored)};
}

core::Result<void> beginNewRelease(OpenProject &project)
{
    const auto locked = project.store.lockedRelease();
    if (!locked)
        return fail(locked.error());
    if (!*locked)
        return {};
    std::fprintf(stderr,
                 "keyseed-cli: note: this is a new release from the same model, which costs no budget; "
                 "the one of %s stays as it was exported\n",
                 (*locked)->exportedAt.c_str());
    return project.store.beginNewRelease();
}

core::Result<Sequences> sequencesOf(OpenProject &project, core::JobControl &control)
{
    auto kept = project.store.keptSequences(project.model.id);
    if (!kept)
        return fail(kept.error());
    if (*kept && (*kept)->drawnWith.sampling == project.plan.sampling)
        return std::move((*kept)->sequences);
    auto drawn = sampleSequences(project.plan, project.inputs, project.model.model, control);
    if (!drawn)
        return drawn;
    if (auto done = project.store.keepSequences(project.model.id, project.plan, *drawn); !done)
        return fail(done.error());
    return drawn;
}

core::Result<void> checkWriter(const Plan &plan)
{
    if (plan.writer.kind == "template")
        return {};
    if (auto prompts = promptSource(plan); !prompts)
        return fail(prompts.error());
    if (plan.writer.kind == "chat")
        if (auto key = keyFromEnvironment(plan); !key)
            return fail(key.error());
    return {};
}

core::Result<Selected> selectedDocuments(OpenProject &project, bool withoutMissing, core::JobControl &control)
{
    const auto sequences = sequencesOf(project, control);
    if (!sequences)
        return fail(sequences.error());
    const auto documents = documentsOf(project, *sequences, withoutMissing, control);
    if (!documents)
        return fail(documents.error());
    const auto exclusions = project.store.exclusions();
    if (!exclusions)
        return fail(exclusions.error());
    return selectDocuments(*documents, *exclusions);
}

Packing packingOf(const PackageOptions &options, const std::optional<core::signing::SecretKey> &signer)
{
    return {.output = options.cleanOutput(),
            .withoutMissing = options.partial,
            .extras = options.extras,
            .signer = signer ? &*signer : nullptr,
            .ledger = options.ledger};
}

core::Result<core::package::PackageInfo>
toPackage(OpenProject &project, const Packing &packing, core::JobControl &control)
{
    const auto selected = selectedDocuments(project, packing.withoutMissing, control);
    if (!selected)
        return fail(selected.error());
    auto approval = project.store.approval();
    if (!approval)
        return fail(approval.error());
    auto contents = packageContents(project.plan, project.inputs, project.model.model, selected->documents);
    contents.excluded = selected->excluded;
    auto history = historyIn(packing.ledger, *project.model.model);
    if (!history)
        return fail(history.error().code, project.file.string() + ": " + history.error().detail);
    contents.history = std::move(*history);
    contents.approval = std::move(*approval);
    if (auto added = addUsefulness(contents, project.store); !added)
        return fail(added.error());
    contents.signer = packing.signer;
    contents.extras = packing.extras;
    auto package = packing.output.extension() == ".zip"
                       ? core::package::writeZip(contents, packing.output, control)
                       : core::package::writeFolder(contents, packing.output, control);
    if (!package)
        return package;
    if (auto noted = project.store.noteRelease(exportedRelease(*package), project.plan); !noted)
        return fail(noted.error().code, noted.error().detail + " (the package was written)");
    return package;
}

} // namespace cli
