#include "ui/steps/release/SignatureCard.h"

#include "ui/session/ProjectSession.h"
#include "ui/steps/release/KeyFilePanel.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QCheckBox>
#include <QLabel>
#include <QSettings>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

constexpr QLatin1String signSetting("release/sign");
constexpr QLatin1String fileSetting("release/signingKey");

QString keyPath(const Environment &environment)
{
    return environment.settings
        ->value(fileSetting, QString::fromStdString(environment.signingKeyPath.string()))
        .toString();
}

} // namespace

SignatureCard::SignatureCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_sign(new QCheckBox(tr("&Sign the package"), this))
    , m_why(makeLabel(
          tr("With a signature, a recipient can check that the package comes from you and was not changed."),
          "caption",
          this))
    , m_key(new KeyFilePanel(
          session, {.name = "signing", .hasMnemonics = true, .mayMakeAnywhere = false}, this))
{
    m_sign->setObjectName(QStringLiteral("signPackage"));
    m_sign->setAccessibleName(spokenText(m_sign->text()));
    setHelp(m_sign, QStringLiteral("release.sign"));
    auto *card = new Card(tr("Signature"), this);
    card->body()->addWidget(m_sign);
    card->body()->addWidget(m_why);
    card->body()->addWidget(m_key);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    m_key->setPath(keyPath(m_session.environment()));
    m_sign->setChecked(m_session.environment().settings->value(signSetting, m_key->isThere()).toBool());
    connect(m_sign, &QCheckBox::toggled, this, [this](bool wanted) {
        m_session.environment().settings->setValue(signSetting, wanted);
        refresh();
        emit changed();
    });
    connect(m_key, &KeyFilePanel::changed, this, [this] {
        refresh();
        emit changed();
    });
    connect(m_key, &KeyFilePanel::pathChosen, this, [this](const QString &path) {
        m_session.environment().settings->setValue(fileSetting, path);
    });
    connect(m_key, &KeyFilePanel::submitted, this, &SignatureCard::submitted);
    refresh();
}

bool SignatureCard::isWanted() const
{
    return m_sign->isChecked();
}

bool SignatureCard::isBusy() const
{
    return m_key->isBusy();
}

QString SignatureCard::whyNot() const
{
    if (!isWanted() || m_key->isThere())
        return {};
    return tr("Make a signing key, or continue without a signature.");
}

void SignatureCard::open(std::function<void(SharedKey)> use)
{
    if (isWanted())
        m_key->open(std::move(use));
    else
        use(nullptr);
}

void SignatureCard::refresh()
{
    m_key->setVisible(isWanted());
    m_why->setVisible(!isWanted() || !m_key->isThere());
    m_sign->setEnabled(!m_key->isBusy());
}

} // namespace ui
