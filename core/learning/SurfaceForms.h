#pragma once

#include "core/learning/Languages.h"
#include "core/learning/Tokens.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace core::learning {

/// How phrases are written in the texts: which inflections they were seen in, and which way to show them.
class SurfaceForms final
{
public:
    /// `language` outlives the object.
    explicit SurfaceForms(std::size_t phrases, const Language &language)
        : m_written(phrases)
        , m_language(language)
    {}

    void add(std::size_t phrase, std::string_view text, const Token &first, const Token &last);

    /// Returns the singular: the shortest of the forms that have at least 3 % of the places, the most
    /// frequent of these; in small letters if it was written so in a tenth of its places: a word at the
    /// beginning of sentences and in titles is no name, unless nouns have a capital. Empty for a phrase that
    /// was never seen.
    std::string shown(std::size_t phrase) const;
    /// Returns whether it is shown in several words that all begin with a capital, except for connectors in
    /// small letters: "National Library of Medicine".
    bool isName(std::size_t phrase) const;
    /// Returns the others that were seen at least twice, case-folded, at most 12.
    std::vector<std::string> others(std::size_t phrase) const;

private:
    struct Form
    {
        std::uint32_t count = 0;
        std::map<std::string, std::uint32_t> written; ///< in its ways of capitals
    };
    using Forms = std::map<std::string, Form>; ///< by case-folded text

    Forms::const_iterator singularOf(const Forms &forms) const;

    std::vector<Forms> m_written;
    const Language &m_language;
};

} // namespace core::learning
