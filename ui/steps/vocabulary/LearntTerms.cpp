#include "ui/steps/vocabulary/LearntTerms.h"

#include "core/learning/Learn.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/vocabulary/LearntTermModel.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int numberWidth = 110;
constexpr int termHeight = 26;

QString countText(std::uint64_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

} // namespace

LearntTerms::LearntTerms(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new LearntTermModel(session.learning(), this))
    , m_shown(new LearntTermFilter(session.learning(), this))
    , m_summary(makeLabel({}, "", this))
    , m_little(
          makeLabel(tr("That is little text: about 20 MB or more make a good vocabulary."), "weak", this))
    , m_noGeneralWords(makeLabel(tr("There is no list of general words for this language: common words may "
                                    "stand among the phrases. Leave them out."),
                                 "weak",
                                 this))
    , m_search(new QLineEdit(this))
    , m_table(new QTableView(this))
    , m_leaveOut(makeButton(tr("&Leave out"), "leaveOutTerms", "", this))
    , m_undo(makeButton(tr("&Undo"), "undoLeaveOut", "", this))
    , m_count(makeLabel({}, "caption", this))
{
    m_summary->setObjectName(QStringLiteral("learntSummary"));
    m_little->setObjectName(QStringLiteral("learntLittle"));
    m_noGeneralWords->setObjectName(QStringLiteral("learntNoGeneralWords"));
    m_noGeneralWords->setWordWrap(true);
    m_count->setObjectName(QStringLiteral("learntCount"));
    setHelp(this, QStringLiteral("vocabulary.learnTerms"));
    m_search->setObjectName(QStringLiteral("learntSearch"));
    m_search->setAccessibleName(tr("Search what was learnt"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setClearButtonEnabled(true);
    makeTable();
    setFocusProxy(m_table);
    auto *card = new Card({}, this);
    card->body()->addWidget(m_summary);
    card->body()->addWidget(m_little);
    card->body()->addWidget(m_noGeneralWords);
    card->body()->addLayout(makeTools());
    card->body()->addWidget(m_table, 1);
    card->body()->addWidget(m_count);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_shown->setSearch(words);
        refresh();
    });
    connect(m_leaveOut, &QPushButton::clicked, this, &LearntTerms::leaveOut);
    connect(m_undo, &QPushButton::clicked, this, [this] { m_session.learning().undo(); });
    connect(&session.learning(), &LearningDesk::termsChanged, this, &LearntTerms::follow);
    refresh();
}

QLayout *LearntTerms::makeTools()
{
    auto *tools = new QHBoxLayout;
    tools->setSpacing(8);
    tools->addWidget(m_search, 1);
    tools->addWidget(m_leaveOut);
    tools->addWidget(m_undo);
    return tools;
}

void LearntTerms::makeTable()
{
    m_table->setObjectName(QStringLiteral("learntTerms"));
    m_table->setAccessibleName(tr("Learned phrases; Delete leaves the selected ones out"));
    makePlain(*m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_shown->setSourceModel(m_model);
    m_table->setModel(m_shown);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(LearntTermModel::Expected, Qt::DescendingOrder);
    m_table->verticalHeader()->setDefaultSectionSize(termHeight);
    QHeaderView *header = m_table->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(LearntTermModel::Phrase, QHeaderView::Stretch);
    for (const int column : {LearntTermModel::Expected, LearntTermModel::Weight, LearntTermModel::Passages})
        m_table->setColumnWidth(column, numberWidth);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LearntTerms::refresh);
    auto *erase = new QShortcut(Qt::Key_Delete, m_table);
    erase->setContext(Qt::WidgetShortcut);
    connect(erase, &QShortcut::activated, this, &LearntTerms::leaveOut);
    // The search has an undo of its own, which takes precedence.
    auto *undo = new QShortcut(QKeySequence::Undo, this);
    undo->setContext(Qt::WidgetWithChildrenShortcut);
    connect(undo, &QShortcut::activated, this, [this] { m_session.learning().undo(); });
}

void LearntTerms::leaveOut()
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.isEmpty())
        return;
    std::vector<LearningDesk::TermId> terms;
    int first = rows.front().row();
    for (const QModelIndex &row : rows) {
        first = std::min(first, row.row());
        terms.push_back(static_cast<LearningDesk::TermId>(m_shown->mapToSource(row).row()));
    }
    m_session.learning().leaveOut(terms);
    // Selects a row, so that the person can continue from there.
    const int row = std::min(first, m_shown->rowCount() - 1);
    m_table->selectionModel()->setCurrentIndex(m_shown->index(row, LearntTermModel::Phrase),
                                               QItemSelectionModel::ClearAndSelect
                                                   | QItemSelectionModel::Rows);
}

void LearntTerms::follow()
{
    m_model->follow();
    m_shown->refresh();
    refresh();
}

void LearntTerms::refresh()
{
    const LearningDesk &desk = m_session.learning();
    m_undo->setEnabled(desk.canUndo());
    m_leaveOut->setEnabled(m_table->selectionModel()->hasSelection());
    if (!desk.learnt())
        return;
    const auto &origin = desk.learnt()->origin;
    const std::size_t leftOut = desk.leftOut();
    m_little->setVisible(origin.words < core::learning::fewWords);
    m_noGeneralWords->setVisible(!origin.hasGeneralWords.value_or(true));
    //: numbers of phrases, texts and words
    m_summary->setText(tr("%1 phrases, learned from %2 texts with %3 words.")
                           .arg(countText(desk.learnt()->terms.size()),
                                countText(origin.documents),
                                countText(origin.words)));
    const QString shown = countText(static_cast<std::uint64_t>(m_shown->rowCount()));
    m_count->setText(leftOut == 0
                         ? tr("%1 shown. Select what does not belong there and press Delete.").arg(shown)
                         //: numbers of phrases
                         : tr("%1 shown, %2 left out. Ctrl+Z takes the last ones back in.")
                               .arg(shown, countText(leftOut)));
}

} // namespace ui
