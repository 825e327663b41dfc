#include "ui/steps/release/KeyFilePanel.h"

#include "core/base/Result.h"
#include "core/signing/KeyFile.h"
#include "ui/keys/Passphrase.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/release/NewKeyForm.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"

#include <QAccessible>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QVBoxLayout>

namespace ui {

namespace signing = core::signing;

namespace {

core::Result<SharedKey> shared(core::Result<signing::SecretKey> &&key)
{
    KEYSEED_TRY(key);
    return std::make_shared<const signing::SecretKey>(std::move(*key));
}

QString wordsFor(const core::Error &error)
{
    //: %1: what happened, %2: the details
    return KeyFilePanel::tr("%1: %2").arg(errorTitle(error.code), errorDetail(error));
}

} // namespace

KeyFilePanel::KeyFilePanel(ProjectSession &session, const KeyPanelRole &role, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_role(role)
    , m_missing(new NewKeyForm(role, this))
    , m_there(makeThere())
    , m_words(makeLabel({}, "weak", this))
    , m_place(makeLabel({}, "caption", this))
    , m_others(makeOthers())
{
    m_words->setObjectName(m_role.named("KeyWords"));
    m_words->setTextFormat(Qt::PlainText);
    m_place->setObjectName(m_role.named("KeyPlace"));
    m_place->setTextFormat(Qt::PlainText);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_missing);
    column->addWidget(m_there);
    column->addWidget(m_words);
    column->addWidget(m_place);
    column->addWidget(m_others);
    connect(m_missing, &NewKeyForm::edited, this, [this] { say({}); });
    connect(m_missing, &NewKeyForm::submitted, this, &KeyFilePanel::make);
    m_words->hide();
    refresh();
}

QWidget *KeyFilePanel::makeThere()
{
    auto *part = new QWidget(this);
    m_fingerprint = makeLabel({}, "strong", part);
    m_fingerprint->setObjectName(m_role.named("Fingerprint"));
    m_fingerprint->setAccessibleName(tr("Fingerprint of the key"));
    m_fingerprint->setTextFormat(Qt::PlainText);
    m_fingerprint->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_copy = makeButton(tr("Copy the fingerprint"), "", "", part);
    m_copy->setObjectName(m_role.named("CopyFingerprint"));
    m_save = makeButton(tr("Save the public key..."), "", "", part);
    m_save->setObjectName(m_role.named("SavePublicKey"));
    for (QPushButton *button : {m_copy, m_save})
        setHelp(button, QStringLiteral("release.fingerprint"));
    const QString text = tr("Passph&rase");
    m_passphrase = m_role.makeField("Passphrase", text, part);
    auto *before = makeLabelFor(m_passphrase, m_role.label(text), "", part);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_save);
    buttons->addStretch();
    auto *typed = new QHBoxLayout;
    typed->setSpacing(12);
    typed->addWidget(before);
    typed->addWidget(m_passphrase, 1);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_fingerprint);
    column->addLayout(buttons);
    column->addLayout(typed);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        if (m_key)
            QGuiApplication::clipboard()->setText(QString::fromStdString(m_key->fingerprint()));
    });
    connect(m_save, &QPushButton::clicked, this, &KeyFilePanel::savePublicKey);
    connect(m_passphrase, &QLineEdit::textEdited, this, [this] { say({}); });
    connect(m_passphrase, &QLineEdit::returnPressed, this, &KeyFilePanel::submitted);
    return part;
}

QWidget *KeyFilePanel::makeOthers()
{
    auto *part = new QWidget(this);
    auto *row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    const auto add = [&](const char *name, const QString &text, void (KeyFilePanel::*chosen)()) {
        auto *link = makeButton(m_role.label(text), "", "link", part);
        link->setObjectName(m_role.named(name));
        setHelp(link, QStringLiteral("release.key"));
        row->addWidget(link);
        connect(link, &QPushButton::clicked, this, chosen);
    };
    add("OtherKey",
        m_role.mayMakeAnywhere ? tr("Choose the file of their key...") : tr("&Another key file..."),
        &KeyFilePanel::choose);
    if (m_role.mayMakeAnywhere)
        add("NewKey", tr("A new key for them..."), &KeyFilePanel::chooseNew);
    row->addStretch();
    return part;
}

void KeyFilePanel::setPath(const QString &path)
{
    m_path = path;
    (void)m_missing->take();
    m_passphrase->setText({});
    say({});
    refresh();
    emit changed();
}

void KeyFilePanel::choose()
{
    const QString chosen = m_session.environment().files->openFile(
        this, tr("Choose a signing key"), tr("Signing keys (*.key);;All files (*)"));
    if (chosen.isEmpty())
        return;
    setPath(chosen);
    emit pathChosen(chosen);
}

