#include "core/synthesis/QuieterBudget.h"

#include "core/privacy/Noise.h"

namespace core::synthesis {

privacy::NoiseBudget quieterBudget(const Choices &choices,
                                   const Budgets &budgets,
                                   std::string_view part,
                                   const privacy::Sensitivity &sensitivity,
                                   int rounds)
{
    const privacy::NoiseBudget given = budgets.find(part)->second;
    const auto epsilon = privacy::Epsilon::from(choices.epsilonOf(part));
    if (!given.isGaussian() || budgets.size() > 1 || !epsilon)
        return given;
    const auto pure = privacy::NoiseBudget::pure(*epsilon);
    const auto deviation = [&](const privacy::NoiseBudget &of) {
        return privacy::standardDeviation(of.share(1, rounds).noiseFor(sensitivity));
    };
    return deviation(pure) < deviation(given) ? pure : given;
}

} // namespace core::synthesis
