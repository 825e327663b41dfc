#include "core/base/Clock.h"
#include "core/project/Journey.h"
#include "core/project/RecordPump.h"
#include "core/project/ReleasePlan.h"
#include "core/project/UnitCollector.h"
#include "core/seeding/HistogramEstimate.h"
#include "core/seeding/KernelRelease.h"

#include <algorithm>
#include <cmath>
#include <system_error>
#include <thread>

namespace core::project {

namespace {

using privacy::Released;
using seeding::NoisyTable;
using seeding::SeedModel;

std::vector<std::string> labelsOf(const Plan &plan)
{
    return plan.labels.empty() ? std::vector<std::string>{""} : plan.labels;
}

std::optional<std::int64_t> capOf(const Plan &plan)
{
    if (!plan.privacy.cap)
        return {};
    return static_cast<std::int64_t>(std::llround(*plan.privacy.cap * 1e6));
}

// A plan that cannot fit is refused before hours are spent on reading; the binding check is the
// reservation's, which also knows the content.
Result<void> refuseEarly(privacy::Ledger &ledger,
                         const privacy::SourceFingerprint &source,
                         const privacy::Spend &spend,
                         const Plan &plan)
{
    auto account = ledger.account(source);
    if (!account)
        return fail(account.error());
    if (!account->capMicroEpsilon)
        account->capMicroEpsilon = capOf(plan);
    return privacy::checkCap(*account, spend);
}

std::string mechanismName(const ReleasePlan &release)
{
    const bool isGaussian = release.spend.picoDelta > 0;
    return release.parameters.method + (isGaussian ? ", discrete Gaussian" : ", discrete Laplace");
}

/// One commit on its way from the records to the released model.
class Commit final
{
public:
    Commit(const Plan &plan, const PublicInputs &inputs, ReleasePlan release, unsigned threads)
        : m_plan(plan)
        , m_inputs(inputs)
        , m_release(std::move(release))
        , m_threads(threads > 0 ? threads : std::max(1U, std::thread::hardware_concurrency()))
        , m_labels(labelsOf(plan))
        , m_labelSums(m_labels.size())
    {}

    /// The public part: before any record is read.
    void prepare(JobControl &control);
    Result<void> readRecords(JobControl &control);
    Result<Model> release(privacy::Reservation &reservation, JobControl &control);

    const Digest &content() const { return m_content; }
    const PrivateCounts &seen() const { return m_seen; }

private:
    bool hasTable(std::string_view name) const;
    std::vector<seeding::PlannedTable> methodTables() const;
    UnitSinks sinks();
    SeedModel publicFacts() const;
    Result<Released<SeedModel>> releaseMethod(privacy::Reservation &reservation, JobControl &control);

    const Plan &m_plan;
    const PublicInputs &m_inputs;
    ReleasePlan m_release;
    unsigned m_threads;
    std::vector<std::string> m_labels;

