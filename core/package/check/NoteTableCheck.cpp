#include "core/package/archive/PackageFiles.h"
#include "core/package/check/CsvCheck.h"
#include "core/package/corpus/NoteTable.h"
#include "core/package/text/SyntheticId.h"

#include <optional>
#include <string>
#include <vector>

namespace core::package {

namespace {

// What is wrong with the fields that follow from the number of the row or are the same in all.
std::optional<std::string> fieldProblem(const std::vector<std::string> &fields, std::uint64_t number)
{
    if (number == 0)
        return "its note_id is not a number from 1 on";
    if (fields[PersonId] != fields[NoteId])
        return "its person_id is not its note_id";
    if (fields[NoteSourceValue] != idOfNumber(number))
        return "its note_source_value is not the id of its number";
    for (std::size_t column = 0; column < noteColumns.size(); ++column) {
        const auto fixed = fixedNoteValue(column);
        if (fixed && fields[column] != *fixed)
            return "its " + std::string(noteColumns[column]) + " is not "
                   + (fixed->empty() ? "empty" : std::string(*fixed));
    }
    return std::nullopt;
}

} // namespace

std::unique_ptr<ContentCheck> checkNoteTable(CheckedRows &rows, Differences &differences)
{
    const auto take = [&rows](std::size_t, std::vector<std::string> &fields) -> std::optional<std::string> {
        const std::uint64_t number = positiveNumber(fields[NoteId]);
        auto problem = fieldProblem(fields, number);
        if (!problem && !rows.rows.empty() && number <= rows.rows.back().number)
            problem = "its note_id does not rise";
        // Taken in any case: the comparison with corpus.csv goes row by row.
        auto tooMany = rows.take(number, fields[NoteTitle], sha256(fields[NoteText]));
        return tooMany ? tooMany : problem;
    };
    return std::make_unique<CsvCheck>(files::noteTable,
                                      std::vector<std::string>(noteColumns.begin(), noteColumns.end()),
                                      take,
                                      differences);
}

} // namespace core::package
