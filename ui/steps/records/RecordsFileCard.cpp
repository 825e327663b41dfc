#include "ui/steps/records/RecordsFileCard.h"

#include "core/plan/LabelMap.h"
#include "core/records/Format.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/records/PartList.h"
#include "ui/steps/records/ProfileChoice.h"
#include "ui/steps/records/RecordsReading.h"
#include "ui/steps/records/SourceName.h"
#include "ui/text/FormatText.h"
#include "ui/text/HelpText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/FileDrop.h"
#include "ui/widgets/Labels.h"

#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <utility>

namespace ui {

namespace {

using core::plan::Plan;

constexpr int folderWidth = 190;

QString invitation()
{
    QStringList formats;
    for (const core::records::Format *format : core::records::formats())
        formats.append(formatTitle(*format));
    return RecordsFileCard::tr(
               "Drop the file, the files or the folder with the records anywhere on this page. "
               "They are read where they are; no copy is made.")
           + QLatin1Char('\n')
           //: %1: formats of files
           + RecordsFileCard::tr("What can be read: %1; packed with gzip, zstd or zip, too.")
                 .arg(QLocale().createSeparatedList(formats));
}

/// A choice and what its profile fills in are one step back.
QString mergeKey(int taken)
{
    return QStringLiteral("records.files/%1").arg(taken);
}

} // namespace

RecordsFileCard::RecordsFileCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_choose(makeButton(tr("Choose &files..."), "chooseRecords", "primary", this))
    , m_chooseFolder(makeButton(tr("Folder..."), "chooseFolder", "", this))
    , m_drop(new DropZone(invitation(), {m_choose, m_chooseFolder}, this))
{
    setHelp(m_choose, QStringLiteral("records.file"));
    setHelp(m_chooseFolder, QStringLiteral("records.file"));
    m_chooseFolder->setAccessibleName(tr("Choose a folder with the records"));
    auto *card = new Card({}, this);
    m_chosen = makeChosen(*card);
    card->body()->addWidget(m_drop);
    card->body()->addWidget(m_chosen);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);

    connect(m_choose, &QPushButton::clicked, this, &RecordsFileCard::choose);
    connect(m_change, &QPushButton::clicked, this, &RecordsFileCard::choose);
    connect(m_chooseFolder, &QPushButton::clicked, this, &RecordsFileCard::chooseFolder);
    connect(m_changeToFolder, &QPushButton::clicked, this, &RecordsFileCard::chooseFolder);
    connect(&m_session.records(), &RecordsView::changed, this, &RecordsFileCard::fillFromProfile);
    connect(&m_session, &ProjectSession::projectChanged, this, [this] { m_isFresh = false; });
    refresh();
}

QWidget *RecordsFileCard::makeChosen(Card &card)
{
    auto *chosen = new QWidget(&card);
    m_icon = new QLabel(chosen);
    drawIcon();
    m_name = makeLabel({}, "strong", chosen);
    m_name->setObjectName(QStringLiteral("recordsName"));
    m_name->setTextFormat(Qt::PlainText);
    m_folder = makeLabel({}, "caption", chosen);
    m_folder->setWordWrap(false);
    m_folder->setTextFormat(Qt::PlainText);
    m_change = makeButton(tr("Choose other &files..."), "changeRecords", "", chosen);
    setHelp(m_change, QStringLiteral("records.file"));
    m_changeToFolder = makeButton(tr("Folder..."), "changeToFolder", "", chosen);
    m_changeToFolder->setAccessibleName(tr("Choose a folder with the records"));
    setHelp(m_changeToFolder, QStringLiteral("records.file"));
    m_parts = new PartList(m_session, chosen);
    m_reading = new RecordsReading(m_session, chosen);

    auto *head = new QGridLayout;
    head->setHorizontalSpacing(10);
    head->setVerticalSpacing(0);
    head->addWidget(m_icon, 0, 0, 2, 1);
    head->addWidget(m_name, 0, 1);
    head->addWidget(m_folder, 1, 1);
    head->addWidget(m_change, 0, 2, 2, 1);
    head->addWidget(m_changeToFolder, 0, 3, 2, 1);
    head->setColumnStretch(1, 1);
    auto *all = new QVBoxLayout(chosen);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(10);
    all->addLayout(head);
    all->addWidget(m_parts);
    all->addWidget(m_reading);
    return chosen;
}

void RecordsFileCard::drawIcon()
{
    m_icon->setPixmap(theme::icon(QStringLiteral("file"), theme::roles().accent).pixmap(28, 28));
}

void RecordsFileCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_icon)
        drawIcon();
}

void RecordsFileCard::choose()
{
    const QStringList paths = m_session.environment().files->openFiles(
        this, tr("Choose the files with the records"), recordsFilter());
    if (!paths.isEmpty())
        take(paths);
}

void RecordsFileCard::chooseFolder()
{
    const QString path =
        m_session.environment().files->folder(this, tr("Choose the folder with the records"));
    if (!path.isEmpty())
        take({path});
}

void RecordsFileCard::take(const QStringList &paths)
{
    ++m_taken;
    m_isFresh = true;
    m_session.edit(
        [&](Plan &plan) {
            // The roles belong to the columns of the files before; what one row describes stays answered.
            const bool unitIsPerson = plan.records.personColumn.has_value();
            Plan::Records before = std::exchange(plan.records, {});
            plan.records.source = std::move(before.source);
            // The rules for what counts depend on how the organisation writes, not on a file.
            plan.records.sections = std::move(before.sections);
            plan.records.negation = std::move(before.negation);
            plan.records.copies = std::move(before.copies);
            for (const QString &path : paths)
                plan.records.files.emplace_back(QFileInfo(path).absoluteFilePath().toStdString());
            if (unitIsPerson)
                plan.records.personColumn = std::string();
            core::plan::clearLabels(plan);
        },
        mergeKey(m_taken));
}

/// Once, when the first rows of a choice are there: what was taken off again, or undone, stays so.
void RecordsFileCard::fillFromProfile()
{
    if (!m_isFresh || !m_session.records().preview())
        return;
    m_isFresh = false;
    m_session.edit([this](Plan &plan) { profiles::fillFrom(plan, m_session.records().facts()); },
                   mergeKey(m_taken));
}

void RecordsFileCard::refresh()
{
    const bool isChosen = !m_session.plan().records.files.empty();
    m_drop->setVisible(!isChosen);
    m_chosen->setVisible(isChosen);
    if (isChosen) {
        const SourceName source = sourceName(m_session);
        m_name->setText(source.name);
        m_folder->setText(m_folder->fontMetrics().elidedText(source.folder, Qt::ElideMiddle, folderWidth));
        m_folder->setToolTip(source.folder);
        m_parts->refresh();
        m_reading->refresh();
    }
    setEnabled(!m_session.isDecided());
}

} // namespace ui
