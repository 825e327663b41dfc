#include "ui/steps/PackageCard.h"

#include "ui/models/ProjectSession.h"
#include "ui/models/ReleaseFilesModel.h"
#include "ui/steps/TableLook.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QUrl>
#include <QVBoxLayout>

namespace ui {

PackageCard::PackageCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_card(new Card(tr("The package"), this))
    , m_state(new Badge(Badge::Kind::Neutral, tr("written"), m_card))
    , m_path(makeLabel({}, "strong", m_card))
    , m_files(new ReleaseFilesModel(this))
    , m_table(new QTableView(m_card))
    , m_verdict(makeLabel({}, "", m_card))
    , m_differences(new QPlainTextEdit(m_card))
    , m_open(makeButton(tr("Open the fol&der"), "openFolder", "", m_card))
    , m_copy(makeButton(tr("Copy the &path"), "copyPath", "", m_card))
{
    m_path->setObjectName(QStringLiteral("packagePath"));
    m_path->setTextFormat(Qt::PlainText);
    m_path->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_verdict->setObjectName(QStringLiteral("packageVerdict"));
    m_differences->setObjectName(QStringLiteral("packageDifferences"));
    m_differences->setAccessibleName(tr("Differences found"));
    m_differences->setReadOnly(true);
    m_differences->setTabChangesFocus(true);
    m_differences->setMaximumHeight(120);
    m_table->setObjectName(QStringLiteral("packageFiles"));
    m_table->setAccessibleName(tr("Files of the package"));
    m_table->setModel(m_files);
    makePlainTable(*m_table, ReleaseFilesModel::Sum);
    setHelp(m_table, QStringLiteral("release.files"));
    setHelp(m_differences, QStringLiteral("release.verify"));
    m_card->addToTitle(m_state);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_open);
    buttons->addWidget(m_copy);
    buttons->addStretch();
    m_card->body()->addWidget(m_path);
    m_card->body()->addWidget(m_verdict);
    m_card->body()->addWidget(m_differences);
    m_card->body()->addWidget(m_table);
    m_card->body()->addLayout(buttons);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_card);
    connect(m_open, &QPushButton::clicked, this, &PackageCard::openFolder);
    connect(m_copy, &QPushButton::clicked, this, &PackageCard::copyPath);
    refresh();
}

void PackageCard::refresh()
{
    const auto &package = m_session.package();
    setVisible(package.has_value());
    if (!package)
        return;
    m_path->setText(QString::fromStdString(package->path.string()));
    m_files->setFiles(m_session.verification() ? m_session.verification()->files : package->files);
    fitToRows(*m_table, 10);
    showVerification();
}

void PackageCard::showVerification()
{
    const auto &verification = m_session.verification();
    m_differences->hide();
    setLook(m_verdict, "");
    if (!verification) {
        m_state->set(Badge::Kind::Neutral, m_session.isBusy() ? tr("being verified") : tr("not verified"));
        m_verdict->setText(m_session.isBusy() ? tr("The package is read again from the disk and checked.")
                                              : tr("The package is written but was not verified."));
        return;
    }
    const int count = static_cast<int>(verification->files.size());
    if (verification->differences.empty()) {
        m_state->set(Badge::Kind::Done, tr("verified"));
        setLook(m_verdict, "good");
        m_verdict->setText(
            tr("Read again from the disk: %n file(s), every sum and every count agrees.", nullptr, count));
        return;
    }
    m_state->set(Badge::Kind::Weak, tr("differs"));
    setLook(m_verdict, "weak");
    m_verdict->setText(tr("Do not hand it on: %n difference(s). Export it again.",
                          nullptr,
                          static_cast<int>(verification->differences.size())));
    QStringList lines;
    for (const std::string &difference : verification->differences)
        lines.append(QString::fromStdString(difference));
    m_differences->setPlainText(lines.join(QLatin1Char('\n')));
    m_differences->show();
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
