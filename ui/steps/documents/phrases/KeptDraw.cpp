#include "ui/steps/documents/phrases/KeptDraw.h"

#include "core/base/Result.h"
#include "core/pipeline/ReleaseProducts.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/documents/phrases/TrialDraw.h"

#include <limits>

namespace ui {

namespace {

using core::JobControl;
using core::Result;

struct CountWork
{
    std::shared_ptr<const core::pipeline::Sequences> sequences;
    std::shared_ptr<const core::pipeline::Model> model;
    SharedInputs inputs;

    Result<std::shared_ptr<const KeptDraw::Counted>> operator()(JobControl &control) const
    {
        KEYSEED_ASSIGN(auto drawn, DrawnPhrases::of(sequences, (*model)->labels, control));
        constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
        return std::make_shared<const KeptDraw::Counted>(
            KeptDraw::Counted{.drawn = drawn,
                              .figures = figuresOf(*drawn, **model, *inputs, all),
                              .tried = figuresOf(*drawn, **model, *inputs, TrialDraw::mostTried)});
    }
};

} // namespace

KeptDraw::KeptDraw(ProjectSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &ProjectSession::sequencesChanged, this, &KeptDraw::refresh);
    connect(&session, &ProjectSession::inputsChanged, this, &KeptDraw::refresh);
    refresh();
}

void KeptDraw::refresh()
{
    const CountWork work{m_session.sequences(), m_session.model(), m_session.inputs()};
    if (work.sequences.get() == m_countedOf && work.inputs.get() == m_countedWith)
        return;
    m_countedOf = work.sequences.get();
    m_countedWith = work.inputs.get();
    m_counted.reset();
    if (work.sequences && work.model && work.inputs)
        m_job.start(work, [this](Result<std::shared_ptr<const Counted>> counted) {
            if (counted)
                m_counted = std::move(*counted);
            emit changed();
        });
    else
        m_job.drop();
    emit changed();
}

} // namespace ui
