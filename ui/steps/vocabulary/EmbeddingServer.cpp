#include "ui/steps/vocabulary/EmbeddingServer.h"

#include "core/pipeline/asking/VectorAsking.h"
#include "core/plan/CheckedPlan.h"
#include "ui/server/VectorServerFields.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/PlanIssueText.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/ProgressRow.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

using core::plan::Plan;
using core::vectorserver::RequestOutcome;

/// Asks the server, in a worker.
struct Ask
{
    Plan plan;
    core::vocabulary::Folders folders;
    core::chat::AllowedKey key;

    core::Result<RequestOutcome> operator()(core::JobControl &control) const
    {
        KEYSEED_ASSIGN(const auto named, core::plan::check(plan, {"vocabulary", "embedding"}));
        return core::pipeline::askVectorServer(named, folders, key, {}, control);
    }
};

} // namespace

EmbeddingServer::EmbeddingServer(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_fields(new VectorServerFields(
          session.keys(), session.environment().ledgerPath, QStringLiteral("vocabulary.vectorServer"), this))
    , m_what(makeLabel(
          tr("Only the phrases of the public vocabulary are sent to this server. Records, labels and counts "
             "are never sent. The answers are kept on this computer and not requested again."),
          "caption",
          this))
    , m_ask(makeButton(tr("Ask the server"), "askVectors", "", this))
    , m_progress(new ProgressRow(this))
    , m_error(new ErrorBox(this))
{
    m_error->setObjectName(QStringLiteral("vectorServerError"));
    m_progress->setObjectName(QStringLiteral("vectorServerProgress"));
    setHelp(m_ask, QStringLiteral("vocabulary.vectorServer"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_fields);
    column->addWidget(m_what);
    column->addWidget(m_ask, 0, Qt::AlignLeft);
    column->addWidget(m_progress);
    column->addWidget(m_error);
    connect(m_fields, &VectorServerFields::edited, m_error, &ErrorBox::hide);
    connect(m_ask, &QPushButton::clicked, this, &EmbeddingServer::ask);
    connect(m_progress, &ProgressRow::cancelRequested, this, [this] { m_job.cancel(); });
    connect(&m_job, &JobRunner::progressed, m_progress, &ProgressRow::setProgress);
    connect(&m_session, &ProjectSession::projectChanged, this, [this] {
        m_job.cancel();
        m_error->hide();
    });
}

void EmbeddingServer::ask()
{
    if (m_job.isRunning())
        return;
    Plan plan = m_session.plan();
    plan.embedding = m_fields->typed();
    if (const QString issue = planIssueText(plan, {"vocabulary", "embedding"}); !issue.isEmpty())
        return m_error->showError(tr("The server cannot be asked yet"), issue);
    auto held = m_fields->key();
    if (!held)
        return m_error->showError(held.error());
    m_error->hide();
    m_ask->setEnabled(false);
    m_progress->begin(tr("Asking for the vectors of the phrases"));
    const core::vocabulary::Folders folders{.resources = m_session.environment().resourcesDir,
                                            .cache = m_session.environment().cacheDir};
    m_job.start(Ask{plan, folders, std::move(*held)},
                this,
                [this, embedding = plan.embedding](const core::Result<RequestOutcome> &outcome) {
                    m_progress->end();
                    m_ask->setEnabled(true);
                    if (!outcome)
                        return m_error->showError(outcome.error());
                    emit answered(embedding);
                });
}

void EmbeddingServer::refresh(bool isChosen)
{
    m_fields->show(m_session.plan().embedding);
    m_fields->setWanted(isChosen);
    setVisible(isChosen);
}

} // namespace ui
