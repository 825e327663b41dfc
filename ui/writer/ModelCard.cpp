#include "ui/writer/ModelCard.h"

#include "ui/server/KeyChoice.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"
#include "ui/writer/ConnectionCheck.h"
#include "ui/writer/NetworkChoices.h"
#include "ui/writer/ServerChoice.h"
#include "ui/writer/ServerList.h"
#include "ui/writer/ServerPlace.h"
#include "ui/writer/WriterFields.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ui {

using core::plan::Plan;

ModelCard::ModelCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_place(new ServerPlace(session, this))
    , m_card(new Card({}, this))
    , m_chooseFile(makeButton(tr("Use a model &file..."), "chooseModelFile", "", m_card))
    , m_leaveFile(makeButton(tr("Ask a server instead"), "leaveModelFile", "link", m_card))
    , m_file(makeLabel({}, "caption", m_card))
    , m_servers(new ServerList(session, *m_place, m_card))
    , m_server(new ServerChoice(session, *m_place, m_card))
    , m_key(new KeyChoice(*m_place, QStringLiteral("writer"), m_card))
    , m_fields(new WriterFields(session, WriterFields::Labels::Short, m_card, m_place))
    , m_model(new QComboBox(m_card))
    , m_check(new ConnectionCheck(session, *m_place, m_card))
    , m_answers(new WriterFields(session, WriterFields::Labels::Long, m_card))
    , m_network(new NetworkChoices(session, *m_place, m_card))
{
    addModel();
    m_advanced = new Fold({tr("Advanced: show"), tr("Advanced: hide")},
                          "advancedModel",
                          "writing.advanced",
                          makeAdvanced(),
                          m_card);
    m_card->body()->setSpacing(12);
    m_card->body()->addWidget(makeFileRow());
    for (QWidget *part : {static_cast<QWidget *>(m_servers),
                          static_cast<QWidget *>(m_server),
                          static_cast<QWidget *>(m_key),
                          static_cast<QWidget *>(m_fields),
                          static_cast<QWidget *>(m_check),
                          static_cast<QWidget *>(m_advanced)})
        m_card->body()->addWidget(part);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_card);
    connect(m_check, &ConnectionCheck::modelsFound, this, &ModelCard::offer);
    connect(m_place, &ServerPlace::chosen, this, &ModelCard::refresh);
    connect(&m_session, &ProjectSession::planChanged, this, &ModelCard::refresh);
    connect(&m_session.jobs(), &Jobs::busyChanged, this, &ModelCard::refresh);
    refresh();
}

QWidget *ModelCard::makeFileRow()
{
    auto *line = new QWidget(m_card);
    setHelp(line, QStringLiteral("writing.modelfile"));
    m_file->setObjectName(QStringLiteral("modelFile"));
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_chooseFile);
    row->addWidget(m_leaveFile);
    row->addWidget(m_file, 1);
    connect(m_chooseFile, &QPushButton::clicked, this, &ModelCard::chooseFile);
    connect(m_leaveFile, &QPushButton::clicked, this, [this] {
        m_session.edit([](Plan &plan) {
            plan.writer.modelFile.clear();
            plan.writer.model.clear(); // a name that no server knows
        });
    });
    return line;
}

void ModelCard::chooseFile()
{
    const QString path = m_session.environment().files->openFile(
        this, tr("Choose a model file"), tr("Model files (*.gguf);;All files (*)"));
    if (path.isEmpty())
        return;
    const QFileInfo file(path);
    m_session.edit([&](Plan &plan) {
        plan.writer.modelFile = file.absoluteFilePath().toStdString();
        plan.writer.model = file.completeBaseName().toStdString();
    });
}

void ModelCard::addModel()
{
    m_model->setEditable(true);
    m_model->setInsertPolicy(QComboBox::NoInsert);
    m_model->lineEdit()->setPlaceholderText(tr("test the connection for a list, or type its name"));
    WheelGuard::protect(m_model);
    m_fields->addRow({tr("&Model"), "writerModel", "writing.model"}, m_model);
    connect(m_model, &QComboBox::currentTextChanged, this, [this](const QString &model) {
        m_place->edit([&](Plan::Writer &writer) { writer.model = model.trimmed().toStdString(); },
                      QStringLiteral("writer.model"));
    });
}

QWidget *ModelCard::makeAdvanced()
{
    using Writer = Plan::Writer;
    auto *advanced = new QWidget(m_card);
    m_answers->addNumber({tr("Tokens of an answer at most"), "writerMaxTokens", "writing.tokens"},
                         &Writer::maxTokens,
                         1,
                         core::plan::limits::maximumAnswerTokens);
    m_answers->addDecimal({tr("Temperature"), "writerTemperature", "writing.temperature"},
                          &Writer::temperature,
                          0.0,
                          2.0,
                          2,
                          //: shown in a field instead of a number: the server decides
                          tr("the server's own"));
    auto *column = new QVBoxLayout(advanced);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeLabel(tr("The answers"), "strong", advanced));
    column->addWidget(m_answers);
    column->addSpacing(8);
    column->addWidget(m_network);
    return advanced;
}

void ModelCard::offer(const QStringList &models)
{
    const QSignalBlocker quiet(m_model);
    m_model->clear();
    m_model->addItems(models);
    m_model->setCurrentIndex(-1);
    m_model->setEditText(QString::fromStdString(m_place->writer().model));
    m_offeredBy = m_place->writer().baseUrl;
}

void ModelCard::refresh()
{
    const Plan::Writer writer = m_place->writer();
    const QSignalBlocker quiet(m_model);
    if (m_offeredBy != writer.baseUrl)
        m_model->clear();
    if (const QString model = QString::fromStdString(writer.model); model != m_model->currentText().trimmed())
        m_model->setEditText(model);
    const bool isChat = writer.needs(core::writing::Need::Server);
    const QString file = QString::fromStdString(m_session.plan().writer.modelFile);
    const bool startsServer = isChat && !file.isEmpty();
    m_chooseFile->setVisible(isChat);
    m_leaveFile->setVisible(startsServer);
    m_file->setVisible(startsServer);
    //: %1: the name of a file
    m_file->setText(tr("%1: llama-server is started with it on this computer while documents are written.")
                        .arg(printableText(QFileInfo(file).fileName().toStdString())));
    m_card->setTitle(isChat ? tr("The model") : tr("The model, wherever it is"));
    m_servers->refresh();
    m_server->refresh();
    m_key->refresh();
    m_check->refresh();
    m_answers->refresh();
    m_network->refresh();
    for (QWidget *part : {static_cast<QWidget *>(m_servers),
                          static_cast<QWidget *>(m_server),
                          static_cast<QWidget *>(m_key),
                          static_cast<QWidget *>(m_check),
                          static_cast<QWidget *>(m_network)})
        part->setVisible(isChat && !startsServer);
    setEnabled(!m_session.jobs().isBusy());
}

} // namespace ui
