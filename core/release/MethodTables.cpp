#include "core/release/MethodTables.h"

#include "core/seeding/HistogramEstimate.h"
#include "core/seeding/KernelParameters.h"
#include "core/seeding/LabelProportions.h"
#include "core/seeding/ModelShape.h"
#include "core/seeding/PairSums.h"

namespace core::release {

namespace {

using seeding::MethodParameters;

std::string kernelInWords(const MethodParameters &parameters, int size)
{
    if (parameters.method == "independent")
        return "for every label noisy sums of random Fourier features of single phrases";
    if (size == 1)
        return "for every label noisy sums of random Fourier features of the first phrase of a document";
    return "for every label noisy sums of random Fourier features of the first " + std::to_string(size)
           + " phrases of a document";
}

} // namespace

bool hasJointCounts(const MethodParameters &parameters)
{
    return seeding::isKernelMethod(parameters.method);
}

std::string tableInWords(const MethodParameters &parameters, std::string_view table)
{
    if (table == seeding::phraseTableName)
        return "a noisy weighted count for every label and phrase";
    if (table == seeding::clusterTableName)
        return "a noisy weighted count for every label and group of near phrases";
    if (table == seeding::vocabularyTableName)
        return "a noisy weighted count for every phrase, all labels together";
    if (table == seeding::labelTableName)
        return "a noisy count for every label";
    if (table == seeding::pairTableName)
        return parameters.clusters > 0 ? "a noisy weighted count for every pair of groups of near phrases"
                                       : "a noisy weighted count for every pair of phrases";
    return kernelInWords(parameters, seeding::prefixSizeOf(parameters, table));
}

} // namespace core::release
