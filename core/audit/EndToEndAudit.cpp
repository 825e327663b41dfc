#include "core/audit/EndToEndAudit.h"

#include "core/audit/Canaries.h"
#include "core/audit/RewritingAudit.h"
#include "core/audit/RowAudit.h"
#include "core/base/Result.h"
#include "core/methods/Methods.h"
#include "core/privacy/samplers/ExactSamplers.h"

namespace core::audit {

namespace {

std::vector<bool> fairCoins(std::size_t count)
{
    privacy::SecureRandom random;
    std::vector<bool> coins(count);
    for (std::size_t canary = 0; canary < count; ++canary)
        coins[canary] = privacy::uniformBelow(random, 2) == 1;
    return coins;
}

} // namespace

Result<EndToEndRow> auditEndToEnd(const Journey &journey, const EndToEndSize &size, JobControl &control)
{
    KEYSEED_ASSIGN(const auto world, CanaryWorld::make(phrasesPerCanary * size.canaries));
    const std::string_view method = journey.method.name();
    const auto canaries = canariesFor(method, world.inputs(), size.canaries);
    if (!canaries)
        return fail(ErrorCode::Internal,
                    "the audit has no canary persons for the method " + std::string(method)
                        + "; add them to core/audit/CanaryDesigns.cpp");
    RowAudit audit(*canaries, size, journey.isGaussian);
    for (int run = 0; run < size.runs; ++run) {
        if (control.isCancelled())
            return cancelled();
        const std::vector<bool> present = fairCoins(size.canaries);
        Journey next = journey;
        next.form += static_cast<std::size_t>(run);
        KEYSEED_ASSIGN(const auto numbers, journeyOf(world, *canaries, next, present, control));
        audit.add(numbers, present);
    }
    return audit.row(method);
}

Result<std::vector<EndToEndRow>> auditEndToEnd(std::span<const synthesis::Synthesizer *const> methods,
                                               JobControl &control)
{
    const EndToEndSize size;
    std::vector<EndToEndRow> rows;
    for (const synthesis::Synthesizer *method : methods) {
        for (const bool isGaussian : {false, true}) {
            control.report(static_cast<double>(rows.size()) / static_cast<double>(2 * methods.size()),
                           "audit");
            KEYSEED_ASSIGN(auto row,
                           method->resource() == synthesis::Resource::Rewriter
                               ? auditRewriting(*method, isGaussian, control)
                               : auditEndToEnd({.method = *method,
                                                .isGaussian = isGaussian,
                                                .form = rows.size() * static_cast<std::size_t>(size.runs)},
                                               size,
                                               control));
            rows.push_back(std::move(row));
        }
    }
    control.report(1.0, "audit");
    return rows;
}

} // namespace core::audit