void KeyFilePanel::chooseNew()
{
    const QString chosen = m_session.environment().files->saveFile(
        this, tr("Make a signing key"), QStringLiteral("approver.key"), tr("Signing keys (*.key)"));
    if (chosen.isEmpty())
        return;
    setPath(chosen);
    if (m_isThere)
        say(tr("There is a file of this name already, and a key is never overwritten: this is the key that "
               "is there."));
    emit pathChosen(chosen);
}

void KeyFilePanel::make()
{
    if (isBusy())
        return;
    if (const QString problem = m_missing->problem(); !problem.isEmpty())
        return say(problem, m_missing->field());
    m_runner.start(
        [path = m_path.toStdString(),
         cost = m_session.environment().signingCost,
         passphrase = m_missing->take()](core::JobControl &) {
            auto made = shared(signing::makeKeyFile(path, passphrase->text(), cost));
            passphrase->wipe();
            return made;
        },
        this,
        [this](const core::Result<SharedKey> &made) { takeMade(made); });
    say({});
    refresh();
    emit changed();
}

void KeyFilePanel::takeMade(const core::Result<SharedKey> &made)
{
    refresh();
    if (made)
        m_passphrase->setFocus();
    else
        say(wordsFor(made.error()), m_missing->field());
    emit changed();
}

void KeyFilePanel::open(std::function<void(SharedKey)> use)
{
    if (isBusy() || !m_isThere)
        return;
    if (m_passphrase->text().isEmpty())
        return say(tr("Type the passphrase of the key."), m_passphrase);
    m_runner.start(
        [path = m_path.toStdString(), passphrase = Passphrase::takeFrom(*m_passphrase)](core::JobControl &) {
            auto opened = shared(signing::openKeyFile(path, passphrase->text()));
            passphrase->wipe();
            return opened;
        },
        this,
        [this, use = std::move(use)](const core::Result<SharedKey> &opened) { takeOpened(opened, use); });
    say({});
    refresh();
    emit changed();
}

void KeyFilePanel::takeOpened(const core::Result<SharedKey> &opened,
                              const std::function<void(SharedKey)> &use)
{
    refresh();
    if (!opened && opened.error().code == core::ErrorCode::InvalidParameter)
        say(m_key ? tr("This is not the passphrase of the key. Nothing was written.")
                  : tr("This is not the passphrase of the key, or the file is no signing key. Nothing was "
                       "written."),
            m_passphrase);
    else if (!opened && opened.error().code != core::ErrorCode::Cancelled)
        say(wordsFor(opened.error()), m_passphrase);
    emit changed();
    if (opened)
        use(*opened);
}

void KeyFilePanel::savePublicKey()
{
    if (!m_key)
        return;
    const QString path = m_session.environment().files->saveFile(
        this, tr("Save the public key"), QStringLiteral("signing-key.pub"), tr("Public keys (*.pub)"));
    if (path.isEmpty())
        return;
    QSaveFile file(path);
    const bool isSaved = file.open(QIODevice::WriteOnly)
                         && file.write(QByteArray::fromStdString(m_key->fileText())) > 0 && file.commit();
    say(isSaved ? QString() : tr("The public key could not be saved to %1.").arg(path));
}

void KeyFilePanel::say(const QString &words, QLineEdit *field)
{
    m_words->setText(words);
    m_words->setVisible(!words.isEmpty());
    for (auto *each : findChildren<QLineEdit *>())
        each->setAccessibleDescription(each == field ? words : QString());
    if (words.isEmpty())
        return;
    if (field)
        field->setFocus();
    QAccessibleEvent event(m_words, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void KeyFilePanel::refresh()
{
    m_isThere = !m_path.isEmpty() && QFileInfo(m_path).isFile();
    m_key.reset();
    if (m_isThere)
        if (auto key = signing::readPublicKey(m_path.toStdString()))
            m_key = *key;
    m_missing->setVisible(!m_path.isEmpty() && !m_isThere);
    m_there->setVisible(m_isThere);
    //: %1: "3F2A 91C0 77DE 0B15 44AC"
    m_fingerprint->setText(m_key ? tr("Fingerprint %1").arg(QString::fromStdString(m_key->fingerprint()))
                                 : tr("The fingerprint is not known: the public half of the key does not lie "
                                      "beside it."));
    m_copy->setVisible(m_key.has_value());
    m_save->setVisible(m_key.has_value());
    for (QWidget *part : std::initializer_list<QWidget *>{m_missing, m_there, m_others})
        part->setEnabled(!isBusy());
    m_place->setVisible(!m_path.isEmpty());
    if (isBusy())
        m_place->setText(m_isThere ? tr("The key is being opened, which takes about a second.")
                                   : tr("The key is being made, which takes about a second."));
    else
        //: %1: a file
        m_place->setText(m_isThere ? tr("In %1").arg(m_path) : tr("It will be kept in %1").arg(m_path));
}

} // namespace ui
