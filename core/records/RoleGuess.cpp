#include "core/records/Preview.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <string_view>

namespace core::records {

namespace {

// Names as clinical exports have them, the surest first, written without case and separators: OMOP, MIMIC,
// i2b2 and what hospital systems call their columns.
constexpr std::array<std::string_view, 34> textNames{"text",
                                                     "notetext",
                                                     "note",
                                                     "notes",
                                                     "reporttext",
                                                     "transcription",
                                                     "transcript",
                                                     "clinicalnote",
                                                     "clinicaltext",
                                                     "freetext",
                                                     "narrative",
                                                     "report",
                                                     "body",
                                                     "content",
                                                     "contents",
                                                     "document",
                                                     "documenttext",
                                                     "dischargesummary",
                                                     "observationblob",
                                                     "fulltext",
                                                     "rawtext",
                                                     "noteblob",
                                                     "letter",
                                                     "summary",
                                                     "abstract",
                                                     "findings",
                                                     "impression",
                                                     "dialogue",
                                                     "comment",
                                                     "comments",
                                                     "sectiontext",
                                                     "message",
                                                     "sentence",
                                                     "description"};

constexpr std::array<std::string_view, 29> labelNames{"label",
                                                      "labels",
                                                      "class",
                                                      "category",
                                                      "specialty",
                                                      "speciality",
                                                      "medicalspecialty",
                                                      "medicalspeciality",
                                                      "diagnosisgroup",
                                                      "notetype",
                                                      "notecategory",
                                                      "noteclass",
                                                      "reporttype",
                                                      "documenttype",
                                                      "doctype",
                                                      "department",
                                                      "service",
                                                      "ward",
                                                      "clinic",
                                                      "discipline",
                                                      "topic",
                                                      "section",
                                                      "sectionheader",
                                                      "group",
                                                      "type",
                                                      "target",
                                                      "diagnosis",
                                                      "notetitle",
                                                      "code"};

constexpr std::array<std::string_view, 28> personNames{"person",
                                                       "personid",
                                                       "patient",
                                                       "patientid",
                                                       "subject",
                                                       "subjectid",
                                                       "mrn",
                                                       "medicalrecordnumber",
                                                       "pid",
                                                       "patid",
                                                       "patno",
                                                       "patientno",
                                                       "patientnumber",
                                                       "patientnum",
                                                       "patientkey",
                                                       "patientsk",
                                                       "patientidentifier",
                                                       "patientdurablekey",
                                                       "patientmrn",
                                                       "personsourcevalue",
                                                       "ptid",
                                                       "nhsnumber",
                                                       "hospitalnumber",
                                                       "participantid",
                                                       "participant",
                                                       "caseid",
                                                       "userid",
                                                       "clientid"};

std::string simplified(std::string_view name)
{
    std::string letters;
    for (const char c : name)
        if (const auto byte = static_cast<unsigned char>(c); std::isalnum(byte) != 0)
            letters += static_cast<char>(std::tolower(byte));
    return letters;
}

std::string firstOf(std::span<const std::string_view> names, const std::vector<std::string> &columns)
{
    for (const std::string_view name : names)
        for (const std::string &column : columns)
            if (simplified(column) == name)
                return column;
    return {};
}

constexpr std::size_t fewestSpaces = 5; // in a cell of prose, on average

// Returns the bytes of a column's cells if they are prose, words with spaces between them; else 0.
std::size_t proseIn(std::size_t column, const std::vector<std::vector<std::string>> &rows)
{
    std::size_t bytes = 0;
    std::size_t spaces = 0;
    std::size_t cells = 0;
    for (const auto &row : rows) {
        if (column >= row.size() || row[column].empty())
            continue;
        ++cells;
        bytes += row[column].size();
        spaces += static_cast<std::size_t>(std::ranges::count(row[column], ' '));
    }
    return spaces >= fewestSpaces * cells ? bytes : 0;
}

std::string textOf(const std::vector<std::string> &columns, const std::vector<std::vector<std::string>> &rows)
{
    const std::string named = firstOf(textNames, columns);
    std::string longest;
    std::size_t most = 0;
    for (std::size_t column = 0; column < columns.size(); ++column) {
        const std::size_t prose = proseIn(column, rows);
        if (columns[column] == named && prose > 0)
            return named;
        if (prose > most) {
            most = prose;
            longest = columns[column];
        }
    }
    return longest.empty() ? named : longest;
}

} // namespace

RoleGuess guessRoles(const std::vector<std::string> &columns,
                     const std::vector<std::vector<std::string>> &rows)
{
    return {.text = textOf(columns, rows),
            .label = firstOf(labelNames, columns),
            .person = firstOf(personNames, columns)};
}

} // namespace core::records
