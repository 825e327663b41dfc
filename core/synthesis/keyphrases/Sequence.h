#pragma once

#include <string>
#include <vector>

namespace core::synthesis {

/// The phrases that seed one synthetic document. Drawn from a released model, so post-processing.
struct Sequence
{
    std::string id;    ///< "SYN-000001" and on; the order of the ids is random over the labels
    std::string label; ///< one of the declared labels, or empty for a plan without labels
    std::vector<std::string> keyphrases;
    /// A synthetic text of which words are hidden (Draft.h), for a writer that varies it; empty: it writes a
    /// new one.
    std::string draft = {};
};

} // namespace core::synthesis
