#include "core/records/letters/PdfLayout.h"

#include "core/base/Text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <utility>
#include <vector>

namespace core::records {

namespace {

/// A line of a page, by the words in it. Lengths in points.
struct LayoutLine
{
    std::string text;
    double left = 0.0;
    double right = 0.0;
    double top = 0.0;
    double bottom = 0.0;
    double firstWidth = 0.0; ///< width of its first word
    bool isFirstOfPage = false;
};

double numberOf(std::string_view element, std::string_view attribute)
{
    const std::size_t at = element.find(attribute);
    double value = 0.0;
    if (at == std::string_view::npos)
        return value;
    const std::string_view digits = element.substr(at + attribute.size());
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

/// Replaces the five references that Poppler writes, and ligatures.
std::string wordOf(std::string_view text)
{
    using Pair = std::pair<std::string_view, std::string_view>;
    constexpr std::array<Pair, 13> replaced{{{"&amp;", "&"},
                                             {"&lt;", "<"},
                                             {"&gt;", ">"},
                                             {"&quot;", "\""},
                                             {"&apos;", "'"},
                                             {"&#39;", "'"},
                                             {"\uFB00", "ff"},
                                             {"\uFB01", "fi"},
                                             {"\uFB02", "fl"},
                                             {"\uFB03", "ffi"},
                                             {"\uFB04", "ffl"},
                                             {"\uFB05", "st"},
                                             {"\uFB06", "st"}}};
    std::string word;
    while (!text.empty()) {
        const auto *const found =
            std::ranges::find_if(replaced, [&](const Pair &pair) { return text.starts_with(pair.first); });
        if (found == replaced.end()) {
            word += text.front();
            text.remove_prefix(1);
            continue;
        }
        word += found->second;
        text.remove_prefix(found->first.size());
    }
    return word;
}

/// The lines of a document, as they are read.
class Layout final
{
public:
    void add(std::string_view line)
    {
        line = trimmed(line);
        if (line.starts_with("<page ")) {
            m_width = std::max(m_width, numberOf(line, "width=\""));
            m_isPageBegun = true;
            ++m_pages;
        } else if (line.starts_with("<line ")) {
            m_lines.push_back({.text = {},
                               .left = numberOf(line, "xMin=\""),
                               .right = numberOf(line, "xMax=\""),
                               .top = numberOf(line, "yMin=\""),
                               .bottom = numberOf(line, "yMax=\"")});
        } else if (line.starts_with("<word ") && !m_lines.empty())
            addWord(line);
    }

    LetterText text()
    {
        std::erase_if(m_lines, [](const LayoutLine &line) { return line.text.empty(); });
        double left = m_width;
        double right = 0.0;
        for (const LayoutLine &line : m_lines) {
            left = std::min(left, line.left);
            right = std::max(right, line.right);
        }
        const double limit = std::max(right, m_width - left); // the margins are often the same
        LetterText letter{.text = {}, .pagesWithoutText = m_pages - m_pagesWithText};
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            letter.text += m_lines[i].text;
            if (i + 1 < m_lines.size())
                letter.text += between(m_lines[i], m_lines[i + 1], limit);
        }
        return letter;
    }

private:
    void addWord(std::string_view element)
    {
        const std::size_t begin = element.find('>');
        const std::size_t end = element.rfind("</word>");
        if (begin == std::string_view::npos || end == std::string_view::npos || end <= begin)
            return;
        LayoutLine &line = m_lines.back();
        if (std::exchange(m_isPageBegun, false)) {
            ++m_pagesWithText;
            line.isFirstOfPage = true;
        }
        if (line.text.empty())
            line.firstWidth = numberOf(element, "xMax=\"") - numberOf(element, "xMin=\"");
        else
            line.text += ' ';
        line.text += wordOf(element.substr(begin + 1, end - begin - 1));
    }

    /// Returns what stands between two lines.
    static std::string_view between(const LayoutLine &line, const LayoutLine &next, double limit)
    {
        const double height = std::max(line.bottom - line.top, 1.0);
        constexpr double widthOfSpace = 0.2; // of the height of a line, in a narrow font
        constexpr double mostGap = 1.1;      // an empty line is higher
        constexpr double slack = 0.5;
        const bool isBelow =
            next.isFirstOfPage || (next.top > line.top && next.top - line.bottom < mostGap * height);
        const bool fitted = line.right + widthOfSpace * height + next.firstWidth < limit - slack;
        if (!isBelow || fitted)
            return "\n";
        // Programs break a word behind a hyphen or a slash of its own.
        const bool isWithinWord = line.text.size() > 1 && (line.text.back() == '-' || line.text.back() == '/')
                                  && line.text[line.text.size() - 2] != ' ';
        return isWithinWord ? "" : " ";
    }

    std::vector<LayoutLine> m_lines;
    double m_width = 0.0; ///< of the widest page
    std::int64_t m_pages = 0;
    std::int64_t m_pagesWithText = 0;
    bool m_isPageBegun = false; ///< a page without a word so far
};

} // namespace

LetterText textOfLayout(std::string_view layout)
{
    Layout all;
    while (!layout.empty()) {
        const std::size_t end = std::min(layout.find('\n'), layout.size());
        all.add(layout.substr(0, end));
        layout.remove_prefix(std::min(end + 1, layout.size()));
    }
    return all.text();
}

} // namespace core::records
