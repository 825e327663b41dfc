#include "ui/steps/records/CountingCard.h"

#include "core/preparation/Languages.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/records/CountedText.h"
#include "ui/steps/records/SectionChoice.h"
#include "ui/text/HelpText.h"
#include "ui/text/VocabularyText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace ui {

namespace {

using core::plan::Plan;

} // namespace

CountingCard::CountingCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_sections(new SectionChoice(session, this))
    , m_negation(new QComboBox(this))
    , m_copies(new QCheckBox(tr("Count copied paragraphs once"), this))
    , m_copiesWords(makeLabel({}, "caption", this))
    , m_text(new CountedText(session, this))
{
    auto *card = new Card(tr("What of a text counts"), this);
    card->addToTitle(new Badge(Badge::Kind::Free, {}, card));
    card->body()->setSpacing(10);
    card->body()->addWidget(makeLabel(
        tr("Notes repeat histories, normal findings and signatures. Parts that do not count are skipped when "
           "the records are read. The rules are public and the same for every record."),
        "caption",
        this));
    card->body()->addWidget(m_sections);
    card->body()->addWidget(makeChoices());
    card->body()->addWidget(m_text);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    setHelp(this, QStringLiteral("records.counting"));
    connect(m_negation, &QComboBox::activated, this, &CountingCard::chooseNegation);
    connect(m_copies, &QCheckBox::clicked, this, &CountingCard::chooseCopies);
    connect(m_text, &CountedText::recordShown, this, &CountingCard::recordShown);
    connect(&m_session, &ProjectSession::projectChanged, m_text, &CountedText::clear);
    refresh();
}

QWidget *CountingCard::makeChoices()
{
    auto *choices = new QWidget(this);
    m_negation->setObjectName(QStringLiteral("negation"));
    setHelp(m_negation, QStringLiteral("records.negation"));
    WheelGuard::protect(m_negation);
    QLabel *caption = makeLabelFor(m_negation, tr("What is denied"), "", choices);
    m_negation->setAccessibleName(caption->text());
    QLabel *words = makeLabel(tr("If you choose a language, negated phrases (\"no fever\", \"pneumonia was "
                                 "ruled out\") do not count. Choose the language of the notes."),
                              "caption",
                              choices);
    m_negation->setAccessibleDescription(words->text());
    m_copies->setObjectName(QStringLiteral("copiesOnce"));
    m_copies->setAccessibleName(m_copies->text());
    setHelp(m_copies, QStringLiteral("records.copies"));
    m_copiesWords->setObjectName(QStringLiteral("copiesWords"));

    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(caption);
    row->addWidget(m_negation);
    row->addStretch(1);
    auto *column = new QVBoxLayout(choices);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(words);
    column->addSpacing(6);
    column->addWidget(m_copies);
    column->addWidget(m_copiesWords);
    return choices;
}

void CountingCard::chooseNegation()
{
    const std::string language = m_negation->currentData().toString().toStdString();
    m_session.edit([&](Plan &plan) { plan.records.negation = language; });
}

void CountingCard::chooseCopies(bool once)
{
    m_session.edit([&](Plan &plan) { plan.records.copies = once ? core::plan::copiesOnce : ""; });
}

void CountingCard::showRecord(int row)
{
    m_text->showRecord(row);
}

void CountingCard::refresh()
{
    setVisible(m_session.records().preview() && !m_session.plan().records.textColumn.empty());
    setEnabled(!m_session.isDecided());
    m_sections->refresh();
    refreshNegation();
    refreshCopies();
    m_text->refresh();
}

void CountingCard::refreshNegation()
{
    const QSignalBlocker quiet(m_negation);
    m_negation->clear();
    //: of what a note denies
    m_negation->addItem(tr("counts as well"), QString());
    for (const std::string_view title : core::preparation::languageTitles())
        //: %1: a language
        m_negation->addItem(tr("does not count: %1").arg(noteLanguageTitle(title)),
                            QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())));
    const QString chosen = QString::fromStdString(m_session.plan().records.negation);
    if (m_negation->findData(chosen) < 0)
        m_negation->addItem(chosen, chosen); // of a plan by hand
    m_negation->setCurrentIndex(m_negation->findData(chosen));
}

void CountingCard::refreshCopies()
{
    const Plan::Records &records = m_session.plan().records;
    const bool isChosen = !records.copies.empty();
    const bool canBeTold = records.personColumn.has_value();
    m_copies->setChecked(isChosen);
    m_copies->setEnabled(canBeTold || isChosen); // what cannot be in force can be taken back
    setLook(m_copiesWords, isChosen && !canBeTold ? "weak" : "caption");
    m_copiesWords->setText(
        canBeTold
            ? tr("A paragraph that stands in several notes of a patient counts in one of them. The records "
                 "are read once more for it.")
            : tr("Copies are found among the notes of a patient, but each row counts as a different patient "
                 "here: choose \"person\" above the column that identifies patients."));
    m_copies->setAccessibleDescription(m_copiesWords->text());
}

} // namespace ui
