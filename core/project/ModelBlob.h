#pragma once

#include "core/base/Result.h"
#include "core/seeding/HistogramModel.h"

#include <string>
#include <string_view>

namespace core::project {

/// How a released model lies in a project file: everything but the cells as JSON, the cells as
/// little-endian 64-bit integers in row-major order.
std::string describe(const seeding::HistogramModel &model);
std::string cellBytes(const seeding::HistogramModel &model);

/// Errors: Database when the two do not belong together or are damaged.
Result<seeding::HistogramModel> modelFrom(std::string_view description, std::string_view cells);

} // namespace core::project
