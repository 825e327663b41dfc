#pragma once

#include "core/base/Result.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <string>
#include <string_view>

namespace core::pipeline {

/// Returns how a released model lies in a project file: everything but the cells as JSON, the cells as
/// little-endian 64-bit integers, table after table, each in its own order.
std::string describe(const synthesis::ReleasedModel &model);
std::string cellBytes(const synthesis::ReleasedModel &model);
/// Returns both, one after the other: the bytes whose SHA-256 the ledger holds for the commit.
std::string sealedBytes(const synthesis::ReleasedModel &model);

/// Errors: Database if the two do not belong together or are damaged.
Result<synthesis::ReleasedModel> modelFrom(std::string_view description, std::string_view cells);
/// The same of a commit that is not over: some of the method's tables may be missing yet.
Result<synthesis::ReleasedModel> roundsFrom(std::string_view description, std::string_view cells);

} // namespace core::pipeline
