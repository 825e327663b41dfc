#include "core/privacy/accounting/Losses.h"

#include "core/privacy/accounting/LossDistribution.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace core::privacy {

namespace {

constexpr std::int64_t endless = std::numeric_limits<std::int64_t>::max();
constexpr double fromMicro = 1e-6;
constexpr double fromPico = 1e-12;

// Far above what the arithmetic of a delta loses, and the chance that fine Gaussian noise leaves the range of
// its comparison.
constexpr double roundingUp = 1e-9;
constexpr double leavesRange = 1e-15;

constexpr double mostMicroEpsilon = 5e9;

/// Returns the step of a grid of losses that has some thousand points over all that have mass.
double stepFor(const std::map<Losses::Pure, std::int64_t> &pure)
{
    double range = 0;
    double squares = 0;
    for (const auto &[each, times] : pure) {
        const double epsilon = static_cast<double>(each.microEpsilon) * fromMicro;
        range += epsilon * static_cast<double>(times);
        squares += epsilon * epsilon * static_cast<double>(times);
    }
    constexpr double deviations = 21; // beyond them there is less than a distribution keeps
    constexpr double points = 3000;
    return std::max(1e-7, std::min(2 * range, deviations * std::sqrt(squares)) / points);
}

LossDistribution composed(const std::map<Losses::Pure, std::int64_t> &pure)
{
    const double step = stepFor(pure);
    LossDistribution all(step);
    for (const auto &[each, times] : pure) {
        const double epsilon = static_cast<double>(each.microEpsilon) * fromMicro;
        const auto steps = std::max<std::int64_t>(1, each.steps);
        const auto one = LossDistribution::discreteLaplace(epsilon / static_cast<double>(steps), steps, step);
        all = all.composedWith(one.repeated(times));
    }
    return all;
}

using SharedDistribution = std::shared_ptr<const LossDistribution>;

/// Returns what `compute` returned for the same key before, or computes and keeps it. Keeps at most `most`
/// values for each type of key, for any number of threads.
template<typename Key, typename Compute>
auto remembered(const Key &key, std::size_t most, Compute compute)
{
    static std::mutex mutex;
    static std::map<Key, decltype(compute())> results;
    {
        const std::scoped_lock lock(mutex);
        if (const auto found = results.find(key); found != results.end())
            return found->second;
    }
    auto result = compute();
    const std::scoped_lock lock(mutex);
    if (results.size() >= most)
        results.clear();
    results.emplace(key, result);
    return result;
}

/// Returns the composed losses of pure mechanisms. The search for Gaussian noise beside them asks for the
/// same ones many times.
SharedDistribution composedPure(const std::map<Losses::Pure, std::int64_t> &pure)
{
    constexpr std::size_t most = 100;
    return remembered(pure, most, [&] { return std::make_shared<const LossDistribution>(composed(pure)); });
}

/// The mechanisms with a known distribution, composed once and asked for many an epsilon.
class KnownLosses final
{
public:
    explicit KnownLosses(const Losses &losses)
        : m_mu(std::sqrt(2 * static_cast<double>(losses.picoHalfMuSquared) * fromPico))
        , m_slack(static_cast<double>(losses.picoSlack) * fromPico)
        , m_pure(composedPure(losses.pure))
    {
        // Far below any delta, and half of all points: they count as unlimited losses beside Gaussian noise.
        constexpr double tiny = 1e-18;
        m_unlimited = m_pure->infiniteMass();
        m_pure->forEach([&](double loss, double mass) {
            if (mass < tiny)
                m_unlimited += mass;
            else
                m_points.emplace_back(loss, mass);
        });
    }

    void setMu(double mu) { m_mu = mu; }

    double delta(double epsilon) const
    {
        double sum = 0;
        if (m_mu > 0) {
            for (const auto &[loss, mass] : m_points)
                sum += mass * std::max(0.0, gaussianDelta(m_mu, epsilon - m_slack - loss));
            sum = std::exp(m_slack) * (sum + m_unlimited) + leavesRange;
        } else {
            sum = m_pure->delta(epsilon);
        }
        return sum * (1 + roundingUp);
    }

