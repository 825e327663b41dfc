#pragma once

#include "core/privacy/KeyedHash.h"
#include "core/records/Reader.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace core::pipeline {

/// Which records a rank works on: all of a person, who is chosen by a keyed hash, or every count-th record
/// where records are the units. The shares of all ranks together are the records, each once.
struct RecordShare
{
    int rank = 0;
    int count = 1;
    std::optional<privacy::HashKey> key = {}; ///< where persons are the units

    /// `number` counts the records of the source from 0.
    bool has(const records::Record &record, std::int64_t number) const;
};

/// A reader that hands on the records of a share, in their order; the rest is read and passed over, so that
/// errors, digest and progress are those of the whole.
class ShareReader final : public records::Reader
{
public:
    ShareReader(std::unique_ptr<records::Reader> whole, const RecordShare &share);

    Result<bool> next(records::Record &record) override;
    std::int64_t unreadable() const override { return m_whole->unreadable(); }
    double fractionRead() const override { return m_whole->fractionRead(); }
    Digest contentDigest() override { return m_whole->contentDigest(); }
    /// Of all records, by their number and how long their parts are: tells other files apart at no cost,
    /// where one digest of a run is enough. PRIVATE.
    std::uint64_t outline() const { return m_outline; }

private:
    std::unique_ptr<records::Reader> m_whole;
    RecordShare m_share;
    std::int64_t m_number = 0;
    std::uint64_t m_outline = 0;
};

} // namespace core::pipeline
