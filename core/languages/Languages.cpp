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

std::string_view codeOf(std::string_view titleOrCode)
{
    for (const Language *each : all())
        if (each->code == titleOrCode || each->title == titleOrCode)
            return each == all().back() ? std::string_view() : each->code;
    return {};
}

std::string_view titleOf(std::string_view code)
{
    for (const Language *each : all())
        if (each->code == code)
            return each->title;
    return code;
}

} // namespace core::languages
