// The steps of the pipeline that have a release approved, packed and closed.
#include "core/base/Clock.h"
#include "core/pipeline/OtherReleases.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/Pipeline.h"
#include "core/pipeline/SourceHistory.h"
#include "core/pipeline/Stages.h"

#include <algorithm>
#include <utility>

namespace core::pipeline {

namespace {

std::string sumOf(const std::vector<package::FileEntry> &files, const char *name)
{
    const auto found = std::find_if(
        files.begin(), files.end(), [name](const package::FileEntry &file) { return file.name == name; });
    return found == files.end() ? std::string() : found->sha256;
}

} // namespace

Result<Candidate> Pipeline::candidate()
{
    NoControl control;
    if (auto opened = openInputs(control); !opened)
        return fail(opened.error());
    auto chosen = review::selectDocuments(*documents, exclusions);
    if (!chosen)
        return fail(chosen.error());
    auto project = store();
    if (!project)
        return fail(project.error());
    auto others = otherReleases(*project, **model);
    if (!others)
        return fail(others.error());
    auto history = historyIn(places.ledger, **model);
    if (!history)
        return fail(history.error().code, places.project.string() + ": " + history.error().detail);
    const auto selected = std::make_shared<const review::Selected>(std::move(*chosen));
    Candidate made{.inputs = inputs,
                   .model = model,
                   .selected = selected,
                   .contents = packageContents(plan, *inputs, *model, selected->documents)};
    made.contents.writtenFrom = writtenFrom;
    made.contents.excluded = selected->excluded;
    made.contents.history = std::move(*history);
    made.contents.budget = others->budget;
    made.contents.usefulness = std::move(others->usefulness);
    made.contents.labelFindings = std::move(others->labelFindings);
    made.contents.drawChoices = std::move(others->drawChoices);
    made.contents.exactComparisons = others->exactComparisons;
    return made;
}

Result<package::PackageInfo>
Pipeline::pack(const std::filesystem::path &path, const Packing &packing, JobControl &control)
{
    // Whether a package that is there may be replaced, the one who named it has said.
    Paths paths;
    paths.project(places.project).ledger(places.ledger).planned(plan).output("the package", path);
    if (auto apart = paths.check(true); !apart)
        return fail(apart.error());
    auto made = candidate();
    if (!made)
        return fail(made.error());
    made->contents.approval = approval;
    made->contents.signer = packing.signer.get();
    made->contents.extras = packing.extras;
    return path.extension() == ".zip" ? package::writeZip(made->contents, path, control)
                                      : package::writeFolder(made->contents, path, control);
}

Result<void> Pipeline::close(const std::filesystem::path &path, const std::vector<package::FileEntry> &files)
{
    auto project = store();
    if (!project)
        return fail(project.error());
    ProjectStore::ExportedRelease closed{utcNow(), path.string(), sumOf(files, "SHA256SUMS")};
    if (auto noted = project->noteRelease(closed, plan); !noted)
        return noted;
    release = std::move(closed);
    return {};
}

Result<void> Pipeline::beginNewRelease()
{
    auto project = store();
    if (!project)
        return fail(project.error());
    if (auto begun = project->beginNewRelease(); !begun)
        return begun;
    release.reset();
    approval.reset(); // that was of the release before
    return {};
}

Result<Approved> Pipeline::approve(const std::string &name,
                                   const std::string &reason,
                                   const signing::SecretKey &key,
                                   JobControl &control)
{
    const auto made = candidate();
    if (!made)
        return fail(made.error());
    auto approved = package::approvedRelease(made->contents);
    if (!approved)
        return fail(approved.error());
    auto given = package::approve({.project = plan.project,
                                   .name = name,
                                   .reason = reason,
                                   .approvedAt = utcNow(),
                                   .key = key.publicKey(),
                                   .release = *approved},
                                  key);
    if (!given)
        return fail(given.error());
    if (control.isCancelled())
        return cancelled();
    auto project = store();
    if (!project)
        return fail(project.error());
    if (auto kept = project->keepApproval(*given); !kept)
        return fail(kept.error());
    approval = std::move(*given);
    return Approved{std::move(*approved), made->selected->documents->size()};
}

Result<void> Pipeline::takeOutApproval()
{
    auto project = store();
    if (!project)
        return fail(project.error());
    if (auto kept = project->keepApproval(std::nullopt); !kept)
        return kept;
    approval.reset();
    return {};
}

Result<bool> Pipeline::isOfNow(const package::ApprovedRelease &approved)
{
    const auto made = candidate();
    if (!made)
        return fail(made.error());
    const auto now = package::approvedRelease(made->contents);
    if (!now)
        return fail(now.error());
    return now->files == approved.files && now->epsilon == approved.epsilon;
}

} // namespace core::pipeline
