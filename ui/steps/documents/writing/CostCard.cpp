#include "ui/steps/documents/writing/CostCard.h"

#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/writer/CostFields.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <cmath>

namespace ui {

namespace {

using core::pipeline::WritingEstimate;
using core::plan::Plan;

using core::pipeline::usualSecondsPerRequest;

/// Three digits at most that say something: an estimate is no count.
QString rounded(double number)
{
    double scale = 1.0;
    while (number / scale >= 1000.0)
        scale *= 10.0;
    return QLocale().toString(std::round(number / scale) * scale, 'f', 0);
}

bool isPriced(const Plan::Writer &writer)
{
    return writer.promptPrice > 0.0 || writer.completionPrice > 0.0;
}

} // namespace

CostCard::CostCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_fields(new CostFields(session, this))
    , m_figures(makeFigures())
    , m_note(makeLabel({}, "caption", this))
{
    m_note->setObjectName(QStringLiteral("costNote"));
    auto *card = new Card(tr("What it will take"), this);
    card->body()->setSpacing(12);
    card->body()->addWidget(m_figures);
    card->body()->addWidget(m_note);
    card->body()->addWidget(m_fields);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    setHelp(this, QStringLiteral("writing.cost"));
    connect(&m_session, &ProjectSession::planChanged, this, &CostCard::refresh);
    connect(&m_session, &ProjectSession::sequencesChanged, this, &CostCard::refresh);
    connect(&m_session.jobs(), &Jobs::busyChanged, this, &CostCard::refresh);
    refresh();
}

QWidget *CostCard::makeFigures()
{
    auto *figures = new QWidget(this);
    auto *grid = new QGridLayout(figures);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(2);
    m_requests = addFigure(*grid, tr("Requests"), "costRequests");
    m_promptTokens = addFigure(*grid, tr("Tokens of prompts"), "costPromptTokens");
    m_answerTokens = addFigure(*grid, tr("Tokens of answers"), "costAnswerTokens");
    m_money = addFigure(*grid, tr("Money"), "costMoney");
    m_time = addFigure(*grid, tr("Time"), "costTime");
    return figures;
}

QLabel *CostCard::addFigure(QGridLayout &grid, const QString &name, const char *objectName)
{
    const int column = grid.count() / 2;
    QLabel *number = makeLabel(QStringLiteral("–"), "strong", this);
    number->setObjectName(QLatin1String(objectName));
    grid.addWidget(makeLabel(name, "small", this), 0, column, Qt::AlignBottom);
    grid.addWidget(number, 1, column, Qt::AlignTop);
    grid.setColumnStretch(column, 1);
    return number;
}

void CostCard::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void CostCard::refresh()
{
    m_fields->refresh();
    m_fields->setEnabled(!m_session.jobs().isBusy());
    if (isVisible())
        estimate();
}

void CostCard::estimate()
{
    const auto sequences = m_session.sequences();
    if (!sequences) {
        m_job.drop();
        m_note->setText(tr("Draw the phrases first."));
        return;
    }
    m_job.start(
        [plan = m_session.plan(), sequences](core::JobControl &) {
            return core::pipeline::estimateWriting(plan, *sequences, usualSecondsPerRequest);
        },
        [this](core::Result<WritingEstimate> made) {
            if (made)
                show(*made);
            for (QLabel *figure : {m_requests, m_promptTokens, m_answerTokens, m_money, m_time})
                if (!made)
                    figure->setText(QStringLiteral("–"));
            if (!made)
                m_note->setText(tr("There is no estimate yet: the settings above are not complete."));
        });
}

void CostCard::show(const WritingEstimate &estimate)
{
    const Plan::Writer &writer = m_session.plan().writer;
    m_requests->setText(QLocale().toString(static_cast<qulonglong>(estimate.requests)));
    //: %1: a number
    m_promptTokens->setText(tr("about %1").arg(rounded(estimate.promptTokens)));
    //: %1: a number
    m_answerTokens->setText(tr("at most %1").arg(rounded(estimate.completionTokens)));
    m_money->setText(isPriced(writer) ? tr("at most %1").arg(QLocale().toString(estimate.money, 'f', 2))
                                      //: instead of an amount of money
                                      : tr("no prices yet"));
    m_time->setText(durationText(estimate.seconds));
    const QString capped = capWords(estimate);
    setLook(m_note, capped.isEmpty() ? "caption" : "weak");
    m_note->setText(capped.isEmpty()
                        ? tr("The estimate assumes four letters per token, answers of the maximum length, "
                             "and %Ln second(s) per request. Money is in the currency of your prices.",
                             nullptr,
                             static_cast<int>(usualSecondsPerRequest))
                        : capped);
}

QString CostCard::capWords(const WritingEstimate &estimate) const
{
    const Plan::Writer &writer = m_session.plan().writer;
    if (writer.maxRequests && static_cast<std::size_t>(*writer.maxRequests) < estimate.requests)
        //: %1, %2: numbers
        return tr("The cap stops the run after %1 of %2 requests. The documents written until then are kept.")
            .arg(QLocale().toString(*writer.maxRequests),
                 QLocale().toString(static_cast<qulonglong>(estimate.requests)));
    if (writer.maxMoney && *writer.maxMoney < estimate.money)
        return tr("The cap may stop the run before all documents are written. The documents written until "
                  "then are kept.");
    return {};
}

} // namespace ui
