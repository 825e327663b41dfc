#pragma once

#include "core/base/Fields.h"
#include "core/plan/PlanIssue.h"

#include <string_view>
#include <vector>

namespace core::plan {

/// One key of a plan's vocabulary besides its source.
struct VocabularyKey
{
    std::string_view key;
    FieldType type = FieldType::Text;
};

/// All keys that any source reads, those of this one first and in its order. A key that another source reads
/// may stand in a plan, so that a change of mind loses nothing.
std::vector<VocabularyKey> vocabularyKeys(std::string_view source);

/// No text, or an empty list.
bool isEmpty(const Setting &setting);

/// The settings, by the rules of their source.
PlanCheck checkVocabulary(const Plan &plan);

} // namespace core::plan
