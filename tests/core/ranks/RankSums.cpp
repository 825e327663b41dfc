// RankSums FOLDER RECORDS PERSONS COPIES: what the invented records of a SmallWorld, in a file or a folder
// there, come to with every method, by as many ranks as MPI started. Rank 0 prints a line for each method:
// its name, the digest of all units that reached the run, in an order of their own, or of all its sums where
// it has them, that of the first exact table, that of the records' bytes, and the counts.
#include "core/embedding/Embedding.h"
#include "core/methods/Methods.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/ranks/RankReading.h"
#include "core/ranks/mpi/Join.h"
#include "tests/core/plan/PlanParts.h"
#include "tests/core/synthesis/ExactDrawing.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace core;
using synthesis::UnitDocument;

template<typename T>
T orDie(Result<T> result)
{
    if (result)
        return std::move(*result);
    std::fprintf(stderr, "RankSums: %s\n", result.error().detail.c_str());
    std::exit(1);
}

/// Notes the units on their way to a run.
class NotingRun final : public synthesis::PrivateRun
{
public:
    explicit NotingRun(synthesis::PrivateRun &run)
        : m_run(run)
    {}

    synthesis::Features featuresOf(std::string_view text) const override { return m_run.featuresOf(text); }
    void add(std::span<const UnitDocument> unit) override
    {
        m_run.add(unit);
        const std::scoped_lock lock(m_mutex);
        m_units.emplace_back(unit.begin(), unit.end());
    }
    std::vector<synthesis::SumCells> cells() override { return m_run.cells(); }
    Result<void> drawRound(int round, privacy::Drawing &drawing, JobControl &control) override
    {
        return m_run.drawRound(round, drawing, control);
    }
    privacy::Released<synthesis::ReleasedModel> model(const synthesis::ModelFacts &facts) const override
    {
        return m_run.model(facts);
    }

    std::string digest()
    {
        std::string all;
        for (const synthesis::SumCells &cells : m_run.cells())
            for (const auto &cell : cells)
                all += std::to_string(cell.load()) + ",";
        if (!all.empty())
            return toHex(sha256(all)).substr(0, 16) + " sums";
        std::ranges::sort(m_units);
        for (const auto &unit : m_units) {
            all += "unit ";
            for (const UnitDocument &document : unit) {
                all += std::to_string(document.label) + ":";
                for (const std::uint32_t feature : document.features)
                    all += std::to_string(feature) + ",";
            }
        }
        return toHex(sha256(all)).substr(0, 16) + " " + std::to_string(m_units.size());
    }

private:
    synthesis::PrivateRun &m_run;
    std::mutex m_mutex;
    std::vector<std::vector<UnitDocument>> m_units;
};

// Of the first table alone: what a later one counts may follow from the noise of those before it.
std::string digestOf(const std::vector<std::vector<std::int64_t>> &tables)
{
    std::string all;
    if (!tables.empty())
        for (const std::int64_t cell : tables.front())
            all += std::to_string(cell) + ",";
    return toHex(sha256(all)).substr(0, 16);
}

pipeline::RankWork workIn(const std::filesystem::path &folder,
                          const std::string &records,
                          const synthesis::Synthesizer &method,
                          bool persons,
                          bool copies)
{
    const auto vocabulary = orDie(vocabulary::Vocabulary::fromTermFile(folder / "terms.txt"));
    pipeline::RankWork work{{},
                            {vocabulary,
                             orDie(embedding::Embedding::openVectors(folder / "terms.vectors")),
                             std::make_shared<const vocabulary::PhraseMatcher>(vocabulary)},
                            &method};
    work.plan.project = "small";
    work.plan.records.files = {folder / records};
    work.plan.records.source = "small";
    work.plan.records.textColumn = "text";
    work.plan.records.labelColumn = "label";
    if (persons)
        work.plan.records.personColumn = "person";
    if (copies)
        work.plan.records.copies = plan::copiesOnce;
    work.plan.labels = {"A", "B"};
    work.plan.vocabulary = tests::termsIn(folder / "terms.txt");
    work.plan.synthesis.method = method.name();
    work.plan.privacy.delta = 1e-6;
    for (const synthesis::BudgetPart &part : plan::budgetParts(method.name()))
        work.plan.synthesis.epsilon[std::string(part.key)] = 2.0;
    return work;
}

void tell(const pipeline::RankWork &work, ranks::Ranks *ranks)
{
    NoControl control;
    const auto release = orDie(pipeline::planRelease(work.plan, work.inputs.vocabulary.size()));
    const auto run = synthesis::beginRun(*work.method, release, work.inputs, 2);
    run->prepare(control);
    NotingRun noting(*run);
    const auto wordings = orDie(pipeline::PublicWordings::of(work.plan, work.inputs, control));
    const auto read =
        orDie(ranks == nullptr
                  ? pipeline::readUnits(work.plan, wordings, noting, {}, 2, control)
                  : pipeline::readTogether(work.plan, work.inputs, wordings, noting, *ranks, 2, control));
    const std::string reached = noting.digest();
    tests::ExactDrawing drawing;
    if (work.method->resource() != synthesis::Resource::Candidates
        && (!run->prepareRound(1, control) || !run->drawRound(1, drawing, control)))
        std::exit(1);
    std::printf("%s %s %s %zu %s %lld %lld %lld %lld\n",
                std::string(work.method->name()).c_str(),
                reached.c_str(),
                digestOf(drawing.exact).c_str(),
                drawing.exact.size(),
                toHex(read.content).substr(0, 16).c_str(),
                static_cast<long long>(read.seen.usable),
                static_cast<long long>(read.seen.withoutText),
                static_cast<long long>(read.seen.undeclaredLabel),
                static_cast<long long>(read.seen.withoutPerson));
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 5)
        return 2;
    const std::filesystem::path folder = argv[1];
    const std::string records = argv[2];
    const bool persons = std::string_view(argv[3]) == "1";
    const bool copies = std::string_view(argv[4]) == "1";
    const auto joined = orDie(core::ranks::join());
    NoControl control;
    for (const synthesis::Synthesizer *method : synthesis::synthesizers()) {
        if (method->resource()
            == synthesis::Resource::Rewriter) // needs a model, and adds rows in any order to a random choice
            continue;
        const auto open = [&](JobControl &) -> Result<pipeline::RankWork> {
            return workIn(folder, records, *method, persons, copies);
        };
        if (!joined || joined->rank() == 0)
            tell(*open(control), joined.get());
        else if (!pipeline::readForRankZero(open, *joined, 2, control))
            return 1;
    }
    std::fflush(stdout);
    if (joined)
        joined->leave(control, 0);
    return 0;
}
