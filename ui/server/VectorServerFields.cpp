#include "ui/server/VectorServerFields.h"

#include "core/pipeline/asking/VectorAsking.h"
#include "core/vocabulary/Source.h"
#include "ui/server/KeyChoice.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>

#include <utility>

namespace ui {

namespace {

using core::vocabulary::textOf;

std::string trimmed(const QLineEdit &field)
{
    return field.text().trimmed().toStdString();
}

} // namespace

VectorServerFields::VectorServerFields(KeyHolder &keys,
                                       std::filesystem::path ledger,
                                       const QString &help,
                                       QWidget *parent)
    : QWidget(parent)
    , m_keys(keys)
    , m_ledger(std::move(ledger))
    , m_help(help)
    , m_protocol(new QComboBox(this))
{
    m_protocol->setObjectName(QStringLiteral("vectorProtocol"));
    m_protocol->setAccessibleName(tr("Protocol of the server"));
    m_protocol->addItem(QStringLiteral("OpenAI"), QStringLiteral("openai"));
    m_protocol->addItem(QStringLiteral("Ollama"), QStringLiteral("ollama"));
    setHelp(m_protocol, m_help);
    WheelGuard::protect(m_protocol);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(8);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->addRow(makeLabelFor(m_protocol, tr("Protocol"), "", this), m_protocol);
    m_address = addText(*form, tr("Address"), "vectorAddress", QStringLiteral("http://127.0.0.1:8080/v1"));
    m_model = addText(*form, tr("Model"), "vectorModel", QStringLiteral("nomic-embed-text"));
    m_key = new KeyChoice(*this, QStringLiteral("vector"), this);
    form->addRow(m_key);
    connect(m_key, &KeyChoice::allowed, this, &VectorServerFields::edited);
    connect(m_protocol, &QComboBox::currentIndexChanged, this, &VectorServerFields::tell);
}

QLineEdit *VectorServerFields::addText(QFormLayout &form,
                                       const QString &label,
                                       const char *objectName,
                                       const QString &example)
{
    auto *field = new QLineEdit(this);
    field->setObjectName(QLatin1String(objectName));
    field->setPlaceholderText(example);
    field->setAccessibleName(label);
    setHelp(field, m_help);
    form.addRow(makeLabelFor(field, label, "", this), field);
    connect(field, &QLineEdit::textChanged, this, &VectorServerFields::tell);
    return field;
}

void VectorServerFields::tell()
{
    m_key->refresh();
    emit edited();
}

void VectorServerFields::show(const Embedding &embedding)
{
    if (m_shown == embedding)
        return;
    m_shown = embedding;
    const auto settings = embeddingSettings(embedding);
    if (textOf(settings, "baseUrl").empty())
        return;
    {
        const QSignalBlocker quiet(this); // once, when all is there
        m_variable = textOf(settings, "keyEnvironment");
        m_protocol->setCurrentIndex(
            m_protocol->findData(QString::fromStdString(textOf(settings, "protocol"))));
        m_address->setText(QString::fromStdString(textOf(settings, "baseUrl")));
        m_model->setText(QString::fromStdString(textOf(settings, "model")));
    }
    tell();
}

void VectorServerFields::setWanted(bool isWanted)
{
    m_isWanted = isWanted;
    m_key->refresh();
}

VectorServerFields::Embedding VectorServerFields::typed() const
{
    Embedding embedding{.source = "endpoint", .settings = m_shown.settings};
    embedding.settings.erase("file");
    embedding.settings.insert_or_assign("protocol", protocol());
    embedding.settings.insert_or_assign("baseUrl", trimmed(*m_address));
    embedding.settings.insert_or_assign("model", trimmed(*m_model));
    if (m_variable.empty())
        embedding.settings.erase("keyEnvironment");
    else
        embedding.settings.insert_or_assign("keyEnvironment", m_variable);
    return embedding;
}

core::pipeline::KeyedServer VectorServerFields::keyed() const
{
    core::plan::Plan plan;
    plan.embedding = typed();
    return core::pipeline::vectorServerKey(plan);
}

std::string VectorServerFields::protocol() const
{
    return m_protocol->currentData().toString().toStdString();
}

void VectorServerFields::nameVariable(const std::string &name, bool /*isTyped*/)
{
    m_variable = name;
    tell();
}

core::chat::KeyOrigins VectorServerFields::origins() const
{
    return core::chat::KeyOrigins::beside(m_ledger);
}

} // namespace ui
