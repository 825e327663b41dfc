#include "ui/steps/vocabulary/KindChoices.h"

#include "core/synthesis/PublicInputs.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/vocabulary/TermExclusions.h"
#include "ui/text/HelpText.h"
#include "ui/text/VocabularyText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>

#include <algorithm>
#include <numeric>

namespace ui {

namespace {

using core::vocabulary::Kind;
using core::vocabulary::kindCount;
using core::vocabulary::nameOf;

constexpr int kindsHeight = 120;
constexpr int columns = 2;

QString number(std::size_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

QString choiceText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

KindChoices::KindChoices(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_count(makeLabel({}, "strong", this))
    , m_byHand(new QWidget(this))
{
    auto *card = new Card(tr("Which of these phrases are used"), this);
    card->setTitleLook("strong");
    m_count->setObjectName(QStringLiteral("usedPhrases"));
    card->body()->addWidget(makeLabel(tr("Phrases that are left out are not searched for. Choose by what the "
                                         "recipient needs, not by the content of the records."),
                                      "caption",
                                      card));
    makeKinds(*card);
    card->body()->addWidget(m_count);
    makeList(*card);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
}

void KindChoices::makeKinds(Card &card)
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(6);
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        const std::string name(nameOf(static_cast<Kind>(kind)));
        auto *box = new QCheckBox(kindText(static_cast<Kind>(kind)), &card);
        box->setObjectName(QStringLiteral("kind_")
                           + choiceText(name).replace(QLatin1Char(' '), QLatin1Char('_')));
        setHelp(box, QStringLiteral("vocabulary.kinds"));
        connect(
            box, &QCheckBox::clicked, this, [this, name](bool isUsed) { useKind(m_session, name, isUsed); });
        m_kinds[kind] = box;
        const int place = static_cast<int>((kind + kindCount - 1) % kindCount); // "other" comes last
        grid->addWidget(box, place / columns, place % columns);
    }
    for (std::size_t kind = 1; kind < kindCount; ++kind)
        setTabOrder(m_kinds[kind], m_kinds[(kind + 1) % kindCount]);
    card.body()->addLayout(grid);
}

void KindChoices::makeList(Card &card)
{
    m_leftOutCount = makeLabel({}, "captionStrong", m_byHand);
    m_leftOut = new QListWidget(m_byHand);
    m_leftOut->setObjectName(QStringLiteral("leftOutTerms"));
    m_leftOut->setAccessibleName(tr("Phrases that were left out by hand"));
    m_leftOut->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_leftOut->setFixedHeight(kindsHeight);
    m_leftOut->setTabKeyNavigation(false);
    m_takeIn = makeButton(tr("Take in &again"), "takeInLeftOut", "", m_byHand);
    setHelp(m_leftOut, QStringLiteral("vocabulary.leftOut"));
    setHelp(m_takeIn, QStringLiteral("vocabulary.leftOut"));
    auto *column = new QVBoxLayout(m_byHand);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_leftOutCount);
    column->addWidget(m_leftOut);
    column->addWidget(m_takeIn, 0, Qt::AlignLeft);
    card.body()->addWidget(m_byHand);
    const auto takeIn = [this] {
        std::vector<std::string> terms;
        for (const QListWidgetItem *item : m_leftOut->selectedItems())
            terms.push_back(item->text().toStdString());
        if (!terms.empty())
            takeInTerms(m_session, terms);
    };
    connect(m_takeIn, &QPushButton::clicked, this, takeIn);
    auto *remove = new QShortcut(QKeySequence(Qt::Key_Delete), m_leftOut);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, takeIn);
    connect(m_leftOut, &QListWidget::itemSelectionChanged, this, [this] {
        m_takeIn->setEnabled(!m_leftOut->selectedItems().isEmpty());
    });
}

void KindChoices::showList()
{
    QStringList terms;
    for (const std::string &term : m_session.plan().vocabulary.exclude.terms)
        terms += QString::fromStdString(term);
    m_byHand->setVisible(!terms.isEmpty());
    m_leftOutCount->setText(tr("%1 left out by hand").arg(number(static_cast<std::size_t>(terms.size()))));
    QStringList shown;
    for (int row = 0; row < m_leftOut->count(); ++row)
        shown += m_leftOut->item(row)->text();
    if (shown != terms) {
        m_leftOut->clear();
        m_leftOut->addItems(terms);
    }
    m_takeIn->setEnabled(!m_leftOut->selectedItems().isEmpty());
}

void KindChoices::showCount(const std::array<std::size_t, kindCount> &terms)
{
    const std::size_t all = std::accumulate(terms.begin(), terms.end(), std::size_t{0});
    const auto inputs = m_session.inputs();
    m_count->setVisible(inputs != nullptr);
    if (inputs)
        m_count->setText(
            tr("%1 of %2 phrases are used.").arg(number(inputs->vocabulary.size()), number(all)));
}

void KindChoices::show(const std::array<std::size_t, kindCount> &terms)
{
    const auto &leftOut = m_session.plan().vocabulary.exclude.kinds;
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        const auto which = static_cast<Kind>(kind);
        const bool isOut = std::ranges::find(leftOut, nameOf(which)) != leftOut.end();
        m_kinds[kind]->setVisible(terms[kind] > 0 || isOut);
        m_kinds[kind]->setChecked(!isOut);
        //: a check box; %1: a kind of phrases, %2: how many there are
        m_kinds[kind]->setText(tr("%1 (%2)").arg(kindText(which), number(terms[kind])));
    }
    showCount(terms);
    showList();
    setEnabled(!m_session.isDecided());
}

} // namespace ui
