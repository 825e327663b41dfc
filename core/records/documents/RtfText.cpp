#include "core/records/documents/CodePages.h"
#include "core/records/documents/DocumentText.h"
#include "core/records/documents/PlainLines.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace core::records {

namespace {

using namespace std::string_view_literals;

/// `\word` or `\word-12`, or one sign behind a backslash.
struct Control
{
    std::string_view word = {};
    std::optional<int> number = {};
};

/// Groups that hold no text of the document. Sorted, for the search.
constexpr std::array groupsWithoutText{
    "annotation"sv,
    "atnauthor"sv,
    "atnid"sv,
    "author"sv,
    "bkmkend"sv,
    "bkmkstart"sv,
    "colorschememapping"sv,
    "colortbl"sv,
    "comment"sv,
    "company"sv,
    "datastore"sv,
    "filetbl"sv,
    "fldinst"sv,
    "fontemb"sv,
    "fontfile"sv,
    "footer"sv,
    "footerf"sv,
    "footerl"sv,
    "footerr"sv,
    "ftncn"sv,
    "ftnsep"sv,
    "ftnsepc"sv,
    "generator"sv,
    "header"sv,
    "headerf"sv,
    "headerl"sv,
    "headerr"sv,
    "info"sv,
    "latentstyles"sv,
    "listoverridetable"sv,
    "listtable"sv,
    "nonshppict"sv,
    "objclass"sv,
    "objdata"sv,
    "objname"sv,
    "operator"sv,
    "pict"sv,
    "private"sv,
    "revtbl"sv,
    "rsidtbl"sv,
    "rxe"sv,
    "stylesheet"sv,
    "tc"sv,
    "tcn"sv,
    "themedata"sv,
    "title"sv,
    "txe"sv,
    "xe"sv,
    "xmlnstbl"sv,
};
static_assert(std::ranges::is_sorted(groupsWithoutText));

/// Words that stand for a character.
constexpr std::array<std::pair<std::string_view, std::string_view>, 16> characters = {{
    {"~", "\u00A0"},
    {"_", "-"},
    {"\t", "\t"},
    {"bullet", "\u2022"},
    {"emdash", "\u2014"},
    {"emspace", " "},
    {"endash", "\u2013"},
    {"enspace", " "},
    {"ldblquote", "\u201C"},
    {"lquote", "\u2018"},
    {"qmspace", " "},
    {"rdblquote", "\u201D"},
    {"rquote", "\u2019"},
    {"tab", "\t"},
    {"cell", "\t"},
    {"nestcell", "\t"},
}};
constexpr std::array breaks{"par"sv, "line"sv, "row"sv, "nestrow"sv, "sect"sv, "page"sv, "column"sv};

class RtfReader final
{
public:
    explicit RtfReader(std::string_view rtf)
        : m_rest(rtf)
    {}

    std::string read()
    {
        while (!m_rest.empty() && !m_isEnded) {
            const std::size_t plain = std::min(m_rest.find_first_of("{}\\\r\n"), m_rest.size());
            if (plain > 0)
                addText(taken(plain));
            else
                takeSign();
        }
        flush();
        return m_lines.take();
    }

private:
    /// The state of a group and the groups inside it.
    struct Group
    {
        bool isUnseen = false; ///< its text is none of the document
        bool isHidden = false; ///< whether `\v` or `\deleted` hides it
        bool isFontTable = false;
        int fallback = 1; ///< characters behind `\u` that say the same for old readers
        int page = 0;     ///< code page of the font; 0: of the document
    };
    /// Deeper ones are read as parts of the one at this depth.
    static constexpr std::size_t mostGroups = 10'000;
    static constexpr std::size_t mostFonts = 10'000;

    Group &group() { return m_groups.back(); }
    bool isShown() { return !group().isUnseen && !group().isHidden; }

    std::string_view taken(std::size_t count)
    {
        const std::string_view front = m_rest.substr(0, count);
        m_rest.remove_prefix(front.size());
        return front;
    }

    void takeSign()
    {
        switch (taken(1).front()) {
        case '{':
            open();
            break;
        case '}':
            close();
            break;
        case '\\':
            take(control());
            break;
        default: // line breaks are for who reads the source
            break;
        }
    }

    void open()
    {
        flush();
        m_isFirst = true;
        m_isSkippable = false;
        m_toSkip = 0;
        if (m_groups.size() <= mostGroups)
            m_groups.push_back(group());
        else
            ++m_deeper;
    }

    void close()
    {
        flush();
        m_isSkippable = false;
        m_toSkip = 0;
        const bool wasFontTable = group().isFontTable;
        if (m_deeper > 0)
            --m_deeper;
        else if (m_groups.size() > 1)
            m_groups.pop_back();
        if (wasFontTable && !group().isFontTable)
            group().page = pageOf(m_font);
        m_isEnded = m_isDocument && m_groups.size() == 1;
    }

