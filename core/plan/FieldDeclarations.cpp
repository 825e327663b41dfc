#include "core/base/Result.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/FieldMap.h"
#include "core/plan/LabelMap.h"
#include "core/plan/PublishedPlan.h"
#include "core/plan/Sections.h"
#include "core/records/labels/Spelling.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace core::plan {

namespace {

constexpr std::array<std::string_view, 5> fieldKinds = {
    categoryKind, flagKind, codesKind, numberKind, dateKind};
constexpr std::array<std::string_view, 2> fieldOwners = {ofPatient, ofNote};
constexpr std::array<std::string_view, 3> dateSteps = {"month", "year", "days"};
/// The columns of corpus.csv that every package has, or every one with fields.
constexpr std::array<std::string_view, 5> takenNames = {"id", "label", "text", "patient_id", "note_number"};
// The label and the number of notes are fields of the domain, too.
constexpr std::size_t mostDeclared = fields::mostFields - 2;

PlanCheck checkStep(const std::string &field, const std::string &step)
{
    return step.empty() ? PlanCheck() : OneOf{dateSteps}(field, step);
}

PlanCheck checkOmopRole(const std::string &field, const std::string &role)
{
    return role.empty() ? PlanCheck() : OneOf{omop::roles}(field, role);
}

PlanCheck checkFieldName(const std::string &field, const std::string &name)
{
    const auto isAllowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    if (name.empty())
        return refuse(PlanFault::Missing, field, "a name was expected, nothing was found");
    if (!std::ranges::all_of(name, isAllowed) || name.size() > 60)
        return refuse(PlanFault::UnknownChoice,
                      field,
                      "a name of at most 60 letters without accents, digits and underscores was expected, "
                      "because a column of the package has it");
    if (std::ranges::find(takenNames, name) != takenNames.end())
        return refuse(
            PlanFault::UnknownChoice, field, "a package has a column of this name already; choose another");
    return {};
}

class FieldDeclaration final
{
public:
    FieldDeclaration(const RecordField &field, std::string place)
        : m_field(field)
        , m_place(std::move(place))
    {}

    PlanCheck check() const
    {
        KEYSEED_TRY(checkFields(m_field, m_place, recordFieldFields()));
        if (m_field.file.empty() && !(m_field.on.empty() && m_field.key.empty()))
            return refuse(PlanFault::Missing, m_place + ".file", "the file that has the key was expected");
        if (m_field.kind == numberKind)
            KEYSEED_TRY(checkNumber());
        else if (m_field.kind == dateKind)
            KEYSEED_TRY(checkDate());
        else if (m_field.kind != flagKind)
            KEYSEED_TRY(checkValues());
        KEYSEED_TRY(checkOmop());
        const int values = valuesOf(m_field);
        if (values >= 1 && values < fields::mostValues)
            return {};
        return refuse(PlanFault::OutOfRange,
                      m_place + lastKey(),
                      "from 1 to " + std::to_string(fields::mostValues - 1)
                          + " values were expected, and this field has " + std::to_string(values)
                          + "; declare fewer, or a larger width or step",
                      {.limit = fields::mostValues - 1});
    }

private:
    /// Checks that a field can have its meaning in the OMOP tables.
    PlanCheck checkOmop() const
    {
        const std::string &role = m_field.omop;
        const bool isDate = m_field.kind == dateKind && !isOfDays(m_field);
        const bool isNumber = m_field.kind == numberKind;
        const bool isPossible = role.empty()              ? true
                                : role == omop::birthYear ? isNumber || isDate
                                : role == omop::age       ? isNumber
                                : role == omop::visitDate ? isDate
                                : role == omop::visitDay
                                    ? isOfDays(m_field)
                                    : m_field.kind == categoryKind || m_field.kind == codesKind;
        const bool isOfNote = role == omop::visit || role == omop::visitDate || role == omop::visitDay;
        if (!isPossible || (isOfNote && m_field.of != ofNote)
            || (!isOfNote && !role.empty() && role != omop::age && m_field.of != ofPatient))
            return refuse(PlanFault::UnknownChoice,
                          m_place + ".omop",
                          "a meaning that fits the kind of the field and what it belongs to was expected");
        return {};
    }

