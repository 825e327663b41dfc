#include "ui/steps/commit/CommitStep.h"

#include "core/pipeline/ReleaseSteps.h"
#include "ui/charts/NoisyHistogram.h"
#include "ui/models/NoisyPhraseModel.h"
#include "ui/models/PlanText.h"
#include "ui/models/ReleaseText.h"
#include "ui/session/MethodOf.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/JobFeedback.h"
#include "ui/steps/SourceNotice.h"
#include "ui/steps/commit/CommitChecklist.h"
#include "ui/steps/commit/RoundsCard.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace ui {

using Job = Jobs::Job;

CommitStep::CommitStep(ProjectSession &session, QWidget *parent)
    : Step(session, parent)
    , m_plan(new Card(tr("What will happen"), this))
    , m_sentence(makeLabel({}, "strong", this))
    , m_checklist(new CommitChecklist(session, this))
    , m_spend(makeButton({}, "spendBudget", "primary", this))
    , m_learning(new JobFeedback(session, Job::Commit, tr("Learning the phrases"), this))
    , m_rounds(new RoundsCard(session, this))
    , m_opening(new JobFeedback(session, Job::Inputs, tr("Opening the vocabulary"), this))
    , m_learned(new Card({}, this))
    , m_histogram(new NoisyHistogram(*session.environment().files, this))
    , m_summary(makeLabel({}, "question", this))
    , m_again(makeButton(tr("&Use these choices for a new commit"), "commitAgain", "", this))
{
    setObjectName(QStringLiteral("commitStep"));
    makeBefore();
    makeAfter();
    column()->addStretch();
    connectSession();
    refresh();
}

void CommitStep::makeBefore()
{
    m_sentence->setObjectName(QStringLiteral("commitSentence"));
    m_learning->setObjectName(QStringLiteral("commitFeedback"));
    m_learning->setAdvice([this](const core::Error &error) {
        return error.code == core::ErrorCode::BudgetExhausted ? whatWouldFit() : QString();
    });
    setHelp(m_spend, QStringLiteral("commit.spend"));
    m_plan->addToTitle(new Badge(Badge::Kind::SpendsBudget, {}, m_plan));
    auto *button = new QHBoxLayout;
    button->addWidget(m_spend);
    button->addStretch();
    m_plan->body()->addWidget(m_sentence);
    m_plan->body()->addWidget(m_checklist);
    m_plan->body()->addSpacing(8);
    m_plan->body()->addLayout(button);
    column()->addWidget(new SourceNotice(session(), this));
    column()->addWidget(m_plan);
    column()->addWidget(m_learning);
    column()->addWidget(m_rounds);
    connect(m_spend, &QPushButton::clicked, this, [this] { session().commit(); });
}

void CommitStep::makeAfter()
{
    m_summary->setObjectName(QStringLiteral("commitSummary"));
    m_histogram->setObjectName(QStringLiteral("noisyHistogram"));
    m_learned->body()->addWidget(m_histogram);
    column()->addWidget(m_opening);
    column()->addWidget(m_learned);
    column()->addWidget(m_summary);
    column()->addWidget(m_again, 0, Qt::AlignLeft);
    m_again->setToolTip(tr("Makes a new project with the same choices and the same account, for example for "
                           "the next export of these records. Nothing is spent before its commit."));
    setHelp(m_again, QStringLiteral("commit.again"));
    connect(m_again, &QPushButton::clicked, this, [this] {
        if (auto made = session().createAgain(); !made)
            m_learning->showError(made.error());
    });
}

