#include "core/pipeline/LabelSearch.h"

#include "core/base/Result.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/reading/LabelUnits.h"
#include "core/pipeline/reading/RecordPump.h"
#include "core/privacy/Commit.h"
#include "core/privacy/accounting/Accounting.h"

#include <optional>

namespace core::pipeline {

namespace {

constexpr const char *mechanism = "labels found, discrete Laplace above a threshold";

using privacy::NameThreshold;

Error otherUnit(const ProjectStore &store, bool expectsPersons)
{
    return {ErrorCode::InvalidPlan,
            "records.person: " + std::string(expectsPersons ? "a column" : "no column") + " was expected, as "
                + store.path().string()
                + " has it: what is learned and found in one project protects one unit of privacy; name "
                  "another project file, or change the plan"};
}

Result<void> checkUnit(ProjectStore &store, bool unitIsPerson)
{
    KEYSEED_ASSIGN(const auto plan, store.loadPlan());
    if (plan && plan->records.labelColumn && plan->records.personColumn.has_value() != unitIsPerson)
        return fail(otherUnit(store, !unitIsPerson));
    KEYSEED_ASSIGN(const auto fitsModel, modelFitsUnit(store, unitIsPerson));
    if (!fitsModel)
        return fail(otherUnit(store, !unitIsPerson));
    return checkUnitOfFindings(store, unitIsPerson);
}

package::LabelFinding findingOf(const privacy::FoundNames &found,
                                const LabelSearch &search,
                                const privacy::Spend &spend,
                                const privacy::Receipt &receipt)
{
    return {.found = found,
            .committedAt = receipt.date,
            .reservation = receipt.sequence,
            .spend = spend,
            .unitIsPerson = search.unitIsPerson()};
}

/// One search on its way from the records to the project file.
class Search final : public privacy::CommitWork
{
public:
    Search(const LabelSearch &search, const privacy::Spend &spend, unsigned threads)
        : m_search(search)
        , m_spend(spend)
        , m_threads(threads)
    {}

    Result<Digest> read(JobControl &control) override
    {
        records::Source source = m_search.records;
        source.isCancelled = [&control] { return control.isCancelled(); };
        KEYSEED_ASSIGN(auto reader, records::Reader::open(source));
        privacy::SecureRandom random;
        LabelUnits units(m_search.unitIsPerson(), m_search.terms.namesPerUnit, privacy::freshHashKey(random));
        const auto read = pumpRecords(
            *reader,
            m_threads,
            [&](const records::Record &record) { units.add(record); },
            control,
            &m_sketch);
        KEYSEED_TRY(read);
        m_names = std::move(units).take();
        return reader->contentDigest();
    }

    std::vector<std::uint64_t> sampledRecords() const override { return m_sketch.hashes(); }

    Result<void> draw(privacy::Round &round, JobControl &) override
    {
        const auto found =
            NameThreshold::release(std::move(*m_names), m_search.terms, round.paid(), round.random());
        KEYSEED_TRY(found);
        m_found = found->derive(findingOf, m_search, m_spend, round.receipt());
        return {};
    }

    std::string sealed(const privacy::Receipt &) const override
    {
        return ProjectStore::sealedBytes(**m_found);
    }

    Result<void> store(Database &connection, const privacy::Receipt &) override
    {
        return ProjectStore::insertLabelFinding(connection, "project", *m_found);
    }

    FoundLabels found() && { return std::move(*m_found); }

private:
    const LabelSearch &m_search;
    privacy::Spend m_spend;
    unsigned m_threads;
    std::optional<privacy::ExactNames> m_names; ///< PRIVATE
    privacy::RecordSketch m_sketch;             ///< PRIVATE
    std::optional<FoundLabels> m_found;
};

} // namespace

Result<bool> modelFitsUnit(ProjectStore &store, bool unitIsPerson)
{
    KEYSEED_ASSIGN(const auto model, store.latestModel());
    return !model || model->model->unitIsPerson == unitIsPerson;
}

Result<void> checkUnitOfFindings(ProjectStore &store, bool unitIsPerson)
{
    KEYSEED_ASSIGN(const auto findings, store.labelFindings());
    for (const FoundLabels &finding : findings)
        if (finding->unitIsPerson != unitIsPerson)
            return fail(otherUnit(store, finding->unitIsPerson));
    return {};
}

Result<FoundLabels> findLabels(const LabelSearch &search,
                               privacy::Ledger &ledger,
                               ProjectStore &store,
                               JobControl &control,
                               unsigned threads)
{
    if (!search.records.join.files.empty())
        return fail(
            ErrorCode::InvalidPlan,
            "records.join: labels that stand in other files are declared, by codes or the beginnings of "
            "codes (\"I50*\"), not found");
    if (!search.records.labelColumn || search.records.labelColumn->empty())
        return fail(ErrorCode::InvalidPlan, "records.label: the column with the labels was expected");
    if (!search.terms.isInRange())
        return fail(ErrorCode::InvalidParameter,
                    "a delta above 0 and below 1 and 1 to " + std::to_string(NameThreshold::mostNamesPerUnit)
                        + " labels of each unit were expected");
    KEYSEED_ASSIGN(const auto lock, lockForCommit(store.path()));
    KEYSEED_TRY(checkUnit(store, search.unitIsPerson()));
    const std::vector<privacy::MechanismCost> costs{NameThreshold::costOf(search.terms)};
    const privacy::Spend spend = privacy::composed(costs, 0);
    const auto terms =
        privacy::termsOfOneRound(privacy::DataSource::ofPath(search.source, search.records.file()),
                                 search.project,
                                 mechanism,
                                 spend,
                                 costs,
                                 search.capsIfNone);
    Search work(search, spend, threads);
    KEYSEED_TRY(privacy::Commit(ledger, store.path()).run(terms, work, control));
    return std::move(work).found();
}

} // namespace core::pipeline
