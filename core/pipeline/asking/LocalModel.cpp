#include "core/pipeline/asking/LocalModel.h"

#include "core/localmodel/ModelServerProcess.h"
#include "core/localmodel/ServerProgram.h"

#include <algorithm>

namespace core::pipeline {

namespace {

using localmodel::ModelServerProcess;

constexpr int mostRestarts = 3;
constexpr std::size_t lookedPrompts = 500;
constexpr int reservedTokens = 64; ///< of the frame that a model puts around a prompt

/// Cancels a run also when its server has ended.
class WhileServerRuns final : public JobControl
{
public:
    WhileServerRuns(JobControl &control, ModelServerProcess &server)
        : m_control(control)
        , m_server(server)
    {}

    bool isCancelled() const override { return m_control.isCancelled() || !m_server.isRunning(); }
    void report(double fraction, std::string_view stage) override { m_control.report(fraction, stage); }
    void setCancellable(bool can) override { m_control.setCancellable(can); }
    void waiting(std::chrono::seconds pause, std::string_view words) override
    {
        m_control.waiting(pause, words);
    }

private:
    JobControl &m_control;
    ModelServerProcess &m_server;
};

// Returns the tokens of the longest prompt and its answer. Four characters a token is an estimate for
// English: other languages need up to twice as many.
int tokensOf(const Plan &plan, const chat::PromptSource &prompts, const Sequences &sequences)
{
    std::int64_t longest = 0;
    const std::size_t step = std::max<std::size_t>(1, sequences->size() / lookedPrompts);
    for (std::size_t place = 0; place < sequences->size(); place += step)
        longest = std::max(longest, chat::estimatedTokens(prompts.promptFor((*sequences)[place])));
    constexpr std::int64_t most = 1 << 20;
    return static_cast<int>(std::min(most, 2 * longest)) + plan.writer.maxTokens + reservedTokens;
}

Result<bool> lacksAnswers(const chat::WritingRun &run,
                          const chat::PromptSource &prompts,
                          const Sequences &sequences,
                          chat::AnswerStore &store)
{
    KEYSEED_ASSIGN(const auto known, store.answeredDigests());
    return std::ranges::any_of(*sequences, [&](const synthesis::Sequence &each) {
        return !known.contains(chat::keyOf(run.server, prompts.promptFor(each), run.sampling, each.id));
    });
}

} // namespace

Result<void> checkModelFile(const Plan &plan)
{
    constexpr auto field = "writer.modelFile";
    const auto model = localmodel::readGguf(plan.writer.modelFile);
    if (!model)
        return fail(inPlace(field, model.error()));
    if (const auto program = localmodel::findServerProgram(); !program)
        return fail(inPlace(field, program.error()));
    const auto size = localmodel::sizeFor(*model, localmodel::thisComputer(), plan.writer.maxTokens, 1);
    return size ? Result<void>() : fail(inPlace(field, size.error()));
}

Result<chat::WritingOutcome> askLocalModel(const Plan &plan,
                                           chat::WritingRun run,
                                           const chat::PromptSource &prompts,
                                           const Sequences &sequences,
                                           chat::AnswerStore &store,
                                           chat::WritingWatch &watch,
                                           JobControl &control)
{
    KEYSEED_ASSIGN(const bool isNeeded, lacksAnswers(run, prompts, sequences, store));
    if (!isNeeded) // counts what is there, and asks nobody
        return chat::writeWithModel(run, prompts, sequences, store, watch, control);
    const int tokens = tokensOf(plan, prompts, sequences);
    for (int starts = 0;; ++starts) {
        KEYSEED_ASSIGN(
            const auto server,
            localmodel::startServerFor(plan.writer.modelFile, tokens, plan.writer.inFlight, control));
        run.server.baseUrl = server->address();
        run.key = server->key();
        run.limits.inFlight = std::min(plan.writer.inFlight, server->size().answers);
        WhileServerRuns whileRunning(control, *server);
        auto outcome = chat::writeWithModel(run, prompts, sequences, store, watch, whileRunning);
        if (outcome || control.isCancelled() || server->isRunning())
            return outcome;
        if (starts == mostRestarts)
            return fail(ErrorCode::Io,
                        "llama-server ended " + std::to_string(starts + 1)
                            + " times while it wrote: look whether there is memory enough for the model; "
                              "the answers so far are kept");
    }
}

} // namespace core::pipeline
