#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/records/Source.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core::records {

/// What was recognised of a file and its first rows, for the steward's screen. PRIVATE.
struct Preview
{
    Format format = Format::Csv;
    char delimiter = ',';
    std::string encoding;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows; ///< at most `maximumRows`, one cell per column
};

/// Reads the beginning of a file. `source` needs only its path; the roles are ignored.
/// Errors as Reader::open.
Result<Preview> preview(const Source &source, int maximumRows = 20);

/// Guesses of the roles, from column names alone (`text note transcription report body ...`,
/// `label class specialty ...`, `subject_id patient person ...`). The steward confirms them.
struct RoleGuess
{
    std::string text;
    std::string label;
    std::string person;
};
RoleGuess guessRoles(const std::vector<std::string> &columns);

/// One thing the steward should mend, by line. Quotes no content.
struct Problem
{
    std::int64_t line = 0;
    std::string what;
};

/// A pass over the whole file with the roles of `source`. PRIVATE: for the steward's screen only.
struct Scan
{
    struct Label
    {
        std::string name;
        std::int64_t records = 0;
    };
    std::int64_t records = 0;
    std::int64_t withoutText = 0;
    std::vector<Label> labels;     ///< by falling count, at most `maximumLabels`
    std::int64_t persons = 0;      ///< distinct ids; 0 when no person column is mapped
    std::vector<Problem> problems; ///< at most `maximumProblems`; reading goes on after a ragged row
    static constexpr std::size_t maximumLabels = 1000;
    static constexpr std::size_t maximumProblems = 1000;
};
/// Unlike Reader, goes on after a ragged row and lists it. Errors: as Reader::open, Cancelled.
Result<Scan> scan(const Source &source, JobControl &control);

} // namespace core::records
