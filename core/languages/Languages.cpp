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

std::span<const Language *const> all()
{
    return language::members();
}

} // namespace core::languages
