#include "ui/steps/documents/phrases/DrawnCard.h"

#include "ui/charts/PairChart.h"
#include "ui/models/CoverageModel.h"
#include "ui/models/ReleaseText.h"
#include "ui/models/SequenceListModel.h"
#include "ui/session/MethodOf.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/documents/phrases/KeptDraw.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PhraseDelegate.h"
#include "ui/widgets/PlainTable.h"
#include "ui/widgets/WheelGuard.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QTableView>

namespace ui {

DrawnCard::DrawnCard(ProjectSession &session, const KeptDraw &kept, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_kept(kept)
    , m_tabs(new QTabBar(this))
    , m_views(new QStackedWidget(this))
    , m_label(new QComboBox(this))
    , m_search(new QLineEdit(this))
    , m_count(makeLabel({}, "caption", this))
    , m_list(new QListView(this))
    , m_sequences(new SequenceListModel(this))
    , m_chips(new PhraseDelegate(true, this))
    , m_pairs(new PairChart(*session.environment().files, this))
    , m_coverageTable(new QTableView(this))
    , m_coverage(new CoverageModel(this))
{
    m_filters = makeFilters();
    makeViews();
    auto *card = new Card({}, this);
    card->body()->addWidget(m_tabs);
    card->body()->addWidget(m_filters);
    card->body()->addWidget(m_views, 1);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connectParts();
    offerLabels();
    showSequences();
    showCounted();
}

QWidget *DrawnCard::makeFilters()
{
    auto *filters = new QWidget(this);
    m_label->setObjectName(QStringLiteral("sequenceLabel"));
    m_label->setAccessibleName(tr("Label whose sequences are shown"));
    m_label->setMinimumWidth(150);
    m_label->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_search->setObjectName(QStringLiteral("sequenceSearch"));
    m_search->setAccessibleName(tr("Search the sequences for a phrase"));
    m_search->setPlaceholderText(tr("Find a phrase"));
    m_search->setClearButtonEnabled(true);
    m_count->setObjectName(QStringLiteral("sequenceCount"));
    m_count->setWordWrap(false);
    setHelp(filters, QStringLiteral("phrases.sequences"));
    auto *label = makeLabelFor(m_label, tr("Label:"), "", filters);
    auto *row = new QHBoxLayout(filters);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_label, 1);
    row->addWidget(m_search, 1);
    row->addWidget(m_count);
    return filters;
}

QWidget *DrawnCard::makeList()
{
    m_list->setObjectName(QStringLiteral("sequenceList"));
    m_list->setAccessibleName(tr("Drawn sequences"));
    m_list->setModel(m_sequences);
    m_list->setItemDelegate(m_chips);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMinimumHeight(270);
    m_list->setProperty("look", QStringLiteral("plain"));
    setHelp(m_list, QStringLiteral("phrases.sequences"));
    WheelGuard::passOn(m_list);
    return m_list;
}

QWidget *DrawnCard::makeCoverage()
{
    m_coverageTable->setObjectName(QStringLiteral("coverageTable"));
    m_coverageTable->setAccessibleName(tr("Coverage by label"));
    m_coverageTable->setModel(m_coverage);
    makePlainTable(*m_coverageTable, CoverageModel::Label);
    setHelp(m_coverageTable, QStringLiteral("phrases.coverage"));
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_coverageTable);
    column->addWidget(makeLabel(
        tr("How much of what was learned is used in the sequences, for each label."), "caption", page));
    column->addStretch();
    return page;
}

void DrawnCard::makeViews()
{
    m_tabs->setObjectName(QStringLiteral("drawnViews"));
    m_tabs->setAccessibleName(tr("Views of what was drawn"));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->addTab(tr("Sequences"));
    m_tabs->addTab(tr("What goes together"));
    m_tabs->addTab(tr("Coverage"));
    setHelp(m_tabs, QStringLiteral("phrases.sequences"));
    m_pairs->setObjectName(QStringLiteral("pairChart"));
    setHelp(m_pairs, QStringLiteral("phrases.pairs"));
    m_views->addWidget(makeList());
    m_views->addWidget(m_pairs);
    m_views->addWidget(makeCoverage());
}

void DrawnCard::connectParts()
{
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int view) {
        m_views->setCurrentIndex(view);
        m_filters->setVisible(view != Coverage);
        m_search->setVisible(view == Sequences);
        m_count->setVisible(view == Sequences);
    });
    connect(m_label, &QComboBox::currentIndexChanged, this, [this] {
        const auto chosen = label();
        m_sequences->setLabel(chosen ? std::optional((*m_session.model())->labels.at(*chosen))
                                     : std::nullopt);
        showCount();
        showPairs();
    });
    connect(m_search, &QLineEdit::textChanged, this, &DrawnCard::search);
    connect(&m_session, &ProjectSession::modelChanged, this, &DrawnCard::offerLabels);
    connect(&m_session, &ProjectSession::sequencesChanged, this, &DrawnCard::showSequences);
    connect(&m_kept, &KeptDraw::changed, this, &DrawnCard::showCounted);
}

std::optional<std::uint32_t> DrawnCard::label() const
{
    const int index = m_label->currentIndex();
    if (index <= 0 || !m_session.model())
        return {};
    return static_cast<std::uint32_t>(index - 1);
}

void DrawnCard::offerLabels()
{
    const QSignalBlocker quiet(m_label);
    m_label->clear();
    m_sequences->setLabel(std::nullopt);
    m_label->addItem(tr("all labels"));
    if (!m_session.model())
        return;
    for (const std::string &label : (*m_session.model())->labels)
        m_label->addItem(labelName(label));
    m_label->setEnabled((*m_session.model())->labels.size() > 1);
}

void DrawnCard::showSequences()
{
    const auto sequences = m_session.sequences();
    setVisible(sequences != nullptr && !makesDocuments(m_session.plan()));
    if (sequences && !(*sequences)->empty())
        m_chips->setPhrases((*sequences)->front().keyphrases.size());
    m_sequences->setSequences(sequences);
    m_list->verticalScrollBar()->setValue(0);
    showCount();
}

void DrawnCard::showCounted()
{
    const auto &counted = m_kept.counted();
    m_sequences->setDrawn(counted ? counted->drawn : nullptr);
    m_coverage->setFigures(counted ? counted->figures : DrawFigures{});
    fitToRows(*m_coverageTable, 12);
    showPairs();
    showCount();
}

void DrawnCard::showPairs()
{
    const auto &counted = m_kept.counted();
    m_pairs->setDrawn(counted ? counted->drawn : nullptr, label(), m_label->currentText());
}

void DrawnCard::showCount()
{
    m_count->setText(m_search->text().trimmed().isEmpty()
                         ? tr("%Ln sequence(s)", nullptr, m_sequences->rowCount())
                         //: sequences with a phrase that is searched
                         : tr("found in %Ln sequence(s)", nullptr, m_sequences->rowCount()));
}

void DrawnCard::search(const QString &words)
{
    m_chips->setSearch(words.trimmed());
    m_sequences->setSearch(words);
    m_list->viewport()->update();
    showCount();
}

} // namespace ui
