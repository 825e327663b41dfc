#include "core/plan/RecordsRules.h"

namespace core::plan {

// In the namespace of the rules, whose names hide those of other sections.
namespace recordsrules {

namespace {

const SectionTable<Records> &listedFields()
{
    static const std::vector<std::string_view> formats = records::formatNames();
    static const SectionTable<Records> fields = {
        {"source",
         &Records::source,
         checkSourceName,
         {FieldWritten::WhenGiven},
         published(
             "Public name of the data source, under which the ledger adds up. Required. Case and blanks "
             "do not tell two names apart.")},
        {"files",
         &Records::files,
         checkFiles,
         {},
         local("Files or folders with the records. Relative paths start at the plan.")},
        {"format", &Records::format, OneOf{formats}, {}, local("Format of the files. Default: recognised.")},
        {"profile",
         &Records::profile,
         checkProfile,
         {FieldWritten::WhenGiven},
         local("Profile that filled in the other keys: a name or a file.")},
        {"table",
         &Records::table,
         checkTable,
         {FieldWritten::WhenGiven},
         local("Sheet, table or view to read.")},
        {"database.connection",
         ofDatabase(&records::DatabaseSource::connection),
         checkConnection,
         {FieldWritten::WhenGiven},
         local("Connection over ODBC instead of files, without user and password: \"DSN=clinic\", or "
               "\"Driver=...;Server=...;Database=...\".")},
        {"database.query",
         ofDatabase(&records::DatabaseSource::query),
         checkQuery,
         {FieldWritten::WhenGiven},
         local("Query that reads the records. Default: the table of records.table.")},
        {"database.userEnvironment",
         ofDatabase(&records::DatabaseSource::userEnvironment),
         checkSecretVariable,
         {FieldWritten::WhenGiven},
         local("Environment variable with the user of the database; its name ends in _USER.")},
        {"database.passwordEnvironment",
         ofDatabase(&records::DatabaseSource::passwordEnvironment),
         checkSecretVariable,
         {FieldWritten::WhenGiven},
         local("Environment variable with the password of the database; its name ends in _PASSWORD. Default: "
               "the keyring.")},
        {"database.timeout",
         ofDatabase(&records::DatabaseSource::timeout),
         checkDatabaseTimeout,
         {FieldWritten::WhenGiven},
         local("Seconds to wait for the next rows of the database. Default: 300.")},
        {"language",
         &Records::language,
         checkLanguage,
         {FieldWritten::WhenGiven},
         published("Language of the texts: a name or a code, such as \"German\" or \"de\". A vocabulary of "
                   "another language is refused. Default: unknown, with a warning.")},
        {"text", &Records::textColumn, checkText, {}, local("Column with the text.")},
        {"label", &Records::labelColumn, checkColumn, {}, local("Column with the label; null: no labels.")},
        {"person",
         &Records::personColumn,
         checkColumn,
         {},
         local("Column with the person; null: each record is a unit.")},
        {"delimiter",
         &Records::delimiter,
         checkDelimiter,
         {FieldWritten::WhenGiven},
         local("Delimiter of csv: one ASCII character. Default: recognised.")},
        {"quoting",
         &Records::quoting,
         checkQuoting,
         {FieldWritten::WhenGiven},
         local("Quotes around cells of csv and tsv. Default: standard, and an error where a cell seems to "
               "swallow rows.")},
        {"headerRow",
         &Records::headerRow,
         checkHeaderRow,
         {FieldWritten::WhenGiven},
         local("Line or row with the names of the columns, from 1. Default: the first, behind a title.")},
        {"encoding",
         &Records::encoding,
         checkEncoding,
         {FieldWritten::WhenGiven},
         local("Character encoding, as ICU names it. Default: recognised.")},
        {"labelPattern",
         &Records::labelPattern,
         checkPattern,
         {FieldWritten::WhenGiven},
         local("Regular expression; its group is the label in the cell.")},
        {"personPattern",
         &Records::personPattern,
         checkPattern,
         {FieldWritten::WhenGiven},
         local("Regular expression; its group is the person in the cell.")},
        {"join.files",
         joined(&records::Join::files),
         checkJoinFiles,
         {FieldWritten::WhenGiven},
         local("Files with the labels, joined to the records by a key.")},
        {"join.on",
         joined(&records::Join::on),
         checkJoinColumn,
         {FieldWritten::WhenGiven},
         local("Key column of the records.")},
        {"join.key",
         joined(&records::Join::key),
         AnyValue(),
         {FieldWritten::WhenGiven},
         local("Key column of the joined files. Default: the same name.")},
        {"join.label",
         joined(&records::Join::labelColumn),
         checkJoinColumn,
         {FieldWritten::WhenGiven},
         local("Label column of the joined files.")},
        {"withdrawn.column",
         ofWithdrawn(&records::Withdrawn::column),
         checkWithdrawnColumn,
         {FieldWritten::WhenGiven},
         local("Column that marks withdrawn records, which are left out.")},
        {"withdrawn.values",
         ofWithdrawn(&records::Withdrawn::values),
         AnyValue(),
         {FieldWritten::WhenGiven},
         local("Values in that column that mark a withdrawn record, such as \"1\".")},
        {"recordElement",
         &Records::recordElement,
         AnyValue(),
         {FieldWritten::WhenGiven},
         local("Path of the XML element that holds one record. Default: the document.")},
        {"labelSeparator",
         &Records::labelSeparator,
         checkLabelSeparator,
         {FieldWritten::WhenGiven},
         local("Characters between several labels in a cell.")},
        {"severalLabels",
         &Records::severalLabels,
         checkSeveralLabels,
         {FieldWritten::WhenGiven},
         published(
             "\"first\": a record counts for its first declared label; \"each\": for each. Default: first.")},
        {"sections",
         &Records::sections,
         checkSections,
         {FieldWritten::WhenGiven},
         published("Sections of the texts that are kept. Default: the whole text.")},
        {"negation",
         &Records::negation,
         checkNegation,
         {FieldWritten::WhenGiven},
         published("Language whose negated phrases are left out, such as \"English\".")},
        {"copies",
         &Records::copies,
         checkCopies,
         {FieldWritten::WhenGiven},
         published("\"once\": a text that a person has several times counts once.")},
        {"omopTables",
         &Records::omopTables,
         AnyValue(),
         {FieldWritten::Always, [](const Records &records) { return !records.fields.empty(); }},
         published("Whether the package has the OMOP tables person, visit_occurrence and note, made of the "
                   "fields.")},
    };
    return fields;
}

} // namespace

} // namespace recordsrules

const SectionTable<Plan::Records> &recordsFields()
{
    return recordsrules::listedFields();
}

const std::string &sourceName(const Plan &plan)
{
    return plan.records.source.empty() ? plan.project : plan.records.source;
}

records::Source recordsSource(const Plan::Records &records)
{
    records::Source source;
    source.files = records.files;
    source.database = records.database;
    source.findSecret = findDatabaseSecret;
    source.format = records.format;
    if (records.delimiter && !records.delimiter->empty())
        source.delimiter = records.delimiter->front();
    source.quoting = records.quoting ? records::quotingNamed(*records.quoting) : std::nullopt;
    source.headerRow = records.headerRow;
    source.encoding = records.encoding;
    source.table = records.table;
    source.labelPattern = records.labelPattern;
    source.personPattern = records.personPattern;
    source.join = records.join;
    source.withdrawn = records.withdrawn;
    source.recordElement = records.recordElement;
    source.labelSeparator = records.labelSeparator;
    source.textColumn = records.textColumn;
    source.labelColumn = records.labelColumn;
    source.personColumn = records.personColumn;
    source.fieldColumns = fieldColumns(records);
    source.fieldJoins = fieldJoins(records);
    return source;
}

void readFiles(Plan::Records &records, std::vector<std::filesystem::path> files)
{
    records.files = std::move(files);
    records.database = {};
    if (records.format == "odbc")
        records.format.reset();
}

void takeOutPersons(Plan::Records &records)
{
    records.personColumn.reset();
    records.personPattern.clear();
    records.copies.clear();
}

std::string languageCode(const Plan::Records &records)
{
    const std::string_view known = languages::codeOf(records.language);
    return known.empty() ? records.language : std::string(known);
}

preparation::Rules preparationRules(const Plan::Records &records)
{
    return {.sections = records.sections,
            .negation = records.negation,
            .copiesOnce = records.copies == copiesOnce};
}

} // namespace core::plan