void CommitStep::connectSession()
{
    connect(&session(), &ProjectSession::planChanged, this, [this] {
        m_refusal.reset(); // another plan may fit
        if (!session().jobs().isRunning(Job::Commit))
            m_learning->hideError();
        refresh();
    });
    connect(&session(), &ProjectSession::ledgerChanged, this, [this] {
        if (m_refusal && !m_learning->isHidden()) // what would fit is known only now
            m_learning->showError(*m_refusal);
        refresh();
    });
    connect(&session().jobs(), &Jobs::busyChanged, this, &CommitStep::refresh);
    connect(&session().records(), &RecordsView::changed, this, &CommitStep::refresh);
    connect(&session().rounds(), &RoundsBoard::changed, this, &CommitStep::completeChanged);
    connect(&session(), &ProjectSession::inputsChanged, this, &CommitStep::refresh);
    connect(&session(), &ProjectSession::modelChanged, this, [this] {
        m_shownModel = nullptr;
        refresh();
    });
    connect(&session().jobs(), &Jobs::failed, this, [this](Job job, const core::Error &error) {
        if (job != Job::Commit || error.code != core::ErrorCode::BudgetExhausted)
            return;
        m_refusal = error;
        refresh();
    });
    connect(&session().jobs(), &Jobs::finished, this, [this](Job job) {
        if (job == Job::Commit && isVisible()
            && !m_learned->isHidden()) // the Why panel explains what is on the screen now
            m_histogram->focusFirst();
    });
}

void CommitStep::initializePage()
{
    m_refusal.reset(); // the cap may have been raised meanwhile
    if (!session().jobs().isRunning(Job::Commit))
        m_learning->hideError();
    if (session().isCommitted() && !session().inputs())
        session().loadPublicInputs();
    refresh();
}

void CommitStep::refresh()
{
    const bool committed = session().isCommitted();
    m_plan->setVisible(!committed);
    m_rounds->refresh();
    m_learned->setVisible(committed && session().inputs() && !m_rounds->votes()
                          && !makesDocuments(session().plan()));
    m_summary->setVisible(committed);
    m_again->setVisible(committed);
    m_again->setEnabled(!session().jobs().isBusy());
    if (committed)
        refreshAfter();
    else
        refreshBefore();
    emit completeChanged();
}

void CommitStep::refreshBefore()
{
    m_shownModel = nullptr;
    m_learning->setWhat(methodWords(commitWordsOf(session().plan()).progress));
    m_checklist->refresh();
    sayWhatIsSpent();
    m_spend->setEnabled(session().isOpen() && !session().isOpenElsewhere() && !session().jobs().isBusy()
                        && !m_refusal && m_checklist->problem().isEmpty());
}

void CommitStep::sayWhatIsSpent()
{
    if (const auto first = session().firstRounds()) {
        //: %1: an epsilon, "6.0", or with its delta, "6.0 at delta 0.000001"
        m_sentence->setText(tr("%1 was spent before the first round, for all of them. The other rounds cost "
                               "no more, as long as the records are the same.")
                                .arg(budgetText((*first)->spend)));
        //: The letter after & is the shortcut.
        m_spend->setText(tr("&Go on with the other rounds"));
        m_spend->setAccessibleName(tr("Go on with the other rounds"));
        return;
    }
    const double epsilon = session().plannedEpsilon();
    const double delta = session().plan().privacy.delta;
    const bool unitIsPerson = session().plan().records.personColumn.has_value();
    //: %1: "epsilon 2.0 per patient"
    m_sentence->setText(tr("This spends %1 of the budget of this data source, once. It cannot be undone.")
                            .arg(epsilonPerUnitText(epsilon, delta, unitIsPerson)));
    const QString text = methodWords(commitWordsOf(session().plan()).button).arg(budgetText(epsilon, delta));
    m_spend->setText(text);
    m_spend->setAccessibleName(spokenText(text));
}

void CommitStep::refreshAfter()
{
    if (const auto summary = commitWordsOf(session().plan()).summary; !summary.empty()) {
        m_summary->setText(methodWords(summary));
        return;
    }
    if (m_shownModel != session().model().get() || !session().inputs())
        showPhrases();
    m_summary->setText(
        (m_rounds->votes() ? learnedTexts() : learnedText()) + QLatin1Char(' ')
        + tr("Exact counts are not shown anywhere: the guarantee does not cover looking at them."));
}