    const char *lastKey() const
    {
        return m_field.kind == numberKind ? ".width" : m_field.kind == dateKind ? ".last" : ".values";
    }

    PlanCheck checkNumber() const
    {
        const std::pair<const char *, const std::optional<double> *> needed[] = {
            {".low", &m_field.low}, {".high", &m_field.high}, {".width", &m_field.width}};
        for (const auto &[key, value] : needed)
            if (!*value || !std::isfinite(**value))
                return refuse(PlanFault::Missing,
                              m_place + key,
                              "a number was expected: a field of kind number has low, high and width");
        if (!(*m_field.high > *m_field.low))
            return refuse(PlanFault::OutOfRange,
                          m_place + ".high",
                          "a number above low was expected, the end of the range");
        if (!(*m_field.width > 0))
            return refuse(PlanFault::OutOfRange, m_place + ".width", "a number above 0 was expected");
        return {};
    }

    PlanCheck checkDate() const
    {
        if (isOfDays(m_field) && m_field.of != ofNote)
            return refuse(PlanFault::UnknownChoice,
                          m_place + ".of",
                          "\"note\" was expected: days since the first note differ from note to note");
        RecordField alone = m_field;
        if (isOfDays(m_field))
            alone.step = "month";
        for (const auto &[key, date] :
             {std::pair(".first", m_field.first), std::pair(".last", m_field.last)}) {
            alone.first = alone.last = date;
            if (valuesOf(alone) != 1)
                return refuse(PlanFault::Missing,
                              m_place + key,
                              "a month such as \"2019-01\" or a year such as \"2019\" was expected");
        }
        return {};
    }

    PlanCheck checkValues() const
    {
        std::set<std::string> seen;
        for (std::size_t i = 0; i < m_field.values.size(); ++i) {
            const std::string &name = m_field.values[i];
            const std::string place = m_place + ".values[" + std::to_string(i) + "]";
            KEYSEED_TRY(checkLength(place, name, "a value", limits::maximumLabelLength));
            KEYSEED_TRY(checkLine(place, name, "a value"));
            const auto given = m_field.spellings.find(name);
            const std::vector<std::string> own = {name};
            for (const std::string &spelling : given == m_field.spellings.end() ? own : given->second) {
                KEYSEED_TRY(checkLength(place, spelling, "a value", limits::maximumLabelLength));
                if (!factsOf(spelling).isValid)
                    return refuse(PlanFault::NotUtf8, place, "a value was expected in valid UTF-8");
                if (!seen.insert(records::asSeen(spelling)).second)
                    return refuse(
                        PlanFault::UnknownChoice, place, "this value is listed twice in the field; keep one");
            }
        }
        return {};
    }

    const RecordField &m_field;
    std::string m_place;
};

} // namespace

