#pragma once

#include "core/base/Public.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// A day in UTC. A package states days only: seconds would show how long the records kept a computer busy.
class Date final
{
public:
    /// Makes 1970-01-01.
    Date() = default;
    /// Reads "2026-01-31", or the day of a time such as "2026-01-31T09:30:00Z". Returns nothing for any other
    /// text.
    static std::optional<Date> of(std::string_view iso8601);

    /// Returns the day: "2026-01-31".
    const std::string &text() const { return m_text; }
    /// Returns the year: "2026".
    std::string year() const { return m_text.substr(0, 4); }
    /// Returns its first second: "2026-01-31T00:00:00Z".
    std::string midnight() const { return m_text + "T00:00:00Z"; }

    friend bool operator==(const Date &, const Date &) = default;

private:
    explicit Date(std::string_view text)
        : m_text(text)
    {}

    std::string m_text = "1970-01-01";
};

/// Returns the day of a time in UTC, ISO 8601, as text; a text that has none stays as it is.
std::string dayOf(const std::string &time);

template<>
inline constexpr bool isPublic<Date> = true;

/// Returns the time now in UTC as ISO 8601 with seconds, "2026-01-31T09:30:00Z".
std::string utcNow();

} // namespace core
