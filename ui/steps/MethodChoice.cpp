#include "ui/steps/MethodChoice.h"

#include "ui/models/BudgetSplit.h"
#include "ui/models/ProjectSession.h"
#include "ui/steps/WheelGuard.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Labels.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <cmath>

namespace ui {

namespace {

using core::project::Plan;

constexpr int underTheText = 29; // of a radio button, beside its circle
constexpr int largestPercent = 95;

} // namespace

MethodChoice::MethodChoice(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_methods(new QButtonGroup(this))
    , m_share(new QSpinBox(this))
    , m_parts(makeLabel({}, "caption", this))
    , m_advice(makeLabel({}, "small", this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(makeLabel(tr("Method"), "strong", this));
    addMethod(*column,
              "histogram",
              tr("Histo&gram (recommended)"),
              tr("Counts phrases, and groups of near phrases, under each label. Of use already with a few "
                 "hundred records."),
              "methodHistogram");
    addMethod(*column,
              "independent",
              tr("&Independent phrases, as published"),
              tr("Learns where the phrases of a label lie among all phrases, and draws each on its own. For "
                 "comparison: little of what sets labels apart comes through."),
              "methodIndependent");
    addMethod(*column,
              "iterative-linear",
              tr("&Phrase by phrase, linear, as published"),
              tr("Learns which phrase follows those before it, with one table for each place: the budget is "
                 "divided by the number of phrases."),
              "methodLinear");
    addMethod(*column,
              "iterative-logarithmic",
              tr("Phrase by phrase, logarith&mic, as published"),
              tr("The same with a few tables for all places: the best of the published ones, for very large "
                 "corpora."),
              "methodLogarithmic");
    column->addSpacing(10);
    makeShare(*column);
    connect(m_methods, &QButtonGroup::buttonClicked, this, [this](const QAbstractButton *button) {
        const std::string method = button->property("method").toString().toStdString();
        m_session.edit([&](Plan &plan) { setMethod(plan, method); });
    });
    connect(m_share, &QSpinBox::valueChanged, this, [this](int percent) {
        m_session.edit([&](Plan &plan) { setSequencesShare(plan, percent / 100.0); },
                       QStringLiteral("budget.sequences"));
    });
    refresh();
}

void MethodChoice::addMethod(QVBoxLayout &column,
                             const char *method,
                             const QString &name,
                             const QString &words,
                             const char *objectName)
{
    auto *choice = new QRadioButton(name, this);
    choice->setObjectName(QLatin1String(objectName));
    choice->setProperty("method", QLatin1String(method));
    QString spoken = name;
    choice->setAccessibleName(spoken.remove(QLatin1Char('&')));
    choice->setAccessibleDescription(words);
    setHelp(choice, QStringLiteral("budget.method"));
    m_methods->addButton(choice);
    QLabel *explained = makeLabel(words, "caption", this);
    explained->setContentsMargins(underTheText, 0, 0, 4);
    column.addWidget(choice);
    column.addWidget(explained);
}

void MethodChoice::makeShare(QVBoxLayout &column)
{
    m_share->setObjectName(QStringLiteral("sequencesShare"));
    m_share->setAccessibleName(tr("Share of the budget for which phrases go together, in percent"));
    m_share->setSingleStep(5);
    //: after a number in a field: percent
    m_share->setSuffix(tr(" %"));
    m_share->setMinimumWidth(96);
    setHelp(m_share, QStringLiteral("budget.split"));
    WheelGuard::protect(m_share);
    m_parts->setObjectName(QStringLiteral("budgetParts"));
    QLabel *label = makeLabel(tr("Share for which phrases go &together"), "", this);
    label->setWordWrap(false);
    label->setBuddy(m_share);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_share);
    row->addSpacing(4);
    row->addWidget(m_parts, 1);
    column.addLayout(row);
    column.addSpacing(4);
    column.addWidget(m_advice);
}

void MethodChoice::refresh()
{
    const Plan &plan = m_session.plan();
    for (QAbstractButton *button : m_methods->buttons())
        if (button->property("method").toString().toStdString() == plan.sequences.method)
            button->setChecked(true);
    refreshShare();
}

void MethodChoice::refreshShare()
{
    const Plan &plan = m_session.plan();
    const bool mustHave = needsSequences(plan.sequences.method);
    const QSignalBlocker quiet(m_share);
    m_share->setRange(mustHave ? 1 : 0, largestPercent);
    m_share->setValue(static_cast<int>(std::lround(100.0 * sequencesShare(plan))));
    m_share->setEnabled(plan.privacy.epsilonVocabulary.has_value());
    m_parts->setText(plan.privacy.epsilonVocabulary
                         //: parts of a budget, each an epsilon
                         ? tr("phrases %1, together %2")
                               .arg(epsilonText(*plan.privacy.epsilonVocabulary),
                                    epsilonText(plan.privacy.epsilonSequences))
                         : tr("choose a budget first"));
    m_advice->setText(
        mustHave
            ? tr("The published methods learn their sequences from this share, so it cannot be 0.")
            : tr("0 is recommended with the histogram: for the numbers of records that a hospital has, the "
                 "same budget spent on the phrases makes documents hang together better as well."));
}

} // namespace ui
