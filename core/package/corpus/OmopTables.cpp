#include "core/package/corpus/OmopTables.h"

#include "core/package/corpus/TableFiles.h"
#include "core/package/text/Csv.h"
#include "core/package/text/Prose.h"
#include "core/plan/PublishedPlan.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <optional>
#include <span>

namespace core::package {

namespace {

namespace omop = plan::omop;

/// A concept of the OMOP vocabularies and the words that mean it, in lower case.
struct Concept
{
    const char *id;
    std::span<const std::string_view> words;
};

constexpr std::string_view female[] = {
    "f", "female", "woman", "girl", "w", "weiblich", "frau", "femme", "féminin", "femenino", "mujer"};
constexpr std::string_view male[] = {
    "m", "male", "man", "boy", "mann", "männlich", "homme", "masculin", "masculino", "hombre", "varón"};
constexpr Concept sexes[] = {{"8532", female}, {"8507", male}};

constexpr std::string_view inpatient[] = {"inpatient",
                                          "inpatient visit",
                                          "hospital",
                                          "hospitalised",
                                          "hospitalized",
                                          "admission",
                                          "stationär",
                                          "hospitalisation",
                                          "hospitalisé",
                                          "hospitalización",
                                          "hospitalizado"};
constexpr std::string_view outpatient[] = {"outpatient",
                                           "outpatient visit",
                                           "ambulatory",
                                           "clinic",
                                           "office",
                                           "ambulant",
                                           "ambulatoire",
                                           "consultation",
                                           "ambulatorio",
                                           "consulta"};
constexpr std::string_view emergency[] = {"emergency",
                                          "emergency room",
                                          "emergency room visit",
                                          "emergency department",
                                          "ed",
                                          "er",
                                          "notfall",
                                          "notaufnahme",
                                          "urgence",
                                          "urgences",
                                          "urgencia",
                                          "urgencias"};
constexpr Concept visitKinds[] = {{"9201", inpatient}, {"9202", outpatient}, {"9203", emergency}};

constexpr std::string_view asian[] = {"asian"};
constexpr std::string_view black[] = {"black", "black or african american", "african american"};
constexpr std::string_view white[] = {"white", "caucasian"};
constexpr std::string_view islander[] = {"native hawaiian or other pacific islander", "pacific islander"};
constexpr std::string_view native[] = {"american indian or alaska native", "american indian"};
constexpr Concept races[] = {
    {"8515", asian}, {"8516", black}, {"8527", white}, {"8557", islander}, {"8657", native}};

constexpr std::string_view hispanic[] = {"hispanic", "hispanic or latino", "latino"};
constexpr std::string_view notHispanic[] = {
    "not hispanic", "non-hispanic", "nonhispanic", "not hispanic or latino", "non-hispanic or latino"};
constexpr Concept ethnicities[] = {{"38003563", hispanic}, {"38003564", notHispanic}};

std::string conceptOf(std::span<const Concept> concepts, std::string text)
{
    std::ranges::transform(text, text.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    for (const Concept &each : concepts)
        if (std::ranges::find(each.words, text) != each.words.end())
            return each.id;
    return "0";
}

template<std::size_t count>
std::string headerOf(const std::array<std::string_view, count> &columns)
{
    std::string line;
    for (const std::string_view column : columns)
        line.append(line.empty() ? "" : ",").append(column);
    return line + "\n";
}

template<std::size_t count>
std::string rowOf(const std::array<std::string, count> &cells)
{
    std::string line;
    for (std::size_t i = 0; i < count; ++i)
        line.append(i == 0 ? "" : ",").append(cells[i]);
    return line + "\n";
}

// An empty cell stays without quotes.
std::string sourceValue(const std::string &value)
{
    return value.empty() ? std::string() : csvText(value);
}

std::optional<int> wholeIn(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !(std::abs(number) < 100'000))
        return std::nullopt;
    return static_cast<int>(std::floor(number));
}

// Returns the day this many days after 1970-01-01.
std::string dayAfterStart(int days)
{
    const std::chrono::year_month_day date{std::chrono::sys_days(std::chrono::days(days))};
    char buffer[40];
    std::snprintf(buffer,
                  sizeof buffer,
                  "%04d-%02u-%02u",
                  static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()),
                  static_cast<unsigned>(date.day()));
    return buffer;
}

} // namespace

OmopTables::OmopTables(const std::vector<std::string> &meanings)
{
    for (std::size_t field = 0; field < meanings.size(); ++field)
        if (!meanings[field].empty())
            m_places.emplace(meanings[field], field);
}

std::string OmopTables::valueOf(const OmopNote &note, std::string_view meaning) const
{
    const auto found = m_places.find(meaning);
    return found == m_places.end() || found->second >= note.fields.size() ? std::string()
                                                                          : note.fields[found->second];
}

// The first day of a month or a year, or the days since the first note put behind a made-up first day.
std::string OmopTables::dateOf(const OmopNote &note) const
{
    const std::string month = valueOf(note, omop::visitDate);
    if (month.size() == 4)
        return month + "-01-01";
    if (month.size() == 7)
        return month + "-01";
    const auto day = wholeIn(valueOf(note, omop::visitDay));
    return day ? dayAfterStart(*day) : std::string(noteDate);
}

void OmopTables::add(const OmopNote &note)
{
    m_visits.push_back({note.number, note.patient, note.note, valueOf(note, omop::visit), dateOf(note)});
    Person &person = m_persons[note.patient];
    person.visits.emplace(note.note, note.number);
    if (person.visits.size() == 1) { // the notes share these
        person.sex = valueOf(note, omop::sex);
        person.birth = valueOf(note, omop::birthYear);
        person.race = valueOf(note, omop::race);
        person.ethnicity = valueOf(note, omop::ethnicity);
    }
    const std::string age = valueOf(note, omop::age);
    if (!age.empty() && (person.noteOfAge == 0 || note.note < person.noteOfAge)) {
        person.age = age;
        person.dateOfAge = m_visits.back().date;
        person.noteOfAge = note.note;
    }
}

std::string OmopTables::persons() const
{
    std::string text = headerOf(personColumns);
    for (const auto &[number, person] : m_persons) {
        std::string year;
        std::string month;
        if (person.birth.size() == 7 && person.birth[4] == '-') {
            year = person.birth.substr(0, 4);
            month = std::to_string(wholeIn(person.birth.substr(5)).value_or(1));
        } else if (const auto born = wholeIn(person.birth)) {
            year = std::to_string(*born);
        } else if (const auto age = wholeIn(person.age)) {
            year = std::to_string(wholeIn(person.dateOfAge.substr(0, 4)).value_or(1970) - *age);
        }
        text += rowOf(std::array<std::string, personColumns.size()>{std::to_string(number),
                                                                    conceptOf(sexes, person.sex),
                                                                    year,
                                                                    month,
                                                                    "",
                                                                    "",
                                                                    conceptOf(races, person.race),
                                                                    conceptOf(ethnicities, person.ethnicity),
                                                                    "",
                                                                    "",
                                                                    "",
                                                                    std::to_string(number),
                                                                    sourceValue(person.sex),
                                                                    "0",
                                                                    sourceValue(person.race),
                                                                    "0",
                                                                    sourceValue(person.ethnicity),
                                                                    "0"});
    }
    return text;
}

std::string OmopTables::visits() const
{
    std::string text = headerOf(visitColumns);
    for (const Visit &visit : m_visits) {
        const auto &ofPerson = m_persons.at(visit.patient).visits;
        const auto own = ofPerson.find(visit.note);
        const std::string before = own == ofPerson.begin() || own == ofPerson.end()
                                       ? std::string()
                                       : std::to_string(std::prev(own)->second);
        text += rowOf(std::array<std::string, visitColumns.size()>{std::to_string(visit.number),
                                                                   std::to_string(visit.patient),
                                                                   conceptOf(visitKinds, visit.kind),
                                                                   visit.date,
                                                                   "",
                                                                   visit.date,
                                                                   "",
                                                                   "0",
                                                                   "",
                                                                   "",
                                                                   sourceValue(visit.kind),
                                                                   "0",
                                                                   "0",
                                                                   "",
                                                                   "0",
                                                                   "",
                                                                   before});
    }
    return text;
}

std::string OmopTables::noteHeader()
{
    return headerOf(noteColumns);
}

std::string OmopTables::noteRow(const OmopNote &note) const
{
    std::string line;
    for (std::size_t column = 0; column < noteColumns.size(); ++column) {
        line += column == 0 ? "" : ",";
        if (noteColumns[column] == "note_date")
            line += dateOf(note);
        else if (noteColumns[column] == "visit_occurrence_id" || column == NoteId)
            line += std::to_string(note.number);
        else if (const auto fixed = fixedNoteValue(column))
            line += *fixed;
        else if (column == PersonId)
            line += std::to_string(note.patient);
        else if (column == NoteSourceValue)
            line += idOfNumber(note.number);
        else
            line += csvText(column == NoteTitle ? note.label : note.text);
    }
    return line;
}

OmopNote omopNoteOf(const writing::Document &document)
{
    const synthesis::Sequence &seed = document.seed;
    return {numberOfId(seed.id), seed.label, document.text, seed.patient, seed.note, seed.fields};
}

OmopTables omopTablesOf(const Contents &contents)
{
    std::vector<std::string> meanings;
    for (const PublishedField &field : contents.description.fields)
        meanings.push_back(field.omop);
    OmopTables tables(meanings);
    for (const Row document : byRisingId(*contents.documents))
        tables.add(omopNoteOf(*document));
    return tables;
}

} // namespace core::package
