#pragma once

#include "core/records/ReadError.h"
#include "core/records/Reader.h"
#include "core/records/Source.h"
#include "core/records/parts/Part.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::records {

/// The maximum number of labels of a cell, as a plan can declare: a cell with more is no list of labels.
inline constexpr std::size_t mostLabelsOfCell = 1000;

/// Sets the labels of a record from a cell of several labels with `separator` (not empty) between them, each
/// without the white space around it. An empty text is no label. Returns false, and sets no labels, if there
/// are more than mostLabelsOfCell.
[[nodiscard]] bool takeLabels(std::string_view cell, std::string_view separator, Record &record);

/// Sets the labels of a record: each once, in alphabetical order, so that their original order tells nothing.
/// Empty labels are left out.
void setLabels(std::vector<std::string> labels, Record &record);

/// The labels of the files of a Join by their key, in memory: 16 bytes for a row, whatever the length of key
/// and label. Keys are compared by hashes of 64 bits: any two of a million keys are mistaken for each other
/// with a probability of 3e-8. PRIVATE.
class LabelJoin final
{
public:
    /// Reads all files; `labelSeparator` as in Source. Errors: as Reader::open, with the file; InvalidPlan (a
    /// column is missing), InvalidRecords (more than 200 million rows, or a million different labels).
    static ReadResult<std::unique_ptr<const LabelJoin>>
    open(const Join &join, const std::string &labelSeparator, const ReadOptions &options);

    /// Sets the labels of a record, each once, in alphabetical order; none if the key has no row.
    void labelsOf(std::string_view key, struct Record &record) const;

    /// Returns the first value of the key in alphabetical order; empty if it has no row.
    std::string valueOf(std::string_view key) const;

    /// Returns the digests of the files, as sha256sum writes them.
    const std::string &sums() const { return m_sums; }

private:
    struct Entry
    {
        std::uint64_t key;
        std::uint32_t label;

        friend auto operator<=>(const Entry &, const Entry &) = default;
    };

    ReadResult<void> read(const Source &source, const ReadOptions &options);
    ReadResult<void> add(std::string_view key, const std::string &label);
    ReadResult<std::uint32_t> numberOf(const std::string &label);
    void sort();

    std::vector<Entry> m_entries; ///< sorted
    std::vector<std::string> m_labels;
    std::unordered_map<std::string, std::uint32_t> m_numbers; ///< numbers of the labels
    std::string m_sums;
};

} // namespace core::records
