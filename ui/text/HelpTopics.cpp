#include "ui/text/HelpTopics.h"

#include <algorithm>

namespace ui {

const HelpText *HelpTopics::find(const QString &id) const
{
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &each) { return each.id == id; });
    return found == m_entries.end() ? nullptr : &found->text;
}

HelpText HelpTopics::value(const QString &id, const HelpText &otherwise) const
{
    const HelpText *found = find(id);
    return found ? *found : otherwise;
}

} // namespace ui
