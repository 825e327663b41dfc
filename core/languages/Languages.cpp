#include "core/base/Family.h"
#include "core/languages/Language.h"

// One line for each language, in the order of the choices: the function that its file defines.
#define KEYSEED_LANGUAGES(MEMBER)                                                                            \
    MEMBER(english)                                                                                          \
    MEMBER(german)                                                                                           \
    MEMBER(french)                                                                                           \
    MEMBER(spanish)                                                                                          \
    MEMBER(italian)                                                                                          \
    MEMBER(dutch)                                                                                            \
    MEMBER(portuguese)                                                                                       \
    MEMBER(undetermined)

namespace core::languages {

KEYSEED_FAMILY(Language, language, KEYSEED_LANGUAGES)

namespace language {

// Has no stop words: learning takes words that stand in very many passages for such (WordCounts.h).
const Language &undetermined()
{
    static constexpr Language any{.code = "und", .title = "another language"};
    return any;
}

} // namespace language

std::span<const Language *const> all()
{
    return language::members();
}

} // namespace core::languages
