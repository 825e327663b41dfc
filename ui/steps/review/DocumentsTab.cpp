#include "ui/steps/review/DocumentsTab.h"

#include "core/review/Exclusions.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/Step.h"
#include "ui/steps/review/DocumentView.h"
#include "ui/steps/review/ExclusionBar.h"
#include "ui/steps/review/LookAlikeModel.h"
#include "ui/steps/review/ReviewFilterRow.h"
#include "ui/steps/review/ReviewListModel.h"
#include "ui/steps/review/ReviewSearch.h"
#include "ui/steps/review/ReviewText.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

DocumentsTab::DocumentsTab(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_summary(makeLabel({}, "", this))
    , m_filter(new ReviewFilterRow(this))
    , m_list(new ReviewListModel(this))
    , m_search(new ReviewSearch(this))
    , m_lookAlikes(new LookAlikeModel(this))
{
    m_summary->setObjectName(QStringLiteral("reviewSummary"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    column->addWidget(m_summary);
    column->addWidget(m_filter);
    column->addWidget(makeReading(), 1);
    column->addWidget(makeLookAlikes());
    connectParts();
    connectExclusions();
    showDocuments();
}

QLayout *DocumentsTab::makeList(QWidget *parent)
{
    m_table = new QTableView(parent);
    m_table->setObjectName(QStringLiteral("reviewTable"));
    m_table->setAccessibleName(tr("Documents to read"));
    m_table->setAccessibleDescription(tr("Delete leaves out what is chosen."));
    m_table->setModel(m_list);
    makePlainTable(*m_table, ReviewListModel::Label);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setMinimumSize(300, 300);
    setHelp(m_table, QStringLiteral("review.list"));
    m_count = makeLabel({}, "caption", parent);
    m_count->setObjectName(QStringLiteral("reviewCount"));
    auto *list = new QVBoxLayout;
    list->setSpacing(6);
    list->addWidget(m_table, 1);
    list->addWidget(m_count);
    return list;
}

QWidget *DocumentsTab::makeReading()
{
    auto *card = new Card({}, this);
    QLayout *list = makeList(card);
    m_view = new DocumentView(card);
    m_view->setObjectName(QStringLiteral("documentView"));
    auto *row = new QHBoxLayout;
    row->setSpacing(14);
    row->addLayout(list, 2);
    row->addWidget(m_view, 3);
    m_exclusions = new ExclusionBar(m_session, card);
    m_exclusions->setObjectName(QStringLiteral("exclusionBar"));
    lockWithRelease(*m_exclusions);
    card->body()->addLayout(row, 1);
    card->body()->addWidget(m_exclusions);
    return card;
}

QWidget *DocumentsTab::makeLookAlikes()
{
    m_hitsCard = new Card(tr("Look-alikes of identifiers: choose one to read it in its place"), this);
    m_hits = new QTableView(m_hitsCard);
    m_hits->setObjectName(QStringLiteral("lookAlikeTable"));
    m_hits->setAccessibleName(tr("Look-alikes of identifiers"));
    m_hits->setModel(m_lookAlikes);
    makePlainTable(*m_hits, LookAlikeModel::Text);
    setHelp(m_hits, QStringLiteral("review.lookAlikes"));
    m_hitsCard->body()->addWidget(m_hits);
    m_hitsCard->hide();
    return m_hitsCard;
}

void DocumentsTab::connectParts()
{
    connect(&m_session.writing(), &WritingDesk::documentsChanged, this, [this] {
        showDocuments();
        if (isVisible())
            lookThrough();
    });
    connect(m_filter, &ReviewFilterRow::changed, this, [this] {
        m_search->look(m_session.documents(), m_filter->filter().search);
    });
    connect(m_search, &ReviewSearch::found, this, &DocumentsTab::showFiltered);
    connect(m_table->selectionModel(),
            &QItemSelectionModel::currentRowChanged,
            this,
            [this](const QModelIndex &now) { showDocument(now.row()); });
    connect(
        m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &DocumentsTab::tellChosen);
    connect(m_view, &DocumentView::likeAsked, this, &DocumentsTab::goToLike);
    connect(m_hits->selectionModel(),
            &QItemSelectionModel::currentRowChanged,
            this,
            [this](const QModelIndex &now) { goTo(now.row()); });
    connect(m_hits, &QTableView::clicked, this, [this](const QModelIndex &index) { goTo(index.row()); });
}

void DocumentsTab::start()
{
    if (!m_findings)
        lookThrough();
}

void DocumentsTab::showDocuments()
{
    m_findings.reset();
    if (m_session.model())
        m_filter->setLabels((*m_session.model())->labels);
    m_list->setDocuments(m_session.documents());
    m_list->setExclusions(m_session.exclusions());
    m_lookAlikes->set(nullptr, nullptr);
    m_hitsCard->hide();
    showMarks();
    m_exclusions->refresh();
    m_search->look(m_session.documents(), m_filter->filter().search);
    showSummary();
    emit changed();
}

void DocumentsTab::lookThrough()
{
    if (!m_session.documents())
        return;
    if (m_runner.isRunning()) {
        m_isStale = true;
        m_runner.cancel();
        return;
    }
    m_isStale = false;
    m_runner.start(
        [documents = m_session.documents()](core::JobControl &control) {
            return core::review::reviewDocuments(*documents, control);
        },
        this,
        [this, documents = m_session.documents()](core::Result<core::review::Findings> result) {
            if (m_isStale || documents != m_session.documents())
                lookThrough();
            else if (result)
                takeFindings(std::move(*result));
        });
}

void DocumentsTab::takeFindings(core::review::Findings findings)
{
    m_findings = std::make_shared<const core::review::Findings>(std::move(findings));
    m_list->setFindings(m_findings);
    m_lookAlikes->set(m_session.documents(), m_findings);
    m_hitsCard->setVisible(m_lookAlikes->rowCount() > 0);
    fitToRows(*m_hits, 4);
    showMarks();
    chooseFirst();
    showSummary();
    emit changed();
}

void DocumentsTab::showSummary()
{
    if (!m_session.documents()) {
        m_summary->setText({});
        return;
    }
    const auto all = static_cast<int>((*m_session.documents())->size());
    const int out = all - static_cast<int>(m_session.documentsToRelease());
    QStringList facts{tr("%Ln document(s)", nullptr, all)};
    if (out > 0)
        facts.append(tr("%Ln left out", nullptr, out));
    if (m_findings) {
        facts.append(tr("%Ln duplicate(s)", nullptr, m_findings->duplicates));
        facts.append(tr("%Ln near duplicate(s)", nullptr, m_findings->nearDuplicates));
        facts.append(tr("%Ln with missing phrases", nullptr, m_findings->withMissing));
        facts.append(tr("%Ln look-alike(s) of identifiers", nullptr, m_findings->lookAlikes));
        if (m_findings->flawed > 0)
            facts.append(tr("%Ln marked answer(s)", nullptr, m_findings->flawed));
    } else {
        facts.append(tr("looking through them"));
    }
    m_summary->setText(facts.join(QStringLiteral(" · ")));
}

void DocumentsTab::showMarks()
{
    const bool hasMarks = (m_findings && m_findings->hasMarks()) || !m_session.exclusions().empty();
    m_table->setColumnHidden(ReviewListModel::Marks, !hasMarks);
    // Marks say the most, so they get the room that is left.
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(ReviewListModel::Label,
                                 hasMarks ? QHeaderView::Interactive : QHeaderView::Stretch);
    if (!hasMarks)
        return;
    header->setSectionResizeMode(ReviewListModel::Marks, QHeaderView::Stretch);
    constexpr int widestLabel = 90;
    const QAbstractItemView &cells = *m_table;
    const int label = cells.sizeHintForColumn(ReviewListModel::Label);
    m_table->setColumnWidth(ReviewListModel::Label,
                            std::clamp(label, header->sectionSizeHint(ReviewListModel::Label), widestLabel));
}

void DocumentsTab::showFiltered()
{
    m_list->setFilter(m_filter->filter(), m_search->matches());
    chooseFirst();
}

void DocumentsTab::chooseFirst()
{
    m_count->setText(tr("%Ln listed", nullptr, m_list->rowCount()));
    if (m_list->rowCount() > 0)
        m_table->selectRow(0);
    else
        m_view->clear();
    tellChosen();
}

void DocumentsTab::showDocument(int row)
{
    if (row < 0 || row >= m_list->rowCount() || !m_session.documents()) {
        m_view->clear();
        return;
    }
    const std::size_t document = m_list->documentAt(row);
    const auto &all = **m_session.documents();
    const core::review::DocumentFindings found =
        m_findings ? m_findings->documents[document] : core::review::DocumentFindings{};
    m_view->show(all[document], found);
    showLeftOut(row);
    m_view->setLike(found.like < 0
                        ? QString()
                        : QString::fromStdString(all[static_cast<std::size_t>(found.like)].seed.id),
                    found.isDuplicate);
}

void DocumentsTab::showLeftOut(int row)
{
    if (row < 0)
        return;
    const auto &document = (**m_session.documents())[m_list->documentAt(row)];
    const auto reason = core::review::reasonOf(m_session.exclusions(), document.seed.id);
    m_view->setLeftOut(reason ? reasonText(*reason) : QString());
}

void DocumentsTab::goToDocument(std::size_t document)
{
    if (m_list->rowOf(document) < 0)
        m_filter->reset(); // lists all of them at once, since nothing is searched
    m_table->selectRow(m_list->rowOf(document));
    m_table->scrollTo(m_list->index(m_list->rowOf(document), 0));
}

void DocumentsTab::goTo(int hit)
{
    if (hit < 0 || hit >= m_lookAlikes->rowCount())
        return;
    const LookAlikeModel::Hit &found = m_lookAlikes->hit(hit);
    goToDocument(found.document);
    m_view->select(found.place);
}

void DocumentsTab::goToLike()
{
    const int row = m_table->currentIndex().row();
    if (!m_findings || row < 0)
        return;
    const std::int32_t like = m_findings->documents[m_list->documentAt(row)].like;
    if (like >= 0)
        goToDocument(static_cast<std::size_t>(like));
}

} // namespace ui
