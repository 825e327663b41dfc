#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/vectorserver/VectorQueue.h"

#include <span>
#include <string_view>

/// The common part of VectorQueue.h (for terms) and TextQueue.h (for texts of a recipient). No other code
/// includes this, because it sends any text.
namespace core::vectorserver {

/// See askForVectors().
Result<RequestOutcome> runAsking(std::span<const std::string_view> texts,
                                 const ServerAccess &access,
                                 Answers &answers,
                                 JobControl &control);

} // namespace core::vectorserver
