#include "core/package/facts/MethodTables.h"

#include "core/synthesis/Synthesizer.h"
#include "core/methods/Methods.h"
#include "core/synthesis/keyphrases/LabelProportions.h"

#include <algorithm>

namespace core::package {

bool hasJointCounts(const synthesis::MethodParameters &parameters)
{
    const synthesis::Synthesizer *method = synthesis::findSynthesizer(parameters.method);
    return method && std::ranges::any_of(method->countTables(), &synthesis::CountTable::isJoint);
}

std::string tableInWords(const synthesis::MethodParameters &parameters, std::string_view table)
{
    if (table == synthesis::labelTableName)
        return "a noisy count for every label";
    const synthesis::Synthesizer *method = synthesis::findSynthesizer(parameters.method);
    return method ? method->tableInWords(parameters, table) : std::string();
}

} // namespace core::package