    seeding::PhraseClusters m_clusters;
    std::optional<seeding::HistogramCollection> m_counts;
    seeding::DocumentPhrases m_documents;
    seeding::LabelSums m_labelSums;
    privacy::SecureRandom m_random;
    Digest m_content = {};
    PrivateCounts m_seen;
};

bool Commit::hasTable(std::string_view name) const
{
    return std::any_of(m_release.tables.begin(), m_release.tables.end(), [&](const auto &table) {
        return table.name == name;
    });
}

void Commit::prepare(JobControl &control)
{
    seeding::MethodParameters &parameters = m_release.parameters;
    if (seeding::isKernelMethod(parameters.method))
        return;
    const bool pairsOfClusters = parameters.clusters > 0 && hasTable(seeding::pairTableName);
    if (hasTable(seeding::clusterTableName) || pairsOfClusters) {
        control.report(0.0, "clusters");
        m_clusters = seeding::clusterPhrases(m_inputs.vocabulary,
                                             m_inputs.embedding,
                                             static_cast<std::uint32_t>(parameters.clusters),
                                             control);
    }
    m_counts.emplace(
        m_inputs.vocabulary, m_clusters, methodTables(), m_labels.size(), parameters.phrasesPerUnit);
}

// Those that the method draws itself; the labels are counted beside it.
std::vector<seeding::PlannedTable> Commit::methodTables() const
{
    std::vector<seeding::PlannedTable> tables = m_release.tables;
    std::erase_if(tables, [](const auto &table) { return table.name == seeding::labelTableName; });
    return tables;
}

UnitSinks Commit::sinks()
{
    return {.counts = m_counts ? &*m_counts : nullptr,
            .documents = m_counts ? nullptr : &m_documents,
            .labels = hasTable(seeding::labelTableName) ? &m_labelSums : nullptr};
}

Result<void> Commit::readRecords(JobControl &control)
{
    auto reader = records::Reader::open(m_plan.records);
    if (!reader)
        return fail(reader.error());
    UnitCollector collector(
        *m_inputs.matcher, LabelMap(m_plan), m_plan.records.personColumn.has_value(), sinks());
    const auto read = pumpRecords(
        **reader, m_threads, [&](const records::Record &record) { collector.add(record); }, control);
    if (!read)
        return fail(read.error());
    collector.finish();
    if (collector.usable() == 0)
        return fail(ErrorCode::InvalidRecords,
                    m_plan.records.path.string()
                        + ": no usable record: a row needs text, a label declared in the plan"
                          " and, where persons are the unit, an id; check records and labels in the plan");
    m_content = (*reader)->contentDigest();
    m_seen = collector.seen();
    return {};
}

SeedModel Commit::publicFacts() const
{
    return {.parameters = m_release.parameters,
            .labels = m_labels,
            .vocabularySource = m_plan.vocabulary.source,
            .vocabularyDigest = m_inputs.vocabulary.digest(),
            .vocabularySize = static_cast<std::uint32_t>(m_inputs.vocabulary.size()),
            .embeddingDigest = m_inputs.embedding.digest(),
            .unitIsPerson = m_plan.records.personColumn.has_value(),
            .committedAt = utcNow(),
            .spend = m_release.spend,
            .tables = {},
            .selected = {},
            .clusterOf = m_clusters.clusterOf};
}

Result<Released<SeedModel>> Commit::releaseMethod(privacy::Reservation &reservation, JobControl &control)
{
    if (m_counts) {
        auto tables = std::move(*m_counts).release(reservation, m_random);
        if (!tables)
            return fail(tables.error());
        return tables->derive([&](const std::vector<NoisyTable> &released) {
            SeedModel model = publicFacts();
            model.tables = released;
            return model;
        });
    }
    const seeding::KernelInputs inputs{.parameters = m_release.parameters,
                                       .labels = m_labels.size(),
                                       .vocabulary = m_inputs.vocabulary,
                                       .embedding = m_inputs.embedding,
                                       .threads = m_threads};
    auto kernels = seeding::releaseKernels(
        inputs, methodTables(), std::move(m_documents), reservation, m_random, control);
    if (!kernels)
        return fail(kernels.error());
    return kernels->derive([&](const seeding::KernelRelease &released) {
        SeedModel model = publicFacts();
        model.tables = released.tables;
        model.selected = released.selected;
        return model;
    });
}

Result<Model> Commit::release(privacy::Reservation &reservation, JobControl &control)
{
    auto model = releaseMethod(reservation, control);
    if (!model || !hasTable(seeding::labelTableName))
        return model;
    auto labels = privacy::NoiseMechanism::release(
        std::move(m_labelSums).take(), m_release.tables.back().noise, reservation, m_random);
    if (!labels)
        return fail(labels.error());
    return Released<SeedModel>::combine(
        *model, *labels, [](const SeedModel &method, const privacy::NoisyCounts &counts) {
            SeedModel whole = method;
            whole.tables.push_back({seeding::labelTableName, counts});
            return whole;
        });
}

} // namespace

Result<Learned> learn(const Plan &plan,
                      const PublicInputs &inputs,
                      privacy::Ledger &ledger,
                      ProjectStore &store,
                      JobControl &control,
                      unsigned threads)
{
    if (auto valid = validate(plan); !valid)
        return fail(valid.error());
    const auto release = planRelease(plan, inputs.vocabulary.size());
    if (!release)
        return fail(release.error());
    auto source = privacy::SourceFingerprint::ofPath(plan.records.path);
    if (auto fits = refuseEarly(ledger, source, release->spend, plan); !fits)
        return fail(fits.error());
    if (auto saved = store.savePlan(plan); !saved)
        return fail(saved.error());
    Commit commit(plan, inputs, *release, threads);
    commit.prepare(control);
    if (control.isCancelled())
        return cancelled();
    if (auto read = commit.readRecords(control); !read)
        return fail(read.error());
    if (control.isCancelled())
        return cancelled();

    source.content = commit.content();
    control.report(1.0, "noise");
    auto reservation =
        ledger.reserve(source, plan.project, mechanismName(*release), release->spend, capOf(plan));
    if (!reservation)
        return fail(reservation.error());
    // From here on the budget is spent: no cancelling before the model is stored.
    auto model = commit.release(*reservation, control);
    if (!model)
        return fail(model.error());
    const auto stored = ledger.commit(*reservation, store.path(), [&](Database &connection) {
        return ProjectStore::insertModel(connection, "project", *model);
    });
    if (!stored)
        return fail(stored.error().code,
                    stored.error().detail + " (the budget was spent, the model could not be stored)");
    return Learned{std::move(*model), commit.seen()};
}

} // namespace core::project
