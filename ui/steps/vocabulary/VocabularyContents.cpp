#include "ui/steps/vocabulary/VocabularyContents.h"

#include "core/synthesis/PublicInputs.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/vocabulary/KindChoices.h"
#include "ui/steps/vocabulary/VocabularyReport.h"
#include "ui/steps/vocabulary/VocabularySearch.h"
#include "ui/widgets/CardColumns.h"

namespace ui {

VocabularyContents::VocabularyContents(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_report(new VocabularyReport(this))
    , m_kinds(new KindChoices(session, this))
    , m_search(new VocabularySearch(session, this))
{
    auto *cards = new CardColumns(this);
    cards->addWidget(m_report);
    cards->addWidget(m_kinds);
    cards->addAcross(m_search);
    refresh();
}

// The facts take a look at each term, the vocabulary is the same for whatever is left out of it.
void VocabularyContents::take()
{
    const auto inputs = m_session.inputs();
    if (!inputs)
        return;
    const auto &whole = inputs->whole ? *inputs->whole : inputs->vocabulary;
    if (m_whole && m_whole->digest() == whole.digest())
        return;
    m_whole = whole;
    m_facts = factsOf(whole);
    m_report->show(m_facts, inputs->summary);
}

void VocabularyContents::refresh()
{
    core::plan::Plan::Vocabulary of = m_session.plan().vocabulary;
    of.exclude = {};
    if (of != m_of)
        m_whole.reset();
    m_of = of;
    take();
    setVisible(m_whole.has_value());
    m_search->show(m_whole);
    if (m_whole)
        m_kinds->show(m_facts.terms);
}

} // namespace ui
