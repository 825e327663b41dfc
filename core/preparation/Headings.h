#pragma once

#include "core/preparation/Languages.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::preparation {

/// The meaning of a heading in the known languages.
struct Heading
{
    std::uint8_t section = 0; ///< index in sectionNames()
    bool isPart = false;      ///< of a section, which continues; `section` says nothing
};

/// The headings of all languages. Built once and immutable; may be asked by several threads at once.
class HeadingTable final
{
public:
    /// No heading is longer in bytes, with room for numbering and marks around it.
    static constexpr std::size_t longest = 96;

    /// Returns the table of the languages in Languages.h.
    static const HeadingTable &builtIn();

    /// Returns the meaning of `written`, in any case and without numbering, colon and line break; nothing for
    /// a text that is no heading.
    std::optional<Heading> find(std::string_view written) const;

    /// Returns the mistakes in the lists: headings under two different sections, or under an unknown section.
    const std::vector<std::string> &mistakes() const { return m_mistakes; }

private:
    HeadingTable();
    void add(std::string_view written, Heading heading);

    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };

    std::unordered_map<std::string, Heading, Hash, std::equal_to<>> m_headings;
    std::vector<std::string> m_mistakes;
};

/// Returns the headings that a language has for a section, as its list writes them, in its order; none for a
/// section without one. They are for display; HeadingTable compares texts.
std::vector<std::string_view> headingsOf(const Language &language, std::string_view section);

/// The words of `written` in small letters without accents, one blank between two: what headings are compared
/// by.
void comparableForm(std::string_view written, std::string &form);

} // namespace core::preparation