    Control control()
    {
        const auto isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
        const auto letters =
            static_cast<std::size_t>(std::ranges::find_if_not(m_rest, isLetter) - m_rest.begin());
        if (letters == 0)
            return {.word = taken(1)};
        Control control{.word = taken(letters)};
        int number = 0;
        const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), number);
        if (error == std::errc())
            control.number = number;
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        if (m_rest.starts_with(' '))
            m_rest.remove_prefix(1);
        return control;
    }

    void take(const Control &control)
    {
        const std::string_view word = control.word;
        if (word == "*") {
            m_isSkippable = true;
            return;
        }
        const bool isSkippable = std::exchange(m_isSkippable, false);
        const bool isFirst = std::exchange(m_isFirst, false);
        if (word == "'")
            addHex();
        else if (word == "\\" || word == "{" || word == "}")
            addPlain(word);
        else if (word == "u")
            addUnit(control.number.value_or(0));
        else if (word == "bin")
            taken(static_cast<std::size_t>(std::max(control.number.value_or(0), 0)));
        else if (const std::string_view text = characterOf(word); !text.empty())
            addCharacter(text);
        else if (!setProperty(control) && !addBreak(word)
                 && (isSkippable || (isFirst && std::ranges::binary_search(groupsWithoutText, word))))
            group().isUnseen = true;
    }

    bool setProperty(const Control &control)
    {
        const std::string_view word = control.word;
        const int number = control.number.value_or(0);
        flush();
        m_toSkip = 0;
        if (word == "rtf")
            m_isDocument = true;
        else if (word == "ansicpg")
            m_page = number;
        else if (word == "mac")
            m_page = 10000;
        else if (word == "pc")
            m_page = 437;
        else if (word == "pca")
            m_page = 850;
        else if (word == "uc")
            group().fallback = std::clamp(number, 0, 1000);
        else if (word == "v" || word == "deleted")
            group().isHidden = control.number.value_or(1) != 0;
        else if (word == "plain" || word == "deff") {
            m_font = word == "deff" ? number : m_font;
            group().isHidden = false;
            group().page = pageOf(m_font);
        } else if (word == "fonttbl")
            group().isFontTable = group().isUnseen = true;
        else if (word == "f")
            setFont(number);
        else if ((word == "fcharset" || word == "cpg") && group().isFontTable)
            setPageOfFont(word == "cpg" ? number : codePageOfCharset(number));
        else
            return false;
        return true;
    }

    void setFont(int number)
    {
        if (group().isFontTable)
            m_described = number;
        else
            group().page = pageOf(number);
    }

    void setPageOfFont(int page)
    {
        if (page != 0 && m_pages.size() < mostFonts)
            m_pages[m_described] = page;
    }

    int pageOf(int font) const
    {
        const auto found = m_pages.find(font);
        return found == m_pages.end() ? 0 : found->second;
    }

    bool addBreak(std::string_view word)
    {
        const bool isBreak = word == "\n" || word == "\r" || std::ranges::find(breaks, word) != breaks.end();
        if (isBreak && isShown())
            m_lines.breakLine();
        if (word == "\r" && m_rest.starts_with('\n'))
            taken(1);
        return isBreak;
    }

    /// Returns the text that a word stands for; empty if it stands for none.
    static std::string_view characterOf(std::string_view word)
    {
        const auto found =
            std::ranges::find(characters, word, &std::pair<std::string_view, std::string_view>::first);
        return found == characters.end() ? std::string_view() : found->second;
    }

    void addCharacter(std::string_view text)
    {
        flush();
        if (m_toSkip > 0)
            --m_toSkip;
        else if (isShown())
            m_lines.addAsIs(text);
    }

    void addText(std::string_view bytes)
    {
        m_isFirst = m_isSkippable = false;
        addPlain(bytes);
    }

    void addHex()
    {
        const std::string_view digits = m_rest.substr(0, 2);
        unsigned char byte = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
        if (error != std::errc() || end != digits.data() + 2)
            return;
        taken(2);
        const char c = static_cast<char>(byte);
        addPlain({&c, 1});
    }

    /// Adds bytes in the code page. They wait for the next ones, because two bytes may be one character.
    void addPlain(std::string_view bytes)
    {
        const std::size_t skipped = std::min(m_toSkip, bytes.size());
        m_toSkip -= skipped;
        bytes.remove_prefix(skipped);
        if (bytes.empty() || !isShown())
            return;
        flushUnits();
        for (const char c : bytes)
            if (static_cast<unsigned char>(c) >= 0x20 || c == '\t')
                m_bytes += c;
    }

    void addUnit(int number)
    {
        m_toSkip = static_cast<std::size_t>(group().fallback);
        if (!isShown())
            return;
        flushBytes();
        const auto unit = static_cast<char16_t>(number);
        if (unit >= 0x20 || unit == u'\t')
            m_units += unit;
    }

    void flush()
    {
        flushBytes();
        flushUnits();
    }

    void flushBytes()
    {
        if (m_bytes.empty())
            return;
        m_decoded.clear();
        const int page = group().page;
        m_codePages.append(m_decoded, m_bytes, page != 0 ? page : m_page);
        m_bytes.clear();
        m_lines.addAsIs(m_decoded);
    }

    void flushUnits()
    {
        if (m_units.empty())
            return;
        m_decoded.clear();
        appendUtf8(m_decoded, m_units);
        m_units.clear();
        m_lines.addAsIs(m_decoded);
    }

    std::string_view m_rest;
    std::vector<Group> m_groups = std::vector<Group>(1);
    std::size_t m_deeper = 0;   ///< open groups that are not on the stack
    bool m_isDocument = false;  ///< `\rtf` was there
    bool m_isEnded = false;     ///< and its group is closed
    bool m_isFirst = false;     ///< nothing of the group was read yet
    bool m_isSkippable = false; ///< `\*` was there: an unknown word makes the group groupsWithoutText
    std::size_t m_toSkip = 0;   ///< characters that repeat what `\u` said
    int m_page = 1252;          ///< code page of the document
    int m_font = 0;             ///< font of text that names none
    int m_described = 0;        ///< the font that the table of fonts is at
    std::unordered_map<int, int> m_pages; ///< code pages of fonts that have one
    CodePages m_codePages;
    std::string m_bytes;    ///< not yet decoded, in the code page of the group
    std::u16string m_units; ///< not yet decoded: what follows may be the other half of a character
    std::string m_decoded;
    PlainLines m_lines;
};

} // namespace

std::string plainTextOfRtf(std::string_view rtf)
{
    return RtfReader(rtf).read();
}

} // namespace core::records
