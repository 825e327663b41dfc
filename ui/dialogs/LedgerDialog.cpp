#include "ui/dialogs/LedgerDialog.h"

#include "ui/dialogs/LedgerModel.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPageLayout>
#include <QPageSize>
#include <QPdfWriter>
#include <QPushButton>
#include <QSaveFile>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {
constexpr QSize largestSize(1160, 640);
constexpr int mostTotals = 4;     // without scrolling
constexpr int pageFontPoints = 8; // all columns of the spends fit on a page across
} // namespace

LedgerDialog::LedgerDialog(ProjectSession &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_model(new LedgerModel(this))
    , m_totals(new LedgerTotals(this))
    , m_totalsTable(new QTableView(this))
    , m_filtered(new QSortFilterProxyModel(this))
    , m_filter(new QLineEdit(this))
    , m_table(new QTableView(this))
    , m_empty(makeLabel(tr("No budget has been spent on this computer yet."), "caption", this))
    , m_chain(new Badge(Badge::Kind::Done, tr("complete and unchanged"), this))
    , m_file(makeLabel({}, "caption", this))
    , m_error(new ErrorBox(this))
{
    setWindowTitle(tr("Ledger"));
    setHelp(this, QStringLiteral("ledger"));
    const QSize room = parent ? parent->window()->size() - QSize(16, 40) : QSize(largestSize);
    resize(room.boundedTo(largestSize));
    m_filtered->setSourceModel(m_model);
    m_filtered->setFilterKeyColumn(-1);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);

    m_filter->setObjectName(QStringLiteral("ledgerFilter"));
    m_filter->setAccessibleName(tr("Filter the ledger"));
    m_filter->setPlaceholderText(tr("Filter by source, person, project"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMaximumWidth(320);
    connect(m_filter, &QLineEdit::textChanged, m_filtered, &QSortFilterProxyModel::setFilterFixedString);

    m_table->setObjectName(QStringLiteral("ledgerTable"));
    m_table->setAccessibleName(tr("Every spend, newest first"));
    makePlain(*m_table);
    m_table->setModel(m_filtered);
    m_table->viewport()->installEventFilter(this);
    m_filtered->setSortRole(LedgerModel::sortRole);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(LedgerModel::Time, Qt::DescendingOrder);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &LedgerDialog::fitTable);

    m_totalsTable->setObjectName(QStringLiteral("ledgerTotals"));
    m_totalsTable->setAccessibleName(tr("Totals by source"));
    makePlain(*m_totalsTable);
    m_totalsTable->setModel(m_totals);

    auto *page = makeButton(tr("Save a page (&PDF)"), "ledgerPage", "", this);
    page->setToolTip(tr("A page with totals and spends, for the privacy office"));
    connect(page, &QPushButton::clicked, this, &LedgerDialog::savePage);
    auto *save = makeButton(tr("E&xport CSV"), "ledgerExport", "", this);
    auto *close = makeButton(tr("&Close"), "ledgerClose", "primary", this);
    save->setToolTip(tr("All entries, whatever the filter shows"));
    connect(save, &QPushButton::clicked, this, &LedgerDialog::exportCsv);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);

    auto *tools = new QHBoxLayout;
    tools->addWidget(m_filter, 1);
    tools->addStretch(1);
    tools->addWidget(page);
    tools->addWidget(save);
    auto *card = new Card({}, this);
    card->body()->addWidget(m_totalsTable);
    card->body()->addWidget(m_table, 1);
    card->body()->addWidget(m_empty);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(10);
    foot->addWidget(m_chain);
    foot->addWidget(m_file, 1);
    foot->addWidget(close);

    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(24, 18, 24, 18);
    all->setSpacing(12);
    all->addWidget(makeLabel(tr("Ledger"), "heading", this));
    all->addWidget(
        makeLabel(tr("Every privacy budget that was ever spent on this computer, over all projects."),
                  "question",
                  this));
    all->addWidget(m_error);
    all->addLayout(tools);
    all->addWidget(card, 1);
    all->addLayout(foot);
    connect(&m_session, &ProjectSession::ledgerChanged, this, &LedgerDialog::refresh);
    connect(&m_session,
            &ProjectSession::storageFailed,
            m_error,
            qOverload<const core::Error &>(&ErrorBox::showError));
    refresh();
    m_filter->setFocus();
}

