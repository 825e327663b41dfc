// The part of ProjectSession that has the package approved, made and checked, and closes the release.
#include "ui/session/ProjectSession.h"

#include <utility>

namespace ui {

using core::JobControl;
using core::Result;
using Job = Jobs::Job;

ReleaseParts ProjectSession::releaseParts() const
{
    ReleaseParts parts{.inputs = workInputs(),
                       .model = m_model,
                       .documents = m_documents,
                       .exclusions = m_exclusions,
                       .ledger = m_environment.ledgerPath,
                       .project = m_projectPath};
    // The package says how its documents were written, whatever is chosen now.
    parts.inputs.plan.writer = m_writtenWith;
    return parts;
}

bool ProjectSession::isPlanFixed() const
{
    return isReleased() || m_jobs.isRunning(Job::Export) || (m_jobs.isRunning(Job::Verify) && m_exported);
}

void ProjectSession::forgetPackage()
{
    m_package.reset();
    m_verification.reset();
    m_exported.reset();
}

bool ProjectSession::exportPackage(const std::filesystem::path &path, Packing packing)
{
    if (m_jobs.isBusy() || !m_model || !m_documents)
        return false;
    ExportWork work{.parts = releaseParts(),
                    .approval = m_approval ? std::optional(m_approval->given) : std::nullopt,
                    .packing = std::move(packing),
                    .path = path};
    const core::plan::Plan plan = work.parts.inputs.plan;
    m_jobs.run(Job::Export, std::move(work), [this, plan](Result<ExportWork::Written> result) {
        return taken(std::move(result), [&](ExportWork::Written &&written) {
            takeInputs(written.inputs, plan.vocabulary);
            forgetPackage();
            m_package = std::move(written.value);
            m_exported = plan;
            emit packageChanged();
        });
    });
    return true;
}

bool ProjectSession::verify(const std::filesystem::path &path)
{
    if (m_jobs.isBusy())
        return false;
    VerifyWork work{.path = path, .closing = std::nullopt};
    if (m_exported && m_package && m_package->path == path)
        work.closing = VerifyWork::Closing{.project = m_projectPath, .plan = *m_exported};
    m_jobs.run(Job::Verify, std::move(work), [this](Result<VerifyWork::Verified> result) {
        return taken(std::move(result), [this](VerifyWork::Verified &&verified) {
            m_verification = std::move(verified.verification);
            if (verified.release) {
                m_exported.reset();
                m_release = std::move(verified.release);
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
        [project = m_projectPath](JobControl &) -> Result<void> {
            auto store = openStore(project);
            return store ? store->beginNewRelease() : core::fail(store.error());
        },
        [this](const Result<void> &begun) -> std::optional<core::Error> {
            if (!begun)
                return begun.error();
            forgetPackage();
            m_release.reset();
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
    if (m_jobs.isBusy() || isReleased() || !m_model || !m_documents)
        return false;
    m_jobs.run(Job::Approve,
               ApproveWork{.parts = releaseParts(),
                           .name = name,
                           .reason = reason,
                           .key = std::move(key),
                           .project = m_projectPath},
               [this](Result<KeptApproval> result) {
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
        [project = m_projectPath](JobControl &) -> Result<void> {
            auto store = openStore(project);
            return store ? store->keepApproval(std::nullopt) : core::fail(store.error());
        },
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
    else if (m_approval && m_model && m_documents)
        m_approvalReader.start(CompareApproval{.parts = releaseParts(), .facts = *m_approval->facts},
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
