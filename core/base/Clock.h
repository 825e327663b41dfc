#pragma once

#include <string>

namespace core {

/// The time now in UTC as ISO 8601 with seconds, "2026-01-31T09:30:00Z".
std::string utcNow();

} // namespace core
