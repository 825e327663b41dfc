#include "ui/steps/records/FieldsCard.h"

#include "core/plan/Budget.h"
#include "core/plan/FieldMap.h"
#include "core/plan/PlanIssue.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/FormatText.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/text/PlanIssueText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"
#include "ui/widgets/WheelGuard.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>

#include <algorithm>
#include <array>

namespace ui {

namespace {

using core::plan::Plan;

constexpr std::array fieldKinds = {core::plan::categoryKind,
                                   core::plan::flagKind,
                                   core::plan::codesKind,
                                   core::plan::numberKind,
                                   core::plan::dateKind};
constexpr int mostFieldRows = 8;

QString inText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

template<typename Editor>
Editor *
addEditor(QGridLayout &grid, int row, int column, const QString &label, const char *name, QWidget *parent)
{
    auto *editor = new Editor(parent);
    editor->setObjectName(QLatin1String(name));
    editor->setAccessibleName(spokenText(label));
    setHelp(editor, QStringLiteral("records.fields"));
    QLabel *words = makeLabel(label, "caption", parent);
    words->setBuddy(editor);
    grid.addWidget(words, 2 * row, column);
    grid.addWidget(editor, 2 * row + 1, column);
    return editor;
}

} // namespace

FieldsCard::FieldsCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_table(new QTableView(this))
    , m_form(new QWidget(this))
    , m_add(makeButton(tr("Declare this field"), "addField", "", this))
    , m_remove(makeButton(tr("Remove the chosen field"), "removeField", "link", this))
    , m_problem(makeLabel({}, "weak", this))
{
    m_model.setColumns(
        {{tr("Name"), [](const RecordField &field) { return inText(field.name); }},
         {tr("Column"),
          [](const RecordField &field) { return inText(field.column.empty() ? field.name : field.column); }},
         {tr("Kind"), [](const RecordField &field) { return fieldKindText(field.kind); }},
         {tr("Belongs to"), [](const RecordField &field) { return fieldOwnerText(field.of); }},
         {tr("Values"), [](const RecordField &field) { return fieldValuesText(field); }}});
    m_table->setModel(&m_model);
    m_table->setObjectName(QStringLiteral("fieldTable"));
    m_table->setAccessibleName(tr("Declared fields"));
    makePlain(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_problem->setObjectName(QStringLiteral("fieldProblem"));
    arrange();
    connect(m_add, &QPushButton::clicked, this, &FieldsCard::add);
    connect(m_remove, &QPushButton::clicked, this, &FieldsCard::remove);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &FieldsCard::showKind);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &FieldsCard::edit);
    connect(&m_session, &ProjectSession::planChanged, this, &FieldsCard::refresh);
    connect(&m_session.records(), &RecordsView::changed, this, &FieldsCard::refresh);
    refresh();
    showKind();
}

