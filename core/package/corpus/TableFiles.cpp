#include "core/package/corpus/TableFiles.h"

#include "core/base/Result.h"
#include "core/methods/Methods.h"
#include "core/package/archive/OutputFile.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/corpus/CorpusFiles.h"
#include "core/package/corpus/OmopTables.h"
#include "core/package/facts/MethodFacts.h"
#include "core/package/text/Csv.h"
#include "core/package/text/Prose.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"

#include <algorithm>
#include <numeric>
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
    if (contents.description.omopTables) {
        const OmopTables tables = omopTablesOf(contents);
        return writeRows(
            files::noteTable,
            OmopTables::noteHeader(),
            byRisingId(*contents.documents),
            [&tables](const writing::Document &document) -> Result<std::string> {
                return tables.noteRow(omopNoteOf(document));
            },
            workplace,
            progress);
    }
    return writeRows(
        files::noteTable, header(), byRisingId(*contents.documents), noteRow, workplace, progress);
}

namespace {

using synthesis::ReleasedCounts;
using synthesis::ReleasedModel;

/// Rows that belong together: those of a label.
struct TablePart
{
    std::string label;
    std::size_t index = 0;
};

// Returns the parts in byte order, as verification requires.
std::vector<TablePart> tablePartsOf(const ReleasedModel &model)
{
    if (hasJointCounts(model.parameters))
        return {TablePart()};
    std::vector<TablePart> parts;
    for (std::size_t i = 0; i < model.labels.size(); ++i)
        parts.push_back({model.labels[i], i});
    std::sort(
        parts.begin(), parts.end(), [](const TablePart &a, const TablePart &b) { return a.label < b.label; });
    return parts;
}

std::string rowsOf(const ReleasedCounts &counts, const TablePart &part)
{
    const std::string label = csvText(part.label);
    const std::string halfWidth = decimals(counts.halfWidth95(), 2);
    std::string rows;
    for (const std::size_t item : counts.standingOut(part.index)) {
        rows.append(label).append(",").append(csvText(counts.name(item))).append(",");
        rows.append(decimals(counts.count(part.index, item), 2)).append(",").append(halfWidth).append("\n");
    }
    return rows;
}

} // namespace

Result<FileEntry> writeVocabularyFile(const privacy::Released<ReleasedModel> &model,
                                      const vocabulary::Vocabulary &vocabulary,
                                      const Workplace &workplace,
                                      const Progress &progress)
{
    KEYSEED_ASSIGN(auto file,
                   OutputFile::create(workplace.folder / files::vocabulary,
                                      workplace.shown + "/" + std::string(files::vocabulary)));
    auto written = file.write("label,phrase,noisy_count,half_width_95\n");
    const auto counts = releasedCounts(*model, vocabulary);
    const std::vector<TablePart> parts = counts ? tablePartsOf(*model) : std::vector<TablePart>();
    for (std::size_t i = 0; written && i < parts.size(); ++i) {
        KEYSEED_TRY(progress.at(static_cast<double>(i) / static_cast<double>(parts.size())));
        written = file.write(rowsOf(*counts, parts[i]));
    }
    KEYSEED_TRY(written);
    return file.finish();
}

} // namespace core::package
