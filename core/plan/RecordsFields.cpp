#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"
#include "core/preparation/Languages.h"
#include "core/preparation/Sections.h"
#include "core/records/Formats.h"

#include <algorithm>
#include <array>

namespace core::plan {

namespace {

using Records = Plan::Records;

constexpr std::int64_t maximumSourceLength = 100;

PlanCheck checkSource(const std::string &field, const std::string &name)
{
    if (name.empty())
        return {};
    if (PlanCheck line = checkLine(field, name, "the name of the source"); !line)
        return line;
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

constexpr std::array<std::string_view, 1> copyRules = {"once"};

PlanCheck checkSections(const std::string &field, const std::vector<std::string> &names)
{
    for (auto name = names.begin(); name != names.end(); ++name) {
        const std::string place = field + '[' + std::to_string(name - names.begin()) + ']';
        if (PlanCheck known = OneOf{preparation::sectionNames()}(place, *name); !known)
            return known;
        if (std::find(names.begin(), name, *name) != name)
            return refuse(
                PlanFault::UnknownChoice, place, "a section that stands before already; take one out");
    }
    return {};
}

PlanCheck checkCopies(const std::string &field, const std::string &rule, const Records &records)
{
    if (rule.empty())
        return {};
    if (PlanCheck known = OneOf{copyRules}(field, rule); !known)
        return known;
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

} // namespace

const SectionTable<Records> &recordsFields()
{
    static const std::vector<std::string_view> formats = records::formatNames();
    static const SectionTable<Records> fields = {
        {"source", &Records::source, checkSource, {FieldWritten::WhenGiven}},
        {"files", &Records::files, checkFiles},
        {"format", &Records::format, OneOf{formats}},
        {"text", &Records::textColumn, checkText},
        {"label", &Records::labelColumn, checkColumn},
        {"person", &Records::personColumn, checkColumn},
        {"delimiter", &Records::delimiter, checkDelimiter, {FieldWritten::WhenGiven}},
        {"encoding", &Records::encoding, checkEncoding, {FieldWritten::WhenGiven}},
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

preparation::Rules preparationRules(const Records &records)
{
    return {.sections = records.sections,
            .negation = records.negation,
            .copiesOnce = records.copies == copyRules.front()};
}

records::Source recordsSource(const Records &records)
{
    records::Source source;
    source.files = records.files;
    source.format = records.format;
    if (records.delimiter && !records.delimiter->empty())
        source.delimiter = records.delimiter->front();
    source.encoding = records.encoding;
    source.textColumn = records.textColumn;
    source.labelColumn = records.labelColumn;
    source.personColumn = records.personColumn;
    return source;
}

} // namespace core::plan
