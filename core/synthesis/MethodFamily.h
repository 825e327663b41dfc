#pragma once

#include <string_view>

namespace core::synthesis {

/// A way to make a corpus, as a person chooses among such ways: a method, or several that are forms of it.
/// Texts are English and marked for translators (core/base/ForTranslators.h); one that is empty is not shown.
struct MethodFamily
{
    std::string_view name;             ///< never changes: "keyphrases"
    std::string_view title;            ///< "Evolve texts of a model"
    std::string_view summary;          ///< what is done, in a sentence or two
    std::string_view needs = {};       ///< what has to be there
    std::string_view costs = {};       ///< budget, requests, time
    std::string_view promises = {};    ///< what the documents will be like
    std::string_view uselessWhen = {}; ///< when to take another
};

} // namespace core::synthesis
