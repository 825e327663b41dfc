#include "ui/steps/records/ColumnRolesCard.h"

#include "ui/models/RecordPreviewModel.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/records/ProfileChoice.h"
#include "ui/steps/records/RoleHeader.h"
#include "ui/text/FormatText.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace ui {

namespace {

using core::plan::Plan;

constexpr int tableHeight = 268;
constexpr int narrowColumn = 150;
constexpr int wideColumn = 300;
constexpr int rowHeight = 28;

/// Returns the columns of the file, and those made from file names if there are several files, or if the plan
/// asks for them.
std::vector<std::string> columnsOf(const core::records::Preview &preview, const Plan::Records &records)
{
    std::vector<std::string> columns = preview.columns;
    for (const auto &[name, value] : preview.fileColumns)
        if (preview.files > 1 || records.labelColumn == name || records.personColumn == name)
            columns.push_back(name);
    return columns;
}

} // namespace

ColumnRolesCard::ColumnRolesCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new RecordPreviewModel(this))
    , m_table(new PrivateTable(this))
    , m_header(new RoleHeader(m_table))
    , m_badge(new Badge(Badge::Kind::Neutral, {}, this))
    , m_words(makeLabel({}, "caption", this))
    , m_confirm(makeButton(tr("&These roles are right"), "confirmRoles", "primary", this))
    , m_unitNote(makeLabel({}, "caption", this))
    , m_rowIsUnit(makeButton(tr("Each row is a different &patient"), "rowIsUnit", "", this))
{
    makeTable();
    m_unitNote->setObjectName(QStringLiteral("unitNote"));
    setHelp(m_confirm, QStringLiteral("records.roles"));
    setHelp(m_rowIsUnit, QStringLiteral("start.unit"));

    auto *card = new Card(tr("First rows: what is each column for?"), this);
    card->addToTitle(m_badge);
    auto *confirmRow = new QHBoxLayout;
    confirmRow->setSpacing(12);
    confirmRow->addWidget(m_words, 1);
    confirmRow->addWidget(m_confirm);
    auto *unitRow = new QHBoxLayout;
    unitRow->setSpacing(12);
    unitRow->addWidget(m_unitNote, 1);
    unitRow->addWidget(m_rowIsUnit);
    card->body()->addWidget(m_table);
    card->body()->addLayout(confirmRow);
    card->body()->addLayout(unitRow);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);

    connect(&m_session.records(), &RecordsView::changed, this, [this] { m_hasRows = false; });
    connect(m_header, &RoleHeader::choosersAdded, this, &ColumnRolesCard::orderTabs);
    connect(m_header, &RoleHeader::roleChosen, this, &ColumnRolesCard::setRole);
    connect(m_confirm, &QPushButton::clicked, this, &ColumnRolesCard::confirm);
    connect(m_rowIsUnit, &QPushButton::clicked, this, [this] {
        m_session.edit([this](Plan &plan) {
            takeOutPersons(plan.records);
            profiles::followChoice(plan, m_session.records().facts());
        });
    });
    refresh();
}

void ColumnRolesCard::makeTable()
{
    m_table->setObjectName(QStringLiteral("recordsPreview"));
    m_table->setAccessibleName(tr("First rows of the records, private"));
    m_table->setHorizontalHeader(m_header);
    m_table->setModel(m_model);
    makePlain(*m_table);
    m_table->setFixedHeight(tableHeight);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_header->setMinimumSectionSize(narrowColumn - 40);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    setHelp(m_table, QStringLiteral("records.roles"));
    connect(m_table->selectionModel(),
            &QItemSelectionModel::currentRowChanged,
            this,
            [this](const QModelIndex &current) {
                if (current.isValid())
                    emit rowChosen(current.row());
            });
}

void ColumnRolesCard::chooseRow(int row)
{
    if (row >= 0 && row < m_model->rowCount())
        m_table->selectRow(row);
}

bool ColumnRolesCard::isConfirmed() const
{
    return !m_session.plan().records.textColumn.empty()
           && m_roles.columnOf(ColumnRole::Text) == m_session.plan().records.textColumn;
}

void ColumnRolesCard::refresh()
{
    const auto &preview = m_session.records().preview();
    setVisible(preview && !preview->columns.empty());
    setEnabled(!m_session.isDecided());
    if (preview && !preview->columns.empty())
        showPreview(*preview);
    else
        m_table->selectionModel()->clear();
}

