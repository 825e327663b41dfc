
#include "core/package/archive/PackageFiles.h"
#include "core/package/documents/Parts.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace core::package {

namespace {

struct Described
{
    std::string_view file;
    std::string_view recordSet; ///< identifier of what its rows are; empty where another file has them too
    const char *description;
};

constexpr Described corpusCsv{files::corpusCsv, "corpus", "The synthetic texts with their labels"};
constexpr Described corpusJsonl{files::corpusJsonl, "", "The same as corpus.csv, one JSON object a line"};
constexpr Described keyphrases{
    files::keyphrases, "keyphrases", "For each text the keyphrases it was written around, if any"};
constexpr Described vocabulary{
    files::vocabulary, "vocabulary", "What was released of the phrases: noisy counts"};
constexpr Described terms{files::terms,
                          "",
                          "The vocabulary with its vectors, for training: binary, read by Keyseed; made "
                          "without the records"};
constexpr Described note{
    files::noteTable, "note", "The texts in the shape of NOTE, OMOP common data model 5.4"};
constexpr Described persons{files::personTable,
                            "person",
                            "The synthetic patients in the shape of PERSON, OMOP common data model 5.4"};
constexpr Described visits{
    files::visitTable,
    "visit_occurrence",
    "A visit for each text in the shape of VISIT_OCCURRENCE, OMOP common data model 5.4"};

constexpr Described patientRows{files::patients, "patients", "The synthetic patients with their fields"};
constexpr Described fieldShares{
    files::fieldTable, "fields", "Shares of the values of fields and of measured pairs of fields"};

std::vector<Described> describedFiles(const Contents &contents)
{
    std::vector<Described> all{corpusCsv, corpusJsonl, keyphrases, vocabulary};
    if (contents.travelling)
        all.push_back(terms);
    if (!contents.description.fields.empty())
        all.insert(all.end(), {patientRows, fieldShares});
    if (contents.description.omopTables)
        all.insert(all.end(), {persons, visits});
    if (hasNoteTable(contents))
        all.push_back(note);
    return all;
}

Json reference(const std::string &id)
{
    return {{"@id", id}};
}

Json fileObject(const Described &described, const FileEntry &entry)
{
    const bool isTable = described.file != files::terms;
    const bool isCsv = described.file.ends_with(".csv");
    Json json{{"@type", "cr:FileObject"},
              {"@id", described.file},
              {"name", described.file},
              {"description", described.description},
              {"contentUrl", described.file},
              {"contentSize", std::to_string(entry.bytes) + " B"},
              {"encodingFormat",
               !isTable ? "application/octet-stream"
               : isCsv  ? "text/csv"
                        : "application/jsonlines"},
              {"sha256", entry.sha256}};
    if (described.recordSet.empty() && isTable)
        json["sameAs"] = files::corpusCsv;
    return json;
}

Json textFileSet()
{
    return {{"@type", "cr:FileSet"},
            {"@id", "text-files"},
            {"name", "text-files"},
            {"description", "The texts of corpus.csv one by one, named by their ids"},
            {"encodingFormat", "text/plain"},
            {"includes", std::string(files::textFolder) + "/*.txt"}};
}

Json dataTypeOf(const FileColumn &column)
{
    switch (column.type) {
    case ColumnType::Integer:
        return "sc:Integer";
    case ColumnType::Number:
        return "sc:Float";
    case ColumnType::Date:
        return "sc:Date";
    case ColumnType::Text:
    case ColumnType::TextList:
        break;
    }
    // A row of vocabulary.csv is no text that could have a label.
    if (column.file != files::vocabulary && (column.name == "label" || column.name == "note_title"))
        return {"sc:Text", "cr:Label"};
    return "sc:Text";
}

Json fieldJson(const Described &described, const FileColumn &column)
{
    Json json{{"@type", "cr:Field"},
              {"@id", std::string(described.recordSet) + "/" + std::string(column.name)},
              {"name", column.name},
              {"description", column.description},
              {"dataType", dataTypeOf(column)}};
    if (column.type == ColumnType::TextList) {
        json["isArray"] = true;
        json["arrayShape"] = "-1";
    }
    json["source"] = {{"fileObject", reference(std::string(described.file))},
                      {"extract", {{"column", column.name}}}};
    if (described.file == files::corpusCsv && column.name == "label")
        json["references"] = reference("labels/name");
    return json;
}

Json recordSet(const Described &described, const std::vector<FileColumn> &columns)
{
    const std::string id(described.recordSet);
    Json fields = Json::array();
    for (const FileColumn &column : columns)
        if (column.file == described.file && !column.isEmpty)
            fields.push_back(fieldJson(described, column));
    Json json{{"@type", "cr:RecordSet"}, {"@id", id}, {"name", id}, {"description", described.description}};
    if (described.file == files::vocabulary)
        json["key"] = {reference(id + "/label"), reference(id + "/phrase")};
    else if (described.file == files::patients)
        json["key"] = reference(id + "/patient_id");
    else if (described.file == files::fieldTable)
        json["key"] = {reference(id + "/field"),
                       reference(id + "/value"),
                       reference(id + "/other_field"),
                       reference(id + "/other_value")};
    else if (described.file == files::personTable || described.file == files::visitTable)
        json["key"] = reference(id + "/" + id + "_id");
    else
        json["key"] = reference(id + (described.file == files::noteTable ? "/note_id" : "/id"));
    json["field"] = std::move(fields);
    return json;
}

Json labelSet(const std::vector<std::string> &labels)
{
    Json data = Json::array();
    for (const std::string &label : labels)
        data.push_back({{"labels/name", label}});
    const Json field{{"@type", "cr:Field"},
                     {"@id", "labels/name"},
                     {"name", "name"},
                     {"description", "The label"},
                     {"dataType", "sc:Text"}};
    return {{"@type", "cr:RecordSet"},
            {"@id", "labels"},
            {"name", "labels"},
            {"description", "The labels, declared beforehand"},
            {"dataType", "sc:Enumeration"},
            {"key", reference("labels/name")},
            {"field", Json::array({field})},
            {"data", std::move(data)}};
}

} // namespace

Result<Json> croissantDistribution(const Contents &contents, const std::vector<FileEntry> &written)
{
    Json list = Json::array();
    for (const Described &described : describedFiles(contents)) {
        const auto entry = std::find_if(written.begin(), written.end(), [&](const FileEntry &each) {
            return each.name == described.file;
        });
        if (entry == written.end())
            return fail(ErrorCode::Internal,
                        std::string(files::croissant) + ": " + std::string(described.file)
                            + " was not written before it");
        list.push_back(fileObject(described, *entry));
    }
    if (contents.extras.textFiles)
        list.push_back(textFileSet());
    return list;
}

Json croissantRecordSets(const Contents &contents)
{
    Json list = Json::array({labelSet(contents.model->labels)});
    const std::vector<FileColumn> columns = columnsOf(contents);
    for (const Described &described : describedFiles(contents))
        if (!described.recordSet.empty())
            list.push_back(recordSet(described, columns));
    return list;
}

} // namespace core::package
