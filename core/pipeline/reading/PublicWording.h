#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/plan/Plan.h"
#include "core/synthesis/PublicInputs.h"

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::pipeline {

/// A stretch of words that a public input and the records share. PRIVATE.
struct SharedWords
{
    std::uint64_t words = 0;   ///< hash of the folded words
    std::uint64_t unit = 0;    ///< hash of the unit that has them
    std::uint32_t input = 0;   ///< index of the public input
    std::uint32_t several = 0; ///< 1 if several units have them
};

/// Collects what records share with public inputs. PRIVATE.
class SharedWordsList final
{
public:
    /// The maximum number of entries, which bounds the memory; the count is then too small, and far too
    /// large to pass.
    static constexpr std::size_t most = 1'000'000;

    /// Several threads at once.
    void add(const SharedWords &shared);
    std::vector<SharedWords> all() const;
    /// Returns how many stretches each of `inputs` inputs shares with one unit alone.
    std::vector<std::int64_t> ofOneUnit(std::size_t inputs) const;

private:
    mutable std::mutex m_mutex;
    std::unordered_map<std::uint64_t, SharedWords> m_shared; ///< by input and words
};

/// The folded words of a text as hashes: texts that differ in case, blanks, line ends, punctuation or
/// composition only have the same.
class FoldedText final
{
public:
    /// A range of words, from `begin` to before `end`.
    struct Range
    {
        std::size_t begin = 0;
        std::size_t end = 0;

        std::size_t size() const { return end - begin; }
    };

    explicit FoldedText(std::string_view text);

    Range whole() const { return {0, m_sums.size() - 1}; }
    /// The lines with words.
    const std::vector<Range> &lines() const { return m_lines; }
    std::uint64_t hash(Range range) const;

private:
    std::vector<std::uint64_t> m_sums = {0}; ///< polynomial hash of the words before each place
    std::vector<Range> m_lines;
};

/// The words of one public input, in which texts of records are looked for.
class PublicWording final
{
public:
    /// A stretch of fewer words is no text of a person: "chest pain".
    static constexpr std::size_t fewestWords = 4;
    /// A stretch of so many words is long.
    static constexpr std::size_t longWords = 8;

    /// `name`: the field of the plan, with its file. `isList`: each text is a term.
    PublicWording(std::string name, bool isList);

    void add(std::string_view text);
    /// Call once, after the last add().
    void settle();

    const std::string &name() const { return m_name; }
    /// Adds to `list` each whole text and each line of `text` that stands in the input, and each long term or
    /// line of the input that stands in `text`.
    void find(const FoldedText &text, std::uint64_t unit, std::uint32_t index, SharedWordsList &list) const;

private:
    /// A set of hashes, filled first.
    class HashSet final
    {
    public:
        void add(std::uint64_t hash) { m_sorted.push_back(hash); }
        void settle();
        bool has(std::uint64_t hash) const;

    private:
        std::size_t bitOf(std::uint64_t hash) const { return hash & m_mask; }

        std::vector<std::uint64_t> m_sorted;
        std::vector<bool> m_bits; ///< by the lowest bits of a hash: most questions end here
        std::uint64_t m_mask = 0;
    };
    struct LongLine
    {
        std::uint64_t begin = 0; ///< hash of its first longWords words
        std::uint64_t all = 0;
        std::size_t size = 0;
    };

    void addLine(const FoldedText &text, FoldedText::Range line);
    bool has(const FoldedText &text,
             FoldedText::Range piece,
             bool isWhole,
             const std::vector<std::uint32_t> &shared) const;

    std::string m_name;
    bool m_isList;
    HashSet m_pieces;  ///< whole texts and lines
    HashSet m_parts;   ///< parts of short lines, of fewer words than longWords
    HashSet m_windows; ///< each longWords words
    std::vector<LongLine> m_long;
};

/// All public inputs of a plan whose words a package may hold: vocabulary, public texts, template, examples.
class PublicWordings final
{
public:
    /// A few may be chance: a phrase that happens to be the text of one record.
    static constexpr std::int64_t mostByChance = 3;

    /// Reads the inputs. Errors: those of learning::openTextInput and chat::PromptTemplate, Cancelled. Stage:
    /// "texts".
    static Result<PublicWordings>
    of(const plan::Plan &plan, const synthesis::PublicInputs &inputs, JobControl &control);

    /// Looks for a text of the records. `unit` is the same number for all texts of a unit. Several threads at
    /// once.
    void find(std::string_view text, std::uint64_t unit, SharedWordsList &list) const;

    /// Checks that the inputs share no more than a few texts, lines or long passages with single units, and
    /// returns how many. What several units have, such as a heading or a sentence of a form, does not count.
    /// Errors: InvalidPlan, with the input and the count and without a word of the records.
    Result<std::int64_t> check(const SharedWordsList &list) const;

private:
    std::vector<PublicWording> m_inputs;
};

} // namespace core::pipeline
