#include "core/learning/PublicTexts.h"

#include <algorithm>

namespace core::learning {

void PublicTexts::rewind()
{
    m_reader.reset();
    m_rest = {};
    m_digests.clear();
    m_documents = 0;
}

double PublicTexts::fractionRead() const
{
    const double done = static_cast<double>(m_digests.size());
    const double here = m_reader ? m_reader->fractionRead() : 0.0;
    return m_files.empty() ? 1.0 : std::min(1.0, (done + here) / static_cast<double>(m_files.size()));
}

Result<bool> PublicTexts::nextDocument()
{
    while (m_reader || m_digests.size() < m_files.size()) {
        if (!m_reader) {
            auto opened = records::Reader::open(m_files[m_digests.size()]);
            if (!opened)
                return fail(opened.error());
            m_reader = std::move(*opened);
        }
        const auto isThere = m_reader->next(m_record);
        if (!isThere)
            return fail(isThere.error());
        if (*isThere) {
            ++m_documents;
            m_rest = m_record.text;
            return true;
        }
        m_digests.push_back(m_reader->contentDigest());
        m_reader.reset();
    }
    return false;
}

Result<bool> PublicTexts::next(std::string_view &piece)
{
    while (m_rest.empty()) {
        const auto isThere = nextDocument();
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
