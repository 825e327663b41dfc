#include "core/pipeline/UnitReading.h"

#include "core/pipeline/RecordPump.h"
#include "core/pipeline/UnitCollector.h"

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
    std::uint64_t outline = 0;
    std::int64_t unreadable = 0;
};

Result<Reading> readAll(const plan::Plan &plan,
                        const RecordShare &share,
                        unsigned threads,
                        const std::function<void(const records::Record &)> &work,
                        JobControl &control)
{
    const records::Source source = recordsSource(plan.records);
    auto reader =
        share.rank == 0 ? records::Reader::open(source) : records::Reader::openWithoutDigest(source);
    if (!reader)
        return fail(reader.error());
    ShareReader own(std::move(*reader), share);
    if (const auto read = pumpRecords(own, threads, work, control); !read)
        return fail(read.error());
    return Reading{own.contentDigest(), own.outline(), own.unreadable()};
}

} // namespace

// Which paragraphs are copies is known once all records are read: then they are read twice.
Result<ReadUnits> readUnits(const plan::Plan &plan,
                            synthesis::PrivateRun &run,
                            const RecordShare &share,
                            unsigned threads,
                            JobControl &control)
{
    UnitCollector collector(run,
                            plan::LabelMap(plan),
                            plan.records.personColumn.has_value(),
                            plan::preparationRules(plan.records));
    std::optional<Reading> before;
    if (collector.looksFirst()) {
        ReadingControl first(control, 0.0, 0.5);
        const auto look = [&](const records::Record &record) { collector.look(record); };
        const auto looked = readAll(plan, share, threads, look, first);
        if (!looked)
            return fail(looked.error());
        before = *looked;
        collector.settle();
    }
    ReadingControl last(control, before ? 0.5 : 0.0, before ? 0.5 : 1.0);
    const auto add = [&](const records::Record &record) { collector.add(record); };
    const auto read = readAll(plan, share, threads, add, last);
    if (!read)
        return fail(read.error());
    if (before && (before->content != read->content || before->outline != read->outline))
        return fail(
            ErrorCode::Io,
            plan.records.file().string()
                + ": the records changed while they were read; run it again once nobody writes there");
    collector.finish();
    ReadUnits units{read->content, read->outline, collector.seen()};
    units.seen.unreadable = read->unreadable;
    return units;
}

} // namespace core::pipeline
