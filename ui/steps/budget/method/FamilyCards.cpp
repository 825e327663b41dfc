#include "ui/steps/budget/method/FamilyCards.h"

#include "core/pipeline/ReleasePlan.h"
#include "core/synthesis/Synthesizer.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/budget/method/FamilyCard.h"
#include "ui/steps/budget/method/FormChoice.h"
#include "ui/text/BudgetText.h"

#include <QButtonGroup>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using core::plan::Plan;
using core::synthesis::FamilyMembers;
using core::synthesis::Synthesizer;

FamilyCards::FamilyCards(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_buttons(new QButtonGroup(this))
    , m_families(core::synthesis::methodFamilies())
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    for (std::size_t index = 0; index < m_families.size(); ++index)
        addFamily(m_families[index], index == 0);
    refresh();
}

void FamilyCards::addFamily(const FamilyMembers &members, bool isRecommended)
{
    auto *card = new FamilyCard(members.family, isRecommended, this);
    if (members.methods.size() > 1 && members.family.isFormChosen)
        card->addChoice(new FormChoice(m_session, members.methods, card));
    m_buttons->addButton(card->button());
    connect(card->button(), &QRadioButton::clicked, this, [this, index = m_cards.size()] { choose(index); });
    layout()->addWidget(card);
    m_cards.push_back(card);
}

void FamilyCards::choose(std::size_t index)
{
    if (isChosen(m_families[index]))
        return;
    const std::string method(m_families[index].methods.front()->name());
    m_session.edit([&](Plan &plan) { setMethod(plan, method); });
    refresh(); // a choice that was not taken goes back
}

bool FamilyCards::isChosen(const FamilyMembers &members) const
{
    return std::ranges::any_of(members.methods, [this](const Synthesizer *method) {
        return method->name() == m_session.plan().synthesis.method;
    });
}

// Decides by public choices alone: those of the Start page, before there is a budget.
QString FamilyCards::refusalOf(const FamilyMembers &members) const
{
    const auto inputs = m_session.inputs();
    const auto choices = core::pipeline::choicesOf(m_session.plan(), inputs ? inputs->vocabulary.size() : 0);
    QString refusal;
    for (const Synthesizer *method : members.methods) {
        const std::string_view why = method->whyUnsuited(choices);
        if (why.empty())
            return {};
        refusal = methodWords(why);
    }
    return refusal;
}

QString FamilyCards::refusal() const
{
    const auto chosen =
        std::ranges::find_if(m_families, [this](const FamilyMembers &each) { return isChosen(each); });
    return chosen == m_families.end() ? QString() : refusalOf(*chosen);
}

void FamilyCards::refresh()
{
    for (std::size_t index = 0; index < m_cards.size(); ++index) {
        const FamilyMembers &members = m_families[index];
        m_cards[index]->setRefusal(refusalOf(members));
        m_cards[index]->setChosen(isChosen(members));
    }
    setEnabled(!m_session.isDecided() && !m_session.jobs().isRunning(Jobs::Job::Commit));
}

} // namespace ui
