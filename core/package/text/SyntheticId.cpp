#include "core/package/text/SyntheticId.h"

#include <charconv>

namespace core::package {

namespace {

constexpr std::string_view prefix = "SYN-";
constexpr std::size_t leastDigits = 6;

} // namespace

std::string idOfNumber(std::uint64_t number)
{
    const std::string digits = std::to_string(number);
    const std::size_t zeros = digits.size() < leastDigits ? leastDigits - digits.size() : 0;
    return std::string(prefix) + std::string(zeros, '0') + digits;
}

std::uint64_t numberOfId(std::string_view id)
{
    const std::size_t first = id.find_first_of("123456789");
    if (first == std::string_view::npos)
        return 0;
    const std::uint64_t number = positiveNumber(id.substr(first));
    return number > 0 && idOfNumber(number) == id ? number : 0;
}

std::uint64_t positiveNumber(std::string_view digits)
{
    if (digits.empty() || digits.front() == '0')
        return 0;
    std::uint64_t number = 0;
    const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return end.ec == std::errc() && end.ptr == digits.data() + digits.size() ? number : 0;
}

} // namespace core::package
