// The part of ProjectSession that has the package approved, made and checked, and closes the release.
#include "ui/session/ProjectSession.h"

#include <utility>

namespace ui {

using core::JobControl;
using core::Result;
using Job = Jobs::Job;

SharedPipeline ProjectSession::toRelease() const
{
    SharedPipeline pipeline = copy();
    pipeline->approval = m_approval ? std::optional(m_approval->given) : std::nullopt;
    // The package says how its documents were written, whatever is chosen now.
    pipeline->plan.writer = m_writtenWith;
    return pipeline;
}

bool ProjectSession::isPlanFixed() const
{
    return isReleased() || m_jobs.isRunning(Job::Export) || (m_jobs.isRunning(Job::Verify) && m_exported);
}

void ProjectSession::forgetPackage()
{
    m_package.reset();
    m_verification.reset();
    m_exported = nullptr;
}

bool ProjectSession::exportPackage(const std::filesystem::path &path, core::pipeline::Packing packing)
{
    if (m_jobs.isBusy() || !m_pipeline.model || !m_pipeline.documents)
        return false;
    const SharedPipeline work = toRelease();
    m_jobs.run(
        Job::Export,
        [work, path, packing = std::move(packing)](JobControl &control) {
            return work->pack(path, packing, control);
        },
        [this, work](Result<core::package::PackageInfo> result) {
            return taken(std::move(result), [&](core::package::PackageInfo &&written) {
                takeInputs(*work);
                forgetPackage();
                m_package = std::move(written);
                m_exported = work;
                emit packageChanged();
            });
        });
    return true;
}

bool ProjectSession::verify(const std::filesystem::path &path)
{
    if (m_jobs.isBusy())
        return false;
    const bool isOurs = m_exported && m_package && m_package->path == path;
    const VerifyWork work{.path = path, .closing = isOurs ? m_exported : nullptr};
    m_jobs.run(Job::Verify, work, [this, closing = work.closing](Result<VerifyWork::Verified> result) {
        return taken(std::move(result), [&](VerifyWork::Verified &&verified) {
            m_verification = std::move(verified.verification);
            if (verified.isClosed) {
                m_exported = nullptr;
                m_pipeline.release = closing->release;
                emit releaseChanged();
            }
            emit packageChanged();
            if (verified.trouble)
                emit storageFailed(*verified.trouble);
        });
    });
    return true;
}

bool ProjectSession::beginNewRelease()
{
    if (m_jobs.isBusy() || !isReleased())
        return false;
    m_jobs.run(
        Job::NewRelease,
        [work = copy()](JobControl &) { return work->beginNewRelease(); },
        [this](const Result<void> &begun) -> std::optional<core::Error> {
            if (!begun)
                return begun.error();
            forgetPackage();
            m_pipeline.release.reset();
            m_approval.reset(); // that was of the release before
            emit releaseChanged();
            emit packageChanged();
            compareApproval();
            return std::nullopt;
        });
    return true;
}

bool ProjectSession::approve(const std::string &name, const std::string &reason, SharedKey key)
{
    if (m_jobs.isBusy() || isReleased() || !m_pipeline.model || !m_pipeline.documents)
        return false;
    const auto approve = [work = toRelease(), name, reason, key = std::move(key)](
                             JobControl &control) -> Result<KeptApproval> {
        if (auto approved = work->approve(name, reason, *key, control); !approved)
            return core::fail(approved.error());
        return KeptApproval::read(*work->approval);
    };
    m_jobs.run(Job::Approve, approve, [this](Result<KeptApproval> result) {
        return taken(std::move(result), [this](KeptApproval &&approval) {
            m_approval = std::move(approval);
            compareApproval(); // exclusions may have changed meanwhile
        });
    });
    return true;
}

bool ProjectSession::takeOutApproval()
{
    if (m_jobs.isBusy() || isReleased() || !m_approval)
        return false;
    m_jobs.run(
        Job::TakeOutApproval,
        [work = copy()](JobControl &) { return work->takeOutApproval(); },
        [this](const Result<void> &done) -> std::optional<core::Error> {
            if (!done)
                return done.error();
            m_approval.reset();
            compareApproval();
            return std::nullopt;
        });
    return true;
}

void ProjectSession::compareApproval()
{
    m_approvalReader.drop();
    m_approvalStanding = ApprovalStanding::Unknown;
    if (m_approval && !m_approval->facts)
        m_approvalStanding = ApprovalStanding::Stale;
    else if (m_approval && m_pipeline.model && m_pipeline.documents)
        m_approvalReader.start([work = toRelease(), release = m_approval->facts->release](
                                   JobControl &) { return work->isOfNow(release); },
                               [this](const Result<bool> &isSame) {
                                   if (!isSame)
                                       return; // the export says why
                                   m_approvalStanding =
                                       *isSame ? ApprovalStanding::Holds : ApprovalStanding::Stale;
                                   emit approvalChanged();
                               });
    emit approvalChanged();
}

} // namespace ui
