#include "ui/steps/release/PackageCard.h"

#include "ui/findings/VerificationView.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/Labels.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace ui {

using Job = Jobs::Job;

PackageCard::PackageCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_card(new Card(tr("The package"), this))
    , m_state(new Badge(Badge::Kind::Neutral, tr("written"), m_card))
    , m_path(makeLabel({}, "strong", m_card))
    , m_found(new VerificationView("package", tr("Do not pass it on: export it again."), m_card))
    , m_see(makeButton(tr("See it as the recipient does"), "seeAsRecipient", "", m_card))
    , m_open(makeButton(tr("Open the fol&der"), "openFolder", "", m_card))
    , m_copy(makeButton(tr("Copy the &path"), "copyPath", "", m_card))
    , m_again(makeButton(tr("Ne&w release from the same model (free)"), "newRelease", "", m_card))
    , m_free(makeLabel(tr("A new release costs no budget: it uses the same learned phrases and starts from "
                          "the page Make documents. This package does not change."),
                       "caption",
                       m_card))
{
    m_path->setObjectName(QStringLiteral("packagePath"));
    m_path->setTextFormat(Qt::PlainText);
    m_path->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setHelp(m_again, QStringLiteral("release.again"));
    setHelp(m_see, QStringLiteral("release.see"));
    m_card->addToTitle(m_state);
    auto *buttons = new FlowLayout(nullptr, 8); // wraps in languages with longer words
    buttons->addWidget(m_see);
    buttons->addWidget(m_open);
    buttons->addWidget(m_copy);
    m_card->body()->addWidget(m_path);
    m_card->body()->addWidget(m_found);
    m_card->body()->addLayout(buttons);
    m_card->body()->addWidget(m_again, 0, Qt::AlignLeft);
    m_card->body()->addWidget(m_free);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_card);
    connect(m_see, &QPushButton::clicked, this, [this] { emit openRequested(m_path->text()); });
    connect(m_open, &QPushButton::clicked, this, &PackageCard::openFolder);
    connect(m_copy, &QPushButton::clicked, this, &PackageCard::copyPath);
    connect(m_again, &QPushButton::clicked, &m_session.release(), &ReleaseDesk::beginNewRelease);
    refresh();
}

void PackageCard::refresh()
{
    const auto &package = m_session.release().package();
    const auto &release = m_session.release().closed();
    setVisible(package || release);
    if (!package && !release)
        return;
    m_path->setText(QString::fromStdString(package ? package->path.string() : release->path));
    m_again->setVisible(m_session.isReleased());
    m_again->setEnabled(!m_session.jobs().isBusy() && !m_session.isOpenElsewhere());
    m_free->setVisible(m_session.isReleased());
    showVerification();
}

void PackageCard::showVerification()
{
    const auto &verification = m_session.release().verification();
    m_see->setVisible(verification && verification->differences.empty());
    if (verification) {
        const bool isGood = verification->differences.empty();
        m_state->set(isGood ? Badge::Kind::Done : Badge::Kind::Weak, isGood ? tr("verified") : tr("differs"));
        m_found->showFound(*verification);
        return;
    }
    const bool isVerifying = m_session.jobs().isRunning(Job::Verify);
    m_state->set(Badge::Kind::Neutral, isVerifying ? tr("being verified") : tr("not verified"));
    const auto &package = m_session.release().package();
    QString words = tr("The package is written, but not verified.");
    if (isVerifying)
        words = tr("The package is read again from the disk and checked.");
    else if (!package && !QFileInfo::exists(m_path->text()))
        words = tr("The package was not found; it may have been moved.");
    m_found->showWords(words, package ? package->files : std::vector<core::package::FileEntry>());
}

void PackageCard::openFolder()
{
    const QFileInfo target(m_path->text());
    QDesktopServices::openUrl(
        QUrl::fromLocalFile(target.isDir() ? target.absoluteFilePath() : target.absolutePath()));
}

void PackageCard::copyPath()
{
    QGuiApplication::clipboard()->setText(m_path->text());
}

} // namespace ui
