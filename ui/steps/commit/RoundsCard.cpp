#include "ui/steps/commit/RoundsCard.h"

#include "core/methods/Methods.h"
#include "core/synthesis/Synthesizer.h"
#include "ui/charts/VotesChart.h"
#include "ui/models/ReleaseText.h"
#include "ui/session/MethodOf.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/ConnectionText.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <chrono>

namespace ui {

RoundsCard::RoundsCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_card(new Card({}, this))
    , m_round(makeLabel({}, "strong", m_card))
    , m_state(makeLabel({}, "caption", m_card))
    , m_pause(makeButton({}, "pauseRounds", "", m_card))
    , m_chart(new VotesChart(*session.environment().files, m_card))
{
    setObjectName(QStringLiteral("roundsCard"));
    m_round->setObjectName(QStringLiteral("roundNumber"));
    m_state->setObjectName(QStringLiteral("roundState"));
    m_card->body()->addWidget(makeHead());
    m_card->body()->addWidget(m_chart);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_card);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        m_session.rounds().setPaused(!m_session.rounds().isPaused());
    });
    connect(&m_session.rounds(), &RoundsBoard::roundReleased, this, &RoundsCard::refresh);
    connect(&m_session.rounds(), &RoundsBoard::changed, this, &RoundsCard::showFigures);
    connect(&m_session, &ProjectSession::planChanged, this, &RoundsCard::refresh);
    connect(&m_session, &ProjectSession::modelChanged, this, &RoundsCard::refresh);
    connect(&m_session.jobs(), &Jobs::busyChanged, this, &RoundsCard::refresh);
    refresh();
}

QWidget *RoundsCard::makeHead()
{
    auto *head = new QWidget(m_card);
    setHelp(m_pause, QStringLiteral("commit.rounds"));
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_round);
    words->addWidget(m_state);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addLayout(words, 1);
    row->addWidget(m_pause, 0, Qt::AlignTop);
    return head;
}

std::shared_ptr<const core::pipeline::Model> RoundsCard::model() const
{
    if (m_session.isCommitted())
        return m_session.model();
    const auto &soFar = m_session.rounds().soFar();
    return soFar ? soFar : m_session.firstRounds();
}

bool RoundsCard::isRunning() const
{
    return m_session.rounds().isRunning()
           && resourceOf(m_session.plan()) == core::synthesis::Resource::Candidates;
}

void RoundsCard::refresh()
{
    showVotes();
    showFigures();
    setVisible(isRunning() || m_votes);
}

void RoundsCard::showVotes()
{
    const auto released = model();
    if (released != m_shown) {
        m_shown = released;
        m_votes.reset();
        const auto *method =
            released ? core::synthesis::findSynthesizer((*released)->parameters.method) : nullptr;
        if (method)
            m_votes = method->votesOf(**released);
        if (m_votes) {
            QStringList labels;
            for (const std::string &label : (*released)->labels)
                labels.append(labelName(label));
            m_chart->setVotes(*m_votes, labels);
        }
    }
    m_chart->setVisible(m_votes.has_value());
}

QString RoundsCard::roundText() const
{
    const QLocale locale;
    if (m_session.isCommitted() && m_votes)
        //: of rounds of votes; %1: their number
        return tr("The last of %1 rounds").arg(locale.toString(m_votes->rounds));
    if (!m_votes)
        return tr("Before the first round");
    //: of rounds of votes
    return tr("Round %1 of %2").arg(locale.toString(m_votes->round), locale.toString(m_votes->rounds));
}

QString RoundsCard::stateText() const
{
    const RoundsBoard &board = m_session.rounds();
    if (m_session.isCommitted())
        return tr("These texts are what the documents are made of.");
    if (!isRunning())
        return tr("Stopped after this round. What is stored is kept; continuing costs no further budget.");
    const auto &progress = board.progress();
    const auto now = std::chrono::steady_clock::now();
    const QString written = progress && progress->done < progress->all
                                //: of texts that a model is asked for between two rounds
                                ? tr("%1 of %2 texts for the next round are written.")
                                      .arg(QLocale().toString(static_cast<qulonglong>(progress->done)),
                                           QLocale().toString(static_cast<qulonglong>(progress->all)))
                                : QString();
    if (board.isPaused())
        return tr("Paused. Nothing new is requested or drawn; you can close the program and continue later.")
               + QLatin1Char(' ') + written;
    if (progress && progress->waitsUntil.value_or(now) > now)
        return waitText(*progress->waitsUntil, progress->waitsFor) + QLatin1Char(' ') + written;
    return written.isEmpty() ? tr("The next round is being prepared.") : written;
}

void RoundsCard::showFigures()
{
    m_round->setText(roundText());
    m_state->setText(stateText().trimmed());
    const QString pause = m_session.rounds().isPaused() ? tr("&Resume") : tr("&Pause");
    if (m_pause->text() != pause) { // it is looked at several times a second
        m_pause->setText(pause);
        m_pause->setAccessibleName(spokenText(pause));
    }
    m_pause->setVisible(isRunning());
}

} // namespace ui
