#include "ui/steps/vocabulary/LearnCard.h"

#include "core/synthesis/PublicInputs.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/vocabulary/LearnDialog.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

LearnCard::LearnCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_state(makeLabel({}, "captionStrong", this))
    , m_open(makeButton({}, "learnVocabulary", "", this))
{
    m_state->setObjectName(QStringLiteral("learnState"));
    m_state->setTextFormat(Qt::PlainText);
    setHelp(m_open, QStringLiteral("vocabulary.learn"));
    auto *card = new Card(tr("Learn from public texts of the field"), this);
    card->setTitleLook("strong");
    card->body()->addWidget(
        makeLabel(tr("Finds the phrases of your field and language, and which of them occur together, in "
                     "published case reports, textbooks, guidelines or patient information of 20 MB or more. "
                     "Never use your own notes, de-identified or not."),
                  "caption",
                  card));
    card->body()->addWidget(m_state);
    card->body()->addWidget(m_open, 0, Qt::AlignLeft);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_open, &QPushButton::clicked, this, &LearnCard::open);
    connect(&session.learning(), &LearningDesk::changed, this, &LearnCard::refresh);
    connect(&session.learning(), &LearningDesk::saved, this, &LearnCard::take);
    connect(&session, &ProjectSession::planChanged, this, &LearnCard::refresh);
    connect(&session, &ProjectSession::inputsChanged, this, &LearnCard::refresh);
    connect(&session, &ProjectSession::modelChanged, this, &LearnCard::refresh);
    refresh();
}

void LearnCard::open()
{
    if (!m_dialog)
        m_dialog = new LearnDialog(m_session, this);
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void LearnCard::take(const QString &path)
{
    m_session.edit([&](core::plan::Plan &plan) {
        plan.vocabulary = {.source = "saved", .settings = {{"file", path.toStdString()}}};
    });
}

void LearnCard::refresh()
{
    const LearningDesk &desk = m_session.learning();
    const auto state = desk.state();
    QString words;
    if (state == LearningDesk::State::Learning)
        words = tr("Learning is in progress; you can continue meanwhile.");
    else if (desk.learnt())
        words = tr("%1 phrases were learned and are not saved yet.")
                    .arg(QLocale().toString(static_cast<qulonglong>(desk.learnt()->terms.size())));
    else if (const auto inputs = m_session.inputs(); inputs && inputs->learntFrom)
        //: %1: origin of texts, %2: their licence
        words = tr("In use: learnt from %1 (%2).")
                    .arg(QString::fromStdString(inputs->learntFrom->origin).simplified(),
                         QString::fromStdString(inputs->learntFrom->licence).simplified());
    m_state->setText(words);
    m_state->setVisible(!words.isEmpty());
    m_open->setText(state == LearningDesk::State::Choosing ? tr("Learn a &vocabulary...")
                                                           : tr("Sho&w what it learns..."));
    m_open->setAccessibleName(state == LearningDesk::State::Choosing ? tr("Learn a vocabulary")
                                                                     : tr("Show what it learns"));
    m_open->setEnabled(!m_session.isDecided() || state != LearningDesk::State::Choosing);
}

} // namespace ui
