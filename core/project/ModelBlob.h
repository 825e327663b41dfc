#pragma once

#include "core/base/Result.h"
#include "core/seeding/SeedModel.h"

#include <string>
#include <string_view>

namespace core::project {

/// How a released model lies in a project file: everything but the cells as JSON, the cells as
/// little-endian 64-bit integers, table after table, each in its own order.
std::string describe(const seeding::SeedModel &model);
std::string cellBytes(const seeding::SeedModel &model);

/// Errors: Database when the two do not belong together or are damaged.
Result<seeding::SeedModel> modelFrom(std::string_view description, std::string_view cells);

} // namespace core::project
