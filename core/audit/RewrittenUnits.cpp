#include "core/audit/RewrittenUnits.h"

#include "core/base/Result.h"
#include "core/methods/rewriting/RewritingSettings.h"
#include "core/privacy/Drawing.h"
#include "core/synthesis/Synthesizer.h"

#include <algorithm>

namespace core::audit {

namespace {

using synthesis::RewritingKind;

constexpr double rewritingDelta = 1e-5;
constexpr double epsilonOfRows = 4;
constexpr double epsilonOfLabels = 2;
constexpr int releasesOfAnAudit = 4;

rewriter::ModelFacts factsOf(const RewritingKind &kind)
{
    return {.form = kind.form,
            .values = RewrittenUnits::valuesPerRow,
            .clip = 1.0,
            .isPruned = kind.isPruned,
            .noiseEpsilon = kind.isTrainedWithNoise ? 100.0 : 0.0};
}

/// Stands in for a model. A text is a row, more often than a unit has rows; "high" has numbers above the
/// clip, "low" below it, an empty row zeros.
class EndRewriter final : public synthesis::TextRewriter
{
public:
    explicit EndRewriter(const rewriter::ModelFacts &facts)
        : m_facts(facts)
    {}

    const rewriter::ModelFacts &facts() const override { return m_facts; }
    const Digest &weights() const override { return m_weights; }
    std::vector<std::string> rowsOf(std::string_view text) const override
    {
        return std::vector<std::string>(RewrittenUnits::rowsPerUnit + 1, std::string(text));
    }
    Result<std::vector<float>> encode(std::span<const std::string> rows, JobControl &) const override
    {
        std::vector<float> numbers;
        for (const std::string &row : rows)
            numbers.insert(numbers.end(),
                           RewrittenUnits::valuesPerRow,
                           row.empty() ? 0.0F : (row == "high" ? 9.0F : -9.0F));
        return numbers;
    }
    Result<std::vector<std::string>> decode(std::span<const float>, JobControl &) const override
    {
        return fail(ErrorCode::Internal, "an audit decodes nothing");
    }

private:
    rewriter::ModelFacts m_facts;
    Digest m_weights = {};
};

synthesis::Choices choicesFor(const RewritingKind &kind, bool isGaussian, std::size_t units)
{
    return {.epsilon = {{"rows", epsilonOfRows}, {"rowLabels", epsilonOfLabels}},
            .delta = isGaussian ? rewritingDelta : 0.0,
            .settings = {{"model", std::string("none")},
                         {"rows", static_cast<std::int64_t>(units) * RewrittenUnits::rowsPerUnit},
                         {"rowsPerUnit", std::int64_t{RewrittenUnits::rowsPerUnit}}},
            .labels = RewrittenUnits::labels,
            .recordsPerLabel = {},
            .rewriter = factsOf(kind)};
}

} // namespace

RewrittenUnits::RewrittenUnits(const synthesis::Synthesizer &method,
                               const RewritingKind &kind,
                               synthesis::ReleasePlan plan,
                               CanaryWorld world,
                               std::size_t units)
    : m_method(method)
    , m_kind(kind)
    , m_plan(std::move(plan))
    , m_world(std::move(world))
    , m_inputs(m_world.inputs())
    , m_units(units)
{
    m_inputs.rewriter = std::make_shared<const EndRewriter>(factsOf(kind));
}

Result<RewrittenUnits>
RewrittenUnits::make(const synthesis::Synthesizer &method, bool isGaussian, std::size_t units)
{
    const auto kind = std::ranges::find(synthesis::rewritingKinds, method.name(), &RewritingKind::name);
    if (kind == synthesis::rewritingKinds.end())
        return fail(ErrorCode::Internal,
                    "the audit has no units for the method " + std::string(method.name())
                        + "; add them to core/audit/RewrittenUnits.cpp");
    KEYSEED_ASSIGN(auto plan, synthesis::planRelease(method, choicesFor(*kind, isGaussian, units)));
    KEYSEED_ASSIGN(auto world, CanaryWorld::make(1));
    return RewrittenUnits(method, *kind, std::move(plan), std::move(world), units);
}

privacy::Cells RewrittenUnits::rowAt(End end) const
{
    // With a clip by norm, all values together have the norm of the clip.
    const std::int64_t root = m_kind.clip == privacy::RowClip::ByValue ? 1 : valuesPerRow / 2;
    const std::int64_t cell = synthesis::stepsOfClip / root;
    return privacy::Cells(valuesPerRow, end == End::High ? cell : -cell);
}

privacy::Cells RewrittenUnits::labelAt(End end)
{
    privacy::Cells cells(labels, 0);
    cells[end == End::High ? 1 : 0] = synthesis::rowLabelWeight;
    return cells;
}

Result<privacy::Reservation> RewrittenUnits::paid() const
{
    KEYSEED_ASSIGN(auto ledger,
                   privacy::Ledger::open(m_world.folder() / "ledger.sqlite", privacy::KeyPlace::FileBeside));
    return ledger.reserve({.name = "invented units"},
                          "keyseed-audit",
                          std::string(m_method.name()),
                          m_plan.spend,
                          {.microEpsilon = releasesOfAnAudit * m_plan.spend.microEpsilon,
                           .picoDelta = releasesOfAnAudit * m_plan.spend.picoDelta});
}

Result<RewrittenUnits::Released> RewrittenUnits::released(End end, JobControl &control) const
{
    const auto run = synthesis::beginRun(m_method, m_plan, m_inputs, 1);
    const std::uint32_t label = end == End::High ? 1 : 0;
    const synthesis::UnitDocument document{label, run->featuresOf(end == End::High ? "high" : "low")};
    const std::vector<synthesis::UnitDocument> unit(2, document);
    for (std::size_t added = 0; added < m_units; ++added)
        run->add(unit);
    KEYSEED_ASSIGN(auto reservation, paid());
    privacy::SecureRandom random;
    privacy::ReservedDrawing drawing(reservation, random);
    synthesis::ModelFacts facts;
    facts.parameters = m_plan.parameters;
    facts.labels.resize(labels);
    facts.spend = m_plan.spend;
    KEYSEED_ASSIGN(const auto model, synthesis::drawAll(*run, m_plan, facts, drawing, control));
    return Released{model->table(synthesis::rowTableName)->counts.cells,
                    model->table(synthesis::rowLabelTableName)->counts.cells};
}

} // namespace core::audit
