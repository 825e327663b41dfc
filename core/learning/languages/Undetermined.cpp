#include "core/learning/Language.h"

namespace core::learning::language {

// Without stop words; words that stand in very many passages are taken for such (WordCounts.h).
const Language &undetermined()
{
    static constexpr Language language{"und", "another language", "", "", [](std::string &) {}};
    return language;
}

} // namespace core::learning::language
