// Each case below is a way to carry private data over the line, or to draw noise that nobody paid for, and
// must not compile. Case 0 has the ways that must. Compiled by the tests named private_line_*.
#include "core/methods/kernel/DocumentPhrases.h"
#include "core/privacy/mechanisms/NameThreshold.h"
#include "core/privacy/mechanisms/NoiseMechanism.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"
#include "core/synthesis/keyphrases/Sequence.h"

#if KEYSEED_CASE >= 17
#include "core/package/Package.h"
#include "core/pipeline/ReleaseProducts.h"
#endif

using namespace core;

#if KEYSEED_CASE == 15
struct Thief;
template<>
class core::privacy::Released<Thief>
{
public:
    static ReleasePass pass() { return {}; }
};
#endif

// What everything after the commit looks like: samplers, writers, the exporter.
std::size_t sample(const privacy::Released<synthesis::ReleasedModel> &model);
std::size_t show(const privacy::Released<privacy::NoisyCounts> &counts);

std::size_t attempt(privacy::ExactCounts &exact,
                    synthesis::DocumentPhrases &phrases,
                    const synthesis::ReleasedModel &model,
                    const privacy::Released<privacy::NoisyCounts> &released,
                    const privacy::Released<synthesis::ReleasedModel> &releasedModel,
                    privacy::Reservation &reservation,
                    privacy::SecureRandom &random)
{
#if KEYSEED_CASE == 0 // released values, and sums that go through the mechanism
    static_cast<void>(phrases);
    static_cast<void>(model);
    const auto noise = privacy::laplaceScale(1, *privacy::Epsilon::from(1));
    const auto noisy = privacy::NoiseMechanism::release(std::move(exact), noise, reservation, random);
    return show(released) + show(*noisy) + sample(releasedModel);
#elif KEYSEED_CASE == 1  // exact sums where released counts are wanted
    return show(exact);
#elif KEYSEED_CASE == 2  // the phrases of the units where a released model is wanted
    return sample(phrases);
#elif KEYSEED_CASE == 3  // a model that nobody released
    return sample(model);
#elif KEYSEED_CASE == 4  // a pass of one's own
    return sample({privacy::ReleasePass(), model});
#elif KEYSEED_CASE == 5  // the same, written shorter
    return sample({{}, model});
#elif KEYSEED_CASE == 6  // looking at exact sums
    return exact.m_cells.size();
#elif KEYSEED_CASE == 7  // a reservation of one's own
    privacy::Reservation own(1, privacy::Spend{1'000'000, 0, 0});
    return own.useFor({0, 0});
#elif KEYSEED_CASE == 8  // a reservation used twice
    privacy::Reservation twice(reservation);
    return twice.useFor({0, 0});
#elif KEYSEED_CASE == 9  // a seed for the noise
    privacy::SecureRandom seeded(42);
    return seeded.next64();
#elif KEYSEED_CASE == 10 // a copy of a stream of noise
    privacy::SecureRandom same(random);
    return same.next64();
#elif KEYSEED_CASE == 11 // changing what was released
    released->cells[0] = 1;
    return 0;
#elif KEYSEED_CASE == 12 // post-processing with an exact number that it captured
    const std::int64_t count = 42;
    return *released.derive([count](const privacy::NoisyCounts &) { return std::size_t(count); });
#elif KEYSEED_CASE == 13 // post-processing with an exact number that it is handed
    const std::int64_t count = 42;
    return *released.derive(
        [](const privacy::NoisyCounts &, std::int64_t handed) { return std::size_t(handed); }, count);
#elif KEYSEED_CASE == 14 // post-processing with the phrases of the units
    return *released.derive(
        [](const privacy::NoisyCounts &, const synthesis::DocumentPhrases &all) { return sizeof all; },
        phrases);
#elif KEYSEED_CASE == 15 // a released value of one's own making that hands out a pass
    return sample({privacy::Released<Thief>::pass(), model});
#elif KEYSEED_CASE == 16 // post-processing of post-processing, with something public: must compile
    static_cast<void>(model);
    const auto spend = reservation.spend();
    const auto costs = released.derive(
        [](const privacy::NoisyCounts &, const privacy::Spend &own) { return own.microEpsilon; }, spend);
    return *costs.derive([](std::int64_t cost) { return std::size_t(cost); });
#elif KEYSEED_CASE == 17 // a number of records that is said to be declared
    const pipeline::PrivateCounts counts;
    return std::size_t(package::PublicNumber::declared(counts.usable).value());
#elif KEYSEED_CASE == 18 // a number of records in what a package describes
    const pipeline::PrivateCounts counts;
    package::Description description;
    description.sequenceLength = counts.usable;
    return 0;
#elif KEYSEED_CASE == 19 // the same among real numbers
    const pipeline::PrivateCounts counts;
    package::Description description;
    description.sharpness = counts.usable;
    return 0;
#elif KEYSEED_CASE == 20 // a number of records as texts that were left out
    const pipeline::PrivateCounts counts;
    return package::ExcludedTexts{counts.usable}.total();
#elif KEYSEED_CASE == 21 // a debit that no ledger has
    return package::SourceHistory::Debit(Date(), reservation.spend(), true).spend().microEpsilon;
#elif KEYSEED_CASE == 22 // an exact count of a mechanism's own sums
    package::Description description;
    description.perLabel.push_back(exact.sensitivity().l1);
    return 0;
#elif KEYSEED_CASE == 24 // looking at names that nobody declared
    return privacy::ExactNames(1).m_units.size();
#elif KEYSEED_CASE == 23 // what a plan declares, and how much was released: must compile
    package::Description description;
    description.sequenceLength = package::PublicNumber::declared(10);
    description.sharpness = package::PublicReal::declared(0.5);
    const auto cells = released.derive([](const privacy::NoisyCounts &counts) { return counts.cells; });
    return std::size_t(package::PublicNumber::countOf(cells).value());
#endif
}
