#pragma once

#include "core/package/Package.h"
#include "core/review/Findings.h"
#include "ui/jobs/JobRunner.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QLayout;
class QTableView;

namespace ui {

class Card;
class DocumentView;
class ExclusionBar;
class LookAlikeModel;
class ProjectSession;
class ReviewFilterRow;
class ReviewListModel;
class ReviewSearch;

/// The documents to read beside their phrases, with what a look through all of them found; each can be left
/// out.
class DocumentsTab final : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentsTab(ProjectSession &session, QWidget *parent = nullptr);

    /// Looks through the documents, once for each that are written.
    void start();
    /// Null until the documents are looked through.
    const core::review::Findings *findings() const { return m_findings.get(); }

signals:
    void changed();

private:
    QWidget *makeReading();
    QLayout *makeList(QWidget *parent);
    QWidget *makeLookAlikes();
    void connectParts();
    void connectExclusions();
    void showDocuments();
    void lookThrough();
    void takeFindings(core::review::Findings findings);
    void showSummary();
    void showMarks();
    void showDocument(int row);
    void showLeftOut(int row);
    void showFiltered();
    void showExclusions();
    void chooseFirst();
    void tellChosen();
    void goTo(int hit);
    void goToDocument(std::size_t document);
    void goToLike();

    std::vector<std::size_t> chosen() const;
    /// Leaves out what is chosen; without a reason, each for what its marks say.
    void leaveOut(std::optional<core::package::ExclusionReason> reason);
    void takeBack();
    void offerMenu(const QPoint &place);

    ProjectSession &m_session;
    QLabel *m_summary;
    ReviewFilterRow *m_filter;
    ReviewListModel *m_list;
    ReviewSearch *m_search;
    QTableView *m_table;
    QLabel *m_count;
    DocumentView *m_view;
    ExclusionBar *m_exclusions;
    LookAlikeModel *m_lookAlikes;
    QTableView *m_hits;
    Card *m_hitsCard;
    std::shared_ptr<const core::review::Findings> m_findings;
    bool m_isStale = false; ///< other documents came while the last ones were looked through
    JobRunner m_runner;     ///< last: its worker ends before anything else goes
};

} // namespace ui
