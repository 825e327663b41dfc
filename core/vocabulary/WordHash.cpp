#include "core/vocabulary/WordHash.h"

#include "core/vocabulary/WordScanner.h"

#include <algorithm>

namespace core::vocabulary {

namespace {

std::uint64_t mixed(std::uint64_t hash, std::uint64_t value)
{
    hash = (hash ^ value) * 0x9e3779b97f4a7c15u;
    return hash ^ (hash >> 32);
}

} // namespace

std::uint64_t hashOfWords(std::string_view name)
{
    std::uint64_t hash = 0;
    WordScanner scanner(name);
    for (Word word; scanner.next(word);) {
        if (!word.isKnowable())
            return 0;
        hash = mixed(mixed(hash, word.head), word.next);
        for (const char byte : word.longForm.substr(std::min(word.longForm.size(), std::size_t{16})))
            hash = mixed(hash, static_cast<unsigned char>(byte));
        hash = mixed(hash, 1);
    }
    return hash;
}

} // namespace core::vocabulary
