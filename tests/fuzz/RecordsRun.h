#pragma once

#include "core/records/Preview.h"
#include "core/records/RecordStream.h"
#include "tests/fuzz/FuzzFolder.h"
#include "tests/fuzz/FuzzTarget.h"

#include <optional>
#include <string>
#include <vector>

namespace fuzz {

/// What a reader says of a file.
struct RecordsRead
{
    std::vector<std::string> found; ///< records, and of errors their places and kinds
    std::vector<core::records::ReadError> errors;
};

inline RecordsRead recordsOf(const core::records::Source &source, std::size_t chunkBytes)
{
    using namespace core::records;
    RecordsRead read;
    // Not in words: the guess of an encoding depends on how much was read.
    const auto take = [&read](const ReadError &error) {
        expectLine(error.what);
        std::string all = "error";
        for (const std::int64_t number : {error.place.line,
                                          static_cast<std::int64_t>(error.facts.kind),
                                          error.facts.found,
                                          error.facts.expected})
            all += " " + std::to_string(number);
        read.found.push_back(all + " " + error.facts.name);
        read.errors.push_back(error);
        return error.canGoOn;
    };
    auto stream = RecordStream::open(source, {.chunkBytes = chunkBytes, .maximumRecordBytes = 4096});
    if (!stream) {
        take(stream.error());
        return read;
    }
    Record record;
    for (bool isThere = true; isThere;) {
        const auto next = (*stream)->next(record);
        isThere = next ? *next : take(next.error());
        if (next && isThere)
            read.found.push_back(std::to_string(record.place.line) + " " + record.label + "|" + record.person
                                 + "|" + record.text);
    }
    return read;
}

/// Whatever the file holds: it is read the same in pieces of any size, looked through to the same end, and
/// shown.
inline RecordsRead checkRecords(const core::records::Source &source)
{
    const RecordsRead read = recordsOf(source, 1 << 16);
    expect(recordsOf(source, 61).found == read.found, "records are the same in pieces of any size");
    core::NoControl control;
    if (const auto scanned = core::records::scan(source, control); !scanned)
        expectLine(scanned.error().detail);
    if (const auto shown = core::records::preview(source, 5)) {
        expect(shown->rows.size() <= 5, "a preview is short");
        for (const auto &row : shown->rows)
            expect(row.size() == shown->columns.size(), "a row has a cell for each column");
    } else
        expectLine(shown.error().detail);
    return read;
}

inline core::records::Source recordsSource(const std::filesystem::path &file, const char *format)
{
    return {.files = {file},
            .format = format ? std::optional<std::string>(format) : std::nullopt,
            .delimiter = {},
            .encoding = {},
            .textColumn = "text",
            .labelColumn = "label",
            .personColumn = "id"};
}

/// Stands in the records of the seeds, and so in no message.
inline constexpr auto secret = "Zq7Secret";

inline void checkTellsNothing(const RecordsRead &read)
{
    for (const core::records::ReadError &error : read.errors)
        expect(error.what.find(secret) == std::string::npos, "no message quotes a record");
}

} // namespace fuzz
