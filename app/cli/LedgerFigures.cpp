#include "app/cli/LedgerFigures.h"

#include <cstdio>

namespace cli {

std::string epsilonText(std::int64_t micro)
{
    std::string digits = std::to_string(micro % 1'000'000);
    digits.insert(0, 6 - digits.size(), '0');
    while (!digits.empty() && digits.back() == '0')
        digits.pop_back();
    return std::to_string(micro / 1'000'000) + (digits.empty() ? "" : "." + digits);
}

std::string numberText(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.6g", value);
    return text;
}

std::string deltaText(std::int64_t pico)
{
    return numberText(static_cast<double>(pico) / 1e12);
}

} // namespace cli
