#include "ui/session/ReleaseDesk.h"

#include "core/base/InputFile.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/package/corpus/ApprovalRequest.h"
#include "core/pipeline/PathRoles.h"

#include <utility>

namespace ui {

using core::fail;
using core::JobControl;
using core::Result;

Result<VerifyWork::Verified> VerifyWork::operator()(JobControl &control) const
{
    KEYSEED_ASSIGN(auto found, core::package::verify(path, control));
    Verified verified{.verification = std::move(found), .isClosed = false, .trouble = std::nullopt};
    if (!closing || !verified.verification.differences.empty())
        return verified;
    if (auto closed = closing->close(path, verified.verification.files); !closed)
        verified.trouble = closed.error();
    verified.isClosed = !verified.trouble;
    return verified;
}

using core::JobControl;
using core::Result;
using Job = Jobs::Job;

bool ReleaseDesk::isClosing() const
{
    return m_jobs.isRunning(Job::Export) || (m_jobs.isRunning(Job::Verify) && m_exported);
}

void ReleaseDesk::begin()
{
    forgetPackage();
    setApproval(m_project.pipeline.approval);
}

void ReleaseDesk::setApproval(std::optional<core::package::Approval> given)
{
    m_approval = given ? std::optional(KeptApproval::read(*given)) : std::nullopt;
    m_project.pipeline.approval = std::move(given);
}

void ReleaseDesk::followDocuments()
{
    forgetPackage();
    emit packageChanged();
    compareApproval();
}

void ReleaseDesk::forgetPackage()
{
    m_package.reset();
    m_verification.reset();
    m_exported = nullptr;
}

bool ReleaseDesk::exportPackage(const std::filesystem::path &path, core::pipeline::Packing packing)
{
    if (m_jobs.isBusy() || m_project.isOpenElsewhere() || !m_project.pipeline.model
        || !m_project.pipeline.documents)
        return false;
    const SharedPipeline work = copy();
    m_jobs.run(
        Job::Export,
        [work, path, packing = std::move(packing)](JobControl &control) {
            return work->pack(path, packing, control);
        },
        [this, work](Result<core::package::PackageInfo> result) {
            return taken(std::move(result), [&](core::package::PackageInfo &&written) {
                m_project.takeInputs(*work);
                forgetPackage();
                m_package = std::move(written);
                m_exported = work;
                emit packageChanged();
            });
        });
    return true;
}

bool ReleaseDesk::verify(const std::filesystem::path &path)
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
                m_project.pipeline.release = closing->release;
                emit closedChanged();
            }
            emit packageChanged();
            if (verified.trouble)
                emit storageFailed(*verified.trouble);
        });
    });
    return true;
}

bool ReleaseDesk::beginNewRelease()
{
    if (m_jobs.isBusy() || !m_project.isReleased() || m_project.isOpenElsewhere())
        return false;
    m_jobs.run(
        Job::NewRelease,
        [work = m_project.copy()](JobControl &) { return work->beginNewRelease(); },
        [this](const Result<void> &begun) -> std::optional<core::Error> {
            if (!begun)
                return begun.error();
            forgetPackage();
            m_project.pipeline.release.reset();
            setApproval(std::nullopt); // that was of the release before
            emit closedChanged();
            emit packageChanged();
            compareApproval();
            return std::nullopt;
        });
    return true;
}

bool ReleaseDesk::approve(const std::string &name, const std::string &reason, SharedKey key)
{
    if (m_jobs.isBusy() || !m_project.canRelease() || !m_project.pipeline.model
        || !m_project.pipeline.documents)
        return false;
    const auto approve = [work = copy(), name, reason, key = std::move(key)](
                             JobControl &control) -> Result<core::package::Approval> {
        KEYSEED_TRY(work->approve(name, reason, *key, control));
        return *work->approval;
    };
    m_jobs.run(Job::Approve, approve, [this](Result<core::package::Approval> result) {
        return taken(std::move(result), [this](core::package::Approval &&given) {
            setApproval(std::move(given));
            compareApproval(); // exclusions may have changed meanwhile
        });
    });
    return true;
}

bool ReleaseDesk::saveRequest(const std::filesystem::path &path)
{
    if (m_jobs.isBusy() || !m_project.pipeline.model || !m_project.pipeline.documents)
        return false;
    m_jobs.run(
        Job::SaveRequest,
        [work = copy(), path](JobControl &) -> Result<void> {
            core::pipeline::PathRoles paths;
            paths.project(work->places.project).ledger(work->places.ledger).planned(work->plan);
            KEYSEED_TRY(paths.output("the request", path).check(true));
            KEYSEED_ASSIGN(const auto request, work->approvalRequest());
            KEYSEED_ASSIGN(const auto text, core::package::requestText(request));
            return core::writeNewFile(path, text);
        },
        [](const Result<void> &saved) { return saved ? std::nullopt : std::optional(saved.error()); });
    return true;
}

bool ReleaseDesk::takeApproval(const std::filesystem::path &path)
{
    if (m_jobs.isBusy() || !m_project.canRelease() || !m_project.pipeline.model
        || !m_project.pipeline.documents)
        return false;
    const auto take = [work = copy(), path](JobControl &) -> Result<core::package::Approval> {
        KEYSEED_ASSIGN(const auto text, core::readWholeFile(path, core::package::mostRequestBytes));
        KEYSEED_ASSIGN(auto given, core::package::readAnswer(text));
        KEYSEED_TRY(work->takeApproval(given));
        return given;
    };
    m_jobs.run(Job::TakeApproval, take, [this](Result<core::package::Approval> result) {
        return taken(std::move(result), [this](core::package::Approval &&given) {
            setApproval(std::move(given));
            compareApproval();
        });
    });
    return true;
}

bool ReleaseDesk::takeOutApproval()
{
    if (m_jobs.isBusy() || !m_project.canRelease() || !m_approval)
        return false;
    m_jobs.run(
        Job::TakeOutApproval,
        [work = m_project.copy()](JobControl &) { return work->takeOutApproval(); },
        [this](const Result<void> &done) -> std::optional<core::Error> {
            if (!done)
                return done.error();
            setApproval(std::nullopt);
            compareApproval();
            return std::nullopt;
        });
    return true;
}

void ReleaseDesk::compareApproval()
{
    m_approvalReader.drop();
    m_approvalStanding = ApprovalStanding::Unknown;
    if (m_approval && !m_approval->facts)
        m_approvalStanding = ApprovalStanding::Stale;
    else if (m_approval && m_project.pipeline.model && m_project.pipeline.documents)
        m_approvalReader.start([work = copy(), release = m_approval->facts->release](
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
