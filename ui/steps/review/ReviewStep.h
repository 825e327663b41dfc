#pragma once

#include "core/review/Findings.h"
#include "ui/steps/Step.h"
#include "ui/steps/review/UsefulnessWork.h"

class QStackedWidget;
class QTabBar;

namespace ui {

class DocumentsTab;
class InternalTab;

/// Two tabs: the documents to read and to leave out; and figures that use the records, which do not leave.
class ReviewStep final : public Step
{
    Q_OBJECT

public:
    enum Tab { Documents, Internal };

    /// `check` is what the usefulness check runs; tests put their own in its place.
    explicit ReviewStep(ProjectSession &session,
                        QWidget *parent = nullptr,
                        UsefulnessCheck check = checkUsefulness);

    QString title() const override { return tr("Review"); }
    QString question() const override { return tr("Would you pass these documents on?"); }
    QString helpTopic() const override { return QStringLiteral("review"); }
    bool isComplete() const override;
    QString whyIncomplete() const override;
    QString hint() const override;
    bool isPrivateZone() const override;
    bool isForReading() const override { return true; }
    void initializePage() override;

    /// Null until the documents are looked through.
    const core::review::Findings *findings() const;

private:
    QTabBar *m_tabs;
    QStackedWidget *m_views;
    DocumentsTab *m_documents;
    InternalTab *m_internal;
};

} // namespace ui