    /// Returns the least whole millionth with at most this delta.
    std::int64_t microEpsilon(double delta) const
    {
        const auto holds = [&](std::int64_t tried) {
            return this->delta(static_cast<double>(tried) * fromMicro) <= delta;
        };
        if (holds(0))
            return 0;
        std::int64_t bad = 0;
        std::int64_t good = 1'000'000;
        while (!holds(good)) {
            bad = good;
            good *= 2;
            if (static_cast<double>(good) > mostMicroEpsilon)
                return endless;
        }
        while (good - bad > 1) {
            const std::int64_t middle = bad + (good - bad) / 2;
            (holds(middle) ? good : bad) = middle;
        }
        return good;
    }

private:
    double m_mu;
    double m_slack;
    SharedDistribution m_pure;
    std::vector<std::pair<double, double>> m_points; ///< losses with their masses
    double m_unlimited = 0;
};

using Numbers = std::vector<std::int64_t>;

// Pages of the window ask for the same plan many times, and each answer takes some hundred thousand tails of
// the normal distribution.
constexpr std::size_t mostAnswers = 1000;

/// Returns a question and the losses it is about as numbers.
Numbers numbersOf(Numbers question, const Losses &losses)
{
    question.insert(question.end(),
                    {losses.picoHalfMuSquared, losses.picoSlack, losses.picoRho, losses.picoDelta});
    for (const auto &[each, times] : losses.pure)
        question.insert(question.end(), {each.microEpsilon, each.steps, times});
    return question;
}

std::int64_t pureSum(const Losses &losses)
{
    std::int64_t sum = 0;
    for (const auto &[each, times] : losses.pure) {
        std::int64_t all = 0;
        if (__builtin_mul_overflow(each.microEpsilon, times, &all))
            return endless;
        sum = saturatingSum(sum, all);
    }
    return sum;
}

/// exactMicroEpsilon(), with `left` of delta for the noise and `sum` of the pure epsilons.
std::int64_t composedMicroEpsilon(const Losses &losses, std::int64_t left, std::int64_t sum)
{
    const double delta = static_cast<double>(left) * fromPico;
    const KnownLosses known(losses);
    const auto ofKnown = [&](double part) {
        const std::int64_t least = known.microEpsilon(part);
        return losses.picoHalfMuSquared == 0 ? std::min(sum, least) : least;
    };
    if (losses.picoRho == 0)
        return ofKnown(delta);
    const double rho = static_cast<double>(losses.picoRho) * fromPico;
    std::int64_t least = endless;
    for (const double share : {0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98}) {
        const double byRho = std::ceil(zcdpEpsilon(rho, share * delta) / fromMicro);
        if (byRho < mostMicroEpsilon)
            least = std::min(least,
                             saturatingSum(static_cast<std::int64_t>(byRho), ofKnown((1 - share) * delta)));
    }
    return least;
}

/// exactPicoRho(), where there is delta for noise.
std::int64_t largestPicoRho(const Losses &beside, std::int64_t microEpsilon, std::int64_t picoDelta)
{
    const double delta = static_cast<double>(picoDelta - beside.picoDelta) * fromPico;
    const double epsilon = static_cast<double>(microEpsilon) * fromMicro;
    KnownLosses known(beside);
    const auto holds = [&](double mu) {
        known.setMu(mu);
        return known.delta(epsilon) <= delta;
    };
    double low = 0;
    double high = gaussianMu(epsilon, delta); // what all of it would allow
    constexpr int halvings = 50;
    for (int step = 0; step < halvings; ++step) {
        const double middle = (low + high) / 2;
        (holds(middle) ? low : high) = middle;
    }
    return static_cast<std::int64_t>(low * low / 2 / fromPico);
}

} // namespace

Losses &Losses::operator+=(const Losses &other)
{
    picoHalfMuSquared = saturatingSum(picoHalfMuSquared, other.picoHalfMuSquared);
    picoSlack = saturatingSum(picoSlack, other.picoSlack);
    picoRho = saturatingSum(picoRho, other.picoRho);
    picoDelta = saturatingSum(picoDelta, other.picoDelta);
    for (const auto &[each, times] : other.pure)
        pure[each] = saturatingSum(pure[each], times);
    return *this;
}

Losses lossesOf(std::span<const MechanismCost> mechanisms)
{
    Losses losses;
    for (const MechanismCost &cost : mechanisms) {
        losses.picoDelta = saturatingSum(losses.picoDelta, cost.picoDelta);
        if (cost.microEpsilon) {
            ++losses.pure[{*cost.microEpsilon, cost.steps}];
        } else if (cost.picoHalfMuSquared < 0) {
            losses.picoRho = saturatingSum(losses.picoRho, cost.picoRho);
        } else {
            losses.picoHalfMuSquared = saturatingSum(losses.picoHalfMuSquared, cost.picoHalfMuSquared);
            losses.picoSlack = saturatingSum(losses.picoSlack, cost.picoSlack);
        }
    }
    return losses;
}

Losses lossesOf(const Spend &spend)
{
    Losses losses{.picoDelta = spend.picoDelta};
    losses.pure[{spend.microEpsilon, 1}] = 1;
    return losses;
}

std::int64_t exactMicroEpsilon(const Losses &losses, std::int64_t picoDelta)
{
    const std::int64_t left = picoDelta - losses.picoDelta;
    const std::int64_t sum = pureSum(losses);
    if (left < 0 || static_cast<double>(sum) > mostMicroEpsilon)
        return endless;
    if (losses.picoHalfMuSquared == 0 && losses.picoRho == 0 && left == 0)
        return sum;
    if (left == 0)
        return endless; // Gaussian noise has a chance to fail
    return remembered(numbersOf({0, picoDelta}, losses), mostAnswers, [&] {
        return composedMicroEpsilon(losses, left, sum);
    });
}

