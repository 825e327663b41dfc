#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/records/LeftOut.h"
#include "core/records/ReadError.h"
#include "core/records/Source.h"
#include "core/records/parts/Part.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace core::records {

/// The recognised format of a file and its first rows, for the steward's screen. PRIVATE.
struct Preview
{
    std::string format;                 ///< the name of one of formats()
    std::size_t files = 1;              ///< or entries of an archive; the other fields describe the first
    std::optional<char> delimiter = {}; ///< delimiter, for a format that has one
    std::string encoding = {};          ///< empty for a format that fixes it
    std::string table = {};             ///< the sheet, table or view; empty for a format that has none
    std::vector<std::string> columns = {};
    std::vector<std::vector<std::string>> rows = {}; ///< at most `maximumRows`, one cell per column
    std::vector<std::pair<std::string, std::string>> fileColumns = {}; ///< name and value (Part.h)
    LeftOut leftOut = {};       ///< the files that the list of parts leaves out
    std::int64_t headerRow = 0; ///< the line or the row with the names of the columns; 0: no such row
    /// The problem that ended the reading early. There are no columns if it was in the first line.
    std::optional<Problem> stop = {};
    static constexpr std::size_t maximumCellBytes = 1024; ///< limit for a cell; a longer one is cut
};

/// Reads the beginning of the first file. `source` needs only its files; the roles are ignored. Errors: as
/// Reader::open, except problems in a line, which are returned as `stop`.
Result<Preview> preview(const Source &source, int maximumRows = 20);
/// Does the same for parts that partsOf() found before; finding them may take a while in a large folder.
Result<Preview> preview(const Source &source, std::span<const Part> parts, int maximumRows = 20);

/// Roles guessed from the names of columns (`text note transcription report body ...`, `label class specialty
/// ...`, `subject_id patient person ...`). If `rows` are given, a column that is named like a text but holds
/// short entries, such as the number of a note, gives way to a column of prose, and a column of prose is
/// taken for the text whatever its name is. The steward confirms them.
struct RoleGuess
{
    std::string text;
    std::string label;
    std::string person;
};
RoleGuess guessRoles(const std::vector<std::string> &columns,
                     const std::vector<std::vector<std::string>> &rows = {});

/// The result of a pass over the whole file with the roles of `source`. PRIVATE: for the steward's screen
/// only.
struct Scan
{
    struct Label
    {
        std::string name;
        std::int64_t records = 0;
    };
    std::int64_t records = 0;
    std::int64_t withoutText = 0;
    /// Records without a label, where labels are mapped: an empty cell, or no row to join.
    std::int64_t withoutLabel = 0;
    std::vector<Label> labels;  ///< labels by falling count; a record counts for each of its labels
    bool hasMoreLabels = false; ///< not all labels were counted, because there are too many or too long ones
    /// Records with several labels, the same for each of them.
    struct Several
    {
        std::vector<std::uint32_t> labels; ///< places in `labels`, ascending
        std::int64_t records = 0;
    };
    std::vector<Several> several;  ///< all of them, unless there are too many to hold
    bool hasMoreSeveral = false;   ///< some records of several labels are not in `several`
    std::int64_t persons = 0;      ///< distinct ids; 0 when no person column is mapped
    bool hasMorePersons = false;   ///< there are more than `persons`
    LeftOut leftOut;               ///< what is left out, but for records without text or label
    std::vector<Problem> problems; ///< at most `maximumProblems`
    std::int64_t problemCount = 0; ///< number of all problems
    bool isComplete = true;        ///< false: nothing was read behind the last problem
    std::vector<Problem> warnings; ///< at most `maximumProblems`, of records that count as they are
    std::int64_t warningCount = 0; ///< number of all warnings
    static constexpr std::size_t maximumProblems = 1000;
};
/// Scans all records. Unlike Reader, it lists a ragged row and continues; where it cannot continue, it ends
/// with that problem. Memory does not grow with the file. Errors: as Reader::open, Io, Cancelled.
Result<Scan> scan(const Source &source, JobControl &control);

/// Returns the whole text of a record, which a Preview cuts: the record at `place`, from 0, among those that
/// can be read, as a Preview counts its rows. Empty if there are fewer. Only the text role of `source` is
/// used: no file of labels is read. PRIVATE: for the steward's screen. Errors: as Reader::open, Io,
/// Cancelled; InvalidRecords if reading ends before the record.
Result<std::optional<std::string>> recordText(const Source &source, std::size_t place, JobControl &control);

} // namespace core::records
