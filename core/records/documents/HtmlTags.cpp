#include "core/records/documents/HtmlTags.h"

#include "core/base/Text.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace core::records {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t mostTagBytes = 4096;
constexpr std::size_t mostSigns = 200;

constexpr std::string_view blanks = " \t\r\n\f";

/// A start tag of a text.
struct StartTag
{
    std::string_view name;
    std::string_view all; ///< with its brackets

    // Signs between attributes are counted in values, too: where the parser takes quotation marks otherwise,
    // it finds no more attributes than these.
    bool isLong() const
    {
        const auto isSign = [](char c) { return c == '=' || blanks.find(c) != std::string_view::npos; };
        return all.size() > mostTagBytes || std::ranges::count_if(all, isSign) > std::ptrdiff_t{mostSigns};
    }
};

bool beginsName(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Walks over the tags of a text as libxml2 does.
class TagWalk final
{
public:
    explicit TagWalk(std::string_view html)
        : m_html(html)
    {}

    /// Returns the place of the next start tag, and reads it; the size of the text if there is none.
    std::size_t next(StartTag &tag)
    {
        for (;;) {
            const std::size_t begin = find("<", m_at);
            m_at = begin;
            if (begin == m_html.size())
                return begin;
            if (begin + 1 < m_html.size() && beginsName(m_html[begin + 1])) {
                readTag(tag);
                return begin;
            }
            passOver();
        }
    }

private:
    char at(std::size_t place) const { return place < m_html.size() ? m_html[place] : '\0'; }
    std::size_t find(std::string_view what, std::size_t from) const
    {
        return std::min(m_html.find(what, from), m_html.size());
    }
    std::size_t behind(std::string_view what, std::size_t from) const
    {
        return std::min(find(what, from) + what.size(), m_html.size());
    }
    std::size_t behindBlanks(std::size_t from) const
    {
        return std::min(m_html.find_first_not_of(blanks, from), m_html.size());
    }

    /// Passes over a comment, a declaration, or the mark of something that is no start tag.
    void passOver()
    {
        constexpr std::string_view comment = "<!--";
        const char next = at(m_at + 1);
        if (m_html.substr(m_at).starts_with(comment))
            passOverComment(m_at + comment.size());
        else
            m_at = next == '!' || next == '?' ? behind(">", m_at) : m_at + 1;
    }
    void passOverComment(std::size_t from)
    {
        for (m_at = find("--", from); m_at < m_html.size(); m_at = find("--", m_at + 1))
            if (at(m_at + 2) == '>' || (at(m_at + 2) == '!' && at(m_at + 3) == '>'))
                return;
    }

    void readTag(StartTag &tag)
    {
        constexpr std::string_view endOfName = " \t\r\n\f/>";
        const std::size_t begin = m_at;
        const std::size_t nameEnd = std::min(m_html.find_first_of(endOfName, m_at), m_html.size());
        tag.name = m_html.substr(m_at + 1, nameEnd - m_at - 1);
        m_at = nameEnd;
        for (;;) {
            m_at = behindBlanks(m_at);
            if (m_at == m_html.size())
                break;
            if (at(m_at) == '>') {
                ++m_at;
                break;
            }
            readAttribute();
        }
        tag.all = m_html.substr(begin, m_at - begin);
        if (!tag.all.ends_with("/>"))
            passOverRawText(tag.name);
    }

    // A quotation mark counts behind an equals sign alone.
    void readAttribute()
    {
        m_at = std::min(m_html.find_first_of(" \t\r\n\f=>", m_at + 1), m_html.size());
        const std::size_t sign = behindBlanks(m_at);
        if (at(sign) != '=')
            return;
        m_at = behindBlanks(sign + 1);
        const char quote = at(m_at);
        if (quote == '"' || quote == '\'')
            m_at = behind(std::string_view(&quote, 1), m_at + 1);
        else
            m_at = std::min(m_html.find_first_of(" \t\r\n\f>", m_at), m_html.size());
    }

    // A script or a style holds no tags but its own end.
    void passOverRawText(std::string_view name)
    {
        constexpr std::array raw{"script"sv, "style"sv};
        const std::string small = name.size() <= 6 ? lowered(name) : std::string();
        if (std::ranges::find(raw, small) == raw.end())
            return;
        for (m_at = find("</", m_at); m_at < m_html.size(); m_at = find("</", m_at + 2))
            if (lowered(m_html.substr(m_at + 2, small.size())) == small)
                return;
    }

    std::string_view m_html;
    std::size_t m_at = 0;
};

} // namespace

bool hasLongTags(std::string_view html)
{
    StartTag tag;
    TagWalk walk(html);
    for (std::size_t begin = walk.next(tag); begin < html.size(); begin = walk.next(tag))
        if (tag.isLong())
            return true;
    return false;
}

std::string withShortTags(std::string_view html)
{
    std::string text;
    std::size_t copied = 0;
    StartTag tag;
    TagWalk walk(html);
    for (std::size_t begin = walk.next(tag); begin < html.size(); begin = walk.next(tag)) {
        if (!tag.isLong())
            continue;
        constexpr std::size_t longestName = 64;
        text.append(html.substr(copied, begin - copied));
        text.append("<").append(tag.name.substr(0, longestName)).append(">");
        copied = begin + tag.all.size();
    }
    return text.append(html.substr(copied));
}

} // namespace core::records
