#include "core/release/BudgetCheck.h"

#include "core/privacy/Accounting.h"
#include "core/release/Manifest.h"
#include "core/release/Prose.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>
#include <optional>

namespace core::release {

namespace {

using Json = nlohmann::json;
using privacy::Spend;

// laplaceSpend computes in 128 bits and trusts its caller; a manifest is not to be trusted.
std::optional<Spend> spendOf(const Json &mechanism)
{
    constexpr std::int64_t largestFactor = std::int64_t{1} << 31;
    constexpr std::int64_t largestScale = std::int64_t{1} << 56;
    const std::int64_t l1 = mechanism.at("sensitivity").at("value");
    const std::int64_t t = mechanism.at("scale").at("numerator");
    const std::int64_t s = mechanism.at("scale").at("denominator");
    if (l1 < 1 || s < 1 || t < 1 || l1 >= largestFactor || s >= largestFactor || t >= largestScale)
        return std::nullopt;
    const std::int64_t product = l1 * s;
    const std::int64_t divisor = std::gcd(product, t);
    const bool isSmallEnough = product / divisor < (std::int64_t{1} << 43);
    const double epsilon = static_cast<double>(product) / static_cast<double>(t);
    if (!isSmallEnough || epsilon > privacy::Epsilon::maximum)
        return std::nullopt;
    return privacy::laplaceSpend(l1, {t, s});
}

std::optional<std::string> mechanismProblem(const Json &mechanism, const Spend &spend)
{
    const std::string unit = mechanism.at("unit");
    if (mechanism.at("noise") != "discrete Laplace" || mechanism.at("sensitivity").at("norm") != "L1"
        || mechanism.at("neighbouring") != "add or remove one unit"
        || (unit != unitWord(true) && unit != unitWord(false)))
        return "mechanisms: an unknown noise, norm, neighbouring relation or unit";
    if (mechanism.at("microEpsilon") != spend.microEpsilon)
        return "mechanisms: microEpsilon is not sensitivity / scale, which is "
               + millionths(spend.microEpsilon);
    if (mechanism.at("picoRho") != spend.picoRho)
        return "mechanisms: picoRho does not follow from sensitivity and scale";
    return std::nullopt;
}

bool isNear(double a, double b)
{
    return std::abs(a - b) <= 1e-6 * std::max({1.0, std::abs(a), std::abs(b)});
}

void checkAccounts(const Json &accounts, const Spend &total, std::vector<std::string> &problems)
{
    const Json &pure = accounts.at("pure");
    const Json &replace = pure.at("replaceOne");
    if (pure.at("microEpsilon") != total.microEpsilon || replace.at("microEpsilon") != 2 * total.microEpsilon)
        problems.emplace_back(
            "accounts: microEpsilon is not the sum over the mechanisms (twice it, to replace one)");
    if (pure.at("delta") != 0.0)
        problems.emplace_back("accounts: the pure account has no delta");
    if (!isNear(pure.at("epsilon").get<double>(), total.epsilon())
        || !isNear(replace.at("epsilon").get<double>(), 2 * total.epsilon()))
        problems.emplace_back("accounts: epsilon is not microEpsilon / 1000000");
    const Json &concentrated = accounts.at("zCDP");
    if (concentrated.at("picoRho") != total.picoRho
        || !isNear(concentrated.at("rho").get<double>() / std::max(total.rho(), 1e-12),
                   total.rho() / std::max(total.rho(), 1e-12)))
        problems.emplace_back("accounts: picoRho is not the sum over the mechanisms");
    // What is pure epsilon is so at every delta: the smaller of the two bounds may be stated, no less.
    const double least = std::min(total.epsilon(), privacy::zcdpEpsilon(total.rho(), statedDelta));
    if (concentrated.at("delta") != statedDelta || concentrated.at("epsilon").get<double>() < least - 1e-6)
        problems.emplace_back("accounts: the epsilon at delta 1e-6 is smaller than rho allows");
}

} // namespace

std::vector<std::string> budgetProblems(const Json &manifest)
{
    std::vector<std::string> problems;
    Spend total;
    for (const Json &mechanism : manifest.at("mechanisms")) {
        const auto spend = spendOf(mechanism);
        if (!spend) {
            problems.emplace_back("mechanisms: a sensitivity or scale is out of range");
            return problems;
        }
        if (const auto problem = mechanismProblem(mechanism, *spend))
            problems.push_back(*problem);
        total = total + *spend;
    }
    if (manifest.at("mechanisms").empty())
        problems.emplace_back("mechanisms: there is none");
    checkAccounts(manifest.at("accounts"), total, problems);
    return problems;
}

} // namespace core::release
