#include "ui/steps/MethodChoice.h"

#include "ui/models/BudgetSplit.h"
#include "ui/models/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/SpokenText.h"
#include "ui/widgets/Labels.h"

#include <QButtonGroup>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

namespace ui {

namespace {

using core::project::Plan;

constexpr int underTheText = 29; // of a radio button, beside its circle

} // namespace

MethodChoice::MethodChoice(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_methods(new QButtonGroup(this))
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
    connect(m_methods, &QButtonGroup::buttonClicked, this, [this](const QAbstractButton *button) {
        const std::string method = button->property("method").toString().toStdString();
        m_session.edit([&](Plan &plan) { setMethod(plan, method); });
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
    choice->setAccessibleName(spokenText(name));
    choice->setAccessibleDescription(words);
    setHelp(choice, QStringLiteral("budget.method"));
    m_methods->addButton(choice);
    QLabel *explained = makeLabel(words, "caption", this);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    explained->setContentsMargins(isMirrored ? 0 : underTheText, 0, isMirrored ? underTheText : 0, 4);
    column.addWidget(choice);
    column.addWidget(explained);
}

void MethodChoice::refresh()
{
    const Plan &plan = m_session.plan();
    for (QAbstractButton *button : m_methods->buttons())
        if (button->property("method").toString().toStdString() == plan.sequences.method)
            button->setChecked(true);
}

} // namespace ui
