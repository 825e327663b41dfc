#pragma once

#include <span>
#include <string_view>

namespace core::records {

/// A file of resources/profiles, compiled in.
struct BuiltInProfile
{
    std::string_view name;
    std::string_view json;
};

std::span<const BuiltInProfile> builtInProfileFiles();

} // namespace core::records
