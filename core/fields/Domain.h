#pragma once

#include "core/base/Public.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core::fields {

/// The role of a field in the table of notes from which all marginals are made.
enum class Role : std::uint8_t {
    Note,    ///< the value can differ from note to note of a patient
    Patient, ///< all notes of a patient share the value
    Label,   ///< the label of the note
    Notes,   ///< the number of notes of the patient, in groups
    Days,    ///< days since the first note of the patient, in groups; differs from note to note
};

/// The public shape of the declared fields: the number of values of each, and its role. Values are coded from
/// 0; the last value of a declared field is "missing".
struct Domain
{
    std::vector<int> sizes;
    std::vector<Role> roles;

    std::size_t count() const { return sizes.size(); }
    bool isEmpty() const { return sizes.empty(); }
    /// Returns the number of cells of all one-way marginals.
    std::size_t oneWayCells() const;
    /// Returns the number of cells of all two-way marginals.
    std::size_t pairCells() const;
    /// Returns the place of the field with this role, if there is one.
    std::optional<std::size_t> placeOf(Role role) const;

    friend bool operator==(const Domain &, const Domain &) = default;
};

/// All pairs (i, j) with i < j, in the order in which their tables stand.
using Pair = std::pair<std::size_t, std::size_t>;
std::vector<Pair> pairsOf(const Domain &domain);

/// The numbers of a model that describe its fields: stored and published with the parameters of its method.
using Numbers = std::map<std::string, std::vector<int>, std::less<>>;
inline constexpr const char *sizesKey = "fieldSizes";
inline constexpr const char *rolesKey = "fieldRoles";
void putDomain(const Domain &domain, Numbers &numbers);
/// Reads it back. Returns an empty domain if there is none or the numbers do not describe one.
Domain domainFrom(const Numbers &numbers);

/// The groups of the number of notes of a patient: 1, 2, 3, 4, 5, 6 to 7, 8 to 10, 11 to 15, 16 to 25, more.
inline constexpr int noteGroups = 10;
std::uint16_t noteGroupOf(std::size_t notes);
/// Returns the smallest and the largest number of notes of a group; the last group ends at 40.
std::pair<int, int> notesOfGroup(std::uint16_t group);

/// The groups of days since the first note of a patient: 0, 1 to 3, 4 to 7, 8 to 14, 15 to 30, 31 to 90, 91
/// to 180, 181 to 365, up to two years, up to five years, more.
inline constexpr int dayGroups = 11;
std::uint16_t dayGroupOf(int days);
/// Returns the first and the last day of a group; the last group ends at mostDays.
std::pair<int, int> daysOfGroup(std::uint16_t group);
inline constexpr int mostDays = 3650;

/// Limits of a domain, so that every table stays small and every sensitivity stays in range.
inline constexpr std::size_t mostFields = 30;
inline constexpr int mostValues = 200;
inline constexpr std::size_t mostPairCells = std::size_t{1} << 18;

} // namespace core::fields

template<>
inline constexpr bool core::isPublic<core::fields::Domain> = true;
