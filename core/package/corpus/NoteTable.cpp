#include "core/package/corpus/NoteTable.h"

#include "core/package/archive/PackageFiles.h"
#include "core/package/corpus/DocumentRows.h"
#include "core/package/text/Csv.h"
#include "core/package/text/SyntheticId.h"

#include <string>

namespace core::package {

namespace {

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
        if (const auto fixed = fixedNoteValue(column))
            line += *fixed;
        else if (column == NoteTitle)
            line += csvText(document.seed.label);
        else if (column == NoteText)
            line += csvText(document.text);
        else
            line += column == NoteSourceValue ? document.seed.id : std::to_string(number);
    }
    return line;
}

} // namespace

std::optional<std::string_view> fixedNoteValue(std::size_t column)
{
    if (column == NoteId || column == PersonId || column == NoteTitle || column == NoteText
        || column == NoteSourceValue)
        return std::nullopt;
    const std::string_view name = noteColumns[column];
    if (name == "note_date")
        return noteDate;
    return name.ends_with("_concept_id") ? "0" : "";
}

Result<FileEntry>
writeNoteTable(const Contents &contents, const Workplace &workplace, const Progress &progress)
{
    return writeRows(
        files::noteTable, header(), byRisingId(*contents.documents), noteRow, workplace, progress);
}

} // namespace core::package