std::int64_t exactPicoRho(const Losses &beside, std::int64_t microEpsilon, std::int64_t picoDelta)
{
    if (picoDelta <= beside.picoDelta || beside.picoRho > 0)
        return 0;
    return remembered(numbersOf({1, picoDelta, microEpsilon}, beside), mostAnswers, [&] {
        return largestPicoRho(beside, microEpsilon, picoDelta);
    });
}

std::string_view inWords(Account account)
{
    switch (account) {
    case Account::Rho:
        return "composed rho";
    case Account::Exact:
        return "the exact account";
    case Account::Sums:
        break;
    }
    return "sums";
}

std::string_view nameOf(Account account)
{
    switch (account) {
    case Account::Rho:
        return "rho";
    case Account::Exact:
        return "exact";
    case Account::Sums:
        break;
    }
    return "sums";
}

AccountStatement tightestStatement(const Spend &sums, const Losses &losses, std::int64_t picoDelta)
{
    AccountStatement best{
        .account = Account::Sums, .microEpsilon = sums.microEpsilon, .picoDelta = sums.picoDelta};
    bool holds = sums.picoDelta <= picoDelta;
    const auto offer = [&](Account account, std::int64_t microEpsilon) {
        const bool isSum = best.account == Account::Sums;
        const std::int64_t worth = isSum ? best.microEpsilon - best.microEpsilon / 1000 : best.microEpsilon;
        if (microEpsilon == endless || (holds && microEpsilon >= worth))
            return;
        best = {.account = account, .microEpsilon = microEpsilon, .picoDelta = picoDelta};
        holds = true;
    };
    if (const std::int64_t left = picoDelta - losses.picoDelta; left > 0) {
        const double byRho =
            std::ceil(zcdpEpsilon(sums.rho(), static_cast<double>(left) * fromPico) / fromMicro);
        offer(Account::Rho, byRho < mostMicroEpsilon ? static_cast<std::int64_t>(byRho) : endless);
    }
    offer(Account::Exact, exactMicroEpsilon(losses, picoDelta));
    return best;
}

namespace {

void addWord(std::string &text, std::string_view word, std::initializer_list<std::int64_t> numbers)
{
    text += text.empty() ? "" : ", ";
    text += word;
    for (const std::int64_t number : numbers)
        text += ' ' + std::to_string(number);
}

/// Reads "word 1 2 3". Returns nothing if a number is not one, or below 0.
std::optional<std::vector<std::int64_t>> numbersBehind(std::string_view part)
{
    std::vector<std::int64_t> numbers;
    std::size_t blank = part.find(' ');
    while (blank != std::string_view::npos) {
        const std::size_t next = part.find(' ', blank + 1);
        const std::string_view digits = part.substr(blank + 1, next - blank - 1);
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (error != std::errc() || end != digits.data() + digits.size() || number < 0)
            return std::nullopt;
        numbers.push_back(number);
        blank = next;
    }
    return numbers;
}

bool addPart(Losses &losses, std::string_view part)
{
    const auto numbers = numbersBehind(part);
    const std::string_view word = part.substr(0, part.find(' '));
    if (!numbers)
        return false;
    const std::vector<std::int64_t> &given = *numbers;
    if (word == "gaussian" && given.size() == 2)
        losses += {.picoHalfMuSquared = given[0], .picoSlack = given[1]};
    else if (word == "rho" && given.size() == 1)
        losses += {.picoRho = given[0]};
    else if (word == "delta" && given.size() == 1)
        losses += {.picoDelta = given[0]};
    else if (word == "pure" && given.size() == 3 && given[1] > 0 && given[2] > 0)
        losses += {.pure = {{{given[0], given[1]}, given[2]}}};
    else
        return false;
    return true;
}

} // namespace

std::string textOf(const Losses &losses)
{
    std::string text;
    if (losses.picoHalfMuSquared > 0)
        addWord(text, "gaussian", {losses.picoHalfMuSquared, losses.picoSlack});
    if (losses.picoRho > 0)
        addWord(text, "rho", {losses.picoRho});
    for (const auto &[each, times] : losses.pure)
        addWord(text, "pure", {each.microEpsilon, each.steps, times});
    if (losses.picoDelta > 0)
        addWord(text, "delta", {losses.picoDelta});
    return text;
}

std::optional<Losses> lossesFrom(std::string_view text)
{
    Losses losses;
    while (!text.empty()) {
        const std::size_t comma = text.find(", ");
        if (!addPart(losses, text.substr(0, comma)))
            return std::nullopt;
        text = comma == std::string_view::npos ? std::string_view() : text.substr(comma + 2);
    }
    return losses;
}

} // namespace core::privacy
