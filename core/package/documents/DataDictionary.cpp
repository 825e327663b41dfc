#include "core/methods/Methods.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/contents/Contents.h"
#include "core/package/corpus/OmopTables.h"
#include "core/package/corpus/TableFiles.h"
#include "core/package/documents/Documents.h"
#include "core/package/documents/Parts.h"
#include "core/package/facts/MethodFacts.h"
#include "core/package/facts/TextNature.h"
#include "core/package/text/Csv.h"
#include "core/package/text/JsonText.h"
#include "core/package/text/Prose.h"
#include "core/plan/PublishedPlan.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace core::package {

namespace {

using Columns = std::vector<FileColumn>;

constexpr const char *idValues = "SYN- and a number of six or more digits; rises from row to row";

// The declared labels as a JSON list: whatever stands in a label, it cannot be mistaken for two.
std::string labelValues(const Contents &contents)
{
    return nlohmann::json(contents.model->labels).dump(-1, ' ', false, Json::error_handler_t::replace);
}

FileColumn idColumn(std::string_view file)
{
    return {file, "id", ColumnType::Text, "Number of the synthetic text, the same in every file", idValues};
}

FileColumn labelColumn(std::string_view file, const Contents &contents)
{
    return {file,
            "label",
            ColumnType::Text,
            isRewritten(*contents.model)
                ? "Label of the text; labels were declared beforehand"
                : "Label that the text was written for; labels were declared beforehand",
            labelValues(contents)};
}

void addCorpus(Columns &columns, std::string_view file, const Contents &contents)
{
    columns.push_back(idColumn(file));
    columns.push_back(labelColumn(file, contents));
    columns.push_back({file, "text", ColumnType::Text, wordsOf(natureOf(contents)).column, "UTF-8"});
}

std::string valuesInWords(const PublishedField &field)
{
    const std::string values =
        nlohmann::json(field.values).dump(-1, ' ', false, Json::error_handler_t::replace);
    return values + (field.unit.empty() ? "" : " " + field.unit) + "; empty: missing";
}

void addFields(Columns &columns, std::string_view file, const Contents &contents, bool withNotes)
{
    columns.push_back(
        {file, "patient_id", ColumnType::Integer, "Number of the synthetic patient", "from 1 on"});
    columns.push_back(
        {file,
         withNotes ? "note_number" : "notes",
         ColumnType::Integer,
         withNotes ? "Number of the text among those of the patient" : "Number of texts of the patient",
         "from 1 on"});
    for (const PublishedField &field : contents.description.fields)
        if (withNotes || field.isOfPatient)
            columns.push_back({file,
                               field.name,
                               ColumnType::Text,
                               std::string("Declared field of the ")
                                   + (field.isOfPatient ? "patient" : "text")
                                   + "; drawn from noisy marginals",
                               valuesInWords(field)});
}

void addFieldTable(Columns &columns)
{
    columns.push_back({files::fieldTable, "field", ColumnType::Text, "Name of a field", ""});
    columns.push_back(
        {files::fieldTable, "value", ColumnType::Text, "Value of the field; empty: missing", ""});
    columns.push_back({files::fieldTable,
                       "other_field",
                       ColumnType::Text,
                       "The other field of a measured pair; empty: the share is of one field",
                       ""});
    columns.push_back({files::fieldTable, "other_value", ColumnType::Text, "Value of the other field", ""});
    columns.push_back({files::fieldTable,
                       "share",
                       ColumnType::Number,
                       "Share by the model of the noisy marginals",
                       "0 to 1"});
}

void addKeyphrases(Columns &columns, const Contents &contents)
{
    columns.push_back(idColumn(files::keyphrases));
    columns.push_back(labelColumn(files::keyphrases, contents));
    columns.push_back(
        {files::keyphrases,
         "keyphrases",
         ColumnType::TextList,
         std::string("The keyphrases that the text was written around, if any, in their order; ")
             + (isChosen(*contents.model) ? "chosen by privatised numbers, with its text" : "privatised"),
         "phrases of the public vocabulary; at most "
             + std::to_string(contents.description.sequenceLength.value())});
}

void addVocabulary(Columns &columns, const Contents &contents)
{
    const auto counts = synthesis::releasedCounts(*contents.model, contents.vocabulary);
    const bool isJoint = hasJointCounts(contents.model->parameters);
    const std::string units = std::string(unitWord(contents.model->unitIsPerson)) + "s";
    const std::string without =
        counts ? "" : " (the method released no counts: the file has its header alone)";
    columns.push_back({files::vocabulary,
                       "label",
                       ColumnType::Text,
                       "Label that the count is of" + without,
                       isJoint ? "empty: the counts are of all labels together" : labelValues(contents)});
    columns.push_back({files::vocabulary,
                       "phrase",
                       ColumnType::Text,
                       (counts && counts->areClusters()
                            ? "Group of near phrases, named by those of them that are likeliest in general"
                            : "Phrase of the public vocabulary")
                           + without,
                       "those whose noisy count exceeds the noise threshold"});
    columns.push_back({files::vocabulary,
                       "noisy_count",
                       ColumnType::Number,
                       "Count in " + units + ", with noise added to it" + without,
                       counts ? "above " + decimals(counts->threshold(), 2) : ""});
    columns.push_back({files::vocabulary,
                       "half_width_95",
                       ColumnType::Number,
                       "In 95 of 100 draws the noise of the count is smaller than this" + without,
                       counts ? decimals(counts->halfWidth95(), 2) : ""});
}

std::string noteDescription(std::string_view column, const Contents &contents)
{
    if (column == "note_text")
        return wordsOf(natureOf(contents)).column;
    static const std::map<std::string_view, const char *> texts{
        {"note_id", "Number of the synthetic text"},
        {"person_id", "A synthetic person for each text, of the same number; no person of the records"},
        {"note_date", "The same made-up day in every row; no date comes from the records"},
        {"note_type_concept_id", "No matching concept: the provenance is a machine"},
        {"note_class_concept_id", "No matching concept"},
        {"note_title", "Label of the text"},
        {"encoding_concept_id", "No matching concept; the text is UTF-8"},
        {"language_concept_id", "No matching concept"},
        {"note_source_value", "Id of the synthetic text in the other files"},
        {"note_event_field_concept_id", "No matching concept: the note belongs to no event"}};
    const auto found = texts.find(column);
    return found == texts.end() ? "Empty: what it would refer to does not exist" : found->second;
}

FileColumn noteColumn(std::string_view name, const Contents &contents)
{
    FileColumn column{files::noteTable, name, ColumnType::Integer, noteDescription(name, contents), ""};
    if (name == "note_id" || name == "person_id") {
        column.values = "from 1 on; rises from row to row";
    } else if (name == "note_date") {
        column.type = ColumnType::Date;
        column.values = noteDate;
    } else if (name == "note_title") {
        column.type = ColumnType::Text;
        column.values = labelValues(contents);
    } else if (name == "note_text" || name == "note_source_value") {
        column.type = ColumnType::Text;
        column.values = name == "note_text" ? "UTF-8" : idValues;
    } else if (name.ends_with("_concept_id")) {
        column.values = "0";
    } else {
        column.type = name == "note_datetime" ? ColumnType::Date : ColumnType::Integer;
        column.values = "empty";
        column.isEmpty = true;
    }
    return column;
}

// Returns the name of the field with a meaning in the OMOP tables; empty where none has it.
std::string fieldWith(std::string_view meaning, const Contents &contents)
{
    const auto &fields = contents.description.fields;
    const auto found = std::ranges::find(fields, meaning, &PublishedField::omop);
    return found == fields.end() ? std::string() : found->name;
}

/// The content of a column of the OMOP tables that is made of a field.
struct OmopColumn
{
    std::string_view name;
    std::string_view meaning;
    const char *description;
};

constexpr OmopColumn omopColumns[] = {
    {"gender_concept_id", plan::omop::sex, "Concept of the sex; 0 for a value without one"},
    {"gender_source_value", plan::omop::sex, "The sex as the field has it"},
    {"race_concept_id", plan::omop::race, "Concept of the race; 0 for a value without one"},
    {"race_source_value", plan::omop::race, "The race as the field has it"},
    {"ethnicity_concept_id", plan::omop::ethnicity, "Concept of the ethnicity; 0 for a value without one"},
    {"ethnicity_source_value", plan::omop::ethnicity, "The ethnicity as the field has it"},
    {"visit_concept_id", plan::omop::visit, "Concept of the kind of visit; 0 for a value without one"},
    {"visit_source_value", plan::omop::visit, "The kind of visit as the field has it"},
};

std::string dateDescription(const Contents &contents)
{
    if (const std::string date = fieldWith(plan::omop::visitDate, contents); !date.empty())
        return "First day of the month or year in the field " + date + "; 1970-01-01 where it is missing";
    if (const std::string day = fieldWith(plan::omop::visitDay, contents); !day.empty())
        return "Made-up day: 1970-01-01 and as many days as the field " + day + " has";
    return "The same made-up day in every row; no date comes from the records";
}

std::string birthDescription(const Contents &contents)
{
    if (const std::string born = fieldWith(plan::omop::birthYear, contents); !born.empty())
        return "Year in the field " + born;
    if (const std::string age = fieldWith(plan::omop::age, contents); !age.empty())
        return "Year of the first text with a value less the field " + age;
    return "Empty: no declared field has it";
}

FileColumn omopColumn(std::string_view file, std::string_view name, const Contents &contents)
{
    FileColumn column{
        file, name, ColumnType::Integer, "Empty: what it would refer to does not exist", "empty"};
    if (name == "person_id") {
        column.description = "Number of the synthetic patient: patient_id of corpus.csv";
        column.values = "from 1 on";
    } else if (name == "visit_occurrence_id") {
        column.description = "Number of the synthetic text, which is a visit of its own";
        column.values = "from 1 on; rises from row to row";
    } else if (name == "preceding_visit_occurrence_id") {
        column.description = "Visit of the text before of the same patient; empty for the first";
        column.values = "from 1 on";
    } else if (name == "person_source_value") {
        column.description = "Number of the synthetic patient in the other files";
        column.values = "from 1 on";
    } else if (name == "year_of_birth") {
        column.description = birthDescription(contents);
        column.values = "a year; empty: missing";
    } else if (name == "month_of_birth") {
        column.description = "Month in the field of the year of birth, where it has months";
        column.values = "1 to 12; empty: missing";
    } else if (name.ends_with("_date")) {
        column.type = ColumnType::Date;
        column.description = dateDescription(contents);
        column.values = "a day";
    } else if (name.ends_with("_concept_id")) {
        column.description = "No matching concept";
        column.values = "0";
    } else {
        column.type = name.ends_with("datetime")       ? ColumnType::Date
                      : name.ends_with("source_value") ? ColumnType::Text
                                                       : ColumnType::Integer;
        column.isEmpty = true;
    }
    const auto *made = std::ranges::find(omopColumns, name, &OmopColumn::name);
    if (made == std::end(omopColumns))
        return column;
    const std::string field = fieldWith(made->meaning, contents);
    if (field.empty())
        return column;
    column.description = std::string(made->description) + " (field " + field + ")";
    column.values =
        name.ends_with("_concept_id") ? "a concept of OMOP, or 0" : "values of the field; empty: missing";
    column.isEmpty = false;
    return column;
}

void addOmopTables(Columns &columns, const Contents &contents)
{
    for (const std::string_view name : personColumns)
        columns.push_back(omopColumn(files::personTable, name, contents));
    for (const std::string_view name : visitColumns)
        columns.push_back(omopColumn(files::visitTable, name, contents));
    for (const std::string_view name : noteColumns) {
        const bool isShared = name == "person_id" || name == "visit_occurrence_id" || name == "note_date";
        columns.push_back(isShared ? omopColumn(files::noteTable, name, contents)
                                   : noteColumn(name, contents));
    }
}

} // namespace

