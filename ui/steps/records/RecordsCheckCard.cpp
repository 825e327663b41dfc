#include "ui/steps/records/RecordsCheckCard.h"

#include "core/plan/LabelMap.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/records/ProblemLines.h"
#include "ui/steps/records/ProblemModel.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"
#include "ui/widgets/ProgressRow.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

using Job = Jobs::Job;

constexpr int checkHeight = 44; // two lines
constexpr int mostRows = 6;
constexpr int widestPlace = 220; // a path may be long; what to do is to be read beside it

QString count(std::int64_t number)
{
    return QLocale().toString(static_cast<qlonglong>(number));
}

/// Returns "2 files with an ending ..." for each reason, a line for each.
QString linesOf(const core::records::LeftOut &leftOut)
{
    QStringList lines;
    for (const core::records::LeftOutReason reason : leftOut.reasons())
        lines.append(
            count(leftOut.of(reason)) + QLatin1Char(' ')
            + QCoreApplication::translate("LeftOutText", std::string(core::records::words(reason)).c_str()));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

RecordsCheckCard::RecordsCheckCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_progress(new ProgressRow(this))
    , m_counts(new QWidget(this))
    , m_verdict(makeLabel({}, "good", this))
    , m_problems(new ProblemModel(this))
    , m_problemTable(new QTableView(this))
    , m_lines(new ProblemLines(session, this))
    , m_again(makeButton(tr("Chec&k again"), "checkAgain", "", this))
{
    m_progress->setObjectName(QStringLiteral("recordsProgress"));
    m_verdict->setObjectName(QStringLiteral("checkVerdict"));
    auto *grid = new QGridLayout(m_counts);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(4);
    m_records = addCount(*grid, tr("Records in the files"), "countRecords");
    m_withoutText = addCount(*grid, tr("Without text, left out"), "countWithoutText");
    m_unlabelled = addCount(*grid, tr("Without a label"), "countUnlabelled");
    m_withoutLabel = addCount(*grid, tr("Without a declared label, left out"), "countWithoutLabel");
    m_leftOut = addCount(*grid, {}, "countLeftOut");
    m_persons = addCount(*grid, tr("Patients (different values in the person column)"), "countPersons");
    grid->setColumnStretch(0, 1);
    makeProblems();

    auto *card = new Card(tr("Check of all records"), this);
    card->addToTitle(new Badge(Badge::Kind::Neutral, tr("only on this screen"), card));
    card->body()->addWidget(m_progress);
    card->body()->addWidget(m_counts);
    card->body()->addWidget(m_verdict);
    card->body()->addWidget(m_problemTable);
    card->body()->addWidget(m_lines);
    card->body()->addWidget(m_again, 0, Qt::AlignLeft);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    setHelp(this, QStringLiteral("records.check"));
    connect(m_again, &QPushButton::clicked, this, &RecordsCheckCard::checkRequested);
    followJob();
    refresh();
}

QLabel *RecordsCheckCard::addCount(QGridLayout &grid, const QString &what, const char *objectName)
{
    const int row = grid.rowCount() - (grid.count() == 0 ? 1 : 0);
    QLabel *number = makeLabel({}, "strong", m_counts);
    number->setObjectName(QLatin1String(objectName));
    number->setWordWrap(false);
    number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_what.insert(number, makeLabel(what, "", m_counts));
    grid.addWidget(m_what.value(number), row, 0);
    grid.addWidget(number, row, 1);
    return number;
}

void RecordsCheckCard::makeProblems()
{
    m_problemTable->setObjectName(QStringLiteral("problems"));
    m_problemTable->setAccessibleName(tr("Lines of the file to mend"));
    m_problemTable->setAccessibleDescription(tr("Enter shows the line."));
    m_problemTable->setSelectionMode(QAbstractItemView::SingleSelection);
    m_problemTable->setModel(m_problems);
    makePlain(*m_problemTable);
    m_problemTable->setWordWrap(true);
    m_problemTable->verticalHeader()->setDefaultSectionSize(checkHeight);
    setHelp(m_problemTable, QStringLiteral("records.problems"));
    connect(m_problemTable, &QTableView::clicked, this, [this](const QModelIndex &index) {
        showLine(index.row());
    });
    connect(m_problemTable, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (!(m_lines->place()
              == m_problems->problem(index.row()).place)) // unless a click showed it just now
            showLine(index.row());
    });
    connect(&m_session.records(), &RecordsView::changed, this, [this] { m_hasProblems = false; });
}

