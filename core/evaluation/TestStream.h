#pragma once

#include "core/base/Digest.h"
#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/Evaluation.h"
#include "core/evaluation/TrueLabels.h"
#include "core/plan/LabelMap.h"
#include "core/privacy/ledger/RecordSketch.h"
#include "core/records/Reader.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace core::evaluation {

/// The records a classifier is tested on, read once. PRIVATE.
class TestStream final
{
public:
    /// Errors: InvalidPlan (no labels, neither a column nor a join), those of records::Reader::open.
    static Result<TestStream> open(const TestRecords &records, const std::vector<std::string> &labels);

    /// Some of these records, which `reader` returns. Errors: InvalidPlan as above.
    static Result<TestStream> over(std::unique_ptr<records::Reader> reader,
                                   const TestRecords &records,
                                   const std::vector<std::string> &labels);

    struct Counts
    {
        std::int64_t usable = 0;
        std::int64_t passedOver = 0;
    };
    using OnRecord = std::function<void(const records::Record &record, const TrueLabels &labels)>;

    /// Hands each record with a text, a declared label and, where a person column is named, a person to
    /// `onRecord`, on several threads (0 = one per core). There may be none. Errors: those of
    /// records::Reader, Cancelled. Stage: "testing".
    Result<Counts> read(unsigned threads, const OnRecord &onRecord, JobControl &control);

    /// Valid once everything was read. PRIVATE.
    Digest contentDigest() { return m_reader->contentDigest(); }
    /// Returns a sample of the records that were read. PRIVATE.
    std::vector<std::uint64_t> sampledRecords() const { return m_sketch->hashes(); }

private:
    TestStream(std::unique_ptr<records::Reader> reader, const TestRecords &records, plan::LabelMap labels);

    std::unique_ptr<records::Reader> m_reader;
    std::unique_ptr<privacy::RecordSketch> m_sketch = std::make_unique<privacy::RecordSketch>();
    bool m_needsPerson;
    plan::LabelMap m_labels;
};

} // namespace core::evaluation
