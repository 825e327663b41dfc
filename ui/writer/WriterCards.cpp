#include "ui/writer/WriterCards.h"

#include "core/synthesis/Synthesizer.h"
#include "ui/session/MethodOf.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/ConnectionText.h"
#include "ui/text/HelpText.h"
#include "ui/text/SpokenText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

#include <string_view>
#include <utility>

namespace ui {

namespace {

using core::plan::Plan;

constexpr int buttonWidth = 24;

} // namespace

WriterCards::WriterCards(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_buttons(new QButtonGroup(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    addChoice("template",
              {tr("W&ithout a model"),
               tr("Built-in sentences are put around the phrases, on this computer."),
               tr("Nothing leaves the house.")},
              "templateWriter",
              "writerTemplate");
    addChoice("chat",
              {tr("With a lan&guage model"),
               tr("A server of your choice is asked for each document."),
               tr("Only prompts made of the released phrases go to the server, never a record.")},
              "modelWriter",
              "writerChat");
    addChoice("promptPack",
              {tr("&Elsewhere"),
               tr("You carry the prompts to a model and its answers back, as files."),
               tr("Only the file that you carry leaves the house.")},
              "elsewhereWriter",
              "writerPromptPack");
    setHelp(this, QStringLiteral("writing.kind"));
    connect(&m_session, &ProjectSession::planChanged, this, &WriterCards::refresh);
    connect(&m_session.jobs(), &Jobs::busyChanged, this, &WriterCards::refresh);
    refresh();
}

void WriterCards::addChoice(const char *kind, const Words &words, const char *card, const char *button)
{
    auto *sheet = new Card({}, this);
    sheet->setObjectName(QLatin1String(card));
    // The whole card takes the mouse; the keyboard goes to its button.
    sheet->setClickable(true);
    sheet->setFocusPolicy(Qt::NoFocus);
    auto *choice = new QRadioButton(sheet);
    choice->setObjectName(QLatin1String(button));
    choice->setFixedWidth(buttonWidth); // without the room for a text of its own
    choice->setAccessibleName(spokenText(words.title));
    // Beside the button, so that long words wrap in a narrow window.
    QLabel *title = makeLabel(words.title, "strong", sheet);
    title->setBuddy(choice);
    auto *head = new QHBoxLayout;
    head->setSpacing(6);
    head->addWidget(choice, 0, Qt::AlignTop);
    // Level with the circle.
    auto *beside = new QVBoxLayout;
    beside->setContentsMargins(0, 3, 0, 0);
    beside->addWidget(title);
    head->addLayout(beside, 1);
    sheet->body()->addLayout(head);
    QLabel *what = makeLabel(words.what, "caption", sheet);
    sheet->body()->setSpacing(6);
    sheet->body()->addWidget(what);
    sheet->body()->addStretch();
    sheet->body()->addWidget(makeLabel(words.leaves, "small", sheet));
    m_buttons->addButton(choice);
    m_choices.append({kind, sheet, choice, what, words});
    static_cast<QHBoxLayout *>(layout())->addWidget(sheet, 1);
    connect(choice, &QRadioButton::clicked, this, [this, kind] { choose(kind); });
    connect(sheet, &Card::clicked, choice, [choice] {
        choice->setFocus(Qt::MouseFocusReason);
        choice->click();
    });
}

// Before the commit, of a method that chooses among texts.
bool WriterCards::isAskedBetweenRounds() const
{
    const auto *method = methodOf(m_session.plan());
    return !m_session.isCommitted() && method && method->choosesAmongTexts();
}

void WriterCards::choose(const char *kind)
{
    m_session.edit([&](Plan &plan) { plan.writer.kind = kind; });
}

void WriterCards::refresh()
{
    const Plan::Writer &writer = m_session.plan().writer;
    for (const Choice &choice : std::as_const(m_choices)) {
        const bool isChosen = writer.kind == choice.kind;
        if (isChosen)
            choice.button->setChecked(true);
        if (isChosen != choice.card->isChosen())
            choice.card->setChosen(isChosen);
        choice.card->setAccessibleName({}); // the button says it
        const QString server = std::string_view(choice.kind) == "chat" ? serverText(writer) : QString();
        const bool isPossible = std::string_view(choice.kind) != "promptPack" || !isAskedBetweenRounds();
        choice.button->setEnabled(isPossible);
        choice.what->setText(!isPossible        ? tr("Not for this method: texts are asked for between the "
                                                     "rounds. Choose one of the other two.")
                             : server.isEmpty() ? choice.words.what
                                                : server);
        choice.button->setAccessibleDescription(choice.what->text() + QLatin1Char(' ') + choice.words.leaves);
    }
    setEnabled(!m_session.jobs().isBusy());
}

} // namespace ui
