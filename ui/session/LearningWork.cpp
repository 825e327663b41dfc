#include "ui/session/LearningWork.h"

#include "core/base/Result.h"
#include "core/learning/Learn.h"
#include "core/learning/PlainText.h"
#include "core/learning/TextInput.h"
#include "core/pipeline/PathRoles.h"
#include "core/plan/PublicFiles.h"
#include "core/records/Preview.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace ui {

namespace {

using core::JobControl;
using core::Result;
using core::plan::Plan;
namespace fs = std::filesystem;
namespace learning = core::learning;

bool isFolder(const fs::path &path)
{
    std::error_code problem;
    return fs::is_directory(path, problem);
}

// Public texts must meet the conditions of a vocabulary: it is published.
Result<void> checkPublic(const fs::path &text, const Plan &plan)
{
    Plan named;
    named.records = plan.records;
    named.vocabulary = {.source = "terms", .settings = {{"file", text.string()}}};
    auto checked = core::plan::checkPublicFiles(named);
    if (!checked)
        return core::fail(core::ErrorCode::InvalidPlan,
                          text.string()
                              + ": holds the records of this project, and what is learnt is published; name "
                                "public texts");
    return {};
}

Result<void> checkPublic(const PublicTextChoice &choice, const Plan &plan, const JobControl &control)
{
    for (const fs::path &path : choice.paths) {
        if (!isFolder(path)) {
            KEYSEED_TRY(checkPublic(path, plan));
            continue;
        }
        KEYSEED_ASSIGN(const auto content, learning::PlainFolder::list(path));
        for (const auto &file : content.files) {
            if (control.isCancelled())
                return core::cancelled();
            KEYSEED_TRY(checkPublic(path / file.path, plan));
        }
    }
    return {};
}

} // namespace

Result<PublicTextSize> MeasureTexts::operator()(JobControl &control) const
{
    PublicTextSize size;
    for (const fs::path &path : paths) {
        if (control.isCancelled())
            return core::cancelled();
        PublicTextSize::File &file = size.files.emplace_back();
        core::records::Source source;
        source.files = {path};
        file.bytes = learning::bytesIn(source);
        size.bytes += file.bytes;
        if (isFolder(path)) {
            const auto content = learning::PlainFolder::list(path);
            file.texts = content ? content->files.size() : 0;
        } else if (!learning::isPlainTextFile(path) && size.columns.empty()) {
            if (const auto shown = core::records::preview(source)) {
                size.columns = shown->columns;
                size.textColumn = core::records::guessRoles(shown->columns, shown->rows).text;
            }
        }
    }
    return size;
}

Result<std::shared_ptr<const learning::Learnt>> LearnTexts::operator()(JobControl &control) const
{
    KEYSEED_TRY(checkPublic(choice, plan, control));
    std::vector<core::records::Source> sources;
    for (const fs::path &path : choice.paths) {
        sources.emplace_back().files = {path};
        sources.back().textColumn = choice.textColumn;
    }
    learning::LearnOptions options;
    options.isDeclaredPublic = choice.isDeclaredPublic;
    options.origin = choice.origin;
    options.licence = choice.licence;
    options.language = choice.language;
    KEYSEED_ASSIGN(auto learnt, learning::learn(sources, options, resources, control));
    return std::make_shared<const learning::Learnt>(std::move(learnt));
}

Result<fs::path> SaveLearnt::operator()(JobControl &) const
{
    core::pipeline::PathRoles roles;
    roles.output("the vocabulary", path).planned(plan).project(project).ledger(ledger);
    for (const fs::path &text : texts)
        roles.input("a public text", text);
    // Whether a file that is there may be replaced was asked by who chose the name.
    KEYSEED_TRY(roles.check(true));
    KEYSEED_ASSIGN(const auto kept, learning::without(*learnt, leftOut));
    KEYSEED_TRY(learning::save(kept, path));
    return path;
}

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
