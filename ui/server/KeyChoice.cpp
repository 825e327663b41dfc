#include "ui/server/KeyChoice.h"

#include "core/base/Text.h"
#include "core/chat/Server.h"
#include "core/http/Address.h"
#include "ui/server/KeyEntry.h"
#include "ui/server/KeyPlace.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/widgets/Labels.h"

#include <QButtonGroup>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int underTheText = 29; // of a radio button, beside its circle

/// The variable that usually holds the key of such a server.
std::string usualVariable(const std::string &protocol)
{
    for (const core::chat::Preset &preset : core::chat::presets())
        if (core::chat::nameOf(preset.protocol) == protocol && !preset.keyEnvironment.empty())
            return std::string(preset.keyEnvironment);
    return {};
}

} // namespace

KeyChoice::KeyChoice(KeyPlace &place, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_place(place)
    , m_host(makeLabel({}, "weak", this))
    , m_isTyped(new QRadioButton(tr("Key typed here, or from the keyring"), this))
    , m_isVariable(new QRadioButton(tr("Key from an environment variable"), this))
    , m_variable(new QLineEdit(this))
    , m_typed(new KeyEntry(place, name, this))
    , m_named(makeVariable(name))
{
    auto *ways = new QButtonGroup(this);
    for (QRadioButton *way : {m_isTyped, m_isVariable}) {
        ways->addButton(way);
        way->setAccessibleName(spokenText(way->text()));
        setHelp(way, QStringLiteral("writing.key"));
    }
    m_isTyped->setObjectName(QStringLiteral("keyTyped"));
    m_isVariable->setObjectName(QStringLiteral("keyVariable"));
    m_host->setObjectName(QStringLiteral("keyHostWarning"));
    auto *typed = new QVBoxLayout;
    typed->addWidget(m_typed);
    indent(*typed);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_host);
    column->addWidget(m_isTyped);
    column->addLayout(typed);
    column->addWidget(m_isVariable);
    column->addWidget(m_named);
    connect(m_isTyped, &QRadioButton::clicked, this, [this] { chooseVariable(false); });
    connect(m_isVariable, &QRadioButton::clicked, this, [this] { chooseVariable(true); });
    refresh();
}

QWidget *KeyChoice::makeVariable(const QString &name)
{
    auto *named = new QWidget(this);
    m_variable->setParent(named);
    m_variable->setObjectName(name + QLatin1String("KeyVariable"));
    m_variable->setAccessibleName(tr("Name of the environment variable"));
    m_variable->setPlaceholderText(QStringLiteral("OPENAI_API_KEY"));
    setHelp(m_variable, QStringLiteral("writing.keyVariable"));
    m_variableState = makeLabel({}, "caption", named);
    m_variableState->setObjectName(QStringLiteral("keyVariableState"));
    m_allow = makeButton(tr("Allow this server"), "allowKeyServer", "", named);
    auto *column = new QVBoxLayout(named);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_variable);
    column->addWidget(m_variableState);
    column->addWidget(m_allow, 0, Qt::AlignLeading);
    indent(*column);
    connect(m_allow, &QPushButton::clicked, this, &KeyChoice::allow);
    connect(m_variable, &QLineEdit::textEdited, this, [this](const QString &typed) {
        m_wantsVariable = true; // while the name is empty, too
        m_place.nameVariable(typed.trimmed().toStdString(), true);
    });
    return named;
}

void KeyChoice::indent(QLayout &layout) const
{
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    layout.setContentsMargins(isMirrored ? 0 : underTheText, 0, isMirrored ? underTheText : 0, 4);
}

void KeyChoice::chooseVariable(bool wanted)
{
    m_wantsVariable = wanted;
    if (!wanted)
        m_place.nameVariable({}, false);
    else if (m_place.keyed().keyEnvironment.empty())
        m_place.nameVariable(usualVariable(m_place.protocol()), false);
    refresh();
    if (wanted && m_variable->text().isEmpty())
        m_variable->setFocus();
}

void KeyChoice::refresh()
{
    const bool isNamed = !m_place.keyed().keyEnvironment.empty();
    if (isNamed)
        m_wantsVariable = false; // the place says it
    const bool isVariable = m_wantsVariable || isNamed;
    (isVariable ? m_isVariable : m_isTyped)->setChecked(true);
    m_typed->setVisible(!isVariable);
    m_named->setVisible(isVariable);
    m_typed->refresh();
    showVariable();
    showHost();
}

void KeyChoice::showHost()
{
    const auto address = core::http::parseAddress(m_place.keyed().baseUrl);
    const std::string characters = address ? core::http::foreignCharacters(address->host) : std::string();
    m_host->setVisible(!characters.empty());
    if (!characters.empty())
        m_host->setText(
            //: %1: the ASCII name of a server (xn--...), %2: characters such as U+0430
            tr("The key goes to %1. This name stands for characters beyond ASCII (%2), which may look like "
               "other "
               "letters.")
                .arg(QString::fromStdString(core::printable(address->host)),
                     QString::fromStdString(characters)));
}

void KeyChoice::allow()
{
    const auto use = core::pipeline::keyUseOf(m_place.keyed());
    if (!use || !*use)
        return;
    const auto remembered = m_place.origins().remember(**use);
    showVariable();
    if (!remembered)
        m_variableState->setText(tr("This could not be saved: the folder of the ledger is not writable."));
    else
        emit allowed();
}

void KeyChoice::showVariable()
{
    const QString name = QString::fromStdString(m_place.keyed().keyEnvironment);
    if (name != m_variable->text().trimmed())
        m_variable->setText(name);
    const bool isSet = !name.isEmpty() && !qEnvironmentVariableIsEmpty(name.toLocal8Bit().constData());
    const auto use = core::pipeline::keyUseOf(m_place.keyed());
    // A plan may come from anybody: that a secret may go to its server is for the person to say.
    const bool isAsking = use && *use && !m_place.origins().isAllowed(**use);
    m_allow->setVisible(isAsking);
    setLook(m_variableState, (name.isEmpty() || isSet) && !isAsking ? "caption" : "weak");
    if (isAsking)
        m_variableState->setText(
            //: %1: name of an environment variable, %2: a server such as https://host:443
            tr("The value of %1 would be sent to %2, which is not allowed yet.")
                .arg(name, QString::fromStdString(core::printable((*use)->origin))));
    else if (name.isEmpty())
        m_variableState->setText(tr("The name of the variable, not the key."));
    else if (isSet)
        m_variableState->setText(tr("The variable is set. The plan contains its name only."));
    else
        m_variableState->setText(tr("The variable is not set for this program: set it and start again."));
}

} // namespace ui
