// How documents are left out and taken back in.
#include "core/review/Exclusions.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/review/DocumentsTab.h"
#include "ui/steps/review/ExclusionBar.h"
#include "ui/steps/review/LookAlikeModel.h"
#include "ui/steps/review/ReviewListModel.h"
#include "ui/steps/review/ReviewText.h"

#include <QLabel>
#include <QMenu>
#include <QShortcut>
#include <QTableView>

#include <algorithm>

namespace ui {

using core::package::ExclusionReason;
using core::review::DocumentFindings;
using core::review::Exclusions;
using core::review::guessedReason;
using core::review::reasonOf;

void DocumentsTab::connectExclusions()
{
    connect(&m_session, &ProjectSession::exclusionsChanged, this, &DocumentsTab::showExclusions);
    connect(m_exclusions, &ExclusionBar::leaveOutAsked, this, [this] { leaveOut(m_exclusions->reason()); });
    connect(m_exclusions, &ExclusionBar::takeBackAsked, this, &DocumentsTab::takeBack);
    auto *remove = new QShortcut(QKeySequence(Qt::Key_Delete), m_table);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, [this] { leaveOut(m_exclusions->reason()); });
    connect(m_table, &QTableView::customContextMenuRequested, this, &DocumentsTab::offerMenu);
}

std::vector<std::size_t> DocumentsTab::chosen() const
{
    std::vector<std::size_t> documents;
    for (const QModelIndex &row : m_table->selectionModel()->selectedRows())
        documents.push_back(m_list->documentAt(row.row()));
    return documents;
}

void DocumentsTab::leaveOut(std::optional<ExclusionReason> reason)
{
    if (!m_session.documents())
        return;
    const auto &all = **m_session.documents();
    Exclusions more;
    for (const std::size_t document : chosen()) {
        if (!reason && reasonOf(m_session.exclusions(), all[document].seed.id))
            continue; // keeps the reason it has
        const DocumentFindings found = m_findings ? m_findings->documents[document] : DocumentFindings{};
        more.push_back({all[document].seed.id, reason.value_or(guessedReason(found, all[document]))});
    }
    m_session.setExclusions(core::review::with(m_session.exclusions(), more));
}

void DocumentsTab::takeBack()
{
    if (!m_session.documents())
        return;
    std::vector<std::string> ids;
    for (const std::size_t document : chosen())
        ids.push_back((**m_session.documents())[document].seed.id);
    m_session.setExclusions(core::review::without(m_session.exclusions(), ids));
}

void DocumentsTab::tellChosen()
{
    ExclusionBar::Chosen counts;
    const std::vector<std::size_t> documents = chosen();
    for (const std::size_t document : documents)
        ++(reasonOf(m_session.exclusions(), (**m_session.documents())[document].seed.id) ? counts.out
                                                                                         : counts.in);
    if (documents.size() == 1) {
        const auto &document = (**m_session.documents())[documents.front()];
        counts.guess = guessedReason(
            m_findings ? m_findings->documents[documents.front()] : DocumentFindings{}, document);
    }
    m_exclusions->setChosen(counts);
}

// Rows stay, and so does what is chosen; only a list of those left out changes.
void DocumentsTab::showExclusions()
{
    const int current = m_table->currentIndex().row();
    const int before = m_list->rowCount();
    m_list->setExclusions(m_session.exclusions());
    m_lookAlikes->setExclusions(m_session.exclusions());
    showMarks();
    if (m_list->rowCount() != before) {
        chooseFirst();
        if (const int row = std::min(current, m_list->rowCount() - 1); row > 0)
            m_table->selectRow(row);
    } else {
        showLeftOut(m_table->currentIndex().row());
        tellChosen();
    }
    m_exclusions->refresh();
    showSummary();
    emit changed();
}

void DocumentsTab::offerMenu(const QPoint &place)
{
    const std::vector<std::size_t> documents = chosen();
    if (documents.empty())
        return;
    auto *menu = new QMenu(m_table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    //: leave a document out: for the reason that its marks give
    menu->addAction(tr("Leave out"), this, [this] { leaveOut(std::nullopt); });
    QMenu *because = menu->addMenu(tr("Leave out, with the reason"));
    for (const ExclusionReason reason : exclusionReasons)
        because->addAction(reasonText(reason), this, [this, reason] { leaveOut(reason); });
    QAction *back = menu->addAction(tr("Take back in"), this, &DocumentsTab::takeBack);
    back->setEnabled(std::any_of(documents.begin(), documents.end(), [this](std::size_t document) {
        return reasonOf(m_session.exclusions(), (**m_session.documents())[document].seed.id).has_value();
    }));
    menu->popup(m_table->viewport()->mapToGlobal(place));
}

} // namespace ui
