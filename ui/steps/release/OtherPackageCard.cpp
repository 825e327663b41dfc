#include "ui/steps/release/OtherPackageCard.h"

#include "ui/findings/VerificationView.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/ProgressRow.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

OtherPackageCard::OtherPackageCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_file(makeButton(tr("Verif&y another package..."), "verifyOther", "", this))
    , m_folder(makeButton(tr("Verify a folder..."), "verifyOtherFolder", "", this))
    , m_path(makeLabel({}, "strong", this))
    , m_progress(new ProgressRow(this))
    , m_error(new ErrorBox(this))
    , m_found(new VerificationView("other", tr("Do not rely on it: ask the sender for another copy."), this))
    , m_compare(makeLabel(tr("Anybody can make a key: ask the person named here for the fingerprints in "
                             "another way and compare them."),
                          "caption",
                          this))
{
    m_path->setObjectName(QStringLiteral("otherPath"));
    m_path->setTextFormat(Qt::PlainText);
    m_path->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_error->setObjectName(QStringLiteral("otherError"));
    for (QPushButton *button : {m_file, m_folder})
        setHelp(button, QStringLiteral("release.other"));
    auto *card = new Card(tr("A package from somebody else"), this);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_file);
    buttons->addWidget(m_folder);
    buttons->addStretch();
    card->body()->addLayout(buttons);
    for (QWidget *part : std::initializer_list<QWidget *>{m_path, m_progress, m_error, m_found, m_compare})
        card->body()->addWidget(part);
    for (QWidget *part : std::initializer_list<QWidget *>{m_path, m_found, m_compare})
        part->hide();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_file, &QPushButton::clicked, this, [this] {
        verify(m_session.environment().files->openFile(
            this, tr("Verify a package"), tr("Packages (*.zip);;All files (*)")));
    });
    connect(m_folder, &QPushButton::clicked, this, [this] {
        verify(m_session.environment().files->folder(this, tr("Verify a package")));
    });
    connect(&m_runner, &JobRunner::progressed, m_progress, &ProgressRow::setProgress);
    connect(m_progress, &ProgressRow::cancelRequested, this, [this] { m_runner.cancel(); });
}

void OtherPackageCard::verify(const QString &path)
{
    if (path.isEmpty() || m_runner.isRunning())
        return;
    m_path->setText(path);
    m_path->show();
    m_error->hide();
    m_found->hide();
    m_compare->hide();
    m_file->setEnabled(false);
    m_folder->setEnabled(false);
    m_progress->begin(tr("Verifying the package"));
    m_runner.start([path = path.toStdString()](
                       core::JobControl &control) { return core::package::verify(path, control); },
                   this,
                   [this](const core::Result<core::package::Verification> &found) { take(found); });
}

void OtherPackageCard::take(const core::Result<core::package::Verification> &found)
{
    m_progress->end();
    m_file->setEnabled(true);
    m_folder->setEnabled(true);
    if (found) {
        m_found->showFound(*found);
        m_found->show();
        m_compare->setVisible(found->signature || found->approval);
    } else if (found.error().code == core::ErrorCode::InvalidPackage) {
        m_error->showError(
            tr("This is no package"), tr("Ask the sender for another copy."), errorDetail(found.error()));
    } else {
        m_error->showError(found.error());
    }
}

} // namespace ui
