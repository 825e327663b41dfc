#pragma once

#include "core/methods/Methods.h"
#include "core/privacy/Drawing.h"
#include "core/synthesis/Synthesizer.h"
#include "tests/core/privacy/ExactCountsForTests.h"
#include "tests/core/privacy/ReleasedForTests.h"

#include <functional>
#include <memory>
#include <utility>

namespace tests {

using Cells = std::vector<std::int64_t>;

/// What becomes of a drawing: given the exact cells, what the program released and its noise, the cells that
/// are released in their place.
using Tampering = std::function<Cells(const Cells &exact, const Cells &noisy, const core::privacy::Noise &)>;

struct Fault
{
    std::string_view name = {}; ///< empty: that of the method
    /// How often each unit is added: 1 is right.
    std::function<int()> timesAdded = [] { return 1; };
    Tampering tampering = [](const Cells &, const Cells &noisy, const core::privacy::Noise &) {
        return noisy;
    };
};

/// Draws, and pays, as the program does, and hands out something else.
class TamperedDrawing final : public core::privacy::Drawing
{
public:
    TamperedDrawing(core::privacy::Drawing &drawing, const Tampering &tampering)
        : m_drawing(drawing)
        , m_tampering(tampering)
    {}

    core::Result<core::privacy::Released<core::privacy::NoisyCounts>>
    draw(core::privacy::ExactCounts &&counts, const core::privacy::Noise &noise) override
    {
        const Cells exact = core::privacy::ExactCountsForTests::cells(counts);
        auto drawn = m_drawing.draw(std::move(counts), noise);
        if (!drawn)
            return drawn;
        core::privacy::NoisyCounts noisy = **drawn;
        noisy.cells = m_tampering(exact, noisy.cells, noise);
        return core::privacy::ReleasedForTests::of(std::move(noisy));
    }

private:
    core::privacy::Drawing &m_drawing;
    const Tampering &m_tampering;
};

class FaultyRun final : public core::synthesis::PrivateRun
{
public:
    FaultyRun(std::unique_ptr<PrivateRun> right, const Fault &fault)
        : m_right(std::move(right))
        , m_fault(fault)
    {}

    void prepare(core::JobControl &control) override { m_right->prepare(control); }
    core::synthesis::Features featuresOf(std::string_view text) const override
    {
        return m_right->featuresOf(text);
    }
    void add(std::span<const core::synthesis::UnitDocument> unit) override
    {
        for (int times = m_fault.timesAdded(); times > 0; --times)
            m_right->add(unit);
    }
    void resume(const core::privacy::Released<core::synthesis::ReleasedModel> &stored) override
    {
        m_right->resume(stored);
    }
    core::Result<void> prepareRound(int round, core::JobControl &control) override
    {
        return m_right->prepareRound(round, control);
    }
    core::Result<void>
    drawRound(int round, core::privacy::Drawing &drawing, core::JobControl &control) override
    {
        TamperedDrawing tampered(drawing, m_fault.tampering);
        return m_right->drawRound(round, tampered, control);
    }
    core::privacy::Released<core::synthesis::ReleasedModel>
    model(const core::synthesis::ModelFacts &facts) const override
    {
        return m_right->model(facts);
    }

private:
    std::unique_ptr<PrivateRun> m_right;
    const Fault &m_fault;
};

/// A method of the program with a fault in how it treats the records; it plans, names and samples as the
/// right one does.
class FaultyMethod : public core::synthesis::Synthesizer
{
public:
    FaultyMethod(const Synthesizer &right, Fault fault)
        : m_right(right)
        , m_fault(std::move(fault))
    {}

    std::unique_ptr<core::synthesis::PrivateRun> begin(const core::synthesis::ReleasePlan &release,
                                                       const core::synthesis::PublicInputs &inputs,
                                                       unsigned threads) const override
    {
        return std::make_unique<FaultyRun>(m_right.begin(release, inputs, threads), m_fault);
    }

    std::string_view name() const override { return m_fault.name.empty() ? m_right.name() : m_fault.name; }
    std::string_view title() const override { return m_right.title(); }
    std::string_view summary() const override { return m_right.summary(); }
    std::span<const core::synthesis::BudgetPart> parts() const override { return m_right.parts(); }
    core::synthesis::ReleasePlan plan(const core::synthesis::Choices &choices,
                                      const core::synthesis::Budgets &budgets) const override
    {
        return m_right.plan(choices, budgets);
    }
    core::synthesis::Resource resource() const override { return m_right.resource(); }
    double defaultSharpness() const override { return m_right.defaultSharpness(); }
    core::Result<core::privacy::Released<std::vector<core::synthesis::Sequence>>>
    sample(const core::privacy::Released<core::synthesis::ReleasedModel> &model,
           const core::synthesis::PublicInputs &inputs,
           const core::synthesis::SamplingChoices &choices,
           core::JobControl &control) const override
    {
        return m_right.sample(model, inputs, choices, control);
    }
    std::optional<std::uint64_t> cellsOf(const core::synthesis::ModelShape &shape,
                                         std::string_view table) const override
    {
        return m_right.cellsOf(shape, table);
    }
    std::optional<std::string> missing(const core::synthesis::ModelShape &shape,
                                       const TableNames &tables) const override
    {
        return m_right.missing(shape, tables);
    }
    std::optional<std::string> modelProblem(const core::synthesis::ReleasedModel &model) const override
    {
        return m_right.modelProblem(model);
    }
    std::span<const core::synthesis::CountTable> countTables() const override
    {
        return m_right.countTables();
    }
    int itemsPerUnit(const core::synthesis::CountTable &table,
                     const core::synthesis::MethodParameters &parameters,
                     const core::privacy::Noise &noise) const override
    {
        return m_right.itemsPerUnit(table, parameters, noise);
    }
    std::string tableInWords(const core::synthesis::MethodParameters &parameters,
                             std::string_view table) const override
    {
        return m_right.tableInWords(parameters, table);
    }
    std::vector<std::string> stepsInWords(const core::synthesis::ReleasedModel &model) const override
    {
        return m_right.stepsInWords(model);
    }
    std::string samplingInWords(const core::synthesis::ReleasedModel &model) const override
    {
        return m_right.samplingInWords(model);
    }
    std::string inWords(const core::synthesis::ReleasedModel &model) const override
    {
        return m_right.inWords(model);
    }

private:
    const Synthesizer &m_right;
    Fault m_fault;
};

} // namespace tests
