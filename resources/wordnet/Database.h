#pragma once

#include "core/base/Result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace wordnet {

enum class PartOfSpeech : std::uint8_t { Noun, Verb, Adjective, Adverb };
inline constexpr std::size_t partsOfSpeech = 4;

/// The pointers of WordNet that say something about meaning; the others are not read.
enum class Relation : std::uint8_t {
    Hypernym,
    Hyponym,
    Instance,
    Holonym,
    Meronym,
    Topic,
    Usage,
    Derivation,
    Pertainym,
    Similar,
    Antonym,
    Attribute,
    SeeAlso,
    Cause,
    VerbGroup,
};

struct Pointer
{
    Relation relation = Relation::Hypernym;
    std::uint32_t target = 0;    ///< index of a synset
    std::uint8_t sourceWord = 0; ///< from 1; 0 = the whole synset
};

/// A set of synonyms with its definition.
struct Synset
{
    PartOfSpeech partOfSpeech = PartOfSpeech::Noun;
    std::uint8_t lexicographerFile = 0; ///< lexnames(5WN), e.g. 4 = noun.act
    std::uint32_t offset = 0;           ///< byte offset in its data file
    std::vector<std::string> words;     ///< capitalised as a reader expects, spaces for underscores
    std::vector<Pointer> pointers;
    std::string gloss;
};

/// One meaning of a lemma.
struct Sense
{
    std::uint32_t synset = 0;
    std::uint32_t rank = 1;     ///< 1 = the most frequent sense of the lemma in this part of speech
    std::uint32_t tagCount = 0; ///< occurrences in the semantic concordances (cntlist.rev)

    /// How common the meaning is; a little for never having been tagged, less for later senses.
    double frequency() const { return tagCount + 0.5 / rank; }
};

/// A lemma of any part of speech, case-folded, spaces for underscores.
struct Lemma
{
    std::string key;
    std::array<std::vector<Sense>, partsOfSpeech> senses;
};

/// WordNet 3.0 in memory, read from the files of wndb(5WN): index.*, data.* and cntlist.rev.
class Database final
{
public:
    /// Errors: NotFound, Io (not in WordNet's format; file and line are named).
    static core::Result<Database> load(const std::filesystem::path &folder);

    std::span<const Synset> synsets() const { return m_synsets; }
    /// Sorted by key.
    std::span<const Lemma> lemmas() const { return m_lemmas; }
    /// Null when WordNet does not know it.
    const Lemma *find(std::string_view key) const;
    /// The synset of a sense in the notation `lemma#n2`: the second noun sense (v verb, a adjective, r
    /// adverb). Errors: NotFound.
    core::Result<std::uint32_t> sense(std::string_view notation) const;
    /// `root` and everything below it but instances (people, places), without the sub-trees that start at a
    /// synset marked in `stops`.
    std::vector<std::uint32_t> below(std::uint32_t root, const std::vector<bool> &stops) const;
    std::uint32_t tagTotal() const { return m_tagTotal; }

private:
    core::Result<void> readData(const std::filesystem::path &folder, PartOfSpeech part);
    core::Result<void> readIndex(const std::filesystem::path &folder, PartOfSpeech part);
    core::Result<void> readTagCounts(const std::filesystem::path &folder);
    void resolvePointers();
    void sortLemmas();
    Lemma &lemmaFor(const std::string &key);

    // While reading, Pointer::target holds a byte offset and this the part of speech it belongs to.
    std::vector<std::vector<PartOfSpeech>> m_targetParts;
    std::array<std::unordered_map<std::uint32_t, std::uint32_t>, partsOfSpeech> m_byOffset;
    std::unordered_map<std::string, std::uint32_t> m_byKey;
    std::vector<Synset> m_synsets;
    std::vector<Lemma> m_lemmas;
    std::uint32_t m_tagTotal = 0;
};

} // namespace wordnet
