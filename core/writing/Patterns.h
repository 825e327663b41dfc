#pragma once

#include "core/writing/Role.h"

#include <span>
#include <string_view>

namespace core::writing {

using Texts = std::span<const std::string_view>;

/// What a section says of phrases of one role.
///
/// A sentence has one slot, which takes one to three phrases as a list: `{}`; or, in a language that has
/// such patterns, `{the}` and `{The}` for the same with an article before each. `{was}`, `{is}` and `{has}`
/// stand for the verb in the number of the list. A sentence never begins with a phrase, because a phrase must
/// keep its bytes and a sentence begins with a capital letter. It holds no name, date or figure.
struct RoleSentences
{
    Role role = Role::Term;
    Texts sentences;
    Texts leads; ///< end with a colon and stand above a list with one phrase a line
};

struct Section
{
    Texts headings;
    std::span<const RoleSentences> parts; ///< in the order in which they are written
};

/// What a document of one type can be written with in one language. In titles `{type}` stands for the
/// document type, `{Type}` for the same with a capital first letter, `{label}` for the label of the sequence.
/// Phrases of every role have a place in some section.
struct DocumentPatterns
{
    std::string_view type; ///< in this language; of the general patterns what any document is called
    Texts titles;          ///< for a sequence without a label
    Texts labelledTitles;
    std::span<const Section> sections; ///< in the order of the document; one without a phrase is left out
    std::string_view nothing;          ///< what a document without any phrase says
    bool headed = true;                ///< sections carry headings; otherwise they may be paragraphs
};

} // namespace core::writing
