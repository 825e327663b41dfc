// The half of LabelsCard that changes the plan.
#include "core/plan/PlanIssue.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/records/DeclareQuestion.h"
#include "ui/steps/records/LabelEdits.h"
#include "ui/steps/records/LabelModel.h"
#include "ui/steps/records/LabelTable.h"
#include "ui/steps/records/LabelsCard.h"
#include "ui/steps/records/ProfileChoice.h"
#include "ui/text/PlanIssueText.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace ui {

using core::plan::Plan;

std::vector<std::string> LabelsCard::declaredNames(const QList<int> &rows) const
{
    std::vector<std::string> names;
    for (const int row : rows)
        if (m_model->row(row).isDeclared)
            names.push_back(m_model->row(row).name);
    return names;
}

std::vector<std::string> LabelsCard::valuesOf(const QList<int> &rows) const
{
    std::vector<std::string> values;
    for (const int row : rows)
        values.insert(values.end(), m_model->row(row).values.begin(), m_model->row(row).values.end());
    return values;
}

bool LabelsCard::change(const std::function<void(Plan &)> &edit)
{
    Plan plan = m_session.plan();
    edit(plan);
    const auto issue = core::plan::issueOf(plan, "labels");
    // A list that is wrong already, from a plan written by hand, can be mended step by step.
    if (!issue || core::plan::issueOf(m_session.plan(), "labels")) {
        m_refusal->hide();
        m_session.setPlan(std::move(plan));
        return true;
    }
    m_refusal->setText(planIssueText(plan, *issue));
    m_refusal->show();
    QAccessibleEvent event(m_refusal, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    return false;
}

void LabelsCard::declareRow(int row, bool declared)
{
    change([&](Plan &plan) {
        if (declared)
            labels::declare(plan, m_model->row(row).values);
        else
            labels::takeBack(plan, {m_model->row(row).name});
    });
}

void LabelsCard::toggleChosen()
{
    const QList<int> rows = m_table->chosenRows();
    const auto isDeclared = [this](int row) { return m_model->row(row).isDeclared; };
    change([&](Plan &plan) {
        if (std::ranges::all_of(rows, isDeclared))
            labels::takeBack(plan, declaredNames(rows));
        else
            labels::declare(plan, valuesOf(rows));
    });
}

QList<int> LabelsCard::undeclaredRows() const
{
    QList<int> rows;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (!m_model->row(row).isDeclared)
            rows.append(row);
    return rows;
}

/// It takes one click to publish names that nobody has read: a diagnosis that one patient has is among them
/// as soon as it is in the records.
void LabelsCard::askToDeclareShown()
{
    m_question->ask(static_cast<int>(undeclaredRows().size()));
}

void LabelsCard::declareShown()
{
    change([&](Plan &plan) { labels::declare(plan, valuesOf(undeclaredRows())); });
}

void LabelsCard::nameRow(int row, const QString &name)
{
    const LabelModel::Row before = m_model->row(row);
    const std::string now = name.toStdString();
    const bool isChanged = change([&](Plan &plan) {
        if (before.isDeclared)
            labels::rename(plan, before.name, now);
        else
            labels::group(plan, now, before.values);
    });
    if (isChanged)
        m_table->choose(m_model->rowOf(now, true));
}

void LabelsCard::groupChosen()
{
    const QList<int> rows = m_table->chosenRows();
    const std::vector<std::string> declared = declaredNames(rows);
    const std::string name =
        declared.empty() ? labels::nameOf(m_model->row(rows.first()).name) : declared.front();
    if (!change([&](Plan &plan) { labels::group(plan, name, valuesOf(rows)); }))
        return;
    m_table->setFocus();
    m_table->choose(m_model->rowOf(name, true));
    m_table->renameChosen(); // the name is a proposal
}

void LabelsCard::ungroupChosen()
{
    const std::vector<std::string> names = declaredNames(m_table->chosenRows());
    change([&](Plan &plan) { labels::ungroup(plan, names); });
}

void LabelsCard::removeChosen()
{
    const std::vector<std::string> names = declaredNames(m_table->chosenRows());
    if (!names.empty())
        change([&](Plan &plan) { labels::takeBack(plan, names); });
}

std::vector<std::string> LabelsCard::knownValues() const
{
    std::vector<std::string> known;
    if (m_session.records().scan())
        for (const auto &label : m_session.records().scan()->labels)
            known.push_back(label.name);
    return known;
}

void LabelsCard::addByHand()
{
    const std::vector<std::string> known = knownValues();
    const QString text = m_label->text();
    if (const auto typed = labels::typedLabel(text, known)) {
        if (change([&](Plan &plan) { labels::group(plan, typed->name, typed->values); }))
            m_label->clear();
        return;
    }
    const std::vector<std::string> entries = labels::entriesOf(text, known);
    if (!entries.empty() && change([&](Plan &plan) { labels::declare(plan, entries); }))
        m_label->clear();
}

void LabelsCard::setValuesOfRow(int row, const QString &values)
{
    if (row >= m_model->rowCount() || !m_model->row(row).isDeclared)
        return;
    const std::string name = m_model->row(row).name;
    change([&](Plan &plan) { labels::setValues(plan, name, labels::entriesOf(values, knownValues())); });
}

void LabelsCard::useProfileLabels()
{
    if (const core::records::Profile *profile =
            profiles::inForce(m_session.plan(), m_session.records().facts()))
        change([&](Plan &plan) { profiles::useLabels(plan, *profile); });
}

} // namespace ui
