#include "ui/steps/vocabulary/VocabularySearch.h"

#include "core/pipeline/Stages.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/vocabulary/TermListModel.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QTableView>

namespace ui {

namespace {

constexpr int tableHeight = 250;
constexpr int rowHeight = 26;

QString count(std::size_t number)
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
{
    m_field->setObjectName(QStringLiteral("vocabularySearch"));
    m_field->setPlaceholderText(tr("heart"));
    m_words->setObjectName(QStringLiteral("vocabularyHits"));
    setHelp(m_field, QStringLiteral("vocabulary.search"));
    QLabel *label = makeLabel(tr("&Search the vocabulary"), "", this);
    label->setWordWrap(false);
    label->setBuddy(m_field);
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
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_field, &QLineEdit::textChanged, this, &VocabularySearch::search);
    refresh();
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
    m_table->setColumnWidth(TermListModel::Kind, 140);
}

void VocabularySearch::refresh()
{
    const auto inputs = m_session.inputs();
    setVisible(inputs != nullptr);
    m_model->setVocabulary(inputs ? std::optional(inputs->vocabulary) : std::nullopt);
    search(m_field->text());
}

void VocabularySearch::search(const QString &text)
{
    m_model->setSearch(text);
    m_table->scrollToTop();
    const std::size_t shown = static_cast<std::size_t>(m_model->rowCount());
    if (text.trimmed().isEmpty())
        m_words->setText(tr("%1 of %2 phrases, picked evenly from the list")
                             .arg(count(shown), count(m_model->vocabularySize())));
    else if (shown < m_model->matchCount())
        m_words->setText(tr("Phrases that match: %1; the first %2 are shown")
                             .arg(count(m_model->matchCount()), count(shown)));
    else
        m_words->setText(
            tr("Phrases that match: %1 of %2").arg(count(shown), count(m_model->vocabularySize())));
}

} // namespace ui
