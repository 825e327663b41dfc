#include "core/base/Date.h"

#include <array>
#include <charconv>
#include <chrono>
#include <cstdio>

namespace core {

namespace {

// Returns a number of exactly these digits; -1 for anything else.
int numberIn(std::string_view digits)
{
    if (digits.find_first_not_of("0123456789") != std::string_view::npos)
        return -1;
    int number = -1;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

} // namespace

std::optional<Date> Date::of(std::string_view iso8601)
{
    constexpr std::size_t length = 10;
    if (iso8601.size() < length || (iso8601.size() > length && iso8601[length] != 'T'))
        return std::nullopt;
    const std::string_view day = iso8601.substr(0, length);
    const int year = numberIn(day.substr(0, 4));
    const int month = numberIn(day.substr(5, 2));
    const int date = numberIn(day.substr(8, 2));
    if (day[4] != '-' || day[7] != '-' || year < 0 || month < 0 || date < 0)
        return std::nullopt;
    const std::chrono::year_month_day parts{std::chrono::year(year),
                                            std::chrono::month(static_cast<unsigned>(month)),
                                            std::chrono::day(static_cast<unsigned>(date))};
    return parts.ok() ? std::optional(Date(day)) : std::nullopt;
}

std::string dayOf(const std::string &time)
{
    const auto day = Date::of(time);
    return day ? day->text() : time;
}

std::string utcNow()
{
    namespace chrono = std::chrono;
    const auto now = chrono::floor<chrono::seconds>(chrono::system_clock::now());
    const auto midnight = chrono::floor<chrono::days>(now);
    const chrono::year_month_day day(midnight);
    const chrono::hh_mm_ss time(now - midnight);
    std::array<char, 32> text = {};
    const int length = std::snprintf(text.data(),
                                     text.size(),
                                     "%04d-%02u-%02uT%02d:%02d:%02dZ",
                                     static_cast<int>(day.year()),
                                     static_cast<unsigned>(day.month()),
                                     static_cast<unsigned>(day.day()),
                                     static_cast<int>(time.hours().count()),
                                     static_cast<int>(time.minutes().count()),
                                     static_cast<int>(time.seconds().count()));
    return {text.data(), static_cast<std::size_t>(length)};
}

} // namespace core
