#pragma once

#include "core/privacy/ledger/KeyFile.h"
#include "core/records/Reader.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace core::pipeline {

class PersonExchange;

/// The records of a rank: those of its files, or of all files those of persons who are chosen by a keyed
/// hash, or every count-th record if records are the units. The shares of all ranks together are the records,
/// each once.
struct RecordShare
{
    int rank = 0;
    int count = 1;
    std::optional<privacy::HashKey> key = {}; ///< where persons are the units
    bool isOfFiles = false;                   ///< each rank reads files of its own
    PersonExchange *exchange = nullptr;       ///< where it does, and persons are the units

    /// `number` counts the records of the source from 0.
    bool has(const records::Record &record, std::int64_t number) const;
    /// The rank that has all of a person.
    int ownerOf(const privacy::KeyedHash &person) const;
};

/// A reader that passes on the records of a share, in their order; the rest of what is read is passed over,
/// so that errors, digest and progress are those of all that is read.
class ShareReader final : public records::Reader
{
public:
    /// Errors: as records::Reader::open.
    static Result<std::unique_ptr<ShareReader>> open(const records::Source &source, const RecordShare &share);

    Result<bool> next(records::Record &record) override;
    /// Returns what was left out of the share; of all records if rank 0 reads all, and nothing at the others
    /// then.
    records::LeftOut leftOut() const override
    {
        return m_share.isOfFiles || m_share.rank == 0 ? m_whole->leftOut() : records::LeftOut();
    }
    double fractionRead() const override { return m_whole->fractionRead(); }
    Digest contentDigest() override { return m_whole->contentDigest(); }
    records::FileSums fileSums() override { return m_whole->fileSums(); }
    /// Returns a hash that all ranks must agree on at the end. If files are divided: of their names, sizes,
    /// and the labels of a join. Otherwise of all records, by their number and the lengths of their parts:
    /// this detects other files at no cost, where one digest of a run is enough. PRIVATE.
    std::uint64_t outline();

private:
    ShareReader(std::unique_ptr<records::Reader> whole, const RecordShare &share);
    void addToOutline(std::uint64_t number) { m_outline = (m_outline ^ number) * 0x100000001b3; } // FNV-1

    std::unique_ptr<records::Reader> m_whole;
    RecordShare m_share;
    std::int64_t m_number = 0;
    std::uint64_t m_outline = 0;
};

} // namespace core::pipeline