void LedgerDialog::refresh()
{
    const LedgerState &ledger = m_session.ledger();
    m_model->setEntries(ledger.entries);
    m_totals->setRows(ledger.sources);
    m_totalsTable->setVisible(!ledger.sources.empty());
    m_totalsTable->setFixedHeight(m_totalsTable->horizontalHeader()->sizeHint().height()
                                  + std::min(m_totals->rowCount(), mostTotals)
                                        * m_totalsTable->verticalHeader()->defaultSectionSize()
                                  + 4);
    fitTable();
    m_empty->setVisible(ledger.entries.empty());
    if (ledger.chainVerified)
        m_chain->set(Badge::Kind::Done, tr("complete and unchanged"));
    else
        m_chain->set(Badge::Kind::Weak, tr("changed or incomplete"));
    const QString file = QString::fromStdString(m_session.ledgerPath().string());
    m_file->setText(
        ledger.chainVerified
            ? tr("Every entry matches the previous one. %1").arg(file)
            : tr("An entry was changed or removed after it was written. Keep the file and ask who did it. %1")
                  .arg(file));
}

/// The state of a spend must be in sight: what was done may be cut, it is in the tool tip too.
void LedgerDialog::fitTable()
{
    // Each column would keep room for the arrow that one of them has.
    QHeaderView *header = m_table->horizontalHeader();
    const int sorted = header->sortIndicatorSection();
    const int withArrow = header->sectionSizeHint(sorted);
    header->setSortIndicatorShown(false);
    const int arrow = withArrow - header->sectionSizeHint(sorted);
    fitColumns(*m_totalsTable, {LedgerTotals::Source});
    fitColumns(*m_table, {LedgerModel::What, LedgerModel::Project, LedgerModel::Person}, arrow);
    header->setSortIndicatorShown(true);
    m_table->setColumnWidth(sorted, m_table->columnWidth(sorted) + arrow);
}

void LedgerDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    fitTable(); // in the font that the table has on the screen
}

bool LedgerDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) // of the room of the table, once the layout has given it
        fitTable();
    return QDialog::eventFilter(watched, event);
}

void LedgerDialog::savePage()
{
    m_error->hide();
    const QString path = m_session.environment().files->saveFile(this,
                                                                 tr("Save a page for the privacy office"),
                                                                 QStringLiteral("keyseed-ledger.pdf"),
                                                                 tr("PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        QPdfWriter writer(&file);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageOrientation(QPageLayout::Landscape);
        QTextDocument document;
        document.setDefaultFont(QFont(font().family(), pageFontPoints));
        document.setHtml(ledgerPage(*m_totals, *m_model, m_file->text()));
        document.print(&writer);
    }
    if (!file.commit())
        m_error->showError(
            {core::ErrorCode::Io, (path + QLatin1String(": ") + file.errorString()).toStdString()});
}

void LedgerDialog::exportCsv()
{
    m_error->hide();
    const QString path = m_session.environment().files->saveFile(
        this, tr("Export the ledger"), QStringLiteral("keyseed-ledger.csv"), tr("CSV file (*.csv)"));
    if (path.isEmpty())
        return;
    QSaveFile file(path);
    const QByteArray csv = m_model->toCsv();
    if (!file.open(QIODevice::WriteOnly) || file.write(csv) != csv.size() || !file.commit())
        m_error->showError(
            {core::ErrorCode::Io, (path + QLatin1String(": ") + file.errorString()).toStdString()});
}

} // namespace ui
