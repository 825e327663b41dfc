#include "ui/steps/records/RecordsTrouble.h"

#include "ui/session/ProjectSession.h"
#include "ui/steps/records/ProblemLines.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/Labels.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

namespace ui {

namespace {

using core::records::Problem;

/// Returns the problem that ended the reading before the end of the file.
std::optional<Problem> stopOf(const ProjectSession &session)
{
    if (session.records().preview() && session.records().preview()->stop)
        return session.records().preview()->stop;
    const auto &scan = session.records().scan();
    return scan && !scan->isComplete && !scan->problems.empty() ? std::optional(scan->problems.back())
                                                                : std::nullopt;
}

bool isSame(const std::optional<Problem> &one, const std::optional<Problem> &other)
{
    return one.has_value() == other.has_value()
           && (!one || (one->place == other->place && one->what == other->what));
}

} // namespace

RecordsTrouble::RecordsTrouble(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_box(new ErrorBox(this))
    , m_again(makeButton(tr("Try aga&in"), "readAgain", "", this))
    , m_readAs(makeButton({}, "readAs", "primary", this))
    , m_showLine(makeButton(tr("Show the line"), "showLine", "", this))
    , m_lines(new ProblemLines(session, this))
{
    m_box->setObjectName(QStringLiteral("recordsError"));
    setHelp(m_readAs, QStringLiteral("records.reading"));
    setHelp(m_showLine, QStringLiteral("records.lines"));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_readAs);
    buttons->addWidget(m_showLine);
    buttons->addWidget(m_again);
    buttons->addStretch();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(8);
    all->addWidget(m_box);
    all->addLayout(buttons);
    auto *card = new Card({}, this);
    card->body()->addWidget(m_lines);
    all->addWidget(card);
    card->hide();
    connect(m_lines, &ProblemLines::shownChanged, card, &QWidget::setVisible);
    connect(m_again, &QPushButton::clicked, this, &RecordsTrouble::againRequested);
    connect(m_readAs, &QPushButton::clicked, this, &RecordsTrouble::readAs);
    connect(m_showLine, &QPushButton::clicked, this, [this] {
        if (m_stop)
            m_lines->showProblem(*m_stop);
    });
    connect(m_box, &ErrorBox::dismissed, this, &RecordsTrouble::refresh);
    clear();
}

void RecordsTrouble::clear()
{
    m_hasError = false;
    m_stop.reset();
    m_box->hide();
    refresh();
}

void RecordsTrouble::showError(const core::Error &error)
{
    m_hasError = true;
    m_stop.reset();
    m_box->showError(error);
    refresh();
}

void RecordsTrouble::showRefusal(const QString &why)
{
    m_box->showError(tr("This was not taken"), why);
    refresh();
}

void RecordsTrouble::showStop(const Problem &stop)
{
    const bool isEncoding = stop.facts.kind == core::records::ProblemKind::NotInEncoding;
    m_box->showError(isEncoding ? tr("The file is in another encoding")
                                : errorTitle(core::ErrorCode::InvalidRecords),
                     problemText(stop),
                     stop.place.line > 0 ? tr("%1. What follows was not read.").arg(placeTitle(stop.place))
                                         : placeTitle(stop.place));
}

void RecordsTrouble::refresh()
{
    const std::optional<Problem> stop = m_hasError ? std::nullopt : stopOf(m_session);
    if (!isSame(stop, m_stop)) {
        m_stop = stop;
        m_lines->fold();
        if (m_stop)
            showStop(*m_stop);
        else if (!m_hasError)
            m_box->hide();
    }
    const bool canChange = !m_session.isDecided();
    const std::string likely = m_stop ? m_stop->facts.likely : std::string();
    m_readAs->setText(tr("Read it as %1").arg(QString::fromStdString(likely)));
    m_readAs->setAccessibleName(m_readAs->text());
    m_readAs->setVisible(canChange && !likely.empty());
    m_showLine->setVisible(m_stop && hasLine(m_stop->place));
    m_again->setVisible(canChange && isUnreadable());
    setVisible(!m_box->isHidden() || isUnreadable());
}

void RecordsTrouble::readAs()
{
    const std::string likely = m_stop ? m_stop->facts.likely : std::string();
    if (!likely.empty())
        m_session.edit([&](core::plan::Plan &plan) { plan.records.encoding = likely; });
}

} // namespace ui
