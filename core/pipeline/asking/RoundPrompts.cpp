#include "core/pipeline/asking/RoundPrompts.h"

#include "core/base/Result.h"
#include "core/methods/Methods.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/synthesis/PrivateRun.h"

#include <algorithm>
#include <utility>

namespace core::pipeline {

namespace {

using Texts = privacy::Released<std::vector<std::string>>;

/// Hears what is asked for, and gives nothing.
class Listener final : public synthesis::CandidateSource
{
public:
    Result<Texts> write(const Sequences &wanted, JobControl &) const override
    {
        m_heard = wanted;
        return cancelled();
    }
    const std::optional<Sequences> &heard() const { return m_heard; }

private:
    mutable std::optional<Sequences> m_heard;
};

} // namespace

std::filesystem::path roundPromptsFile(const std::filesystem::path &projectFile)
{
    std::filesystem::path path = projectFile;
    path += ".prompts.jsonl";
    return path;
}

Result<Texts>
carriedTexts(const Plan &plan, const Sequences &wanted, const std::filesystem::path &projectFile)
{
    KEYSEED_ASSIGN(const auto missing, unanswered(plan, wanted, projectFile));
    if (missing->empty())
        return modelTexts(plan, wanted, projectFile);
    const auto file = roundPromptsFile(projectFile);
    KEYSEED_TRY(exportPrompts(plan, missing, packFormatOf(plan), file));
    const std::size_t count = missing->size();
    return fail(ErrorCode::NotFound,
                std::to_string(count) + (count == 1 ? " prompt is in " : " prompts are in ") + file.string()
                    + ": have them answered, import the answers (keyseed-cli pack import "
                      "--project "
                    + projectFile.string()
                    + " --answers FILE) and run the same again; what was paid for stays");
}

Result<std::optional<int>> nextRound(const synthesis::ReleasePlan &release, ProjectStore &store)
{
    KEYSEED_ASSIGN(const auto paid, store.paidRounds());
    KEYSEED_ASSIGN(const auto model, store.latestModelId());
    if (!paid)
        return model ? std::optional<int>() : std::optional(1);
    int last = 0;
    for (const synthesis::NoisyTable &table : (*paid)->tables)
        if (const synthesis::PlannedTable *planned = release.table(table.name))
            last = std::max(last, planned->round);
    return std::optional(last + 1);
}

Result<std::optional<Sequences>>
awaitedTexts(const CheckedPlan &plan, const PublicInputs &inputs, ProjectStore &store, JobControl &control)
{
    const synthesis::Synthesizer &method = plan.method();
    KEYSEED_ASSIGN(const auto release, planRelease(plan, inputs.vocabulary.size()));
    KEYSEED_ASSIGN(const auto round, nextRound(release, store));
    if (!round || method.textsBefore(*round, release) == 0)
        return std::optional<Sequences>();
    const auto listener = std::make_shared<const Listener>();
    PublicInputs with = inputs;
    with.writing = {.labels = plan->labels.empty() ? std::vector<std::string>{""} : plan->labels,
                    .source = listener};
    const auto run = synthesis::beginRun(method, release, with, 1);
    KEYSEED_ASSIGN(const auto paid, store.paidRounds());
    if (paid)
        run->resume(*paid);
    const auto ended = run->prepareRound(*round, control);
    if (!listener->heard() && !ended)
        return fail(ended.error());
    return listener->heard();
}

} // namespace core::pipeline
