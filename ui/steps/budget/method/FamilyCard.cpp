#include "ui/steps/budget/method/FamilyCard.h"

#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

constexpr int buttonWidth = 24; // without the room for a text of its own

} // namespace

FamilyCard::FamilyCard(const core::synthesis::MethodFamily &family, bool isRecommended, QWidget *parent)
    : QWidget(parent)
    , m_card(new Card({}, this))
    , m_button(new QRadioButton(m_card))
    , m_refusal(makeLabel({}, "weak", m_card))
{
    const QString name = QString::fromUtf8(family.name.data(), static_cast<qsizetype>(family.name.size()));
    m_card->setObjectName(QStringLiteral("familyCard-") + name);
    m_button->setObjectName(QStringLiteral("family-") + name);
    m_refusal->setObjectName(QStringLiteral("familyRefusal-") + name);
    m_refusal->hide();
    // The whole card takes the mouse; the keyboard goes to its button.
    m_card->setClickable(true);
    m_card->setFocusPolicy(Qt::NoFocus);
    addHead(methodWords(family.title), isRecommended);
    addWords(family);
    m_card->body()->addWidget(m_refusal);
    setHelp(m_button, QStringLiteral("method.family"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_card);
    connect(m_card, &Card::clicked, m_button, [this] {
        m_button->setFocus(Qt::MouseFocusReason);
        m_button->click();
    });
}

void FamilyCard::addHead(const QString &title, bool isRecommended)
{
    m_button->setFixedWidth(buttonWidth);
    auto *head = new QHBoxLayout;
    head->setSpacing(6);
    head->addWidget(m_button);
    QLabel *words = makeLabel(title, "strong", m_card);
    words->setWordWrap(false);
    head->addWidget(words);
    head->addSpacing(6);
    //: of a way to make the corpus
    const QString recommended = tr("recommended");
    if (isRecommended)
        head->addWidget(new Badge(Badge::Kind::Done, recommended, m_card));
    head->addStretch();
    m_card->body()->setSpacing(6);
    m_card->body()->addLayout(head);
    //: of a way to make the corpus; %1: its title
    m_button->setAccessibleName(isRecommended ? tr("%1, recommended").arg(title) : title);
}

void FamilyCard::addWords(const core::synthesis::MethodFamily &family)
{
    const std::pair<QString, std::string_view> lines[] = {{tr("Needs"), family.needs},
                                                          {tr("Costs"), family.costs},
                                                          {tr("Brings"), family.promises},
                                                          {tr("Limits"), family.uselessWhen}};
    const QString summary = methodWords(family.summary);
    QStringList spoken{summary};
    m_card->body()->addWidget(makeLabel(summary, "", m_card));
    auto *grid = new QGridLayout;
    grid->setContentsMargins(0, 2, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    for (const auto &[name, english] : lines) {
        if (english.empty())
            continue;
        const QString words = methodWords(english);
        QLabel *what = makeLabel(name, "captionStrong", m_card);
        what->setWordWrap(false);
        grid->addWidget(what, grid->rowCount(), 0, Qt::AlignTop);
        grid->addWidget(makeLabel(words, "caption", m_card), grid->rowCount() - 1, 1, Qt::AlignTop);
        spoken.append(name + QStringLiteral(": ") + words);
    }
    m_card->body()->addLayout(grid);
    m_description = spoken.join(QLatin1Char(' '));
    m_button->setAccessibleDescription(m_description);
}

void FamilyCard::addChoice(QWidget *choice)
{
    m_choice = choice;
    m_card->body()->addSpacing(4);
    m_card->body()->addWidget(choice);
    choice->setVisible(m_isChosen);
}

void FamilyCard::setChosen(bool chosen)
{
    m_isChosen = chosen;
    if (chosen)
        m_button->setChecked(true);
    if (chosen != m_card->isChosen())
        m_card->setChosen(chosen);
    m_card->setAccessibleName({}); // the button says it
    if (m_choice)
        m_choice->setVisible(chosen);
}

void FamilyCard::setRefusal(const QString &why)
{
    m_refusal->setText(why);
    m_refusal->setVisible(!why.isEmpty());
    m_button->setEnabled(why.isEmpty());
    m_button->setAccessibleDescription(why.isEmpty() ? m_description
                                                     : why + QLatin1Char(' ') + m_description);
}

} // namespace ui
