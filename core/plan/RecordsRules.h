#pragma once

#include "core/base/Result.h"
#include "core/languages/Language.h"
#include "core/plan/DatabaseSecrets.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/FieldMap.h"
#include "core/plan/Sections.h"
#include "core/preparation/Languages.h"
#include "core/preparation/Sections.h"
#include "core/privacy/ledger/SourceName.h"
#include "core/records/Format.h"
#include "core/records/labels/ValuePattern.h"
#include "core/records/odbc/ConnectionText.h"
#include "core/records/odbc/DatabaseRows.h"
#include "core/vocabulary/Folding.h"

#include <algorithm>
#include <array>
#include <unicode/uchar.h>

/// The rules for the fields of records, which RecordsFields.cpp lists.
namespace core::plan::recordsrules {

using Records = Plan::Records;

inline constexpr std::int64_t maximumSourceLength = 100;

inline PlanCheck checkSourceName(const std::string &field, const std::string &name)
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

// A language that has no file in core/languages is named by its code.
inline PlanCheck checkLanguage(const std::string &field, const std::string &name)
{
    const auto isLetter = [](char c) { return c >= 'a' && c <= 'z'; };
    const bool isCode = (name.size() == 2 || name.size() == 3) && std::ranges::all_of(name, isLetter);
    if (name.empty() || isCode || !languages::codeOf(name).empty())
        return {};
    return refuse(PlanFault::UnknownChoice,
                  field,
                  "the name or the code of a language was expected, such as \"German\" or \"de\"; leave it "
                  "out where it is unknown");
}

inline PlanCheck
checkFiles(const std::string &field, const std::vector<std::filesystem::path> &files, const Records &records)
{
    constexpr std::string_view what = "the path of the records";
    if (!records.database.connection.empty() && !files.empty())
        return refuse(PlanFault::DatabaseImpossible,
                      field,
                      "no file was expected beside records.database; remove one of the two");
    if (!records.database.connection.empty())
        return {};
    if (records.format == "odbc")
        return refuse(PlanFault::DatabaseImpossible,
                      "records.database.connection",
                      "the connection to the database was expected, such as \"DSN=clinic\"");
    if (files.empty())
        return checkLine(field, {}, std::string(what));
    for (std::size_t i = 0; i < files.size(); ++i)
        if (PlanCheck one =
                checkLine(field + '[' + std::to_string(i) + ']', files[i].string(), std::string(what));
            !one)
            return one;
    return {};
}

inline PlanCheck checkText(const std::string &field, const std::string &column)
{
    if (!column.empty())
        return {};
    return refuse(PlanFault::Missing,
                  field,
                  "the name of the column that holds the text was expected, nothing was found");
}

/// A column with a role: named, and with no other role.
inline PlanCheck checkColumn(const std::string &field, const std::string &column, const Records &records)
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

inline const records::Format *formatOf(const Records &records)
{
    return records.format ? records::findFormat(*records.format) : nullptr;
}

inline PlanCheck checkDelimiter(const std::string &field, const std::string &text, const Records &records)
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

inline PlanCheck checkQuoting(const std::string &field, const std::string &rule, const Records &records)
{
    if (const records::Format *format = formatOf(records); format != nullptr && !format->takesQuoting())
        return refuse(PlanFault::RuleOfOtherFormat, field, "only csv and tsv have quotes; leave it out");
    return OneOf{records::quotingNames()}(field, rule);
}

inline PlanCheck checkHeaderRow(const std::string &field, int row, const Records &records)
{
    constexpr int last = 1'000'000;
    if (const records::Format *format = formatOf(records); format != nullptr && !format->takesHeaderRow())
        return refuse(
            PlanFault::RuleOfOtherFormat,
            field,
            "only csv, tsv and spreadsheets have a row with the names of the columns; leave it out");
    return UpTo{last}(field, row);
}

inline PlanCheck checkEncoding(const std::string &field, const std::string &name)
{
    if (!name.empty())
        return {};
    return refuse(PlanFault::EncodingUnnamed,
                  field,
                  "a name such as \"UTF-8\" was expected; leave it out to have it recognised");
}

inline PlanCheck checkProfile(const std::string &field, const std::string &name)
{
    return checkLine(field, name, "the name of a profile or the path of its file");
}

inline PlanCheck checkPattern(const std::string &field, const std::string &pattern)
{
    if (pattern.empty())
        return {};
    const auto made = records::ValuePattern::of(pattern, field);
    if (made)
        return {};
    return refuse(PlanFault::PatternImpossible, field, made.error().what.substr(field.size() + 2));
}

inline PlanCheck checkTable(const std::string &field, const std::string &name)
{
    return checkLine(field, name, "the name of a sheet, a table or a view");
}

inline PlanCheck
checkConnection(const std::string &field, const std::string &connection, const Records &records)
{
    if (connection.empty())
        return {};
    if (const std::string problem = records::odbc::problemOf(connection); !problem.empty())
        return refuse(PlanFault::DatabaseImpossible, field, problem);
    if (records.format && *records.format != "odbc")
        return refuse(PlanFault::DatabaseImpossible,
                      "records.format",
                      "\"odbc\" was expected, because records.database names a database; leave it out");
    return {};
}

inline PlanCheck checkQuery(const std::string &field, const std::string &query, const Records &records)
{
    if (query.empty())
        return {};
    if (records.database.connection.empty() || records.table)
        return refuse(PlanFault::DatabaseImpossible,
                      field,
                      records.table ? "either a query or records.table was expected; remove one of the two"
                                    : "records.database.connection was expected beside it");
    if (const std::string problem = records::odbc::problemOfQuery(query); !problem.empty())
        return refuse(PlanFault::DatabaseImpossible, field, problem);
    return {};
}

inline PlanCheck checkDatabaseTimeout(const std::string &field, int seconds)
{
    constexpr int most = 86'400;
    if (seconds >= 1 && seconds <= most)
        return {};
    return refuse(PlanFault::DatabaseImpossible, field, "a number of seconds from 1 to 86400 was expected");
}

inline PlanCheck checkSecretVariable(const std::string &field, const std::string &name)
{
    if (name.empty() || records::odbc::isSecretVariable(name))
        return {};
    return refuse(PlanFault::DatabaseImpossible,
                  field,
                  "the name of an environment variable that ends in _USER or _PASSWORD was expected, not the "
                  "secret itself; put the secret into such a variable");
}

inline PlanCheck checkJoinFiles(const std::string &field,
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

inline PlanCheck checkJoinColumn(const std::string &field, const std::string &column, const Records &records)
{
    if (records.join.files.empty() || !column.empty())
        return {};
    return refuse(PlanFault::Missing, field, "the name of a column was expected, nothing was found");
}

inline constexpr std::array<std::string_view, 1> copyRules = {copiesOnce};

inline PlanCheck checkSections(const std::string &field, const std::vector<std::string> &names)
{
    for (auto name = names.begin(); name != names.end(); ++name) {
        const std::string place = field + '[' + std::to_string(name - names.begin()) + ']';
        KEYSEED_TRY(OneOf{preparation::sectionNames()}(place, *name));
        if (std::find(names.begin(), name, *name) != name)
            return refuse(PlanFault::UnknownChoice, place, "the section is listed twice; remove one");
    }
    return {};
}

inline PlanCheck checkCopies(const std::string &field, const std::string &rule, const Plan::Records &records)
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

inline PlanCheck checkNegation(const std::string &field, const std::string &language)
{
    static const std::vector<std::string_view> titles = preparation::languageTitles();
    return language.empty() ? PlanCheck() : OneOf{titles}(field, language);
}

// A letter or a digit is part of a label.
inline PlanCheck
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

inline PlanCheck checkSeveralLabels(const std::string &field, const std::string &rule)
{
    static constexpr std::array<std::string_view, 2> rules = {"first", "each"};
    return rule.empty() ? PlanCheck() : OneOf{rules}(field, rule);
}

inline PlanCheck
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

/// Accesses a member of the database of the records.
template<typename Member>
auto ofDatabase(Member records::DatabaseSource::*member)
{
    return [member](auto &records) -> decltype(auto) { return (records.database.*member); };
}

/// Accesses a member of the join of the records.
template<typename Member>
auto joined(Member records::Join::*member)
{
    return [member](auto &records) -> decltype(auto) { return (records.join.*member); };
}

} // namespace core::plan::recordsrules
