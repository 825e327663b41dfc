#include "ui/steps/documents/phrases/TogetherTrial.h"

#include "core/base/Result.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/plan/CheckedPlan.h"
#include "ui/models/DrawnPhrases.h"
#include "ui/session/MethodOf.h"
#include "ui/steps/documents/phrases/TrialDraw.h"

namespace ui {

namespace {

using core::JobControl;
using core::Result;
using core::plan::Plan;

struct CompareWork
{
    Plan plan;
    SharedInputs inputs;
    std::shared_ptr<const core::pipeline::Model> model;

    Result<TogetherTrial::Distinct> operator()(JobControl &control) const
    {
        TogetherTrial::Distinct distinct;
        Plan tried = TrialDraw::smaller(plan, **model, TogetherTrial::mostTried);
        for (std::size_t i = 0; i < TogetherTrial::strengths.size(); ++i) {
            tried.sampling.association = TogetherTrial::strengths[i];
            for (std::size_t draw = 0; draw < TogetherTrial::draws; ++draw) {
                KEYSEED_ASSIGN(const auto drawn, drawnWith(tried, control));
                distinct.documents = drawn->documents();
                distinct.phrases[i] += drawn->phrases().size();
            }
            distinct.phrases[i] = (distinct.phrases[i] + TogetherTrial::draws / 2) / TogetherTrial::draws;
        }
        return distinct;
    }

    DrawnPhrases::Result drawnWith(const Plan &tried, JobControl &control) const
    {
        KEYSEED_ASSIGN(const auto checked, core::plan::check(tried, {"sampling"}));
        KEYSEED_ASSIGN(auto sequences, core::pipeline::sampleSequences(checked, *inputs, *model, control));
        return DrawnPhrases::of(std::make_shared<const core::pipeline::Sequences>(std::move(sequences)),
                                (*model)->labels,
                                control);
    }
};

} // namespace

TogetherTrial::TogetherTrial(ProjectSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&m_job, &DelayedJob::due, this, &TogetherTrial::start);
    for (const auto signal :
         {&ProjectSession::planChanged, &ProjectSession::modelChanged, &ProjectSession::inputsChanged})
        connect(&session, signal, this, &TogetherTrial::refresh);
    connect(&session.jobs(), &Jobs::busyChanged, this, &TogetherTrial::refresh);
    refresh();
}

bool TogetherTrial::isUsable() const
{
    const auto inputs = m_session.inputs();
    const auto method = methodOf(m_session.plan());
    return inputs && inputs->associations && method != nullptr && method->takesCooccurrenceBias();
}

void TogetherTrial::refresh()
{
    const bool isWanted = m_session.isCommitted() && isUsable() && !m_session.jobs().isBusy()
                          && core::plan::validatePart(m_session.plan(), "sampling");
    Plan::Sampling settings = m_session.plan().sampling;
    settings.association.clear();
    const bool isSame = settings == m_settings && m_session.model().get() == m_model;
    if (isSame && (m_distinct || (isWanted && isPending())))
        return emit changed();
    m_job.drop();
    m_distinct.reset();
    m_settings = settings;
    m_model = m_session.model().get();
    if (isWanted)
        m_job.schedule();
    emit changed();
}

void TogetherTrial::start()
{
    m_job.start(CompareWork{m_session.plan(), m_session.inputs(), m_session.model()},
                [this](Result<Distinct> distinct) {
                    if (distinct) // an error will come again, with its words, when it is drawn for good
                        m_distinct = *distinct;
                    emit changed();
                });
    emit changed();
}

} // namespace ui
