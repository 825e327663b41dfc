// Each case below is a way to carry private data over the line, or to draw noise that nobody paid for, and
// must not compile. Case 0 has the ways that must. Compiled by the tests named private_line_*.
#include "core/privacy/NoiseMechanism.h"
#include "core/seeding/DocumentPhrases.h"
#include "core/seeding/SeedModel.h"
#include "core/seeding/Sequence.h"

using namespace core;

// What everything after the commit looks like: samplers, writers, the exporter.
std::size_t sample(const privacy::Released<seeding::SeedModel> &model);
std::size_t show(const privacy::Released<privacy::NoisyCounts> &counts);

std::size_t attempt(privacy::ExactCounts &exact,
                    seeding::DocumentPhrases &phrases,
                    const seeding::SeedModel &model,
                    const privacy::Released<privacy::NoisyCounts> &released,
                    const privacy::Released<seeding::SeedModel> &releasedModel,
                    privacy::Reservation &reservation,
                    privacy::SecureRandom &random)
{
#if KEYSEED_CASE == 0 // released values, and sums that go through the mechanism
    static_cast<void>(phrases);
    static_cast<void>(model);
    const auto noise = privacy::laplaceScale(1, *privacy::Epsilon::from(1));
    const auto noisy = privacy::NoiseMechanism::release(std::move(exact), noise, reservation, random);
    return show(released) + show(*noisy) + sample(releasedModel);
#elif KEYSEED_CASE == 1 // exact sums where released counts are wanted
    return show(exact);
#elif KEYSEED_CASE == 2 // the phrases of the units where a released model is wanted
    return sample(phrases);
#elif KEYSEED_CASE == 3 // a model that nobody released
    return sample(model);
#elif KEYSEED_CASE == 4 // a pass of one's own
    return sample({privacy::ReleasePass(), model});
#elif KEYSEED_CASE == 5 // the same, written shorter
    return sample({{}, model});
#elif KEYSEED_CASE == 6 // looking at exact sums
    return exact.m_cells.size();
#elif KEYSEED_CASE == 7 // a reservation of one's own
    privacy::Reservation own(1, privacy::Spend{1'000'000, 0, 0});
    return own.useFor({0, 0});
#elif KEYSEED_CASE == 8 // a reservation used twice
    privacy::Reservation twice(reservation);
    return twice.useFor({0, 0});
#elif KEYSEED_CASE == 9 // a seed for the noise
    privacy::SecureRandom seeded(42);
    return seeded.next64();
#elif KEYSEED_CASE == 10 // a copy of a stream of noise
    privacy::SecureRandom same(random);
    return same.next64();
#elif KEYSEED_CASE == 11 // changing what was released
    released->cells[0] = 1;
    return 0;
#endif
}
