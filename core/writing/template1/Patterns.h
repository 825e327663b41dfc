#pragma once

#include <span>
#include <string_view>

namespace core::writing::template1 {

using Texts = std::span<const std::string_view>;

/// What one section of a document can be written with.
///
/// A sentence has one slot `{}`, which takes one to three phrases as a list, or two slots, which take one
/// phrase each. Sentences mention a phrase rather than build it into their grammar, because a phrase may be
/// a noun, an adjective or a verb; they never begin with one, because a phrase must keep its bytes and a
/// sentence begins with a capital letter. They claim nothing beyond the phrases: no name, date or figure.
struct SectionPatterns
{
    Texts headings;
    Texts sentences; ///< at least twelve, one or two slots
    Texts leads;     ///< end with a colon and stand above a list with one phrase a line
    Texts blanks;    ///< for a section without phrases; no slot
};

/// What a document of one type can be written with. In titles `{type}` stands for the document type,
/// `{Type}` for the same with a capital first letter, `{label}` for the label of the sequence.
struct DocumentPatterns
{
    std::string_view type; ///< empty: the general pattern
    Texts titles;          ///< for a sequence without a label
    Texts labelledTitles;
    std::span<const SectionPatterns> sections; ///< in the order of the document
    Texts recalls;                             ///< one slot: takes up a phrase again at the end
    bool headed = true;                        ///< sections carry headings; otherwise they are paragraphs
};

extern const DocumentPatterns medicalRecordPatterns;
extern const DocumentPatterns dischargeSummaryPatterns;
extern const DocumentPatterns radiologyReportPatterns;
extern const DocumentPatterns encyclopaediaSummaryPatterns;
/// For every other document type; its titles name the type.
extern const DocumentPatterns generalPatterns;

/// The types with patterns of their own, in the order in which they are offered.
std::span<const DocumentPatterns *const> namedPatterns();

/// The patterns of a document type (letter case of ASCII letters is ignored), else the general ones.
const DocumentPatterns &patternsFor(std::string_view documentType);

} // namespace core::writing::template1
