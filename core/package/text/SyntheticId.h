#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace core::package {

/// "SYN-000001" for 1: six digits, or more where they are needed.
std::string idOfNumber(std::uint64_t number);

/// The number of such an id; 0 for anything else.
std::uint64_t numberOfId(std::string_view id);

/// A whole number from 1 on, written as std::to_string does; 0 for anything else.
std::uint64_t positiveNumber(std::string_view digits);

} // namespace core::package