void ColumnRolesCard::showPreview(const core::records::Preview &preview)
{
    const core::plan::Plan::Records &source = m_session.plan().records;
    const std::vector<std::string> columns = columnsOf(preview, source);
    const bool otherColumns = columns != m_roles.columns();
    if (!source.textColumn.empty())
        m_roles = ColumnRoles::of(columns, source);
    else if (otherColumns)
        m_roles = ColumnRoles::guessed(columns, preview, source);

    if (!m_hasRows || otherColumns) {
        const int row = m_table->currentIndex().row();
        m_model->setPreview(preview, columns);
        chooseRow(row); // the rows are the same when only the check has ended
    }
    m_hasRows = true;
    m_model->setRoles(m_roles);
    m_header->setRoles(m_roles);
    if (otherColumns) {
        m_header->setDefaultSectionSize(narrowColumn); // of all of them, whatever they had before
        const auto text = std::ranges::find(columns, m_roles.columnOf(ColumnRole::Text));
        if (text != columns.end())
            m_table->setColumnWidth(static_cast<int>(text - columns.begin()), wideColumn);
    }
    refreshWords();
}

void ColumnRolesCard::orderTabs(int firstChooser)
{
    const QList<QComboBox *> &choosers = m_header->choosers();
    QWidget *before = firstChooser > 0 ? static_cast<QWidget *>(choosers.at(firstChooser - 1)) : m_table;
    for (QComboBox *chooser : choosers.mid(firstChooser)) {
        setTabOrder(before, chooser);
        before = chooser;
    }
    setTabOrder(before, m_confirm);
    setTabOrder(m_confirm, m_rowIsUnit);
}

void ColumnRolesCard::refreshWords()
{
    const bool hasText = !m_roles.columnOf(ColumnRole::Text).empty();
    const bool confirmed = isConfirmed();
    m_badge->set(confirmed ? Badge::Kind::Done : Badge::Kind::Neutral,
                 confirmed ? tr("confirmed") : tr("a guess"));
    m_confirm->setVisible(!confirmed);
    m_confirm->setEnabled(hasText);
    m_words->setHidden(m_session.isDecided());
    if (confirmed)
        m_words->setText(tr("Changes in the lists above take effect at once."));
    else if (hasText)
        m_words->setText(tr("Guessed from the names of the columns. Check the lists above, then confirm."));
    else
        m_words->setText(tr("No column looks like the text: choose \"text\" above the one that holds it."));
    const QString note = unitNote();
    m_unitNote->setText(note);
    m_unitNote->setVisible(!note.isEmpty());
    const auto &person = m_session.plan().records.personColumn;
    m_rowIsUnit->setVisible(person && m_roles.columnOf(ColumnRole::Person).empty());
}

QString ColumnRolesCard::unitNote() const
{
    const std::string chosen = m_roles.columnOf(ColumnRole::Person);
    if (!chosen.empty())
        return tr("All rows of a patient (same value in %1) count as one: the guarantee holds for patients.")
            .arg(columnText(chosen));
    if (m_session.plan().records.personColumn)
        return tr("You declared that a patient can have several rows: choose \"person\" above the column "
                  "that identifies patients. If there is no such column and each row is a different patient, "
                  "change the declaration.");
    const auto &preview = m_session.records().preview();
    const std::string likely = preview ? core::records::guessRoles(preview->columns).person : std::string();
    if (likely.empty())
        return tr("Each row counts as a different patient. If this is wrong, choose \"person\" above the "
                  "column that identifies patients.");
    return tr("%1 looks like a column that identifies patients. If a patient can have several rows, choose "
              "\"person\" above it: otherwise the guarantee holds for a row, not for a patient.")
        .arg(QString::fromStdString(likely));
}

void ColumnRolesCard::setRole(int column, ColumnRole role)
{
    const bool confirmed = isConfirmed();
    m_roles.setRole(static_cast<std::size_t>(column), role);
    if (confirmed)
        confirm(); // an empty text column takes the confirmation back
    m_model->setRoles(m_roles);
    m_header->setRoles(m_roles);
    refreshWords();
}

void ColumnRolesCard::confirm()
{
    m_session.edit([this](Plan &plan) {
        m_roles.applyTo(plan);
        profiles::followChoice(plan, m_session.records().facts());
    });
}

} // namespace ui
