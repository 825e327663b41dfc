#include "core/base/Result.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"
#include "core/preparation/Languages.h"
#include "core/preparation/Sections.h"
#include "core/privacy/ledger/SourceName.h"
#include "core/records/Format.h"
#include "core/records/labels/ValuePattern.h"
#include "core/vocabulary/Folding.h"

#include <algorithm>
#include <array>
#include <unicode/uchar.h>

namespace core::plan {

namespace {

using Records = Plan::Records;

constexpr std::int64_t maximumSourceLength = 100;

PlanCheck checkSourceName(const std::string &field, const std::string &name)
{
    if (name.empty())
        return refuse(
            PlanFault::Missing,
            field,
            "the name of the data source was expected, under which the ledger adds up what is spent "
            "on these records");
    KEYSEED_TRY(checkLine(field, name, "the name of the source"));
    if (!privacy::isSourceName(name))
        return refuse(PlanFault::HiddenText,
                      field,
                      "a name without invisible characters was expected, as people compare it");
    return checkLength(field, name, "a name", maximumSourceLength);
}

PlanCheck checkFiles(const std::string &field, const std::vector<std::filesystem::path> &files)
{
    constexpr std::string_view what = "the path of the records";
    if (files.empty())
        return checkLine(field, {}, std::string(what));
    for (std::size_t i = 0; i < files.size(); ++i)
        if (PlanCheck one =
                checkLine(field + '[' + std::to_string(i) + ']', files[i].string(), std::string(what));
            !one)
            return one;
    return {};
}

PlanCheck checkText(const std::string &field, const std::string &column)
{
    if (!column.empty())
        return {};
    return refuse(PlanFault::Missing,
                  field,
                  "the name of the column that holds the text was expected, nothing was found");
}

/// A column with a role: named, and with no other role.
PlanCheck checkColumn(const std::string &field, const std::string &column, const Records &records)
{
    if (column.empty())
        return refuse(PlanFault::ColumnUnnamed,
                      field,
                      "the name of a column was expected; set it to null when there is none");
    if (column == records.textColumn)
        return refuse(
            PlanFault::ColumnTaken, field, "the same column as records.text; name another or set it to null");
    return {};
}

const records::Format *formatOf(const Records &records)
{
    return records.format ? records::findFormat(*records.format) : nullptr;
}

PlanCheck checkDelimiter(const std::string &field, const std::string &text, const Records &records)
{
    const records::Format *format = formatOf(records);
    // Stating what is true of every file of the format is not an error.
    if (format != nullptr && format->ownDelimiter() && text == std::string(1, *format->ownDelimiter()))
        return {};
    if (format != nullptr && format->ownDelimiter())
        return refuse(
            PlanFault::DelimiterOfNoCsv,
            field,
            "a " + *records.format
                + " file has a delimiter of its own; leave the delimiter out or set records.format to "
                  "\"csv\"");
    if (format != nullptr && !format->takesDelimiter())
        return refuse(PlanFault::DelimiterOfNoCsv, field, "only csv has a delimiter; leave it out");
    if (text.size() != 1 || static_cast<unsigned char>(text.front()) > 0x7F)
        return refuse(PlanFault::DelimiterImpossible,
                      field,
                      "one ASCII character was expected, such as \",\" or \"\\t\"");
    if (const char delimiter = text.front();
        delimiter == '"' || delimiter == '\x7F' || (delimiter < ' ' && delimiter != '\t'))
        return refuse(PlanFault::DelimiterImpossible,
                      field,
                      "a character such as \",\" or \"\\t\" was expected, not a quote or line break");
    return {};
}

PlanCheck checkQuoting(const std::string &field, const std::string &rule, const Records &records)
{
    if (const records::Format *format = formatOf(records); format != nullptr && !format->takesQuoting())
        return refuse(PlanFault::RuleOfOtherFormat, field, "only csv and tsv have quotes; leave it out");
    return OneOf{records::quotingNames()}(field, rule);
}

PlanCheck checkHeaderRow(const std::string &field, int row, const Records &records)
{
    constexpr int last = 1'000'000;
    if (const records::Format *format = formatOf(records); format != nullptr && !format->takesHeaderRow())
        return refuse(
            PlanFault::RuleOfOtherFormat,
            field,
            "only csv, tsv and spreadsheets have a row with the names of the columns; leave it out");
    return UpTo{last}(field, row);
}

PlanCheck checkEncoding(const std::string &field, const std::string &name)
{
    if (!name.empty())
        return {};
    return refuse(PlanFault::EncodingUnnamed,
                  field,
                  "a name such as \"UTF-8\" was expected; leave it out to have it recognised");
}

PlanCheck checkProfile(const std::string &field, const std::string &name)
{
    return checkLine(field, name, "the name of a profile or the path of its file");
}

PlanCheck checkPattern(const std::string &field, const std::string &pattern)
{
    if (pattern.empty())
        return {};
    const auto made = records::ValuePattern::of(pattern, field);
    if (made)
        return {};
    return refuse(PlanFault::PatternImpossible, field, made.error().what.substr(field.size() + 2));
}

PlanCheck checkTable(const std::string &field, const std::string &name)
{
    return checkLine(field, name, "the name of a sheet, a table or a view");
}

PlanCheck checkJoinFiles(const std::string &field,
                         const std::vector<std::filesystem::path> &files,
                         const Records &records)
{
    for (std::size_t i = 0; i < files.size(); ++i)
        if (PlanCheck one = checkLine(field + '[' + std::to_string(i) + ']', files[i].string(), "a path");
            !one)
            return one;
    if (!files.empty() && records.labelColumn)
        return refuse(PlanFault::ColumnTaken,
                      "records.label",
                      "null was expected, because the labels are those of records.join.files");
    return {};
}

PlanCheck checkJoinColumn(const std::string &field, const std::string &column, const Records &records)
{
    if (records.join.files.empty() || !column.empty())
        return {};
    return refuse(PlanFault::Missing, field, "the name of a column was expected, nothing was found");
}

constexpr std::array<std::string_view, 1> copyRules = {copiesOnce};

PlanCheck checkSections(const std::string &field, const std::vector<std::string> &names)
{
    for (auto name = names.begin(); name != names.end(); ++name) {
        const std::string place = field + '[' + std::to_string(name - names.begin()) + ']';
        KEYSEED_TRY(OneOf{preparation::sectionNames()}(place, *name));
        if (std::find(names.begin(), name, *name) != name)
            return refuse(PlanFault::UnknownChoice, place, "the section is listed twice; remove one");
    }
    return {};
}

PlanCheck checkCopies(const std::string &field, const std::string &rule, const Plan::Records &records)
{
    if (rule.empty())
        return {};
    KEYSEED_TRY(OneOf{copyRules}(field, rule));
    if (!records.personColumn)
        return refuse(PlanFault::ColumnUnnamed,
                      "records.person",
                      "the name of a column was expected, as records.copies looks among the records of a "
                      "person; name one, or leave records.copies out");
    return {};
}

PlanCheck checkNegation(const std::string &field, const std::string &language)
{
    static const std::vector<std::string_view> titles = preparation::languageTitles();
    return language.empty() ? PlanCheck() : OneOf{titles}(field, language);
}

// A letter or a digit is part of a label.
PlanCheck
checkLabelSeparator(const std::string &field, const std::string &separator, const Plan::Records &records)
{
    constexpr std::size_t longest = 3;
    if (separator.empty())
        return {};
    const TextFacts facts = factsOf(separator);
    bool areMarks = facts.isValid && facts.characters <= longest && (separator == "\t" || !facts.hasControl);
    for (std::size_t next = 0; areMarks && next < separator.size();)
        areMarks = !u_isalnum(vocabulary::nextCodePoint(separator, next));
    if (!areMarks)
        return refuse(PlanFault::SeparatorImpossible,
                      field,
                      "one to three characters were expected, neither letters nor digits nor line breaks, "
                      "such as \";\" or \"|\"; leave it out where a cell holds one label");
    if (!records.labelColumn && records.join.files.empty())
        return refuse(
            PlanFault::SeparatorOfNoColumn,
            field,
            "a column of labels was expected, in whose cells it stands; name it in records.label or "
            "records.join, or leave the separator out");
    return {};
}

PlanCheck checkSeveralLabels(const std::string &field, const std::string &rule)
{
    static constexpr std::array<std::string_view, 2> rules = {"first", "each"};
    return rule.empty() ? PlanCheck() : OneOf{rules}(field, rule);
}

PlanCheck
checkWithdrawnColumn(const std::string &field, const std::string &column, const Plan::Records &records)
{
    if (records.withdrawn.values.empty() || !column.empty())
        return {};
    return refuse(PlanFault::Missing, field, "the name of a column was expected, nothing was found");
}

/// Accesses a member of the rule for withdrawn records.
template<typename Member>
auto ofWithdrawn(Member records::Withdrawn::*member)
{
    return [member](auto &records) -> decltype(auto) { return (records.withdrawn.*member); };
}

/// Accesses a member of the join of the records.
template<typename Member>
auto joined(Member records::Join::*member)
{
    return [member](auto &records) -> decltype(auto) { return (records.join.*member); };
}

} // namespace

const SectionTable<Records> &recordsFields()
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
    };
    return fields;
}

const std::string &sourceName(const Plan &plan)
{
    return plan.records.source.empty() ? plan.project : plan.records.source;
}

records::Source recordsSource(const Records &records)
{
    records::Source source;
    source.files = records.files;
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
    return source;
}

void takeOutPersons(Plan::Records &records)
{
    records.personColumn.reset();
    records.personPattern.clear();
    records.copies.clear();
}

preparation::Rules preparationRules(const Plan::Records &records)
{
    return {.sections = records.sections,
            .negation = records.negation,
            .copiesOnce = records.copies == copiesOnce};
}

} // namespace core::plan
