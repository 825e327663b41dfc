#include "core/languages/Language.h"

namespace core::languages::language {

// Has no stop words: learning takes words that stand in very many passages for such (WordCounts.h).
const Language &undetermined()
{
    static constexpr Language language{.code = "und", .title = "another language"};
    return language;
}

} // namespace core::languages::language
