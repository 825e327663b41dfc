#pragma once

#include "ui/session/ProjectSession.h"
#include "ui/steps/Step.h"

#include <string>

class QLabel;

namespace ui {

class ApprovalCard;
class ExportCard;
class JobFeedback;
class PackageCard;
class ReleaseAboutCard;
class SignatureCard;
class StatementCard;

/// The package: what it says of itself, the promise it carries, who agrees and who signs, where it goes, and
/// that it verifies. Once it does, the release is closed.
class ReleaseStep final : public Step
{
    Q_OBJECT

public:
    explicit ReleaseStep(ProjectSession &session, QWidget *parent = nullptr);

    QString title() const override { return tr("Release"); }
    QString question() const override { return tr("What is passed on, and what does it guarantee?"); }
    QString helpTopic() const override { return QStringLiteral("release"); }
    bool isComplete() const override;
    QString whyIncomplete() const override;
    QString hint() const override;
    bool isPrivateZone() const override { return false; }
    bool isForReading() const override { return true; }
    void initializePage() override;

private:
    void layOut();
    void connectSession();
    void connectCards();
    void refresh();
    void startExport();
    /// Returns why nothing can be exported now.
    QString obstacle() const;
    void readReleased();
    void scrollToPackage();
    bool isCurrent() const;

    ReleaseAboutCard *m_about;
    StatementCard *m_statement;
    ApprovalCard *m_approval;
    SignatureCard *m_signature;
    ExportCard *m_export;
    JobFeedback *m_exporting;
    JobFeedback *m_verifying;
    PackageCard *m_package;
    QLabel *m_after;
    std::string m_exportedPlan; ///< the plan as it went into the package
};

} // namespace ui
