#pragma once

#include "core/records/Format.h"
#include "core/records/RecordStream.h"
#include "core/records/Source.h"
#include "core/records/labels/LabelJoin.h"
#include "core/records/labels/ValuePattern.h"
#include "core/records/parts/Part.h"
#include "core/records/parts/PartFormat.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// The records of all parts of a source, one part after the other, with their labels from columns or other
/// files.
class SourceRecords final : public RecordStream
{
public:
    /// Opens the first part. Errors: as Reader::open.
    static ReadResult<std::unique_ptr<RecordStream>> open(const Source &source, const ReadOptions &options);

    ReadResult<bool> next(Record &record) override;
    const std::vector<std::string> &others() const override { return m_otherCells; }
    const LeftOut &leftOut() const override { return m_leftOut; }
    double fractionRead() const override;
    const Digest &contentDigest() const override { return m_digest; }
    const FileSums &fileSums() const override { return m_sums; }

private:
    SourceRecords(const Source &source, std::vector<Part> parts, const ReadOptions &options);

    ReadResult<void> prepare(const Source &source);
    ReadResult<void> checkColumns() const;
    ReadResult<void> openPart();
    bool goToOwnPart();
    ReadResult<void> endPart();
    ReadResult<void> fill(Record &record);
    ReadResult<void> fillLabels(Record &record);
    bool isWithdrawn() const;
    /// Returns whether labels or fields come from other files.
    bool hasJoin() const;
    ReadError placed(ReadError found) const;
    void place(Place &place) const;

    /// The source of the value of a role.
    struct Role
    {
        std::optional<std::size_t> cell = {}; ///< index of the cell in a row
        const FileColumn *ofFile = nullptr;
        std::string value = {}; ///< value for the open part, if it comes from its file
    };
    Role roleOf(const std::optional<std::string> &column, bool isText);
    Role otherRole(const std::string &column);
    std::string_view valueOf(const Role &role) const;

    std::vector<Part> m_parts;
    DividedParts m_divided;
    ReadOptions m_options;
    std::optional<PartFormat> m_chosen;
    const Format *m_format = nullptr;
    std::vector<Wanted> m_wanted;
    Role m_text;
    Role m_label;
    Role m_person;
    Role m_key;
    Role m_withdrawn;
    std::vector<std::string> m_withdrawnValues; ///< as idOf() writes them
    std::vector<Role> m_others;
    std::vector<Role> m_fields;                                 ///< of Source::fieldColumns
    std::vector<std::unique_ptr<const LabelJoin>> m_fieldJoins; ///< null: the cell is the value
    std::vector<std::string> m_otherCells;
    std::unique_ptr<const LabelJoin> m_join;
    std::string m_labelSeparator;
    std::optional<ValuePattern> m_labelPattern;
    std::optional<ValuePattern> m_personPattern;

    std::size_t m_current = 0; ///< part
    std::unique_ptr<RowStream> m_rows;
    Row m_row;
    LeftOut m_leftOut;
    FileSums m_sums; ///< sums of the parts that were read
    Digest m_digest{};
};

} // namespace core::records
