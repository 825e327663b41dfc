#include "ui/steps/budget/method/RewritingTrialCard.h"

#include "core/base/Result.h"
#include "core/methods/rewriting/ProgramRewriter.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/rewriter/RewriterProcess.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/SliderRow.h"

#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSlider>
#include <QSpacerItem>
#include <QVBoxLayout>

#include <cmath>
#include <limits>

namespace ui {

namespace {

constexpr double usualDelta = 1e-5; // as published
constexpr int mostCharacters = 240;
constexpr int lastPlace = 26; // of ten to a power of ten: 10 to 3,981

// Ten places to a power of ten.
double epsilonAt(int place)
{
    const double epsilon = 10.0 * std::pow(10.0, place / 10.0);
    const double step = epsilon < 100.0 ? 1.0 : epsilon < 1000.0 ? 10.0 : 100.0;
    return std::round(epsilon / step) * step;
}

template<typename Text>
QString joined(const std::vector<core::synthesis::TriedRow> &rows, Text text)
{
    QStringList lines;
    for (const core::synthesis::TriedRow &row : rows)
        lines << QString::fromStdString(text(row)).simplified();
    return lines.join(QLatin1Char('\n'));
}

} // namespace

RewritingTrialCard::RewritingTrialCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_sentence(new QLineEdit(this))
    , m_epsilon(new SliderRow("trialEpsilon",
                              {.name = tr("Epsilon of a row"),
                               .accessibleName = tr("Epsilon of the row that is tried"),
                               .first = QLocale().toString(epsilonAt(0)),
                               .last = QLocale().toString(epsilonAt(lastPlace))},
                              this))
    , m_outcomes(new QWidget(this))
    , m_state(makeLabel({}, "caption", this))
{
    auto *card = new Card(tr("See what is left of a public sentence"), this);
    m_sentence->setObjectName(QStringLiteral("trialSentence"));
    m_sentence->setMaxLength(mostCharacters);
    m_sentence->setText(tr("The patient was seen for chest pain and shortness of breath."));
    m_sentence->setAccessibleName(tr("A public sentence"));
    m_state->setObjectName(QStringLiteral("trialState"));
    m_epsilon->slider()->setRange(0, lastPlace);
    m_epsilon->slider()->setPageStep(5);
    m_epsilon->slider()->setTickInterval(10);
    card->body()->addWidget(makeLabelFor(
        m_sentence, tr("A &sentence that is public, never one of the records"), "caption", card));
    card->body()->addWidget(m_sentence);
    card->body()->addWidget(m_epsilon);
    auto *outcomes = new QVBoxLayout(m_outcomes);
    outcomes->setContentsMargins(0, 0, 0, 0);
    outcomes->setSpacing(2);
    m_original = addOutcome(tr("Original, row by row"), "trialOriginal");
    m_plain = addOutcome(tr("Rewritten without noise"), "trialPlain");
    m_noisy = addOutcome(tr("Rewritten with noise"), "trialNoisy");
    card->body()->addWidget(m_outcomes);
    card->body()->addWidget(m_state);
    card->body()->addStretch();
    setHelp(this, QStringLiteral("method.trial"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    m_epsilon->setPlace(0, {});
    m_outcomes->hide();
    connect(m_epsilon, &SliderRow::placeChosen, this, [this] { m_job.schedule(); });
    connect(m_sentence, &QLineEdit::textChanged, this, [this] { m_job.schedule(); });
    connect(&m_job, &DelayedJob::due, this, &RewritingTrialCard::try_);
}

QLabel *RewritingTrialCard::addOutcome(const QString &name, const char *objectName)
{
    if (m_outcomes->layout()->count() > 0)
        m_outcomes->layout()->addItem(new QSpacerItem(0, 6));
    m_outcomes->layout()->addWidget(makeLabel(name, "captionStrong", m_outcomes));
    QLabel *text = makeLabel({}, "", m_outcomes);
    text->setObjectName(QLatin1String(objectName));
    text->setAccessibleName(name);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_outcomes->layout()->addWidget(text);
    return text;
}

double RewritingTrialCard::delta() const
{
    const double chosen = m_session.plan().privacy.delta;
    return chosen > 0.0 ? chosen : usualDelta;
}

void RewritingTrialCard::refresh()
{
    const std::string chosen = core::rewriter::isRewriterInstalled()
                                   ? core::pipeline::rewriterFolder(m_session.plan()).string()
                                   : std::string();
    setEnabled(!chosen.empty());
    if (chosen == m_folder && delta() == m_delta)
        return;
    m_folder = chosen;
    m_delta = delta();
    if (!m_folder.empty()) {
        m_job.schedule();
        return;
    }
    m_job.drop();
    m_outcomes->hide();
    m_state->setText(tr("Choose a model first."));
}

core::Result<core::synthesis::TriedRows> RewritingTrialCard::rewritten(const std::string &folder,
                                                                       const std::string &text,
                                                                       double epsilon,
                                                                       double delta,
                                                                       core::JobControl &control)
{
    const auto rewriter =
        core::synthesis::ProgramRewriter::open(folder, core::rewriter::rewriterProgram(), control);
    KEYSEED_TRY(rewriter);
    constexpr double withoutNoise = std::numeric_limits<double>::infinity();
    return core::synthesis::tryRewriting(
        **rewriter, text, std::vector{withoutNoise, epsilon}, delta, control);
}

void RewritingTrialCard::try_()
{
    const std::string text = m_sentence->text().simplified().toStdString();
    if (m_folder.empty() || text.empty()) {
        m_outcomes->hide();
        m_state->setText(m_folder.empty() ? tr("Choose a model first.") : tr("Type a public sentence."));
        return;
    }
    m_state->setText(tr("Rewriting..."));
    m_job.start([folder = m_folder, text, epsilon = epsilonAt(m_epsilon->slider()->value()), delta = m_delta](
                    core::JobControl &control) { return rewritten(folder, text, epsilon, delta, control); },
                [this](const core::Result<core::synthesis::TriedRows> &tried) { show(tried); });
}

void RewritingTrialCard::show(const core::Result<core::synthesis::TriedRows> &tried)
{
    m_outcomes->setVisible(tried.has_value());
    if (!tried) {
        m_state->setText(errorTitle(tried.error().code) + QLatin1Char('\n') + errorDetail(tried.error()));
        return;
    }
    m_original->setText(joined(tried->rows, [](const auto &row) { return row.original; }));
    m_plain->setText(joined(tried->rows, [](const auto &row) { return row.rewritten.front(); }));
    m_noisy->setText(joined(tried->rows, [](const auto &row) { return row.rewritten.back(); }));
    showWords(tried->noiseBesideClip.back());
    m_state->setText(
        //: %1: a delta
        tr("Each try draws new noise. At delta %1; no budget is spent.").arg(deltaText(m_delta)));
}

void RewritingTrialCard::showWords(double noise)
{
    const int place = m_epsilon->slider()->value();
    const double epsilon = epsilonAt(place);
    //: %1: an epsilon, %2: a number
    QString words = tr("Epsilon %1: noise of %2 times the largest that a number can be.")
                        .arg(QLocale().toString(epsilon), QLocale().toString(noise, 'g', 2));
    if (epsilon > core::synthesis::protectsNothingAbove)
        words += QLatin1Char(' ') + tr("Above 15, it protects almost nothing.");
    m_epsilon->setPlace(place, words);
}

} // namespace ui