const SectionTable<RecordField> &recordFieldFields()
{
    static const SectionTable<RecordField> fields = {
        {"name",
         &RecordField::name,
         checkFieldName,
         {},
         published("Name of the field: a column of corpus.csv.")},
        {"column",
         &RecordField::column,
         AnyValue(),
         {FieldWritten::WhenGiven},
         local("Column of the records. Default: the same name.")},
        {"file",
         &RecordField::file,
         AnyValue(),
         {FieldWritten::WhenGiven},
         local("Another file that has the column, such as the patients, joined to the records by a key.")},
        {"on",
         &RecordField::on,
         AnyValue(),
         {FieldWritten::WhenGiven},
         local("Key column of the records. Default: records.person.")},
        {"key",
         &RecordField::key,
         AnyValue(),
         {FieldWritten::WhenGiven},
         local("Key column of that file. Default: the same name.")},
        {"kind",
         &RecordField::kind,
         OneOf{fieldKinds},
         {},
         published(
             "Kind: declared values, yes or no, codes by rules as of labels, a number in bins, or a date.")},
        {"of",
         &RecordField::of,
         OneOf{fieldOwners},
         {},
         published(
             "What a value belongs to. A patient has one for all notes: the one that most of them have.")},
        {"low",
         &RecordField::low,
         AnyValue(),
         {FieldWritten::WhenGiven},
         published("Of a number: the start of the range.")},
        {"high",
         &RecordField::high,
         AnyValue(),
         {FieldWritten::WhenGiven},
         published("Of a number: the end of the range.")},
        {"width",
         &RecordField::width,
         AnyValue(),
         {FieldWritten::WhenGiven},
         published("Of a number: the width of a bin.")},
        {"unit",
         &RecordField::unit,
         AnyValue(),
         {FieldWritten::WhenGiven},
         published("Of a number: the unit, such as \"years\".")},
        {"first",
         &RecordField::first,
         AnyValue(),
         {FieldWritten::WhenGiven},
         published("Of a date: the first month or year, such as \"2019-01\".")},
        {"last",
         &RecordField::last,
         AnyValue(),
         {FieldWritten::WhenGiven},
         published("Of a date: the last month or year.")},
        {"step",
         &RecordField::step,
         checkStep,
         {FieldWritten::WhenGiven},
         published(
             "Of a date: \"month\", \"year\", or \"days\" since the first note of the patient, in groups of "
             "days. Default: month.")},
        {"omop",
         &RecordField::omop,
         checkOmopRole,
         {FieldWritten::WhenGiven},
         published("Meaning in the OMOP tables: sex, birthYear, age, race, ethnicity, visit, visitDate or "
                   "visitDay.")},
    };
    return fields;
}

PlanCheck checkRecordFields(const Plan &plan)
{
    const std::vector<RecordField> &declared = plan.records.fields;
    if (declared.size() > mostDeclared)
        return refuse(PlanFault::OutOfRange,
                      "records.fields",
                      "at most " + std::to_string(mostDeclared) + " fields were expected",
                      {.limit = static_cast<std::int64_t>(mostDeclared)});
    std::set<std::string> names;
    std::set<std::string> roles;
    for (std::size_t i = 0; i < declared.size(); ++i) {
        const std::string place = "records.fields[" + std::to_string(i) + "]";
        KEYSEED_TRY(FieldDeclaration(declared[i], place).check());
        if (!declared[i].file.empty() && declared[i].on.empty() && !plan.records.personColumn)
            return refuse(
                PlanFault::Missing,
                place + ".on",
                "the key column of the records was expected, because there is no column of persons");
        if (!names.insert(declared[i].name).second)
            return refuse(
                PlanFault::UnknownChoice, place + ".name", "the field is listed twice; give it another name");
        if (!declared[i].omop.empty() && !roles.insert(declared[i].omop).second)
            return refuse(PlanFault::UnknownChoice,
                          place + ".omop",
                          "another field has this meaning already; give it to one of them");
    }
    if (plan.records.omopTables && declared.empty())
        return refuse(PlanFault::Missing,
                      "records.fields",
                      "a declared field was expected, because records.omopTables asks for tables of them");
    const fields::Domain domain = fieldDomain(plan);
    if (domain.pairCells() > fields::mostPairCells
        || std::ranges::any_of(domain.sizes, [](int size) { return size > fields::mostValues; }))
        return refuse(
            PlanFault::OutOfRange,
            "records.fields",
            "fewer fields, values or labels were expected: all pairs of fields together have at most "
                + std::to_string(fields::mostPairCells) + " cells, and a field at most "
                + std::to_string(fields::mostValues) + " values",
            {.limit = fields::mostValues});
    return {};
}

} // namespace core::plan
