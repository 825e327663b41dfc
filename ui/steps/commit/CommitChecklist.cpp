#include "ui/steps/commit/CommitChecklist.h"

#include "ui/models/BudgetForecast.h"
#include "ui/models/PlanText.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/SourceNotice.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/text/PlanIssueText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Labels.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <filesystem>
#include <system_error>

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
    m_source = makeLine(*grid, tr("Account"), "checkSource");
    m_unit = makeLine(*grid, tr("What is protected"), "checkUnit");
    m_labels = makeLine(*grid, tr("Labels"), "checkLabels");
    m_vocabulary = makeLine(*grid, tr("Vocabulary"), "checkVocabulary");
    m_method = makeLine(*grid, tr("Method"), "checkMethod");
    m_epsilon = makeLine(*grid, tr("Budget"), "checkEpsilon");
    m_cap = makeLine(*grid, tr("Cap"), "checkCap");
    m_purpose = makeLine(*grid, tr("Purpose"), "checkPurpose");
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

void CommitChecklist::set(const Line &line, State state, const QString &value)
{
    const theme::Roles roles = theme::roles();
    const bool isInOrder = state == State::InOrder;
    line.sign->setPixmap(isInOrder ? theme::icon(QStringLiteral("check"), roles.doneText).pixmap(16, 16)
                                   : theme::icon(QStringLiteral("warning"),
                                                 state == State::Consider ? roles.spends : roles.capText)
                                         .pixmap(16, 16));
    line.sign->setAccessibleName(isInOrder                  ? tr("in order")
                                 : state == State::Consider ? tr("to be considered")
                                                            : tr("to be mended"));
    line.value->setText(value);
    setLook(line.value, isInOrder ? "" : state == State::Consider ? "consider" : "weak");
}

/// The first problem of the plan in this part holds the commit; a concern only shows.
void CommitChecklist::show(const Line &line, const char *part, const QString &value, const QString &concern)
{
    if (!validatePart(m_session.plan(), part))
        refuse(line, planIssueText(m_session.plan(), {part}));
    else if (!concern.isEmpty())
        //: a choice and a concern about it: "epsilon 10.0 per patient: weak protection ..."
        set(line, State::Consider, tr("%1: %2").arg(value, concern));
    else
        set(line, State::InOrder, value);
}

void CommitChecklist::refuse(const Line &line, const QString &problem)
{
    set(line, State::Problem, problem);
    if (m_problem.isEmpty())
        m_problem = problem;
}

void CommitChecklist::refresh()
{
    const auto &plan = m_session.plan();
    const double epsilon = totalEpsilon(plan).value_or(0.0);
    m_problem.clear();
    showRecords();
    showSource();
    show(m_unit,
         "records",
         unitText(plan),
         plan.records.personColumn ? QString() : tr("a patient with several records is protected less"));
    show(m_labels, "labels", labelsText(plan));
    show(m_vocabulary, "vocabulary", vocabularyText(plan));
    show(m_method, "sampling", learningText(plan).join(QStringLiteral("; ")));
    show(m_epsilon,
         "synthesis",
         epsilonPerUnitText(epsilon, plan.privacy.delta, plan.records.personColumn.has_value()),
         epsilon > weakAbove ? tr("weak protection, treat the result as you would treat the records")
                             : QString());
    showCap();
    showPurpose();
    if (m_problem.isEmpty())
        m_problem = planIssueText(plan);
}

void CommitChecklist::showRecords()
{
    const auto &plan = m_session.plan();
    show(m_records, "records", recordsText(plan));
    std::error_code ignored;
    for (const std::filesystem::path &file : plan.records.files)
        if (!std::filesystem::exists(file, ignored))
            // Reading would say so, too, before anything is spent; the file may be put back until then.
            return set(m_records,
                       State::Consider,
                       //: %1: the name of a file
                       tr("%1 is not there any more: put it back, or choose it anew on the Records page")
                           .arg(QString::fromStdString(file.filename().string())));
    if (m_session.records().countsNobody())
        refuse(m_records, tr("no record would count: see the check on the Records page"));
}

void CommitChecklist::showSource()
{
    if (const QString open = openSourceText(m_session); !open.isEmpty())
        return refuse(m_source, open);
    const QString name = QString::fromStdString(core::plan::sourceName(m_session.plan()));
    if (m_session.ledger().otherNames.empty() || m_session.isDecided())
        return set(m_source, State::InOrder, name);
    QStringList names;
    for (const std::string &other : m_session.ledger().otherNames)
        names.append(QString::fromStdString(other));
    set(m_source,
        State::Consider,
        //: %1: name of an account, %2: names of other accounts
        tr("%1; the ledger knows these records also as %2").arg(name, names.join(QStringLiteral(", "))));
}

void CommitChecklist::showPurpose()
{
    const auto &about = m_session.plan().about;
    QStringList given;
    QStringList missing;
    const auto add = [&](const std::string &text, const QString &what) {
        if (text.empty())
            missing.append(what);
        else
            given.append(QString::fromStdString(text));
    };
    add(about.purpose, tr("purpose"));
    add(about.recipient, tr("recipient"));
    add(about.licence, tr("licence"));
    if (missing.isEmpty())
        set(m_purpose, State::InOrder, given.join(QStringLiteral("; ")));
    else
        //: %1: "purpose, licence"
        set(m_purpose,
            State::Consider,
            tr("not given yet: %1. The package will say so unless they are given on the Start and Release "
               "pages")
                .arg(missing.join(QStringLiteral(", "))));
}

void CommitChecklist::showCap()
{
    if (m_session.isDecided()) {
        show(m_cap, "privacy", tr("paid already"));
        return;
    }
    const BudgetFit fit = fitUnderCap(m_session.ledger().account, m_session.plan());
    const auto cap = m_session.cap();
    if (!fit.fitsDelta)
        return refuse(m_cap, refusedDeltaText(m_session.plan().privacy.delta, fit.leftDelta, fit.capDelta));
    if (!cap)
        return show(m_cap,
                    "privacy",
                    //: of a cap
                    tr("none"),
                    tr("the next spend on this data source will not be refused"));
    const double spent = m_session.ledger().account.together().epsilon();
    //: of a budget; %1: spent before, %2: free now, %3: the cap
    show(m_cap,
         "privacy",
         tr("%1 spent before, %2 free of %3")
             .arg(epsilonText(spent), epsilonText(std::max(0.0, *cap - spent)), epsilonText(*cap)));
    if (!fit.fits)
        refuse(m_cap,
               tr("%1 does not fit: %2 of %3 is free")
                   .arg(epsilonText(m_session.plannedEpsilon()),
                        epsilonText(std::max(0.0, *cap - spent)),
                        epsilonText(*cap)));
}

} // namespace ui
