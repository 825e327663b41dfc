#include "core/learning/PublicTexts.h"

#include "core/base/Result.h"

#include <algorithm>

namespace core::learning {

void PublicTexts::rewind()
{
    m_input.reset();
    m_rest = {};
    m_digests.clear();
    m_documents = 0;
}

double PublicTexts::fractionRead() const
{
    const double done = static_cast<double>(m_digests.size());
    const double here = m_input ? m_input->fractionRead() : 0.0;
    return m_sources.empty() ? 1.0 : std::min(1.0, (done + here) / static_cast<double>(m_sources.size()));
}

Result<bool> PublicTexts::nextText()
{
    while (m_input || m_digests.size() < m_sources.size()) {
        if (!m_input) {
            KEYSEED_ASSIGN(auto opened, openTextInput(m_sources[m_digests.size()]));
            m_input = std::move(opened);
        }
        KEYSEED_ASSIGN(const auto piece, m_input->next());
        if (piece) {
            m_documents += piece->beginsDocument ? 1 : 0;
            m_rest = piece->text;
            return true;
        }
        m_digests.push_back(m_input->digest());
        m_input.reset();
    }
    return false;
}

Result<bool> PublicTexts::next(std::string_view &piece)
{
    while (m_rest.empty()) {
        const auto isThere = nextText();
        if (!isThere || !*isThere)
            return isThere;
    }
    std::size_t end = m_rest.size();
    if (end > pieceBytes) {
        const std::size_t blank = m_rest.find_last_of(" \n\t", pieceBytes - 1);
        end = blank == std::string_view::npos ? pieceBytes : blank + 1;
    }
    piece = m_rest.substr(0, end);
    m_rest.remove_prefix(end);
    return true;
}

} // namespace core::learning
