#pragma once

#include <string_view>

namespace core::preparation {

/// The public facts about notes in a language: the headings of their sections, and the words that deny. Each
/// language is a file in core/preparation/languages and a line in Languages.cpp. Case, accents and anything
/// but letters and digits are ignored.
struct Language
{
    std::string_view title; ///< English, as a plan names it: "German"
    /// One section (Sections.h) a line, "name = heading | heading"; a section may have several lines.
    std::string_view headings;
    /// Headings inside a section, which goes on: "lungs | heart".
    std::string_view parts;

    /// Cues of NegEx (Chapman et al. 2001) and ConText (Harkema et al. 2009), separated by "|"; see
    /// Negation.h.
    std::string_view before;      ///< what follows is denied: "no evidence of"
    std::string_view after;       ///< what stands before is denied: "was ruled out"
    std::string_view pseudo;      ///< holds a cue and denies nothing: "no increase"
    std::string_view terminators; ///< ends the reach of a cue: "but"
};

} // namespace core::preparation
