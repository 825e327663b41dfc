#pragma once

#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace core::plan {

/// Returns the part of a plan that a package names: the values of fields whose row is published
/// (core/plan/Sections.h), the settings of sources that are published, and settings of methods that are
/// numbers or true or false. Paths, names of columns and addresses of servers stay out. Applied twice, it
/// gives the same. Also takes the plan in a package of release 0.2.
nlohmann::ordered_json publishedPlan(const nlohmann::ordered_json &plan);

/// Reads a published plan as a plan and compares it with what Keyseed writes of that plan. Returns the first
/// section that differs: a key that no plan has, a setting of another method or source, a value of another
/// type or out of range; "plan" for a plan that cannot be read; empty without a difference. A key may be
/// missing, as in packages of earlier releases. The values of "writer" may be out of range, because a project
/// with documents is packed whatever its writer is afterwards.
std::string_view differenceInPublishedPlan(const nlohmann::ordered_json &plan);

/// The meaning that a declared field has in the OMOP tables of a package.
namespace omop {
inline constexpr std::string_view sex = "sex";
inline constexpr std::string_view birthYear = "birthYear"; ///< a number, or a date in months or years
inline constexpr std::string_view age = "age";             ///< in years
inline constexpr std::string_view race = "race";
inline constexpr std::string_view ethnicity = "ethnicity";
inline constexpr std::string_view visit = "visit";         ///< inpatient, outpatient or emergency
inline constexpr std::string_view visitDate = "visitDate"; ///< of the note, in months or years
inline constexpr std::string_view visitDay = "visitDay";   ///< of the note, in days since the first
inline constexpr std::array roles = {sex, birthYear, age, race, ethnicity, visit, visitDate, visitDay};
} // namespace omop

/// A declared field beside the texts, as a published plan names it.
struct PublishedRecordField
{
    std::string name;
    bool isOfPatient = false;
    bool isNumber = false; ///< its values are numbers in a range, and `values` the names of the bins
    bool isDays = false;   ///< its values are whole days from 0 on
    std::string omop;      ///< its meaning in the OMOP tables
    double low = 0;
    double high = 0;
    std::vector<std::string> values;
};
/// Returns the declared fields of a published plan, in their order; none where it cannot be read.
std::vector<PublishedRecordField> fieldsOfPublishedPlan(const nlohmann::ordered_json &plan);
/// Returns whether a published plan asks for the OMOP tables.
bool hasOmopTables(const nlohmann::ordered_json &plan);

} // namespace core::plan
