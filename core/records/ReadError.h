#pragma once

#include "core/base/Result.h"
#include "core/records/LeftOut.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace core::records {

/// A position in the data: a line of a file or a row of a sheet, in an archive or not.
struct Place
{
    std::string file = {};  ///< file, for a source of several; empty when there is but one
    std::string entry = {}; ///< entry of an archive; empty when the file is no archive
    std::string sheet = {}; ///< sheet of a workbook; empty when the file is no workbook
    std::int64_t line = 0;  ///< physical line or row of the sheet, from 1; 0 when none can be named

    friend bool operator==(const Place &, const Place &) = default;
};

/// Returns the place for a person: "notes.csv:17", "notes.xlsx, sheet Notes, row 17",
/// "export.zip/notes.csv:17". `file` stands for a place without a file.
std::string words(const std::filesystem::path &file, const Place &place);

/// The kinds of problems that a steward has to fix in a records file, for translation.
enum class ProblemKind {
    FieldCount,      ///< `expected` fields, `found` there
    OpenQuote,       ///< a quote that is never closed
    OpenQuoteLong,   ///< a quote that is still open after `expected` bytes
    TextBehindQuote, ///< in field `found`, which begins on line `expected` when that is not 0
    TooLong,         ///< more than `expected` bytes
    NotJson,         ///< no JSON at byte `found` of the line
    NotAnObject,     ///< JSON, but not an object
    NotText,         ///< the field `name` holds no string
    NotTextOrNumber, ///< the field `name` holds neither
    LikelyCut,       ///< the text in column `name` has `expected` characters, all that a cell can hold
    SwallowedRows,   ///< a quote in field `found` keeps the rows up to line `expected` in one cell
    ZeroByte,        ///< byte `found` of the file, at column `expected`, is zero
    NotInEncoding,   ///< byte `found` of the file, at column `expected`, is not in the encoding `name`
    ScannedPages,    ///< `found` pages of a PDF document without text
    Other,
};

/// The numbers and names of a problem; nothing of a record's content.
struct ProblemFacts
{
    ProblemKind kind = ProblemKind::Other;
    std::int64_t expected = 0;
    std::int64_t found = 0;
    std::string name = {};   ///< name of a column or an encoding
    std::string likely = {}; ///< the encoding that the bytes look like; empty when it cannot be told
};

/// A problem that the steward should fix, with its place. Quotes no content.
struct Problem
{
    Place place = {};
    std::string what; ///< English, one line
    ProblemFacts facts = {};
    std::optional<std::int64_t> offset = {}; ///< byte of the file at which the line begins, where known
};

/// The error of everything that reads a part of a source: an Error with a place, and with what the reader of
/// the next record has to know. toError() makes an Error of it where the file's name is known. `what` is one
/// line, says what was expected and what to do, and quotes nothing of the file but names of columns.
struct ReadError
{
    ErrorCode code = ErrorCode::InvalidRecords;
    Place place = {};
    std::string what;
    bool canGoOn = false; ///< one record is spoilt; the next can still be read
    /// The record is left out for this reason: Reader counts it and passes over it.
    std::optional<LeftOutReason> leftOut = {};
    ProblemFacts facts = {};
    std::optional<std::int64_t> offset = {}; ///< byte at which the line begins, where known
    bool isPlaceInWords = false;             ///< `what` names the place
};

/// A value or a ReadError.
template<typename T>
using ReadResult = tl::expected<T, ReadError>;

using core::fail;

/// `return fail({.what = "..."})` in a function that returns a ReadResult.
inline tl::unexpected<ReadError> fail(ReadError error)
{
    return tl::unexpected<ReadError>(std::move(error));
}

/// Returns the error as a problem of the file.
Problem toProblem(const ReadError &error);

/// Returns whether the steward can fix it at a line, a row or one of many files; false for a disk that fails.
bool isInTheFile(const ReadError &error);

/// Returns the error with the file's name: "notes.csv:17: 4 fields expected ...".
Error toError(const ReadError &error, const std::filesystem::path &path);

} // namespace core::records
