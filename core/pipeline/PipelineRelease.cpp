// The steps of the pipeline that have a release approved, packed and closed.
#include "core/base/Date.h"
#include "core/base/Result.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/Pipeline.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/pipeline/VocabularyTravel.h"
#include "core/pipeline/project/OtherReleases.h"
#include "core/pipeline/project/SourceHistory.h"
#include "core/plan/PlanPolicy.h"

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

Result<ReleaseCandidate> Pipeline::candidate()
{
    NoControl control;
    KEYSEED_TRY(openInputs(control));
    KEYSEED_ASSIGN(const auto named, checked({"writer"}));
    KEYSEED_ASSIGN(auto chosen, review::selectDocuments(*documents, exclusions));
    KEYSEED_ASSIGN(auto project, store());
    KEYSEED_ASSIGN(auto others, otherReleases(project, **model));
    auto history = historyIn(places.ledger, **model);
    if (!history)
        return fail(inPlace(places.project.string(), history.error()));
    const auto selected = std::make_shared<const review::Selected>(std::move(chosen));
    ReleaseCandidate made{.inputs = inputs,
                          .model = model,
                          .selected = selected,
                          .contents = packageContents(named, *inputs, *model, selected->documents)};
    made.contents.writtenFrom = writtenFrom;
    made.contents.checks = checks;
    made.contents.excluded = selected->excluded;
    made.contents.history = std::move(*history);
    made.contents.budget = others.budget;
    made.contents.usefulness = std::move(others.usefulness);
    made.contents.labelFindings = std::move(others.labelFindings);
    made.contents.drawChoices = std::move(others.drawChoices);
    made.contents.exactComparisons = others.exactComparisons;
    return made;
}

Result<package::PackageInfo>
Pipeline::pack(const std::filesystem::path &path, const Packing &packing, JobControl &control)
{
    KEYSEED_TRY(core::plan::checkPolicy(plan)); // purpose and licence may have changed since the commit
    // Whether a package that is there may be replaced, the one who named it has said.
    PathRoles paths;
    paths.project(places.project).ledger(places.ledger).planned(plan).output("the package", path);
    KEYSEED_TRY(paths.check(true));
    KEYSEED_ASSIGN(auto made, candidate());
    if (!made.contents.history && !packing.isLedgerElsewhere)
        return fail(
            ErrorCode::InvalidParameter,
            places.project.string() + ": the ledger " + places.ledger.string()
                + " does not know what was paid for the model in it; name the ledger that does "
                  "(--ledger), or state that it is on another computer (--ledger-elsewhere), which the "
                  "package will say");
    made.contents.approval = approval;
    made.contents.signer = packing.signer.get();
    made.contents.extras = packing.extras;
    if (isPacked(vocabularyTravel(plan, *made.inputs), packing.extras.vocabulary))
        made.contents.travelling = travellingVocabulary(*made.inputs);
    return path.extension() == ".zip" ? package::writeZip(made.contents, path, control)
                                      : package::writeFolder(made.contents, path, control);
}

Result<void> Pipeline::close(const std::filesystem::path &path, const std::vector<package::FileEntry> &files)
{
    KEYSEED_ASSIGN(auto project, store());
    ProjectStore::ExportedRelease closed{utcNow(), path.string(), sumOf(files, "SHA256SUMS")};
    KEYSEED_TRY(project.noteRelease(closed, plan));
    release = std::move(closed);
    return {};
}

Result<void> Pipeline::beginNewRelease()
{
    KEYSEED_ASSIGN(auto project, store());
    KEYSEED_TRY(project.beginNewRelease());
    release.reset();
    approval.reset(); // that was of the release before
    return {};
}

Result<Approved> Pipeline::approve(const std::string &name,
                                   const std::string &reason,
                                   const signing::SecretKey &key,
                                   JobControl &control)
{
    KEYSEED_ASSIGN(const auto made, candidate());
    KEYSEED_ASSIGN(auto approved, package::approvedRelease(made.contents));
    KEYSEED_ASSIGN(auto given,
                   package::approve({.name = name,
                                     .reason = reason,
                                     .approvedAt = utcNow(),
                                     .key = key.publicKey(),
                                     .release = approved},
                                    key));
    if (control.isCancelled())
        return cancelled();
    KEYSEED_ASSIGN(auto project, store());
    KEYSEED_TRY(project.keepApproval(given));
    approval = std::move(given);
    return Approved{std::move(approved), made.selected->documents->size()};
}

Result<package::ApprovalRequest> Pipeline::approvalRequest()
{
    KEYSEED_ASSIGN(const auto made, candidate());
    return package::approvalRequest(made.contents);
}

Result<Approved> Pipeline::takeApproval(const package::Approval &given)
{
    KEYSEED_ASSIGN(auto facts, package::readApproval(given));
    KEYSEED_ASSIGN(const auto made, candidate());
    KEYSEED_ASSIGN(const auto now, package::approvedRelease(made.contents));
    if (!facts.release.coversPlan() || !facts.release.hasAllFiles())
        return fail(ErrorCode::InvalidPackage, "the approval does not cover the plan and every file");
    if (const auto problem = package::approvalProblem(facts, now))
        return fail(ErrorCode::InvalidParameter,
                    "the approval " + *problem + "; export a new request and have it approved again");
    KEYSEED_ASSIGN(auto project, store());
    KEYSEED_TRY(project.keepApproval(given));
    approval = given;
    return Approved{std::move(facts.release), made.selected->documents->size()};
}

Result<void> Pipeline::takeOutApproval()
{
    KEYSEED_ASSIGN(auto project, store());
    KEYSEED_TRY(project.keepApproval(std::nullopt));
    approval.reset();
    return {};
}

Result<bool> Pipeline::isOfNow(const package::ApprovedRelease &approved)
{
    KEYSEED_ASSIGN(const auto made, candidate());
    KEYSEED_ASSIGN(const auto now, package::approvedRelease(made.contents));
    return now == approved;
}

} // namespace core::pipeline
