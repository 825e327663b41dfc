#pragma once

#include "core/package/Package.h"
#include "core/package/corpus/Approval.h"
#include "ui/jobs/LatestJob.h"
#include "ui/session/Jobs.h"
#include "ui/session/OpenProject.h"

#include <QObject>

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace ui {

/// Reads a package again, and closes the release when it is the one that `closing` made just now, and is
/// good. For a worker; called once.
struct VerifyWork
{
    struct Verified
    {
        core::package::Verification verification;
        bool isClosed = false;
        std::optional<core::Error> trouble; ///< why it could not be closed
    };

    std::filesystem::path path;
    SharedPipeline closing; ///< null where it is another package

    core::Result<Verified> operator()(core::JobControl &control) const;
};

/// A second person's agreement as the project keeps it.
struct KeptApproval
{
    core::package::Approval given;
    std::optional<core::package::ApprovalFacts> facts; ///< empty when it cannot be read

    static KeptApproval read(core::package::Approval given)
    {
        auto facts = core::package::readApproval(given);
        return {std::move(given), facts ? std::optional(std::move(*facts)) : std::nullopt};
    }
};

/// Whether it is of the documents as they are now.
enum class ApprovalStanding {
    Unknown, ///< not compared yet, or there are no documents
    Holds,
    Stale ///< of other documents, or not readable: no package can be made with it
};

using SharedKey = std::shared_ptr<const core::signing::SecretKey>;

/// Has the package approved, made and verified, and closes the release. Work runs on the session's worker:
/// false, and nothing happens, while other work runs there.
class ReleaseDesk final : public QObject
{
    Q_OBJECT

public:
    ReleaseDesk(Jobs &jobs, OpenProject &project)
        : m_jobs(jobs)
        , m_project(project)
    {}

    /// Made since the project was opened, and of the documents as they are.
    const std::optional<core::package::PackageInfo> &package() const { return m_package; }
    /// Returns the result for the package that was verified last.
    const std::optional<core::package::Verification> &verification() const { return m_verification; }
    /// The package that closed the release.
    const std::optional<core::pipeline::ProjectStore::ExportedRelease> &closed() const
    {
        return m_project.pipeline.release;
    }
    /// A second person's agreement.
    const std::optional<KeptApproval> &approval() const { return m_approval; }
    ApprovalStanding approvalStanding() const { return m_approvalStanding; }
    /// A package that closes the release is on its way, see ProjectSession::isPlanFixed.
    bool isClosing() const;
    /// Returns a copy from which a package is made, for a worker.
    SharedPipeline copy() const { return m_project.copyAsWritten(); }

    /// A zip when the name ends in .zip, else a folder.
    bool exportPackage(const std::filesystem::path &path, core::pipeline::Packing packing = {});
    /// Verifies the package that was just exported: closes the release if there is no difference.
    bool verify(const std::filesystem::path &path);
    /// Has a second person agree to what would be released; kept in the project.
    bool approve(const std::string &name, const std::string &reason, SharedKey key);
    /// Saves a request that a second person approves at another computer.
    bool saveRequest(const std::filesystem::path &path);
    /// Takes the signed answer to a request. An answer for another release is refused.
    bool takeApproval(const std::filesystem::path &path);
    bool takeOutApproval();
    /// Begins a new release of the same model, which costs nothing: the plan can change again from the
    /// drawing on.
    bool beginNewRelease();

    // --- for the session ----------------------------------------------------------------------------------
    /// Takes the approval of the project that was opened or fitted. The session tells of the change.
    void begin();
    /// Documents or exclusions changed: a package that was made before is none of them any more, and is
    /// forgotten.
    void followDocuments();

signals:
    void packageChanged();  ///< package or verification
    void closedChanged();   ///< the release was closed, or a new one begun
    void approvalChanged(); ///< the approval, or how it stands
    /// The package is good, but that it is could not be kept in the project.
    void storageFailed(const core::Error &error);

private:
    void forgetPackage();
    void setApproval(std::optional<core::package::Approval> given);
    void compareApproval();

    Jobs &m_jobs;
    OpenProject &m_project;
    std::optional<core::package::PackageInfo> m_package;
    std::optional<core::package::Verification> m_verification;
    SharedPipeline m_exported; ///< what the package was made of, until it is verified
    std::optional<KeptApproval> m_approval;
    ApprovalStanding m_approvalStanding = ApprovalStanding::Unknown;
    LatestJob m_approvalReader;
};

} // namespace ui
