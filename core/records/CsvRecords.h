#pragma once

#include "core/records/Columns.h"
#include "core/records/CsvRows.h"
#include "core/records/RecordStream.h"

#include <memory>

namespace core::records {

/// The rows of a CSV file as records. A ragged row is a fault behind which reading goes on.
class CsvRecords final : public RecordStream
{
public:
    /// Faults: as findRoles.
    static Faulty<std::unique_ptr<RecordStream>> open(std::unique_ptr<CsvRows> rows, const Source &source);

    Faulty<bool> next(Record &record) override;
    double fractionRead() const override { return m_rows->lines().fractionRead(); }
    const Digest &contentDigest() const override { return m_rows->lines().digest(); }

private:
    CsvRecords(std::unique_ptr<CsvRows> rows, const Roles &roles);

    Fault ragged() const;

    std::unique_ptr<CsvRows> m_rows;
    Roles m_roles;
    CsvRow m_row;
};

} // namespace core::records
