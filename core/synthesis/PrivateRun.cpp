#include "core/synthesis/PrivateRun.h"

#include "core/base/Result.h"
#include "core/fields/FieldRelease.h"
#include "core/synthesis/FieldTables.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/LabelProportions.h"

#include <algorithm>
#include <optional>
#include <set>

namespace core::synthesis {

namespace {

/// A run that counts the labels too.
class LabelCountingRun final : public PrivateRun
{
public:
    LabelCountingRun(std::unique_ptr<PrivateRun> method, const PlannedTable &planned)
        : m_method(std::move(method))
        , m_planned(planned)
        , m_sums(planned.cells)
    {}

    void prepare(JobControl &control) override { m_method->prepare(control); }
    Features featuresOf(std::string_view text) const override { return m_method->featuresOf(text); }

    void add(std::span<const UnitDocument> unit) override
    {
        m_method->add(unit);
        std::set<std::uint32_t> labels;
        for (const UnitDocument &document : unit)
            labels.insert(document.label);
        m_sums.add(std::vector<std::uint32_t>(labels.begin(), labels.end()));
    }

    std::vector<SumCells> cells() override
    {
        std::vector<SumCells> all = m_method->cells();
        if (!all.empty())
            all.push_back(m_sums.cells());
        return all;
    }

    void resume(const privacy::Released<ReleasedModel> &stored) override { m_method->resume(stored); }
    Result<void> prepareRound(int round, JobControl &control) override
    {
        return m_method->prepareRound(round, control);
    }
    Result<void> drawRound(int round, privacy::Drawing &drawing, JobControl &control) override
    {
        if (auto drawn = m_method->drawRound(round, drawing, control); !drawn || round < m_planned.round)
            return drawn;
        KEYSEED_ASSIGN(auto counts, drawing.draw(std::move(m_sums).take(), m_planned.noise));
        m_counts = std::move(counts);
        return {};
    }
    privacy::Released<ReleasedModel> model(const ModelFacts &facts) const override
    {
        const privacy::Released<ReleasedModel> own = m_method->model(facts);
        if (!m_counts)
            return own;
        return privacy::Released<ReleasedModel>::combine(
            own, *m_counts, [](const ReleasedModel &method, const privacy::NoisyCounts &noisy) {
                ReleasedModel whole = method;
                whole.tables.push_back({labelTableName, noisy});
                return whole;
            });
    }

private:
    std::unique_ptr<PrivateRun> m_method;
    PlannedTable m_planned;
    LabelSums m_sums;
    std::optional<privacy::Released<privacy::NoisyCounts>> m_counts;
};

/// A run that sums the marginals of the fields too. The method sees documents without fields.
class FieldCountingRun final : public PrivateRun
{
public:
    FieldCountingRun(std::unique_ptr<PrivateRun> within, const ReleasePlan &release)
        : m_within(std::move(within))
        , m_sums(fields::domainFrom(release.parameters.further))
        , m_tables(fieldTablesOf(release))
        , m_round(release.rounds())
    {}

    void prepare(JobControl &control) override { m_within->prepare(control); }
    Features featuresOf(std::string_view text) const override { return m_within->featuresOf(text); }

    void add(std::span<const UnitDocument> unit) override
    {
        m_sums.add(fieldNotesOf(unit, m_sums.domain()));
        std::vector<UnitDocument> documents;
        for (const UnitDocument &document : unit)
            documents.push_back({document.label, document.features});
        documents.erase(std::unique(documents.begin(), documents.end()), documents.end()); // they are sorted
        m_within->add(documents);
    }

    std::vector<SumCells> cells() override
    {
        std::vector<SumCells> all = m_within->cells();
        if (!all.empty())
            all.push_back(m_sums.cells());
        return all;
    }

    void resume(const privacy::Released<ReleasedModel> &stored) override { m_within->resume(stored); }
    Result<void> prepareRound(int round, JobControl &control) override
    {
        return m_within->prepareRound(round, control);
    }
    Result<void> drawRound(int round, privacy::Drawing &drawing, JobControl &control) override
    {
        if (auto drawn = m_within->drawRound(round, drawing, control); !drawn || round < m_round)
            return drawn;
        KEYSEED_ASSIGN(auto marginals, fields::drawFields(m_sums, m_tables, drawing));
        m_marginals = std::move(marginals);
        return {};
    }
    privacy::Released<ReleasedModel> model(const ModelFacts &facts) const override
    {
        const privacy::Released<ReleasedModel> own = m_within->model(facts);
        if (!m_marginals)
            return own;
        return privacy::Released<ReleasedModel>::combine(own, *m_marginals, withFields)
            .derive(withDomain, m_sums.domain());
    }

private:
    std::unique_ptr<PrivateRun> m_within;
    fields::FieldSums m_sums; ///< PRIVATE
    std::vector<fields::FieldTable> m_tables;
    int m_round;
    std::optional<privacy::Released<fields::FieldMarginals>> m_marginals;
};

std::unique_ptr<PrivateRun> beginMethodRun(const Synthesizer &method,
                                           const ReleasePlan &release,
                                           const PublicInputs &inputs,
                                           unsigned threads)
{
    const PlannedTable *labels = release.table(labelTableName);
    if (!labels)
        return method.begin(release, inputs, threads);
    ReleasePlan own = release;
    std::erase_if(own.tables, [](const PlannedTable &table) { return table.name == labelTableName; });
    return std::make_unique<LabelCountingRun>(method.begin(own, inputs, threads), *labels);
}

} // namespace

std::unique_ptr<PrivateRun>
beginRun(const Synthesizer &method, const ReleasePlan &release, const PublicInputs &inputs, unsigned threads)
{
    if (!hasFields(release.parameters))
        return beginMethodRun(method, release, inputs, threads);
    return std::make_unique<FieldCountingRun>(
        beginMethodRun(method, withoutFieldTables(release), inputs, threads), release);
}

Result<privacy::Released<ReleasedModel>> drawAll(PrivateRun &run,
                                                 const ReleasePlan &release,
                                                 const ModelFacts &facts,
                                                 privacy::Drawing &drawing,
                                                 JobControl &control)
{
    for (int round = 1; round <= release.rounds(); ++round) {
        KEYSEED_TRY(run.prepareRound(round, control));
        KEYSEED_TRY(run.drawRound(round, drawing, control));
    }
    return run.model(facts);
}

} // namespace core::synthesis
