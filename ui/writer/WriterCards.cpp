#include "ui/writer/WriterCards.h"

#include "core/synthesis/Synthesizer.h"
#include "core/writing/Writer.h"
#include "ui/session/MethodOf.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/ConnectionText.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

#include <string>
#include <string_view>
#include <utility>

namespace ui {

namespace {

using core::plan::Plan;

using core::writing::Need;

constexpr int buttonWidth = 24;

QString writerWords(std::string_view english)
{
    return QCoreApplication::translate("WriterText", std::string(english).c_str());
}

} // namespace

WriterCards::WriterCards(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_buttons(new QButtonGroup(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    for (const core::writing::Writer *writer : core::writing::writers())
        if (writer->isChosenByPlan() && writer->need() != Need::PublicTexts) // these have no fields here
            addChoice(*writer);
    setHelp(this, QStringLiteral("writing.kind"));
    connect(&m_session, &ProjectSession::planChanged, this, &WriterCards::refresh);
    connect(&m_session.jobs(), &Jobs::busyChanged, this, &WriterCards::refresh);
    refresh();
}

void WriterCards::addChoice(const core::writing::Writer &writer)
{
    const QString name = QString::fromUtf8(writer.name().data(), qsizetype(writer.name().size()));
    const Words words{
        writerWords(writer.title()), writerWords(writer.summary()), writerWords(writer.leaves())};
    auto *sheet = new Card({}, this);
    sheet->setObjectName(name + QStringLiteral("Writer"));
    // The whole card takes the mouse; the keyboard goes to its button.
    sheet->setClickable(true);
    sheet->setFocusPolicy(Qt::NoFocus);
    auto *choice = new QRadioButton(sheet);
    choice->setObjectName(QStringLiteral("writer") + name.left(1).toUpper() + name.mid(1));
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
    m_choices.append({&writer, sheet, choice, what, words});
    static_cast<QHBoxLayout *>(layout())->addWidget(sheet, 1);
    connect(choice, &QRadioButton::clicked, this, [this, &writer] { choose(writer); });
    connect(sheet, &Card::clicked, choice, [choice] {
        choice->setFocus(Qt::MouseFocusReason);
        choice->click();
    });
}

// Before the commit, where the method is given texts to choose among.
bool WriterCards::isAskedBetweenRounds() const
{
    return !m_session.isCommitted() && resourceOf(m_session.plan()) == core::synthesis::Resource::Candidates;
}

void WriterCards::choose(const core::writing::Writer &writer)
{
    m_session.edit([&](Plan &plan) { plan.writer.kind = writer.name(); });
}

void WriterCards::refresh()
{
    const Plan::Writer &writer = m_session.plan().writer;
    for (const Choice &choice : std::as_const(m_choices)) {
        const bool isChosen = writer.kind == choice.writer->name();
        if (isChosen)
            choice.button->setChecked(true);
        if (isChosen != choice.card->isChosen())
            choice.card->setChosen(isChosen);
        choice.card->setAccessibleName({}); // the button says it
        const QString server = choice.writer->need() == Need::Server ? serverText(writer) : QString();
        const bool isPossible = choice.writer->need() != Need::CarriedAnswers || !isAskedBetweenRounds();
        choice.button->setEnabled(isPossible);
        choice.what->setText(!isPossible ? tr("Not available for this method: texts are requested between "
                                              "the rounds. Choose another writer.")
                             : server.isEmpty() ? choice.words.what
                                                : server);
        choice.button->setAccessibleDescription(choice.what->text() + QLatin1Char(' ') + choice.words.leaves);
    }
    setEnabled(!m_session.jobs().isBusy());
}

} // namespace ui
