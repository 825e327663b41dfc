#include "core/privacy/ledger/RecordSketch.h"

#include <cstring>
#include <iterator>
#include <sodium.h>

namespace core::privacy {

RecordSketch::RecordSketch(const RecordSketch &other)
{
    *this = other;
}

RecordSketch &RecordSketch::operator=(const RecordSketch &other)
{
    if (this != &other) {
        const std::scoped_lock lock(m_mutex, other.m_mutex);
        m_smallest = other.m_smallest;
    }
    return *this;
}

void RecordSketch::add(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n\f\v";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return;
    text = text.substr(first, text.find_last_not_of(blanks) - first + 1);
    unsigned char digest[crypto_generichash_BYTES];
    crypto_generichash(
        digest, sizeof digest, reinterpret_cast<const unsigned char *>(text.data()), text.size(), nullptr, 0);
    std::uint64_t hash = 0;
    std::memcpy(&hash, digest, sizeof hash);
    const std::scoped_lock lock(m_mutex);
    if (m_smallest.size() == size && hash >= *m_smallest.rbegin())
        return;
    m_smallest.insert(hash);
    if (m_smallest.size() > size)
        m_smallest.erase(std::prev(m_smallest.end()));
}

std::vector<std::uint64_t> RecordSketch::hashes() const
{
    const std::scoped_lock lock(m_mutex);
    return {m_smallest.begin(), m_smallest.end()};
}

} // namespace core::privacy
