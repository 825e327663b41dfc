#pragma once

#include "core/preparation/Cues.h"
#include "core/preparation/TextRange.h"

#include <string_view>
#include <vector>

namespace core::preparation {

/// What of a text is denied, in order and without overlap: each range begins and ends with a word.
///
/// A cue ("no evidence of", "was ruled out") denies what follows it, or what stands before it, by its list.
/// Its reach is that of ConText (Harkema, Dowling, Thornblade, Chapman 2009, J Biomed Inform 42:839-851): up
/// to a terminator
/// ("but") or to the end of the sentence. The five words of its predecessor NegEx (Chapman, Bridewell,
/// Hanbury, Cooper, Buchanan 2001, J Biomed Inform 34:301-310) would end in the middle of a list ("denies
/// fever, chills, nausea, vomiting or chest pain"). In texts without full stops no sentence ends: a cue
/// reaches `mostDenied` words at most. At a place the longest cue counts, and what holds one but denies
/// nothing ("no increase") is none.
///
/// A sentence ends with a full stop, question or exclamation mark or semicolon before white space or a comma;
/// with an empty line; and with a line break, unless the line is so long (`shortestWrapped` bytes) that it
/// was broken for its length alone. A colon ends the reach to the right, unless it is the cue's own
/// ("negative for: "), but not to the left ("nitrite: negative").
///
/// `text` is UTF-8; malformed bytes separate words. Several threads at once.
std::vector<TextRange> deniedIn(std::string_view text, const Cues &cues);

inline constexpr std::size_t mostDenied = 40;
inline constexpr std::size_t shortestWrapped = 60;

} // namespace core::preparation
