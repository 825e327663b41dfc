#include "core/package/check/OmopCheck.h"

#include "core/package/archive/PackageFiles.h"
#include "core/package/check/RowChecks.h"
#include "core/package/text/Prose.h"

#include <utility>

namespace core::package {

namespace {

/// The places of the cells of corpus.csv.
enum Cell : std::size_t { Id = 0, Label = 1, Text = 2, Patient = 3, Note = 4, FirstField = 5 };

std::vector<std::string> meaningsOf(const std::vector<PlannedField> &fields)
{
    std::vector<std::string> meanings;
    for (const PlannedField &field : fields)
        meanings.push_back(field.omop);
    return meanings;
}

} // namespace

OmopCheck::OmopCheck(const std::vector<PlannedField> &fields)
    : m_tables(meaningsOf(fields))
{
    m_notes.add(OmopTables::noteHeader());
}

void OmopCheck::take(const std::vector<std::string> &cells)
{
    if (cells.size() < FirstField)
        return;
    const std::vector<std::string> fields(cells.begin() + FirstField, cells.end());
    const OmopNote note{numberOfId(cells[Id]),
                        cells[Label],
                        cells[Text],
                        positiveNumber(cells[Patient]),
                        positiveNumber(cells[Note]),
                        fields};
    if (note.number == 0 || note.patient == 0 || note.note == 0)
        return;
    m_tables.add(note);
    m_notes.add(m_tables.noteRow(note) + "\n");
}

void OmopCheck::compare(const FoundFiles &files, Differences &differences)
{
    const std::pair<std::string_view, std::string> expected[] = {
        {files::personTable, toHex(sha256(m_tables.persons()))},
        {files::visitTable, toHex(sha256(m_tables.visits()))},
        {files::noteTable, toHex(m_notes.finish())},
    };
    for (const auto &[name, sum] : expected) {
        const FileEntry *found = files.find(name);
        if (found == nullptr)
            differences.add(name, "is missing, and the plan asks for it");
        else if (found->sha256 != sum)
            differences.add(name, "is not the table that corpus.csv and the plan make");
    }
}

} // namespace core::package
