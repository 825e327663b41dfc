#include "ui/steps/ExportCard.h"

#include "ui/dialogs/FileChooser.h"
#include "ui/models/ProjectSession.h"
#include "ui/models/ReleaseName.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

namespace ui {

ExportCard::ExportCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_path(new QLineEdit(this))
    , m_choose(makeButton(tr("Choos&e"), "chooseTarget", "", this))
    , m_export(makeButton(tr("E&xport"), "exportPackage", "primary", this))
    , m_note(makeLabel({}, "caption", this))
{
    m_path->setObjectName(QStringLiteral("targetPath"));
    m_note->setObjectName(QStringLiteral("targetNote"));
    m_note->setTextFormat(Qt::PlainText);
    setHelp(m_path, QStringLiteral("release.target"));
    setHelp(m_choose, QStringLiteral("release.target"));
    setHelp(m_export, QStringLiteral("release.export"));
    auto *card = new Card(tr("Where it goes"), this);
    card->addToTitle(new Badge(Badge::Kind::Free, {}, card));
    auto *label = makeLabel(tr("&File or folder"), "", card);
    label->setWordWrap(false);
    label->setBuddy(m_path);
    m_path->setAccessibleName(tr("File or folder of the package"));
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_path, 1);
    row->addWidget(m_choose);
    row->addWidget(m_export);
    card->body()->addLayout(row);
    card->body()->addWidget(m_note);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_path, &QLineEdit::textChanged, this, &ExportCard::refresh);
    connect(m_path, &QLineEdit::returnPressed, this, [this] {
        if (m_export->isEnabled())
            write();
    });
    connect(m_choose, &QPushButton::clicked, this, &ExportCard::choose);
    connect(m_export, &QPushButton::clicked, this, &ExportCard::write);
    refresh();
}

void ExportCard::suggest()
{
    if (m_path->text() != m_suggested)
        return;
    const QString last = m_session.environment().settings->value(QStringLiteral("lastFolder")).toString();
    const QString folder = QFileInfo(last).isDir() ? last : QDir::homePath();
    m_suggested = QDir(folder).filePath(
        releaseFileName(QString::fromStdString(m_session.plan().project), QDate::currentDate()));
    m_path->setText(m_suggested);
}

QString ExportCard::path() const
{
    const QString typed = m_path->text().trimmed();
    return typed.isEmpty() ? QString() : QDir::cleanPath(QDir::home().absoluteFilePath(typed));
}

void ExportCard::choose()
{
    const QString chosen = m_session.environment().files->saveFile(
        this, tr("Export the package"), QFileInfo(path()).fileName(), tr("Zip file (*.zip);;Folder (*)"));
    if (!chosen.isEmpty())
        m_path->setText(chosen);
}

void ExportCard::write()
{
    m_session.environment().settings->setValue(QStringLiteral("lastFolder"),
                                               QFileInfo(path()).absolutePath());
    m_session.exportPackage(path().toStdString());
}

QString ExportCard::note() const
{
    const QFileInfo target(path());
    if (path().isEmpty())
        return tr("Name a file that ends in .zip, or a folder.");
    if (!path().endsWith(QLatin1String(".zip"))) // as core decides
        return tr("Written as a folder, because the name does not end in .zip. It must not exist yet, or be "
                  "empty.");
    return target.exists()
               ? tr("There is a file of this name: it will be replaced once the new one is verified.")
               : tr("Written as one zip file.");
}

void ExportCard::refresh()
{
    const bool isIdle = !m_session.isBusy();
    m_note->setText(note());
    m_path->setEnabled(isIdle);
    m_choose->setEnabled(isIdle);
    m_export->setEnabled(isIdle && m_session.documents() && !path().isEmpty());
}

} // namespace ui
