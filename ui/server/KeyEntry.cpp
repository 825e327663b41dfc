#include "ui/server/KeyEntry.h"

#include "core/http/Address.h"
#include "ui/server/KeyPlace.h"
#include "ui/text/ConnectionText.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int untilTyped = 400; // ms without another letter of the address

bool isOnThisComputer(const core::pipeline::KeyedServer &server)
{
    const auto address = core::http::parseAddress(server.baseUrl);
    return address && core::http::isLoopback(address->host);
}

} // namespace

KeyEntry::KeyEntry(KeyPlace &place, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_place(place)
    , m_key(new QLineEdit(this))
    , m_keep(makeButton(tr("Keep in the keyring"), "keepKey", "", this))
    , m_forget(makeButton(tr("Forget the key"), "forgetKey", "", this))
    , m_state(makeLabel({}, "caption", this))
{
    m_key->setObjectName(name + QLatin1String("Key"));
    m_key->setAccessibleName(tr("Key of the server"));
    m_key->setEchoMode(QLineEdit::Password);
    // Kept neither for completion nor by an input method.
    m_key->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText
                               | Qt::ImhNoAutoUppercase);
    m_state->setObjectName(QStringLiteral("keyState"));
    setHelp(this, QStringLiteral("writing.key"));
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_key, 1);
    row->addWidget(m_keep);
    row->addWidget(m_forget);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_state);
    m_wait.setSingleShot(true);
    m_wait.setInterval(untilTyped);
    connect(m_key, &QLineEdit::textEdited, this, &KeyEntry::hold);
    connect(m_keep, &QPushButton::clicked, this, &KeyEntry::keep);
    connect(m_forget, &QPushButton::clicked, this, &KeyEntry::forget);
    connect(&m_wait, &QTimer::timeout, this, &KeyEntry::read);
    connect(&m_place.keys(), &KeyHolder::changed, this, &KeyEntry::refresh);
    refresh();
}

void KeyEntry::refresh()
{
    const auto keyed = m_place.keyed();
    const std::string server = KeyHolder::server(keyed.baseUrl, keyed.caFile.string());
    if (m_server != server || m_isWanted != m_place.isWanted()) {
        m_server = server;
        m_isWanted = m_place.isWanted();
        m_key->clear();
        lookUp();
    }
    showState();
}

core::Result<KeyAccount> KeyEntry::account() const
{
    const auto keyed = m_place.keyed();
    return KeyAccount::of(keyed.baseUrl, keyed.caFile.string());
}

void KeyEntry::hold(const QString &key)
{
    m_wait.stop();
    m_isInRing = false; // that is another one
    if (m_trouble != KeyRingError::NoKeyring)
        m_trouble.reset();
    m_place.keys().hold(m_server, key.trimmed().toStdString());
}

void KeyEntry::showState()
{
    const bool isHeld = m_place.keys().has(m_server);
    const bool isHere = isOnThisComputer(m_place.keyed());
    const bool isUseless = m_trouble == KeyRingError::NoKeyring;
    m_key->setEnabled(!m_server.empty());
    m_key->setPlaceholderText(isHeld ? tr("a key is held") : tr("paste the key"));
    if (!isHeld)
        m_key->clear();
    m_forget->setVisible(isHeld);
    m_keep->setVisible(isHeld && !m_isInRing && !isHere && !isUseless);
    setLook(m_state, m_trouble && !isHere && !isHeld ? "weak" : "caption");
    if (m_server.empty())
        m_state->setText(tr("Choose the server first."));
    else if (m_isAsking)
        m_state->setText(tr("Asking the keyring..."));
    else if (isHeld && m_isInRing)
        m_state->setText(tr("The key for this server is in the keyring."));
    else if (isHeld && isUseless)
        m_state->setText(
            tr("The key is in memory until the program ends. No keyring answers on this computer."));
    else if (m_trouble && !isHere)
        //: %1: what happened, %2: what to do, a sentence
        m_state->setText(tr("%1. %2").arg(keyRingTitle(*m_trouble), keyRingAdvice(*m_trouble)));
    else if (isHeld)
        m_state->setText(tr("The key is in memory until the program ends."));
    else
        m_state->setText(isHere ? tr("A server on this computer usually needs no key.")
                                : tr("There is no key for this server yet."));
}

void KeyEntry::lookUp()
{
    m_isInRing = false;
    m_isAsking = false;
    m_trouble.reset();
    m_wait.stop();
    const auto keyed = m_place.keyed();
    // Nobody is asked to unlock a keyring for a server that needs no key.
    const bool isMissing =
        keyed.keyEnvironment.empty() && !m_place.keys().has(m_server) && !isOnThisComputer(keyed);
    if (m_isWanted && isMissing && account())
        m_wait.start(); // until the address is typed
}

void KeyEntry::read()
{
    const auto account = this->account();
    if (!account)
        return;
    m_isAsking = true;
    showState();
    m_ring.read(*account, this, [this, server = m_server](KeyRing::Key key) {
        if (server != m_server)
            return;
        m_isAsking = false;
        if (m_place.keys().has(server)) { // typed meanwhile
            showState();
            return;
        }
        if (key) {
            m_isInRing = true;
            m_place.keys().hold(server, std::move(*key));
        } else if (key.error() != KeyRingError::NoEntry) {
            m_trouble = key.error();
        }
        showState();
    });
}

void KeyEntry::keep()
{
    const auto account = this->account();
    if (!account)
        return;
    m_isAsking = true;
    showState();
    m_ring.store(
        *account,
        m_place.keys().keyFor(m_server),
        this,
        [this, server = m_server](const KeyRing::Outcome &outcome) { answered(server, outcome, true); });
}

void KeyEntry::forget()
{
    m_place.keys().hold(m_server, {});
    m_key->setFocus();
    const auto account = this->account();
    // It may be there from an earlier day.
    if (!account || m_trouble == KeyRingError::NoKeyring || isOnThisComputer(m_place.keyed()))
        return showState();
    m_isAsking = true;
    showState();
    m_ring.remove(*account, this, [this, server = m_server](const KeyRing::Outcome &outcome) {
        answered(server, outcome, false);
    });
}

void KeyEntry::answered(const std::string &server, const KeyRing::Outcome &outcome, bool isKept)
{
    if (server != m_server)
        return;
    m_isAsking = false;
    m_trouble.reset();
    if (outcome)
        m_isInRing = isKept;
    else
        m_trouble = outcome.error();
    showState();
}

} // namespace ui
