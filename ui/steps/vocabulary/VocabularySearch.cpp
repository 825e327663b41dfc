#include "ui/steps/vocabulary/VocabularySearch.h"

#include "ui/session/ProjectSession.h"
#include "ui/steps/vocabulary/TermExclusions.h"
#include "ui/steps/vocabulary/TermListModel.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>

namespace ui {

namespace {

constexpr int tableHeight = 250;
constexpr int rowHeight = 26;

QString foundText(std::size_t number)
{
    return QLocale().toString(static_cast<qulonglong>(number));
}

} // namespace

VocabularySearch::VocabularySearch(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new TermListModel(this))
    , m_field(new QLineEdit(this))
    , m_table(new QTableView(this))
    , m_words(makeLabel({}, "caption", this))
    , m_leaveOut(makeButton(tr("Leave o&ut"), "leaveOutTerms", "", this))
    , m_takeIn(makeButton(tr("&Take in again"), "takeInTerms", "", this))
{
    m_field->setObjectName(QStringLiteral("vocabularySearch"));
    m_field->setPlaceholderText(tr("heart"));
    m_words->setObjectName(QStringLiteral("vocabularyHits"));
    setHelp(m_field, QStringLiteral("vocabulary.search"));
    QLabel *label = makeLabelFor(m_field, tr("&Search the vocabulary"), "", this);
    m_field->setAccessibleName(tr("Search the vocabulary"));
    makeTable();

    auto *card = new Card({}, this);
    auto *row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(label);
    row->addWidget(m_field, 1);
    card->body()->addLayout(row);
    card->body()->addWidget(m_words);
    card->body()->addWidget(m_table);
    addButtons(*card);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_field, &QLineEdit::textChanged, this, &VocabularySearch::search);
    show(std::nullopt);
}

void VocabularySearch::makeTable()
{
    m_table->setObjectName(QStringLiteral("vocabularyTerms"));
    setHelp(m_table, QStringLiteral("vocabulary.search"));
    m_table->setAccessibleName(tr("Phrases of the vocabulary"));
    m_table->setModel(m_model);
    m_table->setFixedHeight(tableHeight);
    makePlain(*m_table);
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_table->horizontalHeader()->setSectionResizeMode(TermListModel::Phrase, QHeaderView::Stretch);
    m_table->setColumnWidth(TermListModel::Kind, 110);
    m_table->setColumnWidth(TermListModel::Use, 130);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setAccessibleDescription(tr("Delete leaves out what is chosen."));
    auto *remove = new QShortcut(QKeySequence(Qt::Key_Delete), m_table);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, [this] {
        if (const auto terms = chosen(false); !terms.empty())
            leaveOutTerms(m_session, terms);
    });
    connect(m_table->selectionModel(),
            &QItemSelectionModel::selectionChanged,
            this,
            &VocabularySearch::offerActions);
}

void VocabularySearch::addButtons(Card &card)
{
    m_leaveOut->setToolTip(tr("Delete leaves out as well, Ctrl+Z takes it back."));
    auto *row = new QHBoxLayout;
    for (QPushButton *button : {m_leaveOut, m_takeIn}) {
        setHelp(button, QStringLiteral("vocabulary.leftOut"));
        row->addWidget(button);
    }
    row->addStretch(1);
    card.body()->addLayout(row);
    setTabOrder(m_table, m_leaveOut);
    setTabOrder(m_leaveOut, m_takeIn);
    connect(m_leaveOut, &QPushButton::clicked, this, [this] { leaveOutTerms(m_session, chosen(false)); });
    connect(m_takeIn, &QPushButton::clicked, this, [this] { takeInTerms(m_session, chosen(true)); });
}

std::vector<std::string> VocabularySearch::chosen(bool isLeftOut) const
{
    std::vector<std::string> terms;
    for (const QModelIndex &row : m_table->selectionModel()->selectedRows())
        if (m_model->isLeftOutByName(row.row()) == isLeftOut)
            terms.push_back(m_model->phraseAt(row.row()));
    return m_session.isDecided() ? std::vector<std::string>() : terms;
}

void VocabularySearch::offerActions()
{
    m_leaveOut->setEnabled(!chosen(false).empty());
    m_takeIn->setEnabled(!chosen(true).empty());
}

void VocabularySearch::show(const std::optional<core::vocabulary::Vocabulary> &whole)
{
    setVisible(whole.has_value());
    m_model->setExclusion(m_session.plan().vocabulary.exclude);
    const core::Digest digest = whole ? whole->digest() : core::Digest();
    if (digest != m_shown || !whole) {
        m_shown = digest;
        m_model->setVocabulary(whole);
        search(m_field->text());
    }
    offerActions();
}

void VocabularySearch::search(const QString &text)
{
    m_model->setSearch(text);
    m_table->scrollToTop();
    offerActions();
    const std::size_t shown = static_cast<std::size_t>(m_model->rowCount());
    if (text.trimmed().isEmpty())
        m_words->setText(tr("%1 of %2 phrases, picked evenly from the list")
                             .arg(foundText(shown), foundText(m_model->vocabularySize())));
    else if (shown < m_model->matchCount())
        m_words->setText(tr("Phrases that match: %1; the first %2 are shown")
                             .arg(foundText(m_model->matchCount()), foundText(shown)));
    else
        m_words->setText(
            tr("Phrases that match: %1 of %2").arg(foundText(shown), foundText(m_model->vocabularySize())));
}

} // namespace ui
