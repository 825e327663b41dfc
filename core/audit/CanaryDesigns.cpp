#include "core/audit/CanaryDesigns.h"

#include "core/audit/DiscriminationCanaries.h"
#include "core/audit/EvolutionCanaries.h"
#include "core/audit/HistogramCanaries.h"
#include "core/audit/KernelCanaries.h"

#include <type_traits>

namespace core::audit {

namespace {

using synthesis::PublicInputs;

template<typename Design>
std::unique_ptr<Canaries> make(std::string_view method, const PublicInputs &inputs, std::size_t count)
{
    if constexpr (std::is_constructible_v<Design, std::size_t>)
        return std::make_unique<Design>(count);
    else
        return std::make_unique<Design>(method, inputs, count);
}

struct CanaryDesign
{
    std::string_view method;
    std::unique_ptr<Canaries> (*make)(std::string_view, const PublicInputs &, std::size_t);
};

constexpr CanaryDesign designs[] = {
    {"histogram", make<HistogramCanaries>},
    {"independent", make<KernelCanaries>},
    {"iterative-linear", make<KernelCanaries>},
    {"iterative-logarithmic", make<KernelCanaries>},
    {"augpe", make<EvolutionCanaries>},
    {"dp-da", make<DiscriminationCanaries>},
};

} // namespace

std::unique_ptr<Canaries> canariesFor(std::string_view method, const PublicInputs &inputs, std::size_t count)
{
    for (const CanaryDesign &design : designs)
        if (design.method == method)
            return design.make(method, inputs, count);
    return nullptr;
}

} // namespace core::audit
