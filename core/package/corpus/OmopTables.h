#pragma once

#include "core/package/contents/Contents.h"
#include "core/package/corpus/CorpusFiles.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace core::package {

/// The columns of PERSON in the OMOP common data model 5.4, in its order.
inline constexpr std::array<std::string_view, 18> personColumns{"person_id",
                                                                "gender_concept_id",
                                                                "year_of_birth",
                                                                "month_of_birth",
                                                                "day_of_birth",
                                                                "birth_datetime",
                                                                "race_concept_id",
                                                                "ethnicity_concept_id",
                                                                "location_id",
                                                                "provider_id",
                                                                "care_site_id",
                                                                "person_source_value",
                                                                "gender_source_value",
                                                                "gender_source_concept_id",
                                                                "race_source_value",
                                                                "race_source_concept_id",
                                                                "ethnicity_source_value",
                                                                "ethnicity_source_concept_id"};

/// The columns of VISIT_OCCURRENCE.
inline constexpr std::array<std::string_view, 17> visitColumns{"visit_occurrence_id",
                                                               "person_id",
                                                               "visit_concept_id",
                                                               "visit_start_date",
                                                               "visit_start_datetime",
                                                               "visit_end_date",
                                                               "visit_end_datetime",
                                                               "visit_type_concept_id",
                                                               "provider_id",
                                                               "care_site_id",
                                                               "visit_source_value",
                                                               "visit_source_concept_id",
                                                               "admitted_from_concept_id",
                                                               "admitted_from_source_value",
                                                               "discharged_to_concept_id",
                                                               "discharged_to_source_value",
                                                               "preceding_visit_occurrence_id"};

/// A row of corpus.csv, from which a row of each table is made.
struct OmopNote
{
    std::uint64_t number = 0; ///< of the id
    std::string_view label;
    std::string_view text;
    std::uint64_t patient = 0;
    std::uint64_t note = 0; ///< of the patient, from 1
    const std::vector<std::string> &fields;
};

/// The tables PERSON, VISIT_OCCURRENCE and NOTE of the OMOP common data model 5.4, as a function of
/// corpus.csv and of the meanings that the plan gives to its fields: verification makes them again. Each text
/// is a visit of its own. Concepts are found by the words of four languages for a sex, a kind of visit, and
/// so on; 0 ("no matching concept") for any other value, which stands in the column of source values.
class OmopTables final
{
public:
    /// `meanings` of the fields, in their order (core/plan/PublishedPlan.h); empty: none.
    explicit OmopTables(const std::vector<std::string> &meanings);

    /// Takes a note for the tables of persons and visits, by rising number.
    void add(const OmopNote &note);
    /// Returns person.csv, by rising number of the patient.
    std::string persons() const;
    /// Returns visit_occurrence.csv, by rising number of the text.
    std::string visits() const;

    static std::string noteHeader();
    /// Returns a row of note.csv without its line break.
    std::string noteRow(const OmopNote &note) const;

private:
    struct Visit
    {
        std::uint64_t number = 0;
        std::uint64_t patient = 0;
        std::uint64_t note = 0;
        std::string kind;
        std::string date;
    };
    struct Person
    {
        std::map<std::uint64_t, std::uint64_t> visits; ///< by the number of the note
        std::string sex;
        std::string birth;
        std::string race;
        std::string ethnicity;
        std::string age; ///< at the first of its notes that has one
        std::string dateOfAge;
        std::uint64_t noteOfAge = 0;
    };
    std::string valueOf(const OmopNote &note, std::string_view meaning) const;
    std::string dateOf(const OmopNote &note) const;

    std::map<std::string, std::size_t, std::less<>> m_places; ///< of the fields, by meaning
    std::map<std::uint64_t, Person> m_persons;
    std::vector<Visit> m_visits;
};

/// Returns the tables of the texts of a package that has fields.
OmopTables omopTablesOf(const Contents &contents);
/// Returns the note of a document.
OmopNote omopNoteOf(const writing::Document &document);

} // namespace core::package
