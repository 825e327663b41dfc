#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/vocabulary/imports/Imported.h"
#include "core/vocabulary/imports/TextArena.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::vocabulary {

/// The first few different values of a column: what there would have been to choose.
class SeenNames final
{
public:
    void add(std::string_view name)
    {
        constexpr std::size_t most = 40;
        constexpr std::size_t longest = 40; // a longer one is no name of a language or vocabulary
        if (name.size() <= longest && m_names.size() < most && m_names.find(name) == m_names.end())
            m_names.emplace(name);
    }

    /// "ENG, GER", or "none".
    std::string listed() const
    {
        std::string list;
        for (const std::string &name : m_names)
            list += (list.empty() ? "" : ", ") + printable(name);
        return list.empty() ? "none" : list;
    }

private:
    std::set<std::string, std::less<>> m_names;
};

/// Gathers the concepts of a terminology and their names, in any order, and makes terms of them. Three
/// million names take about 75 MB beside their text.
class ConceptList final
{
public:
    /// Index of a concept, from 0, in the order in which they are first named.
    using Concept = std::uint32_t;

    /// Returns the concept that the source calls `code`; made when it is new.
    Concept conceptOf(std::string_view code);
    /// Adds a kind to a concept; of several kinds other than Other, the first in the order of Kind stays.
    void addKind(Concept which, Kind kind);
    void setWeight(Concept which, std::uint32_t weight);
    /// `rank`: the name of the lowest rank is the preferred one, of equal ones the first. A name that no text
    /// can hold, or that says nothing, is omitted.
    void addName(Concept which, std::string_view text, std::uint8_t rank);
    /// Counts what the source itself leaves out, by the reason, as it stands in the summary.
    void leaveOut(std::string_view reason);

    /// Each concept becomes a term. A name belongs to one concept, as no text tells which of several is
    /// meant: to that whose preferred name it is, else to the first one. Names are compared as PhraseMatcher
    /// does. Call once, at the end. Error: Cancelled.
    Result<Imported> finish(JobControl &control);

private:
    struct Name
    {
        std::string_view text;
        std::uint64_t words = 0; ///< a hash of the folded words
        Concept of = 0;
        std::uint8_t rank = 0;
    };
    struct Facts
    {
        std::uint32_t weight = 1000;
        Kind kind = Kind::Other;
    };
    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view code) const { return std::hash<std::string_view>()(code); }
    };

    TextArena m_texts;
    std::vector<Name> m_names;
    std::vector<Facts> m_concepts;
    std::unordered_map<std::string, Concept, Hash, std::equal_to<>> m_codes;
    std::string m_lastCode; // most files name a concept several times in a row
    Concept m_last = 0;
    std::map<std::string, std::uint64_t, std::less<>> m_leftOut;
};

} // namespace core::vocabulary
