#include "core/package/NoteTable.h"

#include "core/package/Csv.h"
#include "core/package/CsvCheck.h"
#include "core/package/DocumentRows.h"
#include "core/package/PackageFiles.h"
#include "core/package/SyntheticId.h"

#include <optional>
#include <string>
#include <vector>

namespace core::package {

namespace {

enum Column { NoteId, PersonId, Title = 6, Text, SourceValue = 13 };

// What every row has in a column; nothing where the rows differ.
std::optional<std::string_view> fixedValue(std::size_t column)
{
    if (column == NoteId || column == PersonId || column == Title || column == Text || column == SourceValue)
        return std::nullopt;
    const std::string_view name = noteColumns[column];
    if (name == "note_date")
        return noteDate;
    return name.ends_with("_concept_id") ? "0" : "";
}

std::string header()
{
    std::string line;
    for (const std::string_view column : noteColumns)
        line.append(line.empty() ? "" : ",").append(column);
    return line + "\n";
}

Result<std::string> noteRow(const writing::Document &document)
{
    const std::uint64_t number = numberOfId(document.seed.id);
    if (number == 0)
        return fail(ErrorCode::Internal, "its id is not of the form SYN-000001");
    std::string line;
    for (std::size_t column = 0; column < noteColumns.size(); ++column) {
        if (column > 0)
            line += ',';
        if (const auto fixed = fixedValue(column))
            line += *fixed;
        else if (column == Title)
            line += csvQuoted(document.seed.label);
        else if (column == Text)
            line += csvQuoted(document.text);
        else
            line += column == SourceValue ? document.seed.id : std::to_string(number);
    }
    return line;
}

// What is wrong with the fields that follow from the number of the row or are the same in all.
std::optional<std::string> fieldProblem(const std::vector<std::string> &fields, std::uint64_t number)
{
    if (number == 0)
        return "its note_id is not a number from 1 on";
    if (fields[PersonId] != fields[NoteId])
        return "its person_id is not its note_id";
    if (fields[SourceValue] != idOfNumber(number))
        return "its note_source_value is not the id of its number";
    for (std::size_t column = 0; column < noteColumns.size(); ++column) {
        const auto fixed = fixedValue(column);
        if (fixed && fields[column] != *fixed)
            return "its " + std::string(noteColumns[column]) + " is not "
                   + (fixed->empty() ? "empty" : std::string(*fixed));
    }
    return std::nullopt;
}

} // namespace

Result<FileEntry>
writeNoteTable(const Contents &contents, const Workplace &workplace, const Progress &progress)
{
    return writeRows(
        files::noteTable, header(), byRisingId(*contents.documents), noteRow, workplace, progress);
}

std::unique_ptr<ContentCheck> checkNoteTable(CheckedRows &rows, Differences &differences)
{
    const auto take = [&rows](std::size_t, std::vector<std::string> &fields) -> std::optional<std::string> {
        const std::uint64_t number = positiveNumber(fields[NoteId]);
        auto problem = fieldProblem(fields, number);
        if (!problem && !rows.rows.empty() && number <= rows.rows.back().number)
            problem = "its note_id does not rise";
        // Taken in any case: the comparison with corpus.csv goes row by row.
        rows.rows.push_back({number, rows.labelIndex(fields[Title]), sha256(fields[Text])});
        return problem;
    };
    return std::make_unique<CsvCheck>(files::noteTable,
                                      std::vector<std::string>(noteColumns.begin(), noteColumns.end()),
                                      take,
                                      differences);
}

} // namespace core::package
