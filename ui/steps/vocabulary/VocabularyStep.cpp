#include "ui/steps/vocabulary/VocabularyStep.h"

#include "core/pipeline/ReleaseSteps.h"
#include "core/plan/Plan.h"
#include "ui/steps/vocabulary/EmbeddingCard.h"
#include "ui/steps/vocabulary/LearnCard.h"
#include "ui/steps/vocabulary/SourceForm.h"
#include "ui/steps/vocabulary/VocabularyChoices.h"
#include "ui/steps/vocabulary/VocabularyContents.h"
#include "ui/text/HelpText.h"
#include "ui/text/PlanIssueText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/CardColumns.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/ProgressRow.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace ui {

namespace {
using core::plan::validatePart;
using Job = Jobs::Job;
} // namespace

VocabularyStep::VocabularyStep(ProjectSession &session, QWidget *parent)
    : Step(session, parent)
    , m_error(new ErrorBox(this))
    , m_choices(new VocabularyChoices(session, this))
    , m_learn(new LearnCard(session, this))
    , m_progress(new ProgressRow(this))
    , m_form(new SourceForm(session, this))
    , m_open(makeButton(tr("&Read the vocabulary now"), "openVocabulary", "", this))
    , m_contents(new VocabularyContents(session, this))
{
    setObjectName(QStringLiteral("vocabularyStep"));
    m_error->setObjectName(QStringLiteral("vocabularyError"));
    m_progress->setObjectName(QStringLiteral("vocabularyProgress"));
    auto *cards = new CardColumns;
    cards->addWidget(m_choices);
    cards->addWidget(m_form);
    cards->addWidget(m_learn);
    cards->addWidget(makeNote());
    cards->addAcross(m_contents);
    cards->addAcross(new EmbeddingCard(session, this));
    setHelp(m_open, QStringLiteral("vocabulary.source"));
    column()->addWidget(m_error);
    column()->addWidget(m_progress);
    column()->addWidget(m_open, 0, Qt::AlignLeft);
    column()->addLayout(cards);
    column()->addStretch(1);
    connectSession();
    refresh();
}

QWidget *VocabularyStep::makeNote()
{
    auto *card = new Card(tr("Choose it without looking at the records"), this);
    card->setTitleLook("strong");
    card->body()->addWidget(
        makeLabel(tr("The list is public. Noise protects only how often its phrases occur, not the list "
                     "itself. A list made from the records could reveal what must be hidden: a rare disease, "
                     "a name, a place. Use a list that would be the same without any single patient."),
                  "caption",
                  card));
    return card;
}

void VocabularyStep::connectSession()
{
    const auto follow = [this] {
        refresh();
        if (m_isShown)
            open();
    };
    connect(&session(), &ProjectSession::planChanged, this, follow);
    connect(&session(), &ProjectSession::inputsChanged, this, &VocabularyStep::refresh);
    connect(&session(), &ProjectSession::modelChanged, this, &VocabularyStep::refresh);
    connect(&session(), &ProjectSession::projectChanged, this, [this] {
        m_isShown = false;
        m_unusable = {};
        m_error->hide();
    });
    connect(&session().jobs(), &Jobs::failed, this, [this](Job job, const core::Error &error) {
        if (job != Job::Inputs)
            return;
        m_unusable = session().plan().vocabulary;
        m_error->showError(error);
        m_form->showError(error);
        m_open->hide();
        emit completeChanged();
    });
    connect(m_open, &QPushButton::clicked, this, &VocabularyStep::open);
    connectProgress();
}

void VocabularyStep::connectProgress()
{
    constexpr int slowMs = 300;
    m_slow.setSingleShot(true);
    m_slow.setInterval(slowMs);
    connect(&m_slow, &QTimer::timeout, this, [this] {
        const Jobs::Standing standing = session().jobs().standing(Job::Inputs);
        m_progress->begin(tr("Opening the vocabulary"), standing.elapsedMs);
        m_progress->setProgress(standing.fraction, standing.stage);
    });
    connect(&session().jobs(), &Jobs::started, this, [this](Job job) {
        if (job == Job::Inputs)
            m_slow.start();
    });
    connect(
        &session().jobs(), &Jobs::progressed, this, [this](Job job, double fraction, const QString &stage) {
            if (job == Job::Inputs && !m_progress->isHidden())
                m_progress->setProgress(fraction, stage);
        });
    connect(&session().jobs(), &Jobs::busyChanged, this, [this] {
        if (!session().jobs().isRunning(Job::Inputs)) {
            m_slow.stop();
            m_progress->end();
        }
        refresh();
    });
    connect(
        m_progress, &ProgressRow::cancelRequested, this, [this] { session().jobs().cancel(Job::Inputs); });
}

void VocabularyStep::initializePage()
{
    m_isShown = true;
    m_unusable = {}; // the file may have been mended meanwhile
    refresh();
    open();
}

void VocabularyStep::refresh()
{
    if (m_unusable != session().plan().vocabulary || session().inputs()) {
        m_unusable = {};
        m_error->hide();
        m_form->hideError();
    }
    m_choices->refresh();
    m_form->refresh();
    m_contents->refresh();
    m_open->setVisible(m_isShown && !session().plan().vocabulary.source.empty() && !session().inputs()
                       && m_error->isHidden() && !session().jobs().isRunning(Job::Inputs));
    emit completeChanged();
}

void VocabularyStep::open()
{
    const auto &vocabulary = session().plan().vocabulary;
    if (!vocabulary.source.empty() && !session().inputs() && m_unusable != vocabulary)
        session().loadPublicInputs();
}

bool VocabularyStep::isComplete() const
{
    const auto &plan = session().plan();
    return validatePart(plan, "vocabulary") && validatePart(plan, "embedding")
           && (m_unusable.source.empty() || m_unusable != plan.vocabulary);
}

QString VocabularyStep::whyIncomplete() const
{
    const auto &plan = session().plan();
    if (plan.vocabulary.source.empty())
        return isOwnFile(plan.vocabulary) ? tr("Choose what kind of file it is.")
                                          : tr("Choose a vocabulary.");
    if (const QString issue = planIssueText(plan, {"vocabulary", "embedding"}); !issue.isEmpty())
        return issue;
    return tr("This vocabulary cannot be used; see the message above, or choose another.");
}

QString VocabularyStep::hint() const
{
    const auto inputs = session().inputs();
    if (session().isCommitted())
        return tr("Settled with the commit.");
    if (!inputs)
        return {};
    return tr("%1 phrases will be counted, with noise.")
        .arg(QLocale().toString(static_cast<qulonglong>(inputs->vocabulary.size())));
}

} // namespace ui
