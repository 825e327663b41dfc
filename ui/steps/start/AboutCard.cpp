#include "ui/steps/start/AboutCard.h"

#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace ui {

namespace {

using core::plan::Plan;

constexpr int betweenChoices = 20;
constexpr int largestCount = 1'000'000'000; // of the plan

QLineEdit *makeAnswer(const char *objectName, const char *help, const QString &example, QWidget *parent)
{
    auto *field = new QLineEdit(parent);
    field->setObjectName(QLatin1String(objectName));
    field->setPlaceholderText(example);
    setHelp(field, QLatin1String(help));
    return field;
}

QRadioButton *makeChoice(const QString &text, const char *objectName, const char *help, QWidget *parent)
{
    auto *choice = new QRadioButton(text, parent);
    choice->setObjectName(QLatin1String(objectName));
    choice->setAccessibleName(spokenText(text));
    setHelp(choice, QLatin1String(help));
    return choice;
}

/// Leaves the cursor of somebody who is typing where it is.
void showText(QLineEdit &field, const std::string &text)
{
    if (const QString answer = QString::fromStdString(text); answer != field.text())
        field.setText(answer);
}

} // namespace

AboutCard::AboutCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_purpose(makeAnswer("purpose", "start.purpose", tr("Training a classifier of referral letters"), this))
    , m_recipient(
          makeAnswer("recipient", "start.recipient", tr("The informatics group of our university"), this))
    , m_several(makeChoice(tr("A &patient can have several rows"), "unitPerson", "start.unit", this))
    , m_single(makeChoice(tr("E&ach row is a different patient"), "unitRecord", "start.unit", this))
    , m_countSecret(makeChoice(tr("No, &keep it to ourselves"), "countSecret", "start.count", this))
    , m_countPublic(makeChoice(tr("&Yes, roughly"), "countPublic", "start.count", this))
    , m_count(new QSpinBox(this))
{
    auto *card = new Card(tr("About this release"), this);
    card->setTitleLook("strong");
    makeTextQuestions(*card);
    makeUnitQuestion(*card);
    makeCountQuestion(*card);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connectAnswers();
    refresh();
}

void AboutCard::makeTextQuestions(Card &card)
{
    const auto add = [&](const QString &question, QLineEdit *answer) {
        QLabel *label = makeLabel(question, "", &card);
        label->setBuddy(answer);
        answer->setAccessibleName(spokenText(question));
        card.body()->addWidget(label);
        card.body()->addWidget(answer);
        card.body()->addSpacing(6);
    };
    add(tr("&What is the corpus for?"), m_purpose);
    add(tr("Who recei&ves it?"), m_recipient);
}

void AboutCard::makeUnitQuestion(Card &card)
{
    auto *unit = new QButtonGroup(this);
    unit->addButton(m_several);
    unit->addButton(m_single);
    auto *choices = new FlowLayout(nullptr, betweenChoices);
    choices->addWidget(m_several);
    choices->addWidget(m_single);
    card.body()->addWidget(makeLabel(tr("What does one row of the records describe?"), "", &card));
    card.body()->addLayout(choices);
    card.body()->addSpacing(6);
}

void AboutCard::makeCountQuestion(Card &card)
{
    auto *mayTell = new QButtonGroup(this);
    mayTell->addButton(m_countSecret);
    mayTell->addButton(m_countPublic);
    m_count->setObjectName(QStringLiteral("approximateRecords"));
    m_count->setRange(0, largestCount);
    m_count->setSingleStep(100);
    m_count->setGroupSeparatorShown(true);
    m_count->setSpecialValueText(tr("not given"));
    m_count->setMinimumWidth(130);
    setHelp(m_count, QStringLiteral("start.count"));
    WheelGuard::protect(m_count);
    QLabel *about = makeLabel(tr("appro&ximately"), "", &card);
    about->setWordWrap(false);
    about->setBuddy(m_count);
    m_count->setAccessibleName(tr("Approximate number of records, declared public"));

    auto *choices = new FlowLayout(nullptr, betweenChoices);
    choices->addWidget(m_countSecret);
    choices->addWidget(m_countPublic);
    auto *number = new QHBoxLayout;
    number->setSpacing(8);
    number->addWidget(about);
    number->addWidget(m_count);
    choices->addLayout(number);
    card.body()->addWidget(makeLabel(tr("May the number of records be public?"), "", &card));
    card.body()->addLayout(choices);
}

void AboutCard::connectAnswers()
{
    connect(m_purpose, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_session.edit([&](Plan &plan) { plan.about.purpose = text.toStdString(); },
                       QStringLiteral("about.purpose"));
    });
    connect(m_recipient, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_session.edit([&](Plan &plan) { plan.about.recipient = text.toStdString(); },
                       QStringLiteral("about.recipient"));
    });
    connect(m_several, &QRadioButton::clicked, this, [this] {
        m_session.edit([](Plan &plan) {
            if (!plan.records.personColumn)
                plan.records.personColumn = std::string(); // the Records page asks which
        });
    });
    connect(m_single, &QRadioButton::clicked, this, [this] {
        m_session.edit([](Plan &plan) { takeOutPersons(plan.records); });
    });
    connect(m_countPublic, &QRadioButton::clicked, this, [this] {
        m_session.edit([](Plan &plan) { plan.about.recordCountPublic = true; });
        m_count->setFocus();
    });
    connect(m_countSecret, &QRadioButton::clicked, this, [this] {
        m_session.edit([](Plan &plan) {
            plan.about.recordCountPublic = false;
            plan.about.approximateRecords.reset();
        });
    });
    connect(m_count, &QSpinBox::valueChanged, this, [this](int count) {
        m_session.edit(
            [count](Plan &plan) {
                plan.about.approximateRecords = count > 0 ? std::optional<int>(count) : std::nullopt;
            },
            QStringLiteral("about.approximateRecords"));
    });
}

void AboutCard::refresh()
{
    const Plan &plan = m_session.plan();
    showText(*m_purpose, plan.about.purpose);
    showText(*m_recipient, plan.about.recipient);
    m_several->setChecked(plan.records.personColumn.has_value());
    m_single->setChecked(!plan.records.personColumn);
    m_several->setEnabled(!m_session.isDecided());
    m_single->setEnabled(!m_session.isDecided());
    m_countPublic->setChecked(plan.about.recordCountPublic);
    m_countSecret->setChecked(!plan.about.recordCountPublic);
    m_count->setEnabled(plan.about.recordCountPublic);
    const QSignalBlocker quiet(m_count);
    m_count->setValue(plan.about.approximateRecords.value_or(0));
}

} // namespace ui
