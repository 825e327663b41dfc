#pragma once

#include <nlohmann/json.hpp>

namespace core::plan {

/// Returns the part of a plan that a package names: the values of fields whose row is published
/// (core/plan/Sections.h), the settings of sources that are published, and settings of methods that are
/// numbers or true or false. Paths, names of columns and addresses of servers stay out. Applied twice, it
/// gives the same. Also takes the plan in a package of release 0.2.
nlohmann::ordered_json publishedPlan(const nlohmann::ordered_json &plan);

} // namespace core::plan
