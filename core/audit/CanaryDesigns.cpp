#include "core/audit/CanaryDesigns.h"

#include "core/audit/DiscriminationCanaries.h"
#include "core/audit/EvolutionCanaries.h"
#include "core/audit/Histogram1Canaries.h"
#include "core/audit/HistogramCanaries.h"
#include "core/audit/KernelCanaries.h"

#include <array>

namespace core::audit {

namespace {

using synthesis::PublicInputs;

std::unique_ptr<Canaries> histogram1(std::string_view, const PublicInputs &, std::size_t count)
{
    return std::make_unique<Histogram1Canaries>(count);
}

std::unique_ptr<Canaries> histogram(std::string_view, const PublicInputs &, std::size_t count)
{
    return std::make_unique<HistogramCanaries>(count);
}

std::unique_ptr<Canaries> evolution(std::string_view, const PublicInputs &, std::size_t count)
{
    return std::make_unique<EvolutionCanaries>(count);
}

std::unique_ptr<Canaries> discrimination(std::string_view, const PublicInputs &, std::size_t count)
{
    return std::make_unique<DiscriminationCanaries>(count);
}

std::unique_ptr<Canaries> kernel(std::string_view method, const PublicInputs &inputs, std::size_t count)
{
    return std::make_unique<KernelCanaries>(method, inputs, count);
}

struct Design
{
    std::string_view method;
    std::unique_ptr<Canaries> (*make)(std::string_view, const PublicInputs &, std::size_t);
};

constexpr std::array<Design, 7> designs = {{{"histogram", histogram},
                                            {"independent", kernel},
                                            {"iterative-linear", kernel},
                                            {"iterative-logarithmic", kernel},
                                            {"augpe", evolution},
                                            {"dp-da", discrimination},
                                            {"histogram-1", histogram1}}};

} // namespace

std::unique_ptr<Canaries> canariesFor(std::string_view method, const PublicInputs &inputs, std::size_t count)
{
    for (const Design &design : designs)
        if (design.method == method)
            return design.make(method, inputs, count);
    return nullptr;
}

} // namespace core::audit
