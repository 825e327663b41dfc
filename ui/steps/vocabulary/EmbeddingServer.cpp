#include "ui/steps/vocabulary/EmbeddingServer.h"

#include "core/pipeline/VectorAsking.h"
#include "core/vocabulary/SourceSettings.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/PlanIssueText.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/ProgressRow.h"
#include "ui/widgets/WheelGuard.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

using core::plan::Plan;
using core::vectorserver::AskingOutcome;
using core::vocabulary::textOf;

/// For a worker.
struct Ask
{
    Plan plan;
    core::vocabulary::Folders folders;
    std::string key;

    core::Result<AskingOutcome> operator()(core::JobControl &control) const
    {
        return core::pipeline::askVectorServer(plan, folders, key, {}, control);
    }
};

std::string trimmed(const QLineEdit &field)
{
    return field.text().trimmed().toStdString();
}

} // namespace

EmbeddingServer::EmbeddingServer(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_protocol(new QComboBox(this))
    , m_what(
          makeLabel(tr("The phrases of the public vocabulary go to this server, and nothing else. No record, "
                       "no label and no count is ever sent. What it answers is kept on this computer and not "
                       "asked for again."),
                    "caption",
                    this))
    , m_ask(makeButton(tr("Ask the server"), "askVectors", "", this))
    , m_progress(new ProgressRow(this))
    , m_error(new ErrorBox(this))
{
    m_error->setObjectName(QStringLiteral("vectorServerError"));
    m_progress->setObjectName(QStringLiteral("vectorServerProgress"));
    setHelp(m_ask, QStringLiteral("vocabulary.vectorServer"));
    makeForm();
    connect(m_ask, &QPushButton::clicked, this, &EmbeddingServer::ask);
    connect(m_progress, &ProgressRow::cancelRequested, this, [this] { m_job.cancel(); });
    connect(&m_job, &JobRunner::progressed, m_progress, &ProgressRow::setProgress);
    connect(&m_session, &ProjectSession::projectChanged, this, [this] {
        m_job.cancel();
        m_error->hide();
        m_key->clear();
    });
    refresh();
}

void EmbeddingServer::addRow(QFormLayout &form, const QString &label, QWidget *field)
{
    QLabel *words = makeLabelFor(field, label, "", this);
    form.addRow(words, field);
}

QLineEdit *EmbeddingServer::addText(QFormLayout &form,
                                    const QString &label,
                                    const char *objectName,
                                    const QString &example)
{
    auto *field = new QLineEdit(this);
    field->setObjectName(QLatin1String(objectName));
    field->setPlaceholderText(example);
    field->setAccessibleName(label);
    setHelp(field, QStringLiteral("vocabulary.vectorServer"));
    addRow(form, label, field);
    connect(field, &QLineEdit::textEdited, this, [this] { m_error->hide(); });
    return field;
}

void EmbeddingServer::makeForm()
{
    m_protocol->setObjectName(QStringLiteral("vectorProtocol"));
    m_protocol->setAccessibleName(tr("Protocol of the server"));
    m_protocol->addItem(QStringLiteral("OpenAI"), QStringLiteral("openai"));
    m_protocol->addItem(QStringLiteral("Ollama"), QStringLiteral("ollama"));
    setHelp(m_protocol, QStringLiteral("vocabulary.vectorServer"));
    WheelGuard::protect(m_protocol);
    auto *form = new QFormLayout;
    form->setSpacing(8);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    addRow(*form, tr("Protocol"), m_protocol);
    m_address = addText(*form, tr("Address"), "vectorAddress", QStringLiteral("http://127.0.0.1:8080/v1"));
    m_model = addText(*form, tr("Model"), "vectorModel", QStringLiteral("nomic-embed-text"));
    m_key = addText(*form, tr("Key"), "vectorKey", tr("none"));
    m_key->setEchoMode(QLineEdit::Password);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(form);
    column->addWidget(m_what);
    column->addWidget(m_ask, 0, Qt::AlignLeft);
    column->addWidget(m_progress);
    column->addWidget(m_error);
}

// What else the plan says of a server (certificates, proxy) stays.
Plan::Embedding EmbeddingServer::typed() const
{
    Plan::Embedding embedding{.source = "endpoint", .settings = m_session.plan().embedding.settings};
    embedding.settings.erase("file");
    embedding.settings.insert_or_assign("protocol", m_protocol->currentData().toString().toStdString());
    embedding.settings.insert_or_assign("baseUrl", trimmed(*m_address));
    embedding.settings.insert_or_assign("model", trimmed(*m_model));
    return embedding;
}

// As it is typed here, else held for this server, else of the variable that the plan names.
core::Result<std::string> EmbeddingServer::key(const Plan &plan) const
{
    const auto server = core::pipeline::vectorServerKey(plan);
    const std::string name = KeyHolder::server(server.baseUrl, server.caFile.string());
    if (!m_key->text().isEmpty())
        m_session.keys().hold(name, m_key->text().trimmed().toStdString());
    if (m_session.keys().has(name))
        return m_session.keys().keyFor(name);
    return core::pipeline::keyOf(
        server,
        core::chat::KeyOrigins(core::chat::KeyOrigins::fileBeside(m_session.environment().ledgerPath)));
}

void EmbeddingServer::ask()
{
    if (m_job.isRunning())
        return;
    Plan plan = m_session.plan();
    plan.embedding = typed();
    if (const QString issue = planIssueText(plan, {"vocabulary", "embedding"}); !issue.isEmpty())
        return m_error->showError(tr("The server cannot be asked yet"), issue);
    auto held = key(plan);
    if (!held)
        return m_error->showError(held.error());
    m_error->hide();
    m_ask->setEnabled(false);
    m_progress->begin(tr("Asking for the vectors of the phrases"));
    const core::vocabulary::Folders folders{.resources = m_session.environment().resourcesDir,
                                            .cache = m_session.environment().cacheDir};
    m_job.start(Ask{plan, folders, std::move(*held)},
                this,
                [this, embedding = plan.embedding](const core::Result<AskingOutcome> &outcome) {
                    m_progress->end();
                    m_ask->setEnabled(true);
                    if (!outcome)
                        return m_error->showError(outcome.error());
                    emit answered(embedding);
                });
}

void EmbeddingServer::refresh()
{
    const Plan::Embedding &chosen = m_session.plan().embedding;
    if (m_shown == chosen)
        return;
    m_shown = chosen;
    const auto settings = embeddingSettings(chosen);
    if (textOf(settings, "baseUrl").empty())
        return; // what was typed stays, for who comes back to it
    m_protocol->setCurrentIndex(m_protocol->findData(QString::fromStdString(textOf(settings, "protocol"))));
    m_address->setText(QString::fromStdString(textOf(settings, "baseUrl")));
    m_model->setText(QString::fromStdString(textOf(settings, "model")));
}

} // namespace ui
