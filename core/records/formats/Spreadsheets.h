#pragma once

#include "core/records/Format.h"
#include "core/records/sheets/SheetList.h"

#include <cstddef>
#include <filesystem>
#include <memory>

namespace core::records::format {

/// Sheets whose first row names the columns, in a file of spreadsheet programs. A format of them says how its
/// files are recognised, and reads their sheets.
class Spreadsheets : public Format
{
public:
    bool mayCutTexts() const final { return true; }

    Faulty<std::vector<std::string>> tables(const Part &part) const final;
    Faulty<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const final;
    Faulty<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const final;

protected:
    /// `maximumRecordBytes`: of the text of a row. Faults: as FileBytes::open; InvalidRecords.
    virtual Faulty<std::unique_ptr<sheets::SheetList>> sheetsOf(const std::filesystem::path &file,
                                                                std::size_t maximumRecordBytes) const = 0;

private:
    Faulty<std::unique_ptr<sheets::SheetList>> listOf(const Part &part, std::size_t maximumRecordBytes) const;
};

} // namespace core::records::format
