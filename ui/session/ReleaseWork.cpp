#include "ui/session/ReleaseWork.h"

#include "core/base/Clock.h"
#include "core/package/StatementPdf.h"
#include "core/pipeline/Journey.h"
#include "core/pipeline/PackagedUsefulness.h"
#include "core/pipeline/SourceHistory.h"

#include <algorithm>
#include <fstream>
#include <system_error>
#include <utility>

namespace ui {

namespace {

using core::fail;
using core::JobControl;
using core::Result;
using core::pipeline::ProjectStore;

std::string sumOf(const std::vector<core::package::FileEntry> &files, const char *name)
{
    const auto found = std::find_if(files.begin(), files.end(), [name](const core::package::FileEntry &file) {
        return file.name == name;
    });
    return found == files.end() ? std::string() : found->sha256;
}

Result<core::package::ApprovedRelease> approvedRelease(const ReleaseParts &parts)
{
    const auto opened = parts.inputs.open();
    if (!opened)
        return fail(opened.error());
    const auto selected = parts.select();
    if (!selected)
        return fail(selected.error());
    const auto contents = parts.contents(**opened, *selected);
    if (!contents)
        return fail(contents.error());
    return core::package::approvedRelease(*contents);
}

Result<ProjectStore::ExportedRelease> close(const VerifyWork &work, const core::package::Verification &found)
{
    auto store = openStore(work.closing->project);
    if (!store)
        return fail(store.error());
    ProjectStore::ExportedRelease release{
        core::utcNow(), work.path.string(), sumOf(found.files, "SHA256SUMS")};
    if (auto noted = store->noteRelease(release, work.closing->plan); !noted)
        return fail(noted.error());
    return release;
}

} // namespace

Result<ProjectStore> openStore(const std::filesystem::path &project)
{
    std::error_code ignored;
    if (!std::filesystem::exists(project, ignored))
        return fail(core::ErrorCode::NotFound,
                    project.string()
                        + ": the project file is no longer there; put it back, or connect its drive");
    return ProjectStore::open(project);
}

Result<core::pipeline::Selected> ReleaseParts::select() const
{
    return core::pipeline::selectDocuments(*documents, exclusions);
}

Result<core::package::Contents> ReleaseParts::contents(const core::pipeline::PublicInputs &opened,
                                                       const core::pipeline::Selected &selected) const
{
    auto store = openStore(project);
    if (!store)
        return fail(store.error());
    auto contents = core::pipeline::packageContents(inputs.plan, opened, *model, selected.documents);
    contents.excluded = selected.excluded;
    auto history = core::pipeline::historyIn(ledger, **model);
    if (!history)
        return fail(history.error().code, project.string() + ": " + history.error().detail);
    contents.history = std::move(*history);
    if (auto added = core::pipeline::addUsefulness(contents, *store); !added)
        return fail(added.error());
    return contents;
}

Result<ExportWork::Written> ExportWork::operator()(JobControl &control) const
{
    const auto opened = parts.inputs.open();
    if (!opened)
        return fail(opened.error());
    const auto selected = parts.select();
    if (!selected)
        return fail(selected.error());
    auto contents = parts.contents(**opened, *selected);
    if (!contents)
        return fail(contents.error());
    contents->approval = approval;
    contents->signer = packing.signer.get();
    contents->extras = packing.extras;
    auto written = path.extension() == ".zip" ? core::package::writeZip(*contents, path, control)
                                              : core::package::writeFolder(*contents, path, control);
    if (!written)
        return fail(written.error());
    return Written{std::move(*written), *opened};
}

Result<VerifyWork::Verified> VerifyWork::operator()(JobControl &control) const
{
    auto found = core::package::verify(path, control);
    if (!found)
        return fail(found.error());
    Verified verified{.verification = std::move(*found), .release = std::nullopt, .trouble = std::nullopt};
    if (!closing || !verified.verification.differences.empty())
        return verified;
    auto closed = close(*this, verified.verification);
    if (closed)
        verified.release = std::move(*closed);
    else
        verified.trouble = closed.error();
    return verified;
}

Result<KeptApproval> ApproveWork::operator()(JobControl &control) const
{
    auto release = approvedRelease(parts);
    if (!release)
        return fail(release.error());
    auto given = core::package::approve({.project = parts.inputs.plan.project,
                                         .name = name,
                                         .reason = reason,
                                         .approvedAt = core::utcNow(),
                                         .key = key->publicKey(),
                                         .release = std::move(*release)},
                                        *key);
    if (!given)
        return fail(given.error());
    if (control.isCancelled())
        return core::cancelled();
    auto store = openStore(project);
    if (!store)
        return fail(store.error());
    if (auto kept = store->keepApproval(*given); !kept)
        return fail(kept.error());
    return KeptApproval::read(std::move(*given));
}

Result<bool> CompareApproval::operator()(JobControl &) const
{
    const auto now = approvedRelease(parts);
    if (!now)
        return fail(now.error());
    return now->files == facts.release.files && now->epsilon == facts.release.epsilon;
}

Result<std::filesystem::path> StatementWork::operator()(JobControl &) const
{
    const auto opened = parts.inputs.open();
    if (!opened)
        return fail(opened.error());
    const auto selected = parts.select();
    if (!selected)
        return fail(selected.error());
    const auto contents = parts.contents(**opened, *selected);
    if (!contents)
        return fail(contents.error());
    const auto pdf = core::package::statementPdf(*contents);
    if (!pdf)
        return fail(pdf.error());
    std::ofstream file(path, std::ios::binary);
    file << *pdf;
    file.close();
    if (!file)
        return fail(core::ErrorCode::Io, path.string() + ": cannot be written; check the free space");
    return path;
}

} // namespace ui
