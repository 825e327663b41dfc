#include "ui/session/LearningDesk.h"

#include <algorithm>
#include <utility>

namespace ui {

using core::Result;

LearningDesk::LearningDesk(const Environment &environment, const OpenProject &project)
    : m_environment(environment)
    , m_project(project)
{
    connect(&m_runner, &JobRunner::progressed, this, &LearningDesk::takeProgress);
}

void LearningDesk::setState(State state)
{
    m_state = state;
    emit changed();
}

void LearningDesk::dismissError()
{
    if (std::exchange(m_error, std::nullopt))
        emit changed();
}

void LearningDesk::setChoice(PublicTextChoice choice)
{
    if (!isIdle() || choice == m_choice)
        return;
    const bool areOthers = choice.paths != m_choice.paths;
    m_choice = std::move(choice);
    if (areOthers) {
        m_choice.isDeclaredPublic = false;
        m_error.reset();
        measure();
    }
    emit changed();
}

void LearningDesk::measure()
{
    m_size.reset();
    m_measuring.start(MeasureTexts{m_choice.paths}, [this](Result<PublicTextSize> size) {
        if (size)
            m_size = std::move(*size);
        // Takes the column that is suggested, if nobody chose one that exists.
        if (m_size && isIdle()) {
            const auto &columns = m_size->columns;
            if (std::ranges::find(columns, m_choice.textColumn) == columns.end())
                m_choice.textColumn = m_size->textColumn;
        }
        emit changed();
    });
}

void LearningDesk::learn()
{
    if (!isIdle())
        return;
    m_error.reset();
    m_fraction = 0.0;
    m_stage.clear();
    m_clock.start();
    m_runner.start(LearnTexts{m_choice, m_project.pipeline.plan, m_environment.resourcesDir},
                   this,
                   [this](Result<std::shared_ptr<const core::learning::Learnt>> learnt) {
                       takeLearnt(std::move(learnt));
                   });
    setState(State::Learning);
}

void LearningDesk::takeLearnt(Result<std::shared_ptr<const core::learning::Learnt>> learnt)
{
    m_isErrorOfSaving = false;
    if (!learnt) {
        if (learnt.error().code != core::ErrorCode::Cancelled)
            m_error = learnt.error();
        return setState(m_learnt ? State::Learnt : State::Choosing);
    }
    forgetLearnt();
    m_learnt = std::move(*learnt);
    m_isLeftOut.assign(m_learnt->terms.size(), false);
    emit termsChanged();
    setState(State::Learnt);
}

void LearningDesk::takeProgress(double fraction, const QString &stage)
{
    m_fraction = fraction;
    m_stage = stage;
    emit progressed(fraction, stage);
}

void LearningDesk::cancel()
{
    if (m_state == State::Learning)
        m_runner.cancel();
}

std::size_t LearningDesk::leftOut() const
{
    return static_cast<std::size_t>(std::ranges::count(m_isLeftOut, true));
}

void LearningDesk::leaveOut(const std::vector<TermId> &terms)
{
    if (m_state != State::Learnt)
        return;
    std::vector<TermId> step;
    const std::size_t most = m_isLeftOut.size() - leftOut() - 1;
    for (const TermId term : terms)
        if (step.size() < most && !m_isLeftOut.at(term)) {
            m_isLeftOut[term] = true;
            step.push_back(term);
        }
    if (step.empty())
        return;
    m_steps.push_back(std::move(step));
    emit termsChanged();
}

void LearningDesk::undo()
{
    if (m_state != State::Learnt || m_steps.empty())
        return;
    for (const TermId term : m_steps.back())
        m_isLeftOut[term] = false;
    m_steps.pop_back();
    emit termsChanged();
}

void LearningDesk::forgetLearnt()
{
    m_learnt.reset();
    m_isLeftOut.clear();
    m_steps.clear();
}

void LearningDesk::save(const std::filesystem::path &path)
{
    if (m_state != State::Learnt)
        return;
    m_error.reset();
    std::vector<TermId> leftOut;
    for (TermId term = 0; term < m_isLeftOut.size(); ++term)
        if (m_isLeftOut[term])
            leftOut.push_back(term);
    m_runner.start(SaveLearnt{m_learnt,
                              std::move(leftOut),
                              m_choice.paths,
                              m_project.pipeline.plan,
                              m_project.pipeline.places.project,
                              m_environment.ledgerPath,
                              path},
                   this,
                   [this](Result<std::filesystem::path> written) {
                       if (!written) {
                           m_error = written.error();
                           m_isErrorOfSaving = true;
                           return setState(State::Learnt);
                       }
                       forgetLearnt();
                       emit termsChanged();
                       setState(State::Choosing);
                       emit saved(QString::fromStdString(written->string()));
                   });
    setState(State::Saving);
}

} // namespace ui
