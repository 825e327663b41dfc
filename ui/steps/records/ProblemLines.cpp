#include "ui/steps/records/ProblemLines.h"

#include "ui/session/ProjectSession.h"
#include "ui/steps/records/ProblemModel.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"
#include "ui/widgets/ProgressRow.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace ui {

namespace {

using Lines = core::Result<std::vector<core::records::RawLine>>;

constexpr int problemHeight = 26;

} // namespace

ProblemLines::ProblemLines(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_title(makeLabel({}, "strong", this))
    , m_what(makeLabel({}, "", this))
    , m_copy(makeButton(tr("Copy the line number"), "copyLine", "", this))
    //: hides the lines of the file again
    , m_close(makeButton(tr("Close"), "closeLines", "link", this))
    , m_progress(new ProgressRow(this))
    , m_failure(makeLabel({}, "weak", this))
    , m_model(new RawLineModel(this))
    , m_table(new PrivateTable(this))
{
    setObjectName(QStringLiteral("problemLines"));
    m_title->setObjectName(QStringLiteral("linesTitle"));
    m_what->setTextFormat(Qt::PlainText);
    m_failure->setObjectName(QStringLiteral("linesFailure"));
    m_progress->setObjectName(QStringLiteral("linesProgress"));
    makeTable();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 4, 0, 0);
    all->setSpacing(8);
    all->addWidget(makeHead());
    all->addWidget(m_what);
    all->addWidget(m_progress);
    all->addWidget(m_failure);
    all->addWidget(m_table);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(QString::number(line()));
    });
    connect(m_close, &QPushButton::clicked, this, &ProblemLines::fold);
    connect(&m_reader, &JobRunner::progressed, m_progress, &ProgressRow::setProgress);
    connect(m_progress, &ProgressRow::cancelRequested, this, [this] { m_reader.cancel(); });
    fold();
}

QWidget *ProblemLines::makeHead()
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_title->setWordWrap(false);
    row->addWidget(m_title);
    row->addWidget(new Badge(Badge::Kind::Neutral, tr("only on this screen"), head));
    row->addStretch();
    row->addWidget(m_copy);
    row->addWidget(m_close);
    m_close->setAccessibleName(tr("Close the lines of the file"));
    return head;
}

void ProblemLines::makeTable()
{
    m_table->setObjectName(QStringLiteral("rawLines"));
    m_table->setAccessibleName(tr("Lines of the file around the line to correct, private"));
    m_table->setModel(m_model);
    makePlain(*m_table);
    m_table->setLayoutDirection(Qt::LeftToRight); // in the order of the file, in every language
    m_table->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->setDefaultSectionSize(problemHeight);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->show();
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setHelp(m_table, QStringLiteral("records.lines"));
    setHelp(m_copy, QStringLiteral("records.lines"));
}

void ProblemLines::fold()
{
    m_reader.cancel();
    m_problem.reset();
    m_isStale = false;
    m_model->setLines({}, 0);
    hide();
    emit shownChanged(false);
}

void ProblemLines::showProblem(const core::records::Problem &problem)
{
    m_problem = problem;
    m_title->setText(placeTitle(problem.place));
    m_what->setText(problemText(problem));
    m_copy->setVisible(hasLine(problem.place));
    m_failure->hide();
    show();
    emit shownChanged(true);
    m_isStale = m_reader.isRunning();
    if (m_isStale)
        m_reader.cancel(); // the next begins when it has ended
    else
        read();
}

void ProblemLines::read()
{
    m_isStale = false;
    m_model->setLines({}, 0);
    m_table->hide();
    if (!hasLine(m_problem->place)) {
        m_failure->setText(whyNoLine());
        m_failure->show();
        return;
    }
    m_progress->begin(tr("Looking for the line"));
    core::records::LinesWanted wanted{.place = m_problem->place, .offset = m_problem->offset};
    m_reader.start(
        [source = recordsSource(m_session.plan().records), wanted](core::JobControl &control) {
            return core::records::linesAround(source, wanted, control);
        },
        this,
        [this](const Lines &lines) { take(lines); });
}

QString ProblemLines::whyNoLine() const
{
    return m_problem->place.line > 0
               ? tr("A row of a sheet or table has no line of text to show. Look at it in the program that "
                    "wrote the file.")
               : tr("The problem concerns the whole file: there is no line of text to show.");
}

void ProblemLines::take(const Lines &lines)
{
    m_progress->end();
    if (m_isStale && m_problem)
        return read();
    if (!m_problem)
        return;
    if (!lines) {
        const bool isStopped = lines.error().code == core::ErrorCode::Cancelled;
        m_failure->setText(isStopped ? errorTitle(lines.error().code)
                                     : tr("The line cannot be shown: the file was changed, or cannot be "
                                          "read. Check the file again."));
        m_failure->show();
        return;
    }
    m_model->setLines(*lines, m_problem->place.line);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height()
                            + m_model->rowCount() * problemHeight + 16);
    m_table->show();
    if (const int row = m_model->markedRow(); row >= 0)
        m_table->setCurrentIndex(m_model->index(row, RawLineModel::Text));
}

} // namespace ui
