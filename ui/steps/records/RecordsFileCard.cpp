#include "ui/steps/records/RecordsFileCard.h"

#include "core/plan/LabelMap.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/records/RecordsReading.h"
#include "ui/text/HelpText.h"
#include "ui/text/RecordsFilter.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DropZone.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace ui {

namespace {

using core::plan::Plan;

constexpr int folderWidth = 380;

} // namespace

RecordsFileCard::RecordsFileCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_choose(makeButton(tr("Choose &file..."), "chooseRecords", "primary", this))
    , m_drop(new DropZone(tr("Drop the file with the records anywhere on this page: CSV, TSV or JSON lines.\n"
                             "It is read where it is; no copy is made."),
                          m_choose,
                          this))
{
    setHelp(m_choose, QStringLiteral("records.file"));
    auto *card = new Card({}, this);
    m_chosen = makeChosen(*card);
    card->body()->addWidget(m_drop);
    card->body()->addWidget(m_chosen);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);

    connect(m_choose, &QPushButton::clicked, this, &RecordsFileCard::choose);
    connect(m_change, &QPushButton::clicked, this, &RecordsFileCard::choose);
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
    m_change = makeButton(tr("Choose another &file..."), "changeRecords", "", chosen);
    setHelp(m_change, QStringLiteral("records.file"));
    m_reading = new RecordsReading(m_session, chosen);

    auto *head = new QGridLayout;
    head->setHorizontalSpacing(10);
    head->setVerticalSpacing(0);
    head->addWidget(m_icon, 0, 0, 2, 1);
    head->addWidget(m_name, 0, 1);
    head->addWidget(m_folder, 1, 1);
    head->addWidget(m_change, 0, 2, 2, 1);
    head->setColumnStretch(1, 1);
    auto *all = new QVBoxLayout(chosen);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(10);
    all->addLayout(head);
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
    const QString path = m_session.environment().files->openFile(
        this, tr("Choose the file with the records"), recordsFilter());
    if (!path.isEmpty())
        take(path);
}

void RecordsFileCard::take(const QString &path)
{
    m_session.edit([&](Plan &plan) {
        // The roles belong to the columns of the file before; what one row describes stays answered.
        const bool unitIsPerson = plan.records.personColumn.has_value();
        const std::string source = plan.records.source;
        plan.records = {};
        plan.records.source = source;
        plan.records.files = {QFileInfo(path).absoluteFilePath().toStdString()};
        if (unitIsPerson)
            plan.records.personColumn = std::string();
        core::plan::clearLabels(plan);
    });
}

void RecordsFileCard::refresh()
{
    const std::filesystem::path path = m_session.plan().records.file();
    const bool isChosen = !path.empty();
    m_drop->setVisible(!isChosen);
    m_chosen->setVisible(isChosen);
    if (isChosen) {
        m_name->setText(QString::fromStdString(path.filename().string()));
        const QString folder = QDir::toNativeSeparators(QString::fromStdString(path.parent_path().string()));
        m_folder->setText(m_folder->fontMetrics().elidedText(folder, Qt::ElideMiddle, folderWidth));
        m_folder->setToolTip(folder);
        m_reading->refresh();
    }
    setEnabled(!m_session.isCommitted());
}

} // namespace ui
