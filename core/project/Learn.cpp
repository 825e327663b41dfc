#include "core/project/Journey.h"

#include "core/base/Clock.h"
#include "core/privacy/NoiseMechanism.h"
#include "core/project/RecordPump.h"
#include "core/project/UnitCollector.h"
#include "core/seeding/UnitSums.h"

#include <cmath>
#include <system_error>

namespace core::project {

namespace {

std::string canonicalPath(const std::filesystem::path &path)
{
    std::error_code ignored;
    const auto canonical = std::filesystem::canonical(path, ignored);
    return (canonical.empty() ? std::filesystem::absolute(path) : canonical).string();
}

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
Result<void> refuseEarly(privacy::Ledger &ledger, const privacy::SourceFingerprint &source,
                         const privacy::Spend &spend, const Plan &plan)
{
    auto account = ledger.account(source);
    if (!account)
        return fail(account.error());
    if (!account->capMicroEpsilon)
        account->capMicroEpsilon = capOf(plan);
    return privacy::checkCap(*account, spend);
}

struct ExactResult
{
    privacy::ExactCounts counts;
    Digest content;
    PrivateCounts seen;
};

Result<ExactResult> sumExactly(const Plan &plan, const PublicInputs &inputs, JobControl &control, unsigned threads)
{
    auto reader = records::Reader::open(plan.records);
    if (!reader)
        return fail(reader.error());
    const bool unitIsPerson = plan.records.personColumn.has_value();
    seeding::UnitSums sums(inputs.vocabulary, labelsOf(plan).size(), phrasesPerUnit);
    UnitCollector collector(*inputs.matcher, plan.labels, unitIsPerson, sums);
    const auto read = pumpRecords(
        **reader, threads, [&](const records::Record &record) { collector.add(record); }, control);
    if (!read)
        return fail(read.error());
    collector.finish();
    if (collector.usable() == 0)
        return fail(ErrorCode::InvalidRecords,
                    plan.records.path.string()
                        + ": no usable record: a row needs text, a label declared in the plan"
                          " and, where persons are the unit, an id; check records and labels in the plan");
    return ExactResult{std::move(sums).take(), (*reader)->contentDigest(), collector.seen()};
}

seeding::HistogramModel modelOf(const privacy::NoisyCounts &noisy, const Plan &plan, const PublicInputs &inputs,
                                const privacy::Spend &spend)
{
    return {.labels = labelsOf(plan),
            .vocabularySource = plan.vocabulary.source,
            .vocabularyDigest = inputs.vocabulary.digest(),
            .vocabularySize = static_cast<std::uint32_t>(inputs.vocabulary.size()),
            .phrasesPerUnit = phrasesPerUnit,
            .unitWeight = noisy.l1,
            .scaleNumerator = noisy.scale.numerator,
            .scaleDenominator = noisy.scale.denominator,
            .microEpsilon = spend.microEpsilon,
            .unitIsPerson = plan.records.personColumn.has_value(),
            .committedAt = utcNow(),
            .cells = noisy.cells};
}

} // namespace

Result<Learned> learn(const Plan &plan, const PublicInputs &inputs, privacy::Ledger &ledger, ProjectStore &store,
                      JobControl &control, unsigned threads)
{
    if (auto valid = validate(plan); !valid)
        return fail(valid.error());
    const auto epsilon = privacy::Epsilon::from(*plan.privacy.epsilonVocabulary);
    if (!epsilon)
        return fail(epsilon.error());
    const auto scale = privacy::laplaceScale(seeding::UnitSums::unitWeight, *epsilon);
    const auto spend = privacy::laplaceSpend(seeding::UnitSums::unitWeight, scale);

    privacy::SourceFingerprint source{canonicalPath(plan.records.path), {}};
    if (auto fits = refuseEarly(ledger, source, spend, plan); !fits)
        return fail(fits.error());
    if (auto saved = store.savePlan(plan); !saved)
        return fail(saved.error());
    auto exact = sumExactly(plan, inputs, control, threads);
    if (!exact)
        return fail(exact.error());
    if (control.isCancelled())
        return cancelled();

    source.content = exact->content;
    control.report(1.0, "noise");
    auto reservation = ledger.reserve(source, plan.project, "histogram, discrete Laplace", spend, capOf(plan));
    if (!reservation)
        return fail(reservation.error());
    // From here on the budget is spent: no cancelling before the model is stored.
    privacy::SecureRandom random;
    auto noisy = privacy::NoiseMechanism::addDiscreteLaplace(std::move(exact->counts), scale, *reservation, random);
    if (!noisy)
        return fail(noisy.error());
    Model model = noisy->derive(
        [&](const privacy::NoisyCounts &counts) { return modelOf(counts, plan, inputs, spend); });
    const auto stored = ledger.commit(*reservation, store.path(), [&](Database &connection) {
        return ProjectStore::insertModel(connection, "project", model, spend);
    });
    if (!stored)
        return fail(stored.error().code,
                    stored.error().detail + " (the budget was spent, the model could not be stored)");
    return Learned{std::move(model), spend, exact->seen};
}

} // namespace core::project
