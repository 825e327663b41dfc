#pragma once

#include "core/privacy/mechanisms/NameThreshold.h"

#include <cstdint>
#include <map>
#include <string>

namespace core::privacy {

/// Reads the exact numbers, which no program can.
struct ExactNamesForTests
{
    static const std::map<std::string, std::int64_t> &units(const ExactNames &of) { return of.m_units; }
};

} // namespace core::privacy
