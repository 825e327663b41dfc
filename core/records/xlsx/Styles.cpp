#include "core/records/xlsx/Styles.h"

#include "core/base/Result.h"
#include "core/records/xlsx/XmlStream.h"

#include <charconv>
#include <map>
#include <utility>

namespace core::records::xlsx {

namespace {

constexpr std::size_t mostStyles = std::size_t{1} << 16; // styles or formats; Excel has as many at most

int numberIn(std::string_view text)
{
    int number = 0;
    static_cast<void>(std::from_chars(text.data(), text.data() + text.size(), number));
    return number;
}

class StylesHandler final : public XmlHandler
{
public:
    void begin(std::string_view element, const XmlAttributes &attributes) override
    {
        // The cells name the formats of `cellXfs`; there are `xf` of named styles as well.
        if (element == "cellXfs")
            m_isOfCells = true;
        else if (element == "numFmt" && m_formats.size() < mostStyles)
            m_formats[numberIn(attributes["numFmtId"])] = kindOfFormat(attributes["formatCode"]);
        else if (element == "xf" && m_isOfCells && m_styles.size() < mostStyles)
            m_styles.push_back(numberIn(attributes["numFmtId"]));
    }
    bool end(std::string_view element) override
    {
        if (element == "cellXfs")
            m_isOfCells = false;
        return false;
    }
    void text(std::string_view) override {}

    std::vector<NumberKind> kinds() const
    {
        std::vector<NumberKind> all;
        for (const int format : m_styles) {
            const auto own = m_formats.find(format);
            all.push_back(own == m_formats.end() ? kindOfBuiltIn(format) : own->second);
        }
        return all;
    }

private:
    std::map<int, NumberKind> m_formats;
    std::vector<int> m_styles;
    bool m_isOfCells = false;
};

} // namespace

Faulty<Styles> Styles::read(std::unique_ptr<Unpacking> entry)
{
    Styles styles;
    if (!entry)
        return styles;
    StylesHandler handler;
    KEYSEED_TRY(XmlStream(std::move(entry), handler).readOn());
    styles.m_kinds = handler.kinds();
    return styles;
}

NumberKind Styles::kindOf(std::size_t style) const
{
    return style < m_kinds.size() ? m_kinds[style] : NumberKind::Number;
}

} // namespace core::records::xlsx
