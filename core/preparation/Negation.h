#pragma once

#include "core/preparation/Cues.h"
#include "core/preparation/Sections.h"

#include <string_view>
#include <vector>

namespace core::preparation {

/// Returns the parts of a text that are denied, in order and without overlap: each range begins and ends with
/// a word.
///
/// A cue ("no evidence of", "was ruled out") denies what follows it, or what precedes it, depending on its
/// list. Its scope is that of ConText (Harkema, Dowling, Thornblade, Chapman 2009, J Biomed Inform
/// 42:839-851): up to a terminator ("but") or to the end of the sentence. The five words of its predecessor
/// NegEx (Chapman, Bridewell, Hanbury, Cooper, Buchanan 2001, J Biomed Inform 34:301-310) would end in the
/// middle of a list ("denies fever, chills, nausea, vomiting or chest pain"). In texts without full stops no
/// sentence ends: a cue denies at most `mostDenied` words. At each place the longest cue counts; a phrase
/// that contains a cue but denies nothing ("no increase") is none.
///
/// A sentence ends with a full stop, question or exclamation mark or semicolon before white space or a comma;
/// with an empty line; and with a line break, unless the line is so long (`shortestWrapped` bytes) that it
/// was wrapped. A colon ends the scope to the right, unless it belongs to the cue ("negative for: "), but not
/// to the left ("nitrite: negative").
///
/// `text` is UTF-8; malformed bytes separate words. Thread-safe.
std::vector<TextRange> deniedIn(std::string_view text, const Cues &cues);

inline constexpr std::size_t mostDenied = 40;
inline constexpr std::size_t shortestWrapped = 60;

} // namespace core::preparation
