#pragma once

#include "core/privacy/Spend.h"
#include "core/privacy/accounting/Accounting.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core::privacy {

/// The mechanisms of any number of releases, as the exact accountant counts them. Sums of it are exact.
struct Losses
{
    /// A pure mechanism: its epsilon in 1e-6, and its steps (MechanismCost::steps).
    struct Pure
    {
        std::int64_t microEpsilon = 0;
        std::int64_t steps = 1;

        friend auto operator<=>(const Pure &, const Pure &) = default;
    };

    std::int64_t picoHalfMuSquared = 0; ///< of all fine Gaussian noise
    std::int64_t picoSlack = 0;         ///< epsilon that its comparison with continuous noise costs, in 1e-12
    std::int64_t picoRho = 0;           ///< of mechanisms of which rho alone is known
    std::int64_t picoDelta = 0;         ///< chance with which any account may fail (NameThreshold)
    std::map<Pure, std::int64_t> pure = {}; ///< how many there are of each

    /// Returns whether there are pure mechanisms alone.
    bool isPure() const { return picoHalfMuSquared == 0 && picoRho == 0 && picoDelta == 0; }
    Losses &operator+=(const Losses &other);
    friend bool operator==(const Losses &, const Losses &) = default;
};

/// Returns the losses of these mechanisms.
Losses lossesOf(std::span<const MechanismCost> mechanisms);
/// Returns the losses of a release of which the cost alone is known: (epsilon, delta)-differentially private,
/// and no harder to tell apart than randomised response of this epsilon that fails with delta.
Losses lossesOf(const Spend &spend);

/// Returns the same as text for the ledger: "gaussian 28014480000 0, pure 20000 65536 2, delta 1000".
std::string textOf(const Losses &losses);
/// Reads it back. Returns nothing if it is invalid.
std::optional<Losses> lossesFrom(std::string_view text);

/// Returns the least epsilon, in 1e-6 and rounded up, for which all these mechanisms together are
/// (epsilon, picoDelta)-differentially private, by the distribution of their privacy loss
/// (LossDistribution.h): continuous Gaussian noise of mu, whose squares add up (Dong, Roth, Su 2022,
/// Corollary 3.3), mixed over the composed losses of the pure mechanisms. Mechanisms of which rho alone is
/// known get a share of delta and are converted by zcdpEpsilon(). Returns the largest number there is where
/// delta does not suffice. For parameters of noise that do not depend on earlier outputs.
std::int64_t exactMicroEpsilon(const Losses &losses, std::int64_t picoDelta);

/// Returns the largest rho, in 1e-12, of continuous Gaussian noise beside `pure` mechanisms that is (epsilon,
/// delta) together with them by exactMicroEpsilon(). Returns 0 if there is none. Noise that is rounded to
/// whole numbers costs a little more.
std::int64_t exactPicoRho(const Losses &beside, std::int64_t microEpsilon, std::int64_t picoDelta);

/// The accounts by which the spends of a data source can be added up.
enum class Account {
    Sums,  ///< the sum of the epsilons at the sum of the deltas
    Rho,   ///< the sum of the rhos, converted once
    Exact, ///< exactMicroEpsilon()
};

/// Returns the account in words: "the exact account", for reports.
std::string_view inWords(Account account);
/// Returns its name in data: "sums", "rho" or "exact".
std::string_view nameOf(Account account);

/// A statement about all releases of a data source together.
struct AccountStatement
{
    Account account = Account::Sums;
    std::int64_t microEpsilon = 0;
    std::int64_t picoDelta = 0;

    double epsilon() const { return static_cast<double>(microEpsilon) / 1e6; }
    double delta() const { return static_cast<double>(picoDelta) / 1e12; }
    friend bool operator==(const AccountStatement &, const AccountStatement &) = default;
};

/// Returns the statement with the least epsilon at a delta of at most `picoDelta`. `sums` is the sum of the
/// spends, `losses` that of their losses. Sums are preferred unless another account says less by more than a
/// thousandth; where no account holds
/// at this delta, they are returned at their own. Sums and rho hold also where each release was chosen after
/// the earlier ones were seen (Rogers, Roth, Ullman, Vadhan 2016; Feldman & Zrnic 2021), and so does the
/// exact account of Gaussian noise alone (Smith & Thakurta 2022). That of pure and Gaussian noise together is
/// stated for noise that does not depend on earlier outputs.
AccountStatement tightestStatement(const Spend &sums, const Losses &losses, std::int64_t picoDelta);

} // namespace core::privacy
