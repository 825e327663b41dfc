// A small program for tst_evolutionkills: carries a release that evolves texts from the records to its
// documents, or on from where it was killed, as the real program does.
//
//     KilledRelease FOLDER SERVER PHASE CALL before|within
//
// Kills itself at that call, of those made in the phase, that changes a file: first (asking for the first
// texts), between (asking between two rounds), votes (from the debit or the end of asking until a round is
// stored), expansion (drawing, and asking for the documents). Prints "done".

#include "core/pipeline/Pipeline.h"
#include "core/pipeline/project/ProjectStore.h"
#include "tests/core/pipeline/KilledWorld.h"
#include "tests/core/privacy/DieAtCall.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

using namespace core;
using namespace core::pipeline;

/// Counts the calls of one phase alone.
class Phases final : public JobControl
{
public:
    Phases(std::string_view deadly, int call)
        : m_deadly(deadly)
        , m_left(call)
    {}

    void enter(std::string_view phase)
    {
        constexpr int none = 0; // counted down from there, so that it is never the one
        if (m_now == m_deadly)
            m_left = dieatcall::callsLeft;
        m_now = phase;
        dieatcall::callsLeft = m_now == m_deadly ? m_left : none;
    }

    bool isCancelled() const override { return false; }
    void report(double, std::string_view) override {}
    void setCancellable(bool isCancellable) override { enter(isCancellable ? "between" : "votes"); }

private:
    std::string_view m_deadly;
    int m_left;
    std::string_view m_now;
};

template<typename T>
T orDie(Result<T> result)
{
    if (result) {
        if constexpr (std::is_void_v<T>)
            return;
        else
            return std::move(*result);
    }
    std::fprintf(stderr, "%s\n", result.error().detail.c_str());
    std::exit(1);
}

Pipeline learnt(const KilledWorld &world, const ReleasePaths &places, const char *server, Phases &phases)
{
    auto store = orDie(ProjectStore::open(places.project));
    const auto inputs = std::make_shared<const PublicInputs>(world.inputs());
    if (orDie(store.latestModelId())) {
        phases.enter("expansion");
        Pipeline kept = orDie(Pipeline::open(places, phases));
        kept.inputs = inputs;
        return kept;
    }
    phases.enter(orDie(store.paidRounds()) ? "between" : "first");
    Pipeline fresh{.places = places, .plan = world.plan(server), .inputs = inputs};
    orDie(fresh.commit(phases, 1));
    phases.enter("expansion");
    return fresh;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 6)
        return 2;
    const KilledWorld world{argv[1]};
    Phases phases(argv[3], std::atoi(argv[4]));
    dieAtCall(0, std::string_view(argv[5]) == "within");
    const ReleasePaths places{
        .project = world.file("project.keyseed"), .ledger = world.file("ledger.sqlite"), .resources = {}};
    Pipeline pipeline = learnt(world, places, argv[2], phases);
    orDie(pipeline.drawUnlessKept(phases));
    chat::WritingWatch nobody;
    orDie(pipeline.ask({}, nobody, phases));
    std::printf("done\n");
    return 0;
}
