#pragma once

#include "core/vocabulary/Vocabulary.h"

#include <optional>
#include <string_view>

namespace core::vocabulary {

/// Returns the kind of a semantic type of the UMLS ("T047"). Source: the Semantic Network, and the semantic
/// groups of McCray, Burgun and Bodenreider (2001).
Kind kindOfSemanticType(std::string_view type);

/// Returns the kind of the tag after a fully specified name of SNOMED CT ("disorder"); empty for a word that
/// is no such tag.
std::optional<Kind> kindOfSemanticTag(std::string_view tag);

/// A name without its tag: "Asthma (disorder)" is "Asthma" and "disorder". A name whose last parenthesis is
/// no tag stays as it is, with an empty one.
struct TaggedName
{
    std::string_view name;
    std::string_view tag;
};
TaggedName withoutTag(std::string_view name);

} // namespace core::vocabulary
