#pragma once

#include "core/base/Digest.h"
#include "core/base/InputFile.h"
#include "core/base/Result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::vocabulary {

/// Index of a term in its vocabulary, from 0.
using TermId = std::uint32_t;

enum class Kind : std::uint8_t { Other, Disease, Symptom, BodyPart, Drug, Procedure, Organism, Substance };

struct LexiconTerm;
struct PhraseTables;

/// The counts in the header of a lexicon file.
struct LexiconCounts
{
    std::uint64_t terms = 0;
    std::uint64_t forms = 0;
    std::uint64_t textBytes = 0;
};

/// A public list of phrases with public facts about each, chosen without looking at the records.
/// Immutable, cheap to copy (shared), safe to read from many threads.
class Vocabulary final
{
public:
    /// Opens a vocabulary file made by the build (LexiconFile.h), memory-mapped. Errors: those of
    /// openResource().
    static Result<Vocabulary> openLexicon(const std::filesystem::path &path);
    /// Reads a file with one term a line in UTF-8. Skips blank lines, `#` comments and duplicates (after case
    /// folding). Every term has weight 1000. Errors: NotFound, Io, InvalidPlan (line named): not UTF-8, a
    /// term longer than 200 bytes, no term at all.
    static Result<Vocabulary> fromTermFile(const std::filesystem::path &path);

    /// Returns whether a file begins like a lexicon.
    static bool isLexicon(const std::filesystem::path &path);
    /// Opens a lexicon that others may have made, and checks its content as well. Errors: those of
    /// openResource(); InvalidPlan: a term longer than 200 bytes, or text that no document may hold.
    static Result<Vocabulary> openSaved(const std::filesystem::path &path);
    /// Makes a lexicon in memory, with the digest that its file would have. Errors: InvalidParameter:
    /// those of writeLexicon().
    static Result<Vocabulary> fromTerms(const std::vector<LexiconTerm> &terms);
    /// Opens a lexicon that is a part of a larger file: `payload` lies in what `owner` keeps alive, aligned
    /// to 64 bytes; `digest` is that of the whole file. Checks the content as openSaved() does. Errors: Io,
    /// InvalidPlan, without the name of the file.
    static Result<Vocabulary> within(std::shared_ptr<const void> owner,
                                     const LexiconCounts &counts,
                                     std::span<const std::byte> payload,
                                     const Digest &digest);

    std::size_t size() const;
    /// Returns the form that is shown and exported, UTF-8.
    std::string_view term(TermId id) const;
    /// Returns the public informativeness of the term: inverse document frequency in thousandths, >=
    /// 1.
    std::uint32_t weight(TermId id) const;
    /// Returns the weight of one occurrence in the contribution of a unit, in thousandths, >= 1, if it was
    /// learnt from public texts; empty: the method has its own formula.
    std::optional<std::uint32_t> contribution(TermId id) const;
    /// Returns the expected frequency of the term relative to the others, above 0; empty as above.
    std::optional<float> prior(TermId id) const;
    Kind kind(TermId id) const;
    /// Terms with the same concept are synonyms; WordNet synset offset of the main sense, or the id.
    std::uint32_t conceptOf(TermId id) const;

    /// The forms in which terms are found in a text. Forms 0 to size() - 1 are the terms themselves;
    /// inflections follow in the order of their terms.
    std::size_t formCount() const;
    std::string_view form(std::size_t index) const;
    TermId termOfForm(std::size_t index) const;

    /// Returns the part of the vocabulary with these terms and their forms: term i of it is kept[i]. `kept`
    /// is not empty and ascending. The digest of the part is that of the lexicon file that write() makes. For
    /// a part of a larger file it is a hash of the digest of that file and of the kept terms, because the
    /// file holds more about the terms.
    Vocabulary only(std::span<const TermId> kept) const;

    /// Returns the tables of PhraseMatcher if they were made before; else null.
    const std::shared_ptr<const PhraseTables> &phraseTables() const { return m_phraseTables; }
    /// Returns the same vocabulary with tables that were made for it.
    Vocabulary with(std::shared_ptr<const PhraseTables> tables) const;

    /// Returns a hash of a public input, named in the manifest: SHA-256 of a term file; for a lexicon the
    /// SHA-256 of its content that its header holds (ResourceFile.h).
    const Digest &digest() const;

    /// Writes a lexicon file with the whole content, for openSaved(). Errors: Io.
    Result<void> write(const std::filesystem::path &path) const;

    struct Data; ///< see Vocabulary.cpp

private:
    explicit Vocabulary(std::shared_ptr<const Data> data);
    std::shared_ptr<const Data> m_data;
    std::shared_ptr<const PhraseTables> m_phraseTables;
};

inline constexpr std::size_t kindCount = static_cast<std::size_t>(Kind::Substance) + 1;

/// Returns the name of a kind in files and messages: "disease".
std::string_view nameOf(Kind kind);
/// Returns the names of all kinds, in the order of Kind.
std::span<const std::string_view> kindNames();
/// Returns the kind of that name; Other for an unknown name.
Kind kindNamed(std::string_view name);

/// The facts about a vocabulary for the person who chooses it.
struct VocabularyFacts
{
    struct Example
    {
        std::string term;
        std::vector<std::string> forms; ///< the first few besides the term itself
    };

    std::array<std::size_t, kindCount> terms = {}; ///< by Kind
    std::size_t forms = 0;                         ///< besides the terms themselves
    std::vector<Example> examples;                 ///< evenly from all of it
};

VocabularyFacts factsOf(const Vocabulary &vocabulary);

} // namespace core::vocabulary
