#include "ui/steps/ReviewStep.h"

#include "ui/models/LookAlikeModel.h"
#include "ui/models/ProjectSession.h"
#include "ui/models/ReviewListModel.h"
#include "ui/steps/DocumentView.h"
#include "ui/steps/ReviewFilterRow.h"
#include "ui/steps/TableLook.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>

#include <algorithm>

namespace ui {

ReviewStep::ReviewStep(ProjectSession &session, QWidget *parent)
    : Step(session, parent)
    , m_summary(makeLabel({}, "", this))
    , m_filter(new ReviewFilterRow(this))
    , m_list(new ReviewListModel(this))
    , m_lookAlikes(new LookAlikeModel(this))
{
    setObjectName(QStringLiteral("reviewStep"));
    m_summary->setObjectName(QStringLiteral("reviewSummary"));
    column()->addWidget(m_summary);
    column()->addWidget(m_filter);
    column()->addWidget(makeReading(), 1);
    column()->addWidget(makeLookAlikes());
    connectParts();
    showDocuments();
}

QWidget *ReviewStep::makeReading()
{
    auto *card = new Card({}, this);
    m_table = new QTableView(card);
    m_table->setObjectName(QStringLiteral("reviewTable"));
    m_table->setAccessibleName(tr("Documents to read"));
    m_table->setModel(m_list);
    makePlainTable(*m_table, ReviewListModel::Label);
    m_table->setMinimumSize(300, 300);
    setHelp(m_table, QStringLiteral("review.list"));
    m_count = makeLabel({}, "caption", card);
    m_count->setObjectName(QStringLiteral("reviewCount"));
    m_view = new DocumentView(card);
    m_view->setObjectName(QStringLiteral("documentView"));
    auto *left = new QVBoxLayout;
    left->setSpacing(6);
    left->addWidget(m_table, 1);
    left->addWidget(m_count);
    auto *row = new QHBoxLayout;
    row->setSpacing(14);
    row->addLayout(left, 1);
    row->addWidget(m_view, 1);
    card->body()->addLayout(row, 1);
    return card;
}

QWidget *ReviewStep::makeLookAlikes()
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

void ReviewStep::connectParts()
{
    connect(&session(), &ProjectSession::documentsChanged, this, [this] {
        showDocuments();
        if (isVisible())
            lookThrough();
    });
    connect(m_filter, &ReviewFilterRow::changed, this, [this] {
        m_list->setFilter(m_filter->filter());
        chooseFirst();
    });
    connect(m_table->selectionModel(),
            &QItemSelectionModel::currentRowChanged,
            this,
            [this](const QModelIndex &now) { showDocument(now.row()); });
    connect(m_hits->selectionModel(),
            &QItemSelectionModel::currentRowChanged,
            this,
            [this](const QModelIndex &now) { goTo(now.row()); });
    connect(m_hits, &QTableView::clicked, this, [this](const QModelIndex &index) { goTo(index.row()); });
}

void ReviewStep::initializePage()
{
    if (!m_findings)
        lookThrough();
}

void ReviewStep::showDocuments()
{
    m_findings.reset();
    if (session().model())
        m_filter->setLabels((*session().model())->labels);
    m_list->setDocuments(session().documents());
    m_lookAlikes->set(nullptr, nullptr);
    m_hitsCard->hide();
    showMarks();
    chooseFirst();
    showSummary();
    emit completeChanged();
}

void ReviewStep::lookThrough()
{
    if (!session().documents())
        return;
    if (m_runner.isRunning()) {
        m_isStale = true;
        m_runner.cancel();
        return;
    }
    m_isStale = false;
    m_runner.start([documents = session().documents()](
                       core::JobControl &control) { return reviewDocuments(*documents, control); },
                   this,
                   [this, documents = session().documents()](core::Result<ReviewFindings> result) {
                       if (m_isStale || documents != session().documents())
                           lookThrough();
                       else if (result)
                           takeFindings(std::move(*result));
                   });
}

void ReviewStep::takeFindings(ReviewFindings findings)
{
    m_findings = std::make_shared<const ReviewFindings>(std::move(findings));
    m_list->setFindings(m_findings);
    m_lookAlikes->set(session().documents(), m_findings);
    m_hitsCard->setVisible(m_lookAlikes->rowCount() > 0);
    fitToRows(*m_hits, 4);
    showMarks();
    chooseFirst();
    showSummary();
    emit completeChanged();
}

void ReviewStep::showSummary()
{
    if (!session().documents()) {
        m_summary->setText({});
        return;
    }
    QStringList facts{tr("%Ln document(s)", nullptr, static_cast<int>((*session().documents())->size()))};
    if (m_findings) {
        facts.append(tr("%Ln duplicate(s)", nullptr, m_findings->duplicates));
        facts.append(tr("%Ln with missing phrases", nullptr, m_findings->withMissing));
        facts.append(tr("%Ln look-alike(s) of identifiers", nullptr, m_findings->lookAlikes));
        if (m_findings->flawed > 0)
            facts.append(tr("%Ln marked answer(s)", nullptr, m_findings->flawed));
    } else {
        facts.append(tr("looking through them"));
    }
    m_summary->setText(facts.join(QStringLiteral(" · ")));
}

void ReviewStep::showMarks()
{
    const bool hasMarks = m_findings
                          && (m_findings->duplicates > 0 || m_findings->withMissing > 0
                              || m_findings->lookAlikes > 0 || m_findings->flawed > 0);
    m_table->setColumnHidden(ReviewListModel::Marks, !hasMarks);
}

void ReviewStep::chooseFirst()
{
    m_count->setText(tr("%Ln listed", nullptr, m_list->rowCount()));
    if (m_list->rowCount() > 0)
        m_table->selectRow(0);
    else
        m_view->clear();
}

void ReviewStep::showDocument(int row)
{
    if (row < 0 || row >= m_list->rowCount() || !session().documents()) {
        m_view->clear();
        return;
    }
    const std::size_t document = m_list->documentAt(row);
    m_view->show((**session().documents())[document],
                 m_findings ? m_findings->documents[document] : DocumentFindings{});
}

void ReviewStep::goTo(int hit)
{
    if (hit < 0 || hit >= m_lookAlikes->rowCount())
        return;
    const LookAlikeModel::Hit &found = m_lookAlikes->hit(hit);
    if (m_list->rowOf(found.document) < 0)
        m_filter->reset();
    m_table->selectRow(m_list->rowOf(found.document));
    m_view->select(found.place);
}

bool ReviewStep::isComplete() const
{
    return session().documents() != nullptr;
}

QString ReviewStep::hint() const
{
    return tr("Reading costs nothing. To change a text, go back and write again.");
}

} // namespace ui
