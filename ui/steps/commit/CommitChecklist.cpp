#include "ui/steps/commit/CommitChecklist.h"

#include "ui/models/BudgetForecast.h"
#include "ui/models/PlanText.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/text/PlanIssueText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Labels.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace ui {

using core::plan::validatePart;

CommitChecklist::CommitChecklist(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 4, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(2, 1);
    m_records = makeLine(*grid, tr("Records"), "checkRecords");
    m_unit = makeLine(*grid, tr("What is protected"), "checkUnit");
    m_labels = makeLine(*grid, tr("Labels"), "checkLabels");
    m_vocabulary = makeLine(*grid, tr("Vocabulary"), "checkVocabulary");
    m_method = makeLine(*grid, tr("Method"), "checkMethod");
    m_epsilon = makeLine(*grid, tr("Budget"), "checkEpsilon");
    m_cap = makeLine(*grid, tr("Cap"), "checkCap");
    setHelp(this, QStringLiteral("commit.checklist"));
}

CommitChecklist::Line
CommitChecklist::makeLine(QGridLayout &grid, const QString &what, const char *objectName)
{
    const int row = grid.rowCount();
    auto *sign = makeLabel({}, "", this);
    sign->setWordWrap(false);
    auto *name = makeLabel(what, "caption", this);
    name->setWordWrap(false);
    auto *value = makeLabel({}, "", this);
    value->setTextFormat(Qt::PlainText);
    value->setObjectName(QLatin1String(objectName));
    grid.addWidget(sign, row, 0, Qt::AlignTop);
    grid.addWidget(name, row, 1, Qt::AlignTop);
    grid.addWidget(value, row, 2, Qt::AlignTop);
    return {sign, value};
}

void CommitChecklist::show(const Line &line, const char *part, const QString &value)
{
    const auto valid = validatePart(m_session.plan(), part);
    const theme::Roles roles = theme::roles();
    line.sign->setPixmap(valid ? theme::icon(QStringLiteral("check"), roles.doneText).pixmap(16, 16)
                               : theme::icon(QStringLiteral("warning"), roles.capText).pixmap(16, 16));
    line.sign->setAccessibleName(valid ? tr("in order") : tr("to be mended"));
    QString text = value;
    if (!valid) {
        text = planIssueText(m_session.plan(), {part});
        if (m_problem.isEmpty())
            m_problem = text;
    }
    line.value->setText(text);
    setLook(line.value, valid ? "" : "weak");
}

void CommitChecklist::refresh()
{
    const auto &plan = m_session.plan();
    m_problem.clear();
    show(m_records, "records", recordsText(plan));
    show(m_unit, "records", unitText(plan));
    show(m_labels, "labels", labelsText(plan));
    show(m_vocabulary, "vocabulary", vocabularyText(plan));
    show(m_method, "sampling", learningText(plan).join(QStringLiteral("; ")));
    show(m_epsilon,
         "synthesis",
         epsilonPerUnitText(
             totalEpsilon(plan).value_or(0.0), plan.privacy.delta, plan.records.personColumn.has_value()));
    showCap();
    if (m_problem.isEmpty())
        m_problem = planIssueText(plan);
}

void CommitChecklist::showCap()
{
    if (m_session.isDecided()) {
        show(m_cap, "privacy", tr("paid already"));
        return;
    }
    const BudgetFit fit = fitUnderCap(m_session.ledger().account, m_session.plan());
    const auto cap = m_session.cap();
    if (!fit.fitsDelta) {
        show(m_cap, "privacy", {});
        refuseCap(refusedDeltaText(m_session.plan().privacy.delta, fit.leftDelta, fit.capDelta));
        return;
    }
    if (!cap) {
        show(m_cap, "privacy", tr("none is set for this data source: the next spend will not be refused"));
        return;
    }
    const double spent = m_session.ledger().account.together().epsilon();
    //: of a budget; %1: spent before, %2: free now, %3: the cap
    show(m_cap,
         "privacy",
         tr("%1 spent before, %2 free of %3")
             .arg(epsilonText(spent), epsilonText(std::max(0.0, *cap - spent)), epsilonText(*cap)));
    if (!fit.fits)
        refuseCap(tr("%1 does not fit: %2 of %3 is free")
                      .arg(epsilonText(m_session.plannedEpsilon()),
                           epsilonText(std::max(0.0, *cap - spent)),
                           epsilonText(*cap)));
}

void CommitChecklist::refuseCap(const QString &refused)
{
    m_cap.sign->setPixmap(theme::icon(QStringLiteral("warning"), theme::roles().capText).pixmap(16, 16));
    m_cap.sign->setAccessibleName(tr("to be mended"));
    m_cap.value->setText(refused);
    if (m_problem.isEmpty())
        m_problem = refused;
    setLook(m_cap.value, "weak");
}

} // namespace ui
