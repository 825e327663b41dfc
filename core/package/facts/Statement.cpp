#include "core/package/facts/Statement.h"

#include "core/package/contents/Contents.h"
#include "core/package/text/Prose.h"
#include "core/privacy/accounting/Accounting.h"

namespace core::package {

namespace {

constexpr std::int64_t weakFromMicroEpsilon = 8'000'000;

using privacy::Spend;

} // namespace

std::string spendInWords(const Spend &spend)
{
    const std::string epsilon = "epsilon " + millionths(spend.microEpsilon);
    return spend.isPure() ? epsilon : epsilon + " and delta " + trillionths(spend.picoDelta);
}

std::string promise(const BudgetStatement &budget)
{
    return "differentially private with " + spendInWords(budget.spend) + " per "
           + unitWord(budget.unitIsPerson);
}

std::string unitInWords(const BudgetStatement &budget)
{
    std::string text =
        budget.unitIsPerson
            ? "The unit of privacy is one patient: all records of the same person together. Compare two sets "
              "of records that differ only in one patient, who is added or removed with everything there is "
              "of them: "
            : "The unit of privacy is one record. Compare two sets of records that differ only in one "
              "record, "
              "which is added or removed: ";
    const bool isPure = budget.spend.isPure();
    text += isPure
                ? "whatever is in this package is at most e^epsilon times as likely with one set as with the "
                  "other."
                : "for every set of packages, the probability that this package is one of them is, with one "
                  "set of records, at most e^epsilon times that with the other, plus delta ("
                      + trillionths(budget.spend.picoDelta) + ").";
    if (!budget.unitIsPerson)
        text += " Someone with several records in the data is protected less: with k of them, k times epsilon"
                + std::string(isPure ? "." : ", and k e^((k - 1) epsilon) times delta.");
    return text;
}

// Rounds up, but never to 100 %, because a bound below 100 % remains.
std::string surenessInWords(const Spend &spend)
{
    const double percent = 100.0 * largestSureness(spend);
    const std::string what = spend.isPure() ? " % sure" : " % right";
    if (percent > 99.9)
        return "as good as certain (more than 99.9" + what + ")";
    return "at most " + roundedUp(percent, 1) + what;
}

double largestSureness(const Spend &spend)
{
    // Adds delta / (1 + e^epsilon), the rest of 1 times delta.
    const double sure = privacy::posteriorBound(spend.epsilon());
    return sure + (1 - sure) * spend.delta();
}

std::string oddsInWords(const BudgetStatement &budget)
{
    if (!budget.spend.isPure())
        return "What epsilon and delta mean, as odds: someone to whom it is as likely that a given "
               + std::string(unitWord(budget.unitIsPerson))
               + " is in the data as that it is not, and who guesses after studying the package, is "
               + surenessInWords(budget.spend)
               + ", whatever else they know and however hard they compute. That is (e^epsilon + delta) / "
                 "(1 + e^epsilon), on average over the noise. A rare package can tell more than epsilon: "
                 "with Gaussian noise the probability of one is some times delta.";
    return "What epsilon means, as odds: someone who is 50 % sure that a given "
           + std::string(unitWord(budget.unitIsPerson)) + " is in the data can become "
           + surenessInWords(budget.spend)
           + " by studying the package, whatever else they know and however hard they compute."
             " That is e^epsilon / (1 + e^epsilon).";
}

std::string weaknessInWords(const BudgetStatement &budget)
{
    if (budget.spend.microEpsilon <= weakFromMicroEpsilon)
        return {};
    return "An epsilon above 8 is weak protection: the bound above says little. Hand such a package on only"
           " under rules that would do for the records themselves.";
}

std::string togetherInWords(const privacy::AccountStatement &together)
{
    const std::string cost =
        spendInWords({.microEpsilon = together.microEpsilon, .picoRho = 0, .picoDelta = together.picoDelta});
    switch (together.account) {
    case privacy::Account::Exact:
        return cost + " by the exact account of their noise";
    case privacy::Account::Rho:
        return cost + " by the sum of their rhos";
    case privacy::Account::Sums:
        break;
    }
    return cost;
}

std::string replacedUnit(const BudgetStatement &budget)
{
    const Spend &spend = budget.spend;
    return "If one " + std::string(unitWord(budget.unitIsPerson)) + " is *replaced* by another instead, "
           + (spend.isPure() ? "the number doubles: " : "epsilon doubles and delta grows: ")
           + spendInWords(privacy::replaceOne(spend)) + ".";
}

bool otherAccountSaysMore(const BudgetStatement &budget)
{
    return privacy::zcdpEpsilon(budget.spend.rho(), statedDelta) < budget.spend.epsilon();
}

std::string otherAccount(const BudgetStatement &budget)
{
    if (!otherAccountSaysMore(budget))
        return {};
    return "The same spend in the other account that is kept (zero-concentrated differential privacy): rho "
           + rhoInWords(budget) + ". Both statements hold.";
}

std::string rhoInWords(const BudgetStatement &budget)
{
    return rhoInWords(budget.spend, budget.picoDeltaOfLabels);
}

std::string rhoInWords(const Spend &spend, std::int64_t picoDeltaOfLabels)
{
    const std::string text = trillionths(spend.picoRho) + ", which is epsilon "
                             + roundedUp(privacy::zcdpEpsilon(spend.rho(), statedDelta), 4)
                             + " at delta 1e-6";
    if (picoDeltaOfLabels == 0)
        return text;
    return text + ", to which " + trillionths(picoDeltaOfLabels)
           + " is added, for the labels that were found";
}

} // namespace core::package
