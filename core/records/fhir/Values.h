#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace core::records::fhir {

/// Returns the member of that name; null if `value` is no object or has none.
const nlohmann::json &memberOf(const nlohmann::json &value, std::string_view name);

/// Returns the first element of a list, or `value` itself if it is no list (a list in one release of FHIR may
/// be a single value in another); null for an empty list.
const nlohmann::json &firstOf(const nlohmann::json &value);

/// Returns a string; empty if the value is none.
std::string stringOf(const nlohmann::json &value);

/// Returns an address without its escapes ("%20").
std::string withoutEscapes(std::string_view url);

/// Returns the text of a CodeableConcept, or else the display of its first coding.
std::string wordsOf(const nlohmann::json &coded);

/// Returns the code of the first coding of a CodeableConcept.
std::string codeOf(const nlohmann::json &coded);

/// Returns the id that a Reference refers to: the id behind "Patient/", in the address of a server or behind
/// "urn:uuid:"; for a search ("Patient?identifier=...") the value; for a resource inside of `resource` ("#p")
/// its first identifier, because such a name means another one in each resource. Without a reference, the
/// value of its identifier.
std::string referredTo(const nlohmann::json &reference, const nlohmann::json &resource);

} // namespace core::records::fhir
