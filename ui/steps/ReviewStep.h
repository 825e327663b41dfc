#pragma once

#include "ui/jobs/JobRunner.h"
#include "ui/models/ReviewFindings.h"
#include "ui/steps/Step.h"

#include <memory>

class QLabel;
class QTableView;

namespace ui {

class Card;
class DocumentView;
class LookAlikeModel;
class ReviewFilterRow;
class ReviewListModel;

/// The documents to read beside their phrases, with what a look through all of them found.
class ReviewStep final : public Step
{
    Q_OBJECT

public:
    explicit ReviewStep(ProjectSession &session, QWidget *parent = nullptr);

    QString title() const override { return tr("Review"); }
    QString question() const override { return tr("Would you hand these documents on?"); }
    QString helpTopic() const override { return QStringLiteral("review"); }
    bool isComplete() const override;
    QString whyIncomplete() const override { return tr("Write the documents first, one page back."); }
    QString hint() const override;
    bool isPrivateZone() const override { return false; }
    void initializePage() override;

    /// Null until the documents are looked through.
    const ReviewFindings *findings() const { return m_findings.get(); }

private:
    QWidget *makeReading();
    QWidget *makeLookAlikes();
    void connectParts();
    void showDocuments();
    void lookThrough();
    void takeFindings(ReviewFindings findings);
    void showSummary();
    void showMarks();
    void showDocument(int row);
    void chooseFirst();
    void goTo(int hit);

    QLabel *m_summary;
    ReviewFilterRow *m_filter;
    ReviewListModel *m_list;
    QTableView *m_table;
    QLabel *m_count;
    DocumentView *m_view;
    LookAlikeModel *m_lookAlikes;
    QTableView *m_hits;
    Card *m_hitsCard;
    std::shared_ptr<const ReviewFindings> m_findings;
    bool m_isStale = false; ///< other documents came while the last ones were looked through
    JobRunner m_runner;     ///< last: its worker ends before anything else goes
};

} // namespace ui
