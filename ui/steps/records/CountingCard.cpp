#include "ui/steps/records/CountingCard.h"

#include "core/languages/Language.h"
#include "core/learning/Languages.h"
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
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

using core::plan::Plan;

QString shown(std::string_view code)
{
    const QString name = QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
    const QString native = QLocale(name).nativeLanguageName();
    return native.isEmpty() ? name : native;
}

// Returns the code of the language of the first rows, or nothing. PRIVATE: it comes from the texts.
std::string languageOf(const core::records::Preview &preview, const std::string &column)
{
    const auto at = std::ranges::find(preview.columns, column);
    if (at == preview.columns.end())
        return {};
    std::string text;
    for (const auto &row : preview.rows)
        if (const auto index = static_cast<std::size_t>(at - preview.columns.begin()); index < row.size())
            text += row[index] + '\n';
    return std::string(core::languages::codeOf(core::learning::guessLanguage(text).code));
}

} // namespace

CountingCard::CountingCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_language(new QComboBox(this))
    , m_suggestion(new QPushButton(this))
    , m_languageWords(makeLabel({}, "caption", this))
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
    card->body()->addWidget(makeLanguage());
    card->body()->addWidget(m_sections);
    card->body()->addWidget(makeChoices());
    card->body()->addWidget(m_text);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    setHelp(this, QStringLiteral("records.counting"));
    connect(m_language, &QComboBox::activated, this, [this] {
        chooseLanguage(m_language->currentData().toString());
    });
    connect(m_suggestion, &QPushButton::clicked, this, [this] {
        chooseLanguage(m_suggestion->property("language").toString());
    });
    connect(m_negation, &QComboBox::activated, this, &CountingCard::chooseNegation);
    connect(m_copies, &QCheckBox::clicked, this, &CountingCard::chooseCopies);
    connect(m_text, &CountedText::recordShown, this, &CountingCard::recordShown);
    connect(&m_session, &ProjectSession::projectChanged, m_text, &CountedText::clear);
    refresh();
}

QWidget *CountingCard::makeLanguage()
{
    auto *choice = new QWidget(this);
    m_language->setObjectName(QStringLiteral("recordsLanguage"));
    setHelp(m_language, QStringLiteral("records.counting"));
    WheelGuard::protect(m_language);
    QLabel *caption = makeLabelFor(m_language, tr("Language of the notes"), "", choice);
    m_language->setAccessibleName(caption->text());
    m_suggestion->setObjectName(QStringLiteral("languageSuggestion"));
    m_languageWords->setObjectName(QStringLiteral("languageWords"));
    m_languageWords->setText(tr("Words of another language mean something else: a vocabulary in another "
                                "language is refused. Without a declaration nothing is checked."));
    m_language->setAccessibleDescription(m_languageWords->text());
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(caption);
    row->addWidget(m_language);
    row->addWidget(m_suggestion);
    row->addStretch(1);
    auto *column = new QVBoxLayout(choice);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_languageWords);
    return choice;
}

void CountingCard::chooseLanguage(const QString &language)
{
    m_session.edit([&](Plan &plan) { plan.records.language = language.toStdString(); });
}

void CountingCard::refreshLanguage()
{
    const Plan::Records &records = m_session.plan().records;
    const QSignalBlocker quiet(m_language);
    m_language->clear();
    m_language->addItem(tr("not declared"), QString());
    for (const core::languages::Language *each : core::languages::all())
        if (!core::languages::codeOf(each->code).empty())
            m_language->addItem(shown(each->code), QString::fromStdString(std::string(each->code)));
    const QString chosen = QString::fromStdString(core::plan::languageCode(records));
    if (m_language->findData(chosen) < 0)
        m_language->addItem(shown(chosen.toStdString()), chosen); // of a plan by hand
    m_language->setCurrentIndex(m_language->findData(chosen));
    setLook(m_languageWords, chosen.isEmpty() ? "weak" : "caption");

    const auto &preview = m_session.records().preview();
    const std::string found = preview ? languageOf(*preview, records.textColumn) : std::string();
    const QString suggested = QString::fromStdString(found);
    m_suggestion->setVisible(!suggested.isEmpty() && suggested != chosen);
    m_suggestion->setProperty("language", suggested);
    //: %1: a language, which the first notes seem to be in
    m_suggestion->setText(tr("Choose %1, as the first notes look").arg(shown(found)));
    m_suggestion->setAccessibleName(m_suggestion->text());
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
    refreshLanguage();
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