void RecordsCheckCard::followJob()
{
    connect(&m_session.jobs(), &Jobs::started, this, [this](Job job) {
        if (job != Job::Scan)
            return;
        m_progress->begin(tr("Checking the records"));
        refresh();
    });
    connect(&m_session.jobs(), &Jobs::progressed, this, [this](Job job, double fraction) {
        if (job == Job::Scan)
            m_progress->setProgress(fraction, QStringLiteral("scan"));
    });
    connect(&m_session.jobs(), &Jobs::busyChanged, this, [this] {
        if (!m_session.jobs().isRunning(Job::Scan) && m_progress->isVisibleTo(this)) {
            m_progress->end();
            refresh();
        }
    });
    connect(m_progress, &ProgressRow::cancelRequested, this, [this] { m_session.jobs().cancel(Job::Scan); });
}

void RecordsCheckCard::refresh()
{
    const auto &scan = m_session.records().scan();
    const bool isRunning = m_session.jobs().isRunning(Job::Scan);
    setVisible(m_session.records().preview() && !m_session.plan().records.textColumn.empty());
    m_counts->setVisible(scan.has_value());
    m_again->setVisible(!isRunning && !m_session.isCommitted());
    if (!m_hasProblems) {
        std::vector<core::records::Problem> listed;
        if (scan) {
            listed = scan->problems;
            listed.insert(listed.end(), scan->warnings.begin(), scan->warnings.end());
        }
        m_problems->setProblems(listed);
        m_lines->fold();
        m_hasProblems = true;
    }
    const int rows = m_problems->rowCount();
    m_problemTable->setVisible(rows > 0);
    m_problemTable->resizeColumnToContents(ProblemModel::Where);
    if (m_problemTable->columnWidth(ProblemModel::Where) > widestPlace)
        m_problemTable->setColumnWidth(ProblemModel::Where, widestPlace);
    m_problemTable->setFixedHeight(m_problemTable->horizontalHeader()->sizeHint().height()
                                   + std::min(rows, mostRows) * checkHeight + 4);
    m_verdict->setVisible(!isRunning);
    if (scan) {
        showCounts();
        setLook(m_verdict, rows > 0 ? "weak" : "good");
        m_verdict->setText(verdict());
    } else {
        setLook(m_verdict, "caption");
        m_verdict->setText(tr("The records are not checked yet."));
    }
}

QString RecordsCheckCard::verdict() const
{
    const core::records::Scan &scan = *m_session.records().scan();
    const QString cut =
        scan.warningCount > 0
            ? QLatin1Char(' ')
                  + tr("Texts that a spreadsheet program most likely cut off: %1. They count as they are.")
                        .arg(count(scan.warningCount))
            : QString();
    if (scan.problems.empty())
        return tr("Every line could be read.") + cut;
    QString text = tr("Lines to correct in the file before it can be used: %1").arg(count(scan.problemCount));
    if (std::cmp_greater(scan.problemCount, scan.problems.size()))
        text +=
            QLatin1Char(' ')
            + tr("Only the first %1 are listed.").arg(count(static_cast<std::int64_t>(scan.problems.size())));
    if (!scan.isComplete)
        text += QLatin1Char(' ')
                + tr("The rest was not read (%1); the numbers above are for the part before it.")
                      .arg(placeTitle(scan.problems.back().place));
    return text + cut;
}

void RecordsCheckCard::showLine(int row)
{
    m_lines->showProblem(m_problems->problem(row));
}

/// With what it counts beside it.
void RecordsCheckCard::showRow(QLabel &number, bool shown)
{
    number.setVisible(shown);
    if (QWidget *what = m_what.value(&number))
        what->setVisible(shown);
}

void RecordsCheckCard::showCounts()
{
    const core::records::Scan &scan = *m_session.records().scan();
    const auto &plan = m_session.plan();
    m_records->setText(count(scan.records));
    m_withoutText->setText(count(scan.withoutText));
    const auto totals = labelTotals(scan, core::plan::LabelMap(plan), plan.labels.size());
    const QString without = count(totals.none);
    //: a number that is not known exactly
    m_withoutLabel->setText(scan.hasMoreLabels ? tr("at most %1").arg(without) : without);
    //: a number that is not known exactly
    m_persons->setText(scan.hasMorePersons ? tr("more than %1").arg(count(scan.persons))
                                           : count(scan.persons));
    m_unlabelled->setText(count(scan.withoutLabel));
    const bool isJoined = !plan.records.join.files.empty();
    showRow(*m_unlabelled, plan.records.labelColumn || isJoined);
    showRow(*m_withoutLabel, !plan.labels.empty() && totals.areExact);
    m_leftOut->setText(count(scan.leftOut.total()));
    m_what.value(m_leftOut)->setText(tr("Left out:") + QLatin1Char('\n') + linesOf(scan.leftOut));
    showRow(*m_leftOut, scan.leftOut.total() > 0);
    showRow(*m_persons, plan.records.personColumn && !plan.records.personColumn->empty());
}

} // namespace ui
