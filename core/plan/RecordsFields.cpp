#include "core/base/Result.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/LabelChecks.h"
#include "core/plan/PreparationChecks.h"
#include "core/plan/Sections.h"
#include "core/records/Formats.h"
#include "core/records/ValuePattern.h"

namespace core::plan {

namespace {

using Records = Plan::Records;

constexpr std::int64_t maximumSourceLength = 100;

PlanCheck checkSource(const std::string &field, const std::string &name)
{
    if (name.empty())
        return {};
    KEYSEED_TRY(checkLine(field, name, "the name of the source"));
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

PlanCheck checkDelimiter(const std::string &field, const std::string &text, const Records &records)
{
    const records::Format *format = records.format ? records::findFormat(*records.format) : nullptr;
    // To say what is true of every file of the format is no mistake.
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

/// Of the join of the records.
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
        {"source", &Records::source, checkSource, {FieldWritten::WhenGiven}},
        {"files", &Records::files, checkFiles},
        {"format", &Records::format, OneOf{formats}},
        {"profile", &Records::profile, checkProfile, {FieldWritten::WhenGiven}},
        {"table", &Records::table, checkTable, {FieldWritten::WhenGiven}},
        {"text", &Records::textColumn, checkText},
        {"label", &Records::labelColumn, checkColumn},
        {"person", &Records::personColumn, checkColumn},
        {"delimiter", &Records::delimiter, checkDelimiter, {FieldWritten::WhenGiven}},
        {"encoding", &Records::encoding, checkEncoding, {FieldWritten::WhenGiven}},
        {"labelPattern", &Records::labelPattern, checkPattern, {FieldWritten::WhenGiven}},
        {"personPattern", &Records::personPattern, checkPattern, {FieldWritten::WhenGiven}},
        {"join.files", joined(&records::Join::files), checkJoinFiles, {FieldWritten::WhenGiven}},
        {"join.on", joined(&records::Join::on), checkJoinColumn, {FieldWritten::WhenGiven}},
        {"join.key", joined(&records::Join::key), AnyValue{}, {FieldWritten::WhenGiven}},
        {"join.label", joined(&records::Join::labelColumn), checkJoinColumn, {FieldWritten::WhenGiven}},
        {"labelSeparator", &Records::labelSeparator, checkLabelSeparator, {FieldWritten::WhenGiven}},
        {"severalLabels", &Records::severalLabels, checkSeveralLabels, {FieldWritten::WhenGiven}},
        {"sections", &Records::sections, checkSections, {FieldWritten::WhenGiven}},
        {"negation", &Records::negation, checkNegation, {FieldWritten::WhenGiven}},
        {"copies", &Records::copies, checkCopies, {FieldWritten::WhenGiven}},
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
    source.encoding = records.encoding;
    source.table = records.table;
    source.labelPattern = records.labelPattern;
    source.personPattern = records.personPattern;
    source.join = records.join;
    source.labelSeparator = records.labelSeparator;
    source.textColumn = records.textColumn;
    source.labelColumn = records.labelColumn;
    source.personColumn = records.personColumn;
    return source;
}

} // namespace core::plan