void FieldsCard::arrange()
{
    auto *grid = new QGridLayout(m_form);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    m_name = addEditor<QLineEdit>(*grid, 0, 0, tr("Name in the package"), "fieldName", m_form);
    m_column = addEditor<QComboBox>(*grid, 0, 1, tr("Column of the records"), "fieldColumn", m_form);
    m_column->setEditable(true); // now, so that its field follows it by Tab
    m_kind = addEditor<QComboBox>(*grid, 1, 0, tr("Kind"), "fieldKind", m_form);
    m_of = addEditor<QComboBox>(*grid, 1, 1, tr("Belongs to"), "fieldOf", m_form);
    m_values = addEditor<QLineEdit>(*grid, 2, 0, tr("Values"), "fieldValues", m_form);
    grid->removeWidget(m_values);
    grid->addWidget(m_values, 5, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    for (QComboBox *combo : {m_column, m_kind, m_of}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(8);
    }
    for (const std::string_view kind : fieldKinds)
        m_kind->addItem(fieldKindText(kind), inText(kind));
    for (const std::string_view of : {core::plan::ofPatient, core::plan::ofNote})
        m_of->addItem(fieldOwnerText(of), inText(of));
    for (QComboBox *combo : {m_column, m_kind, m_of})
        WheelGuard::protect(combo);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto *card = new Card(tr("Fields beside the text"), this);
    card->body()->addWidget(makeLabel(tr("Columns such as sex, age or department. Their shares are released "
                                         "with noise, and each document gets a synthetic patient. The values "
                                         "are declared here and public; any other is \"missing\"."),
                                      "caption",
                                      this));
    card->body()->addWidget(m_table);
    card->body()->addWidget(m_form);
    card->body()->addWidget(m_problem);
    card->body()->addLayout(buttons);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    setHelp(this, QStringLiteral("records.fields"));
}

void FieldsCard::fillColumns()
{
    const QString text = m_column->currentText();
    const QSignalBlocker quiet(m_column);
    m_column->clear();
    if (const auto &preview = m_session.records().preview())
        for (const std::string &column : preview->columns)
            m_column->addItem(inText(column));
    m_column->setEditText(text);
}

void FieldsCard::refresh()
{
    fillColumns();
    const auto &fields = m_session.plan().records.fields;
    if (m_model.rows() != fields)
        m_model.setRows(fields);
    m_table->setVisible(!fields.empty());
    m_remove->setVisible(!fields.empty());
    fitToRows(*m_table, mostFieldRows);
    fitColumns(*m_table, {0, 1, 4});
    const auto issue = core::plan::issueOf(m_session.plan(), "records");
    const bool isOfFields = issue && issue->field.starts_with("records.fields");
    m_problem->setText(isOfFields ? planIssueText(m_session.plan(), *issue) : QString());
    m_problem->setVisible(isOfFields);
}

void FieldsCard::showKind()
{
    const std::string kind = m_kind->currentData().toString().toStdString();
    m_values->setPlaceholderText(fieldValuesExample(kind));
    m_values->setEnabled(kind != core::plan::flagKind);
}

RecordField FieldsCard::typed() const
{
    RecordField field;
    field.name = m_name->text().trimmed().toStdString();
    // The form does not show these: another file with its key, and a meaning in tables of the package.
    const auto &declared = m_session.plan().records.fields;
    const auto before = std::ranges::find(declared, field.name, &RecordField::name);
    if (before != declared.end()) {
        field.file = before->file;
        field.on = before->on;
        field.key = before->key;
        if (inText(before->kind) == m_kind->currentData().toString())
            field.omop = before->omop;
    }
    field.column = m_column->currentText().trimmed().toStdString();
    if (field.column == field.name)
        field.column.clear();
    field.kind = m_kind->currentData().toString().toStdString();
    field.of = m_of->currentData().toString().toStdString();
    return field;
}

// A field of a name that is declared is replaced.
void FieldsCard::add()
{
    RecordField field = typed();
    if (!takeFieldValues(m_values->text(), field)) {
        m_problem->setText(tr("Values such as %1 were expected.").arg(fieldValuesExample(field.kind)));
        m_problem->show();
        return;
    }
    Plan wanted = m_session.plan();
    auto &fields = wanted.records.fields;
    const auto found = std::ranges::find(fields, field.name, &RecordField::name);
    if (found == fields.end())
        fields.push_back(std::move(field));
    else
        *found = std::move(field);
    const auto issue = core::plan::issueOf(wanted, "records");
    if (issue && issue->field.starts_with("records.fields")) {
        m_problem->setText(planIssueText(wanted, *issue));
        m_problem->show();
        return;
    }
    m_name->clear();
    m_values->clear();
    m_session.edit([&](Plan &plan) {
        plan.records.fields = fields;
        if (core::plan::epsilonOf(plan, core::synthesis::fieldPart) <= 0)
            setShare(plan, core::synthesis::fieldPart, defaultShareOf(plan, core::synthesis::fieldPart));
    });
}

void FieldsCard::remove()
{
    const QModelIndex index = m_table->currentIndex();
    if (!index.isValid())
        return;
    const auto row = index.row();
    m_session.edit([row](Plan &plan) {
        plan.records.fields.erase(plan.records.fields.begin() + row);
        if (plan.records.fields.empty())
            plan.synthesis.epsilon.erase("fields");
    });
}

void FieldsCard::edit()
{
    const QModelIndex index = m_table->currentIndex();
    if (!index.isValid())
        return;
    const RecordField &field = m_model.row(index.row());
    m_name->setText(inText(field.name));
    m_column->setEditText(inText(field.column.empty() ? field.name : field.column));
    m_kind->setCurrentIndex(m_kind->findData(inText(field.kind)));
    m_of->setCurrentIndex(m_of->findData(inText(field.of)));
    m_values->setText(fieldValuesText(field));
}

} // namespace ui
