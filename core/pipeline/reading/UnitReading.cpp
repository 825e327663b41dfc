#include "core/pipeline/reading/UnitReading.h"

#include "core/base/Result.h"
#include "core/pipeline/ranks/PersonExchange.h"
#include "core/pipeline/reading/RecordPump.h"
#include "core/pipeline/reading/UnitCollector.h"
#include "core/plan/FieldMap.h"
#include "core/plan/LabelMap.h"
#include "core/records/Preview.h"

#include <atomic>
#include <functional>
#include <optional>

namespace core::pipeline {

namespace {

/// A reading of the records as a part of them: the progress of each begins where that of the one before
/// ended.
class ReadingControl final : public JobControl
{
public:
    ReadingControl(JobControl &control, double begin, double share)
        : m_control(control)
        , m_begin(begin)
        , m_share(share)
    {}

    bool isCancelled() const override { return m_control.isCancelled(); }
    void report(double fraction, std::string_view stage) override
    {
        m_control.report(m_begin + fraction * m_share, stage);
    }

private:
    JobControl &m_control;
    double m_begin;
    double m_share;
};

struct Reading
{
    Digest content = {};
    records::FileSums files;
    std::uint64_t outline = 0;
    records::LeftOut leftOut = {};
};

Result<Reading> readAll(const plan::Plan &plan,
                        const RecordShare &share,
                        unsigned threads,
                        const std::function<void(const records::Record &)> &work,
                        JobControl &control,
                        privacy::RecordSketch *sketch = nullptr)
{
    records::Source source = recordsSource(plan.records);
    source.isCancelled = [&control] { return control.isCancelled(); };
    KEYSEED_ASSIGN(const auto own, ShareReader::open(source, share));
    ShareReader &reader = *own;
    KEYSEED_TRY(pumpRecords(reader, threads, work, control, sketch));
    return Reading{reader.contentDigest(), reader.fileSums(), reader.outline(), reader.leftOut()};
}

} // namespace

// Copies are known once all records are read: then they are read twice.
Result<ReadUnits> readUnits(const plan::Plan &plan,
                            const PublicWordings &wordings,
                            synthesis::PrivateRun &run,
                            const RecordShare &share,
                            unsigned threads,
                            JobControl &control)
{
    UnitCollector collector(run,
                            plan::LabelMap(plan),
                            plan.records.personColumn.has_value(),
                            plan::preparationRules(plan.records),
                            share.exchange);
    if (!plan.records.fields.empty())
        collector.codeFields(plan::FieldMap(plan));
    std::optional<Reading> before;
    if (collector.looksFirst()) {
        ReadingControl first(control, 0.0, 0.5);
        const auto look = [&](const records::Record &record) { collector.look(record); };
        KEYSEED_ASSIGN(const auto looked, readAll(plan, share, threads, look, first));
        before = looked;
        collector.settle();
    }
    ReadingControl last(control, before ? 0.5 : 0.0, before ? 0.5 : 1.0);
    SharedWordsList shared;
    std::atomic<std::uint64_t> numbers = static_cast<std::uint64_t>(share.rank) << 48;
    const auto add = [&](const records::Record &record) {
        const bool isOfPerson = plan.records.personColumn && !record.person.empty();
        wordings.find(record.text, isOfPerson ? std::hash<std::string>()(record.person) : ++numbers, shared);
        collector.add(record);
    };
    privacy::RecordSketch sketch;
    KEYSEED_ASSIGN(const auto read, readAll(plan, share, threads, add, last, &sketch));
    if (before && (before->content != read.content || before->outline != read.outline))
        return fail(
            ErrorCode::Io,
            plan.records.file().string()
                + ": the records changed while they were read; run it again once nobody writes there");
    collector.finish();
    if (share.exchange != nullptr)
        KEYSEED_TRY(share.exchange->addTo(run));
    ReadUnits units{read.content, read.files, read.outline, collector.seen(), sketch, shared.all()};
    units.seen.leftOut = read.leftOut;
    // The collector has counted these records as well.
    units.seen.undeclaredLabel -= read.leftOut.of(records::LeftOutReason::NoJoinedLabel);
    return units;
}

void declareLabels(plan::Plan &plan, const records::Profile &profile)
{
    for (const records::Profile::Label &label : profile.labels) {
        plan.labels.push_back(label.name);
        setLabelValues(plan, label.name, label.values);
    }
}

Result<void> completeRecords(plan::Plan &plan)
{
    plan::Plan::Records &own = plan.records;
    if (!own.profile)
        return {};
    KEYSEED_ASSIGN(const auto profile, records::profileNamed(*own.profile));
    records::Source source = recordsSource(own);
    KEYSEED_ASSIGN(const auto shown, records::preview(source, 1));
    const bool hadJoin = !source.join.files.empty();
    fillIn(source, profile, shown);
    own.textColumn = source.textColumn;
    own.labelColumn = source.labelColumn;
    own.personColumn = source.personColumn;
    own.labelPattern = source.labelPattern;
    own.personPattern = source.personPattern;
    own.join = source.join;
    own.withdrawn = source.withdrawn;
    if (plan.labels.empty() && !hadJoin && !own.join.files.empty())
        declareLabels(plan, profile);
    return {};
}

} // namespace core::pipeline
