#include "core/evaluation/TestStream.h"

#include "core/base/Result.h"
#include "core/evaluation/Stages.h"
#include "core/pipeline/reading/RecordPump.h"

#include <atomic>
#include <optional>
#include <utility>

namespace core::evaluation {

namespace {

Result<void> checkLabelled(const TestRecords &records)
{
    const bool hasColumn = records.source.labelColumn && !records.source.labelColumn->empty();
    if (hasColumn || !records.source.join.files.empty())
        return {};
    return fail(ErrorCode::InvalidPlan,
                records.source.file().string()
                    + ": records.label: a column with the true labels was expected, to compare with");
}

} // namespace

TestStream::TestStream(std::unique_ptr<records::Reader> reader,
                       const TestRecords &records,
                       plan::LabelMap labels)
    : m_reader(std::move(reader))
    , m_needsPerson(records.source.personColumn.has_value())
    , m_labels(std::move(labels))
{}

Result<TestStream> TestStream::open(const TestRecords &records, const std::vector<std::string> &labels)
{
    KEYSEED_TRY(checkLabelled(records));
    KEYSEED_ASSIGN(auto reader, records::Reader::open(records.source));
    return over(std::move(reader), records, labels);
}

Result<TestStream> TestStream::over(std::unique_ptr<records::Reader> reader,
                                    const TestRecords &records,
                                    const std::vector<std::string> &labels)
{
    KEYSEED_TRY(checkLabelled(records));
    return TestStream(
        std::move(reader), records, plan::LabelMap(labels, records.labelValues, records.severalLabels));
}

Result<TestStream::Counts> TestStream::read(unsigned threads, const OnRecord &onRecord, JobControl &control)
{
    std::atomic<std::int64_t> usable{0};
    std::atomic<std::int64_t> passedOver{0};
    PartControl part(testingStage(control));
    part.report(0.0, "testing");
    const auto work = [&](const records::Record &record) {
        const TrueLabels trueLabels(m_labels.labelsOf(record));
        const bool isUsable =
            !trueLabels.isEmpty() && records::hasText(record) && (!m_needsPerson || !record.person.empty());
        ++(isUsable ? usable : passedOver);
        if (isUsable)
            onRecord(record, trueLabels);
    };
    KEYSEED_TRY(pipeline::pumpRecords(*m_reader, threads, work, part, m_sketch.get()));
    if (control.isCancelled())
        return cancelled();
    return Counts{usable, passedOver};
}

} // namespace core::evaluation
