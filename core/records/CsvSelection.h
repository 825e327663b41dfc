#pragma once

#include "core/records/CsvRows.h"
#include "core/records/RowStream.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace core::records {

/// The wanted columns of a CSV file. A ragged row is a fault behind which reading goes on.
class CsvSelection final : public RowStream
{
public:
    /// Faults: as findColumns.
    static Faulty<std::unique_ptr<RowStream>> open(std::unique_ptr<CsvRows> rows,
                                                   std::span<const Wanted> wanted);

    Faulty<bool> next(Row &row) override;
    double fractionRead() const override { return m_rows->lines().fractionRead(); }
    Digest digest() override { return m_rows->lines().digest(); }

private:
    CsvSelection(std::unique_ptr<CsvRows> rows, std::vector<std::size_t> columns);

    Fault ragged() const;

    std::unique_ptr<CsvRows> m_rows;
    std::vector<std::size_t> m_columns; ///< of each wanted cell
    CsvRow m_row;
};

} // namespace core::records
