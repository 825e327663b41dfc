#include "core/records/JsonTexts.h"

#include "core/records/Columns.h"

#include <utility>

namespace core::records {

JsonLineTexts::JsonLineTexts(LineReader lines)
    : m_lines(std::move(lines))
{}

Faulty<bool> JsonLineTexts::next(Line &text)
{
    for (;;) {
        auto isThere = m_lines.next(text);
        if (!isThere || !*isThere || !trimmed(text.text).empty())
            return isThere;
    }
}

} // namespace core::records
