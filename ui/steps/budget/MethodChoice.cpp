#include "ui/steps/budget/MethodChoice.h"

#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/Synthesizers.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/SpokenText.h"
#include "ui/widgets/Labels.h"

#include <QButtonGroup>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

namespace ui {

namespace {

using core::plan::Plan;

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
    for (const core::synthesis::Synthesizer *method : core::synthesis::synthesizers())
        if (method->isOffered() || method->name() == m_session.plan().synthesis.method)
            addMethod(*column, *method);
    connect(m_methods, &QButtonGroup::buttonClicked, this, [this](const QAbstractButton *button) {
        const std::string method = button->property("method").toString().toStdString();
        m_session.edit([&](Plan &plan) { setMethod(plan, method); });
    });
    refresh();
}

// What has no words here yet is shown in the method's own, in English.
MethodChoice::Words MethodChoice::wordsOf(const core::synthesis::Synthesizer &method)
{
    if (method.name() == "histogram")
        return {tr("Histo&gram (recommended)"),
                tr("Counts records first, then phrases under each label as finely as that many allow. Of use "
                   "already with a few hundred records."),
                QStringLiteral("methodHistogram")};
    if (method.name() == "independent")
        return {
            tr("&Independent phrases, as published"),
            tr("Learns where the phrases of a label lie among all phrases, and draws each on its own. For "
               "comparison: little of what sets labels apart comes through."),
            QStringLiteral("methodIndependent")};
    if (method.name() == "iterative-linear")
        return {
            tr("&Phrase by phrase, linear, as published"),
            tr("Learns which phrase follows those before it, with one table for each place: the budget is "
               "divided by the number of phrases."),
            QStringLiteral("methodLinear")};
    if (method.name() == "iterative-logarithmic")
        return {
            tr("Phrase by phrase, logarith&mic, as published"),
            tr("The same with a few tables for all places: the best of the published ones, for very large "
               "corpora."),
            QStringLiteral("methodLogarithmic")};
    if (method.name() == "augpe")
        return {tr("&Evolve texts (AugPE)"),
                tr("Texts are written without the records; each person gives one noisy vote a round to the "
                   "text that "
                   "is nearest to theirs, and what gets many votes is varied. Needs a language model to show "
                   "what it "
                   "can, and about a hundred persons under each label."),
                QStringLiteral("methodEvolution")};
    return {QString::fromUtf8(method.title()),
            QString::fromUtf8(method.summary()),
            QStringLiteral("method-") + QString::fromUtf8(method.name())};
}

void MethodChoice::addMethod(QVBoxLayout &column, const core::synthesis::Synthesizer &method)
{
    const Words words = wordsOf(method);
    auto *choice = new QRadioButton(words.name, this);
    choice->setObjectName(words.objectName);
    choice->setProperty("method", QString::fromUtf8(method.name()));
    choice->setAccessibleName(spokenText(words.name));
    choice->setAccessibleDescription(words.explained);
    setHelp(choice, QStringLiteral("budget.method"));
    m_methods->addButton(choice);
    QLabel *explained = makeLabel(words.explained, "caption", this);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    explained->setContentsMargins(isMirrored ? 0 : underTheText, 0, isMirrored ? underTheText : 0, 4);
    column.addWidget(choice);
    column.addWidget(explained);
}

void MethodChoice::refresh()
{
    const Plan &plan = m_session.plan();
    for (QAbstractButton *button : m_methods->buttons())
        if (button->property("method").toString().toStdString() == plan.synthesis.method)
            button->setChecked(true);
}

} // namespace ui
