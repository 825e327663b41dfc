#include "core/plan/LabelRule.h"

#include <algorithm>

namespace core::plan {

namespace {

std::string withoutDots(std::string_view code)
{
    std::string kept(code);
    std::erase(kept, '.');
    return kept;
}

bool isCode(std::string_view text)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto isAllowed = [&](char c) { return isDigit(c) || (c >= 'A' && c <= 'Z') || c == '.'; };
    return std::ranges::all_of(text, isAllowed) && std::ranges::any_of(text, isDigit);
}

} // namespace

LabelRule::LabelRule(std::string_view written)
    : m_from(written)
{
    const std::size_t dash = written.find('-');
    if (written == "*") {
        m_kind = Kind::Rest;
    } else if (written.size() > 1 && written.ends_with('*')) {
        m_kind = Kind::Prefix;
        m_from = withoutDots(written.substr(0, written.size() - 1));
    } else if (dash != std::string_view::npos && isCode(written.substr(0, dash))
               && isCode(written.substr(dash + 1))) {
        const std::string from = withoutDots(written.substr(0, dash));
        const std::string to = withoutDots(written.substr(dash + 1));
        if (from.size() != to.size() || from > to)
            return;
        m_kind = Kind::Range;
        m_from = from;
        m_to = to;
    }
}

bool LabelRule::matches(std::string_view value) const
{
    switch (m_kind) {
    case Kind::Value:
        return value == m_from;
    case Kind::Prefix:
        return withoutDots(value).starts_with(m_from);
    case Kind::Range: {
        const std::string beginning = withoutDots(value).substr(0, m_to.size());
        return beginning.size() == m_to.size() && m_from <= beginning && beginning <= m_to;
    }
    case Kind::Rest:
        break;
    }
    return !value.empty();
}

} // namespace core::plan
