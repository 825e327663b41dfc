#include "tests/core/evaluation/CanaryReleases.h"

#include <cstdio>
#include <cstdlib>

/// Membership attacks over many small releases at epsilon 1, of the right build and of broken ones:
/// membership [RELEASES]. A positive excess refutes the build; a right one shows it with a chance of 1e-6.
namespace {

using namespace core::evaluation;

constexpr double falseAlarm = 1e-6;

tests::Fault hundredthOfTheNoise()
{
    tests::Fault fault;
    fault.tampering = [](const tests::Cells &exact, const tests::Cells &noisy, const core::privacy::Noise &) {
        tests::Cells cells = exact;
        for (std::size_t cell = 0; cell < cells.size(); ++cell)
            cells[cell] += (noisy[cell] - exact[cell]) / 100;
        return cells;
    };
    return fault;
}

void attack(const char *build, tests::CanaryReleases &&releases, int count)
{
    const auto curves = releases.curves(count);
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const RocCurve &curve = curves[i];
        std::printf(
            "%-22s %-17s AUC %.3f", build, std::string(attackName(attackKinds[i])).c_str(), curve.auc);
        for (const double at : {0.01, 0.1, 0.3})
            std::printf(", %.3f at %.2f (allowed %.3f)",
                        curve.truePositivesAt(at),
                        at,
                        mostTruePositives(releases.epsilon(), 0.0, at));
        std::printf(", excess %.3f\n", excessOverBound(curve, releases.epsilon(), 0.0, falseAlarm));
    }
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    const int count = argc > 1 ? std::max(1, std::atoi(argv[1])) : 1000;
    attack("right", tests::CanaryReleases({}, false), count);
    attack("noise / 100", tests::CanaryReleases(hundredthOfTheNoise(), false), count);
    attack("canary in the corpus", tests::CanaryReleases({}, true), count);
    return 0;
}