QString CommitStep::learnedText() const
{
    const auto &counts = m_histogram->phrases().counts();
    if (!counts) // the vocabulary is still being opened
        return {};
    const QString items = counts->areClusters()
                              ? tr("%Ln group(s) of phrases stand out of the noise", nullptr, m_keptItems)
                              : tr("%Ln phrase(s) stand out of the noise", nullptr, m_keptItems);
    if (counts->isJoint())
        //: %1: "83 phrases stand out of the noise"
        return tr("%1, counted over all labels together.").arg(items);
    const int labels = static_cast<int>((*session().model())->labels.size());
    //: %1: "83 phrases stand out of the noise"; %Ln: number of labels
    return tr("%1, under %Ln label(s).", nullptr, labels).arg(items);
}

QString CommitStep::learnedTexts() const
{
    const core::synthesis::VotesOfRound &votes = *m_rounds->votes();
    const auto above = std::ranges::count_if(votes.texts, [&](const auto &text) {
        return !text.text.empty() && text.votes > votes.standsOutFrom;
    });
    //: of the synthetic texts that the records voted on in the last round
    return tr("%Ln text(s) stand out of the noise.", nullptr, static_cast<int>(above));
}

void CommitStep::showPhrases()
{
    const auto inputs = session().inputs();
    if (!inputs) {
        m_histogram->setReleased(nullptr, nullptr);
        m_shownModel = nullptr;
        return;
    }
    if (const core::Result<void> fits = checkVocabulary(**session().model(), *inputs); !fits) {
        m_learned->hide();
        m_histogram->setReleased(nullptr, nullptr);
        m_opening->showError(fits.error());
        return;
    }
    m_shownModel = session().model().get();
    m_histogram->setReleased(session().model(), inputs);
    const auto &counts = m_histogram->phrases().counts();
    m_keptItems = counts ? keptItemCount(*counts, (*session().model())->labels.size()) : 0;
}

QString CommitStep::whatWouldFit() const
{
    const auto cap = session().cap();
    if (!cap)
        return {};
    const double free = *cap - session().ledger().account.together().epsilon();
    if (free <= 0.0)
        return tr("Nothing was spent. The budget of this data source is used up. To continue, the cap must "
                  "be raised with a reason, which is written into the ledger.");
    //: %1: an epsilon
    return tr("Nothing was spent. An epsilon of at most %1 would fit: go back to the Budget page and choose "
              "less, or have the cap of this data source raised.")
        .arg(epsilonText(free));
}

QString CommitStep::heading() const
{
    return session().isCommitted() ? tr("What was learned") : title();
}

QString CommitStep::question() const
{
    return session().isCommitted() ? methodWords(commitWordsOf(session().plan()).released)
                                   : tr("Is everything correct before the budget is spent?");
}

QString CommitStep::helpTopic() const
{
    if (m_rounds->votes())
        return QStringLiteral("commit.rounds");
    if (makesDocuments(session().plan()))
        return QStringLiteral("commit");
    return session().isCommitted() ? QStringLiteral("commit.histogram") : QStringLiteral("commit");
}

bool CommitStep::isComplete() const
{
    return session().isCommitted();
}

QString CommitStep::whyIncomplete() const
{
    if (session().jobs().isRunning(Job::Commit))
        return session().rounds().isPaused()      ? tr("Paused between two rounds.")
               : makesDocuments(session().plan()) ? tr("The rows are being rewritten.")
                                                  : tr("The phrases are being learned.");
    if (session().isOpenElsewhere())
        return tr("The project is open in another window: nothing can be spent here.");
    if (!m_checklist->problem().isEmpty())
        return m_checklist->problem();
    if (m_refusal)
        return tr("The budget refused; nothing was spent.");
    return session().firstRounds() ? tr("Some rounds are still to come.")
                                   : tr("Nothing has been spent yet. Spend the budget to continue.");
}

QString CommitStep::hint() const
{
    return session().isCommitted() ? spentText(session()) : QString();
}

} // namespace ui
