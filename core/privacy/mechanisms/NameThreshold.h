#pragma once

#include "core/base/Result.h"
#include "core/privacy/Epsilon.h"
#include "core/privacy/Noise.h"
#include "core/privacy/Released.h"
#include "core/privacy/Reservation.h"
#include "core/privacy/accounting/Accounting.h"
#include "core/privacy/samplers/SecureRandom.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace core::privacy {

/// How many privacy units have each name, of names that nobody declared. PRIVATE, the names as much as the
/// numbers: has no way to a file, a stream or a Released value but through NameThreshold.
///
/// Invariant, kept here: a unit adds 1 to each of at most `namesPerUnit` names, and nothing else.
class ExactNames final
{
public:
    /// At least 1.
    explicit ExactNames(int namesPerUnit);

    /// Adds the names of one unit: each once, the first `namesPerUnit` of them. Their order must not depend
    /// on any other unit.
    void addUnit(std::span<const std::string> names);

    int namesPerUnit() const { return m_namesPerUnit; }

private:
    friend class NameThreshold;
    friend struct ExactNamesForTests; ///< defined in the tests only

    std::map<std::string, std::int64_t> m_units; ///< by name
    int m_namesPerUnit;
};

/// The names that were found, after the noise.
struct FoundNames
{
    struct Name
    {
        std::string name;
        std::int64_t units = 0; ///< with noise; above the threshold

        friend bool operator==(const Name &, const Name &) = default;
    };
    std::vector<Name> names;    ///< by name, in the order of their bytes
    std::int64_t threshold = 0; ///< a name is found when its noisy number of units exceeds it
    LaplaceScale noise;         ///< of each number
    int namesPerUnit = 1;
    std::int64_t picoDelta = 0;
};

/// Finds which names are frequent when the list of names is private itself (partition selection, stability
/// based): every name that occurs gets its exact number of units and discrete Laplace noise of scale
/// namesPerUnit/epsilon, and is released, with the noisy number, if that exceeds the threshold. Nothing is
/// released about the others, not even their number.
///
/// Neighbouring data sets: one privacy unit added or removed. D is D' without one unit.
/// Sensitivity: that unit changes at most k = namesPerUnit counts by 1 each (ExactNames): L1 k, L2^2 k.
/// Guarantee: (epsilon, delta)-differential privacy. Source: Korolova, Kenthapadi, Mishra, Ntoulas,
/// "Releasing Search Queries and Clicks Privately", WWW 2009; Wilson, Zhang, Lam, Desfontaines,
/// Simmons-Marengo, Gipson, "Differentially Private SQL with Bounded User Contribution", PoPETs 2020, section
/// 3.4; Desfontaines, Voss, Gipson, Mandayam, "Differentially private partition selection", PoPETs 2022.
///
/// Proof. Of the at most k names whose counts differ, let m be in D' alone; they have the count 1 there. Let
/// E be that one of these is released from D'. A name of count 1 is released with chance P(X >= threshold) <=
/// delta/k, X its noise, so P(E) <= q = m delta/k <= delta. What is released of the other names, C in D and
/// C' in D', has at most k - m counts that differ by 1: for every set S of outcomes P(C in S) and P(C' in S)
/// differ by a factor of at most e^a, a = epsilon (k - m)/k; and from D nothing else is released.
///  P(M(D') in S) <= P(E) + P(C' in S) <= delta + e^epsilon P(M(D) in S).
///  P(M(D') in S) >= P(C' in S, not E) = P(C' in S)(1 - P(E)), since the noises are independent, and that is
/// at least e^-a P(M(D) in S)(1 - q). Hence P(M(D) in S) - e^epsilon P(M(D') in S) <= P(M(D) in S)(1 -
/// e^(epsilon - a)(1 - q)) <= q <= delta.
///  In the other account: given that E did not happen, the loss is that of k discrete Laplace counts, so it
///  is
/// delta-approximately rho-zCDP (Bun & Steinke 2016, Definition 8.1) with their rho. It is not rho-zCDP
/// without that delta.
/// Postcondition: the exact names are gone.
class NameThreshold final
{
public:
    static constexpr int mostNamesPerUnit = 1000;

    struct Terms
    {
        Epsilon epsilon;
        std::int64_t picoDelta = 0; ///< delta in 1e-12: above 0, below 10^12
        int namesPerUnit = 1;       ///< 1 to mostNamesPerUnit

        bool isInRange() const;
    };

    /// Discrete Laplace noise of scale namesPerUnit/epsilon on each count. In range.
    static LaplaceScale noiseOf(const Terms &terms);
    /// The least whole number t >= 1 with P(X >= t) <= delta/namesPerUnit, X of noiseOf(), or one more: P(X
    /// >= t) = p^t/(1 + p), p = exp(-1/scale), solved for t and rounded up by more than the error of the
    /// arithmetic. In range.
    static std::int64_t threshold(const Terms &terms);
    /// Returns the cost of finding names, whatever is found. In range.
    static MechanismCost costOf(const Terms &terms);

    /// Takes the cost from the reservation, which proves that the budget was debited. Errors: Internal if the
    /// terms are out of range or not those that the names were counted under, or when the reservation does
    /// not cover the cost; nothing is drawn then.
    static Result<Released<FoundNames>>
    release(ExactNames &&names, const Terms &terms, Reservation &reservation, SecureRandom &random);
};

} // namespace core::privacy

template<>
inline constexpr bool core::isPublic<core::privacy::NameThreshold::Terms> = true;