std::vector<FileColumn> columnsOf(const Contents &contents)
{
    Columns columns;
    addCorpus(columns, files::corpusCsv, contents);
    if (!contents.description.fields.empty())
        addFields(columns, files::corpusCsv, contents, true);
    addCorpus(columns, files::corpusJsonl, contents);
    addKeyphrases(columns, contents);
    addVocabulary(columns, contents);
    if (!contents.description.fields.empty()) {
        addFields(columns, files::patients, contents, false);
        addFieldTable(columns);
    }
    if (contents.description.omopTables)
        addOmopTables(columns, contents);
    else if (contents.extras.noteTable)
        for (const std::string_view name : noteColumns)
            columns.push_back(noteColumn(name, contents));
    return columns;
}

namespace {

std::string_view typeWord(ColumnType type)
{
    switch (type) {
    case ColumnType::Text:
        return "text";
    case ColumnType::TextList:
        return "list of texts";
    case ColumnType::Integer:
        return "whole number";
    case ColumnType::Number:
        return "decimal number";
    case ColumnType::Date:
        return "date";
    }
    return "";
}

} // namespace

std::string dataDictionaryText(const Contents &contents)
{
    std::string text = "file,column,type,description,values\n";
    for (const FileColumn &column : columnsOf(contents)) {
        text.append(column.file).append(",").append(column.name).append(",").append(typeWord(column.type));
        text.append(",").append(csvText(column.description)).append(",");
        text.append(csvText(column.values)).append("\n");
    }
    return text;
}

} // namespace core::package
