#include "core/embedding/imports/VectorCache.h"

#include "core/base/InputFile.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/base/UserFolders.h"
#include "core/embedding/VectorFile.h"

#include <array>
#include <cstring>
#include <system_error>
#include <vector>

// Layout, little-endian: the head, padded to 128 bytes, then the rows as in a vector file (VectorFile.cpp).

namespace core::embedding {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".kept-vectors";
constexpr std::size_t mostKept = 8;
constexpr std::size_t cacheHeadBytes = 128;

struct Head
{
    std::array<char, 8> magic = {'K', 'E', 'Y', 'S', 'V', 'K', 'T', '1'};
    std::uint64_t size = 0;
    std::uint64_t dimension = 0;
    std::uint64_t sum = 0; ///< of all that follows: the rest of the head, and the rows
    Digest digest = {};
    VectorFacts facts;
};
static_assert(sizeof(Head) <= cacheHeadBytes);
constexpr std::size_t summedFrom = offsetof(Head, digest);

using HeadImage = std::array<char, cacheHeadBytes>;

std::uint64_t sumOf(const HeadImage &head, std::string_view rows)
{
    return checkSum(rows, checkSum(std::string_view(head.data(), head.size()).substr(summedFrom), 0));
}

Result<void> write(const fs::path &path, const Embedding &made)
{
    Head head;
    head.size = made.size();
    head.dimension = made.dimension();
    head.digest = made.digest();
    head.facts = made.facts().value_or(VectorFacts());
    HeadImage image = {};
    std::memcpy(image.data(), &head, sizeof(head));
    const auto bytes = std::as_bytes(made.halves());
    const std::string_view payload(reinterpret_cast<const char *>(bytes.data()), bytes.size());
    head.sum = sumOf(image, payload);
    std::memcpy(image.data(), &head, sizeof(head));
    KEYSEED_ASSIGN(auto file, NewFile::at(path, NewFile::For::OwnerOnly));
    for (const std::string_view part : {std::string_view(image.data(), image.size()), payload})
        KEYSEED_TRY(file.write(part));
    return file.finish();
}

// Returns null where it is no such file, or damaged.
std::optional<Embedding> read(const fs::path &path)
{
    const auto opened = InputFile::open(path, mostbytes::resource);
    if (!opened)
        return std::nullopt;
    auto mapped = MappedFile::of(*opened);
    if (!mapped || mapped->bytes().size() < cacheHeadBytes)
        return std::nullopt;
    const auto file = std::make_shared<const MappedFile>(std::move(*mapped));
    Head head;
    HeadImage image;
    std::memcpy(&head, file->bytes().data(), sizeof(head));
    std::memcpy(image.data(), file->bytes().data(), image.size());
    const auto payload = file->bytes().subspan(cacheHeadBytes);
    const bool isPlausible = head.magic == Head().magic && head.size > 0 && head.size <= largestRows
                             && head.dimension > 0 && head.dimension <= largestDimension
                             && head.size * vectorRowBytes(head.dimension) == payload.size();
    const std::string_view rows(reinterpret_cast<const char *>(payload.data()), payload.size());
    if (!isPlausible || sumOf(image, rows) != head.sum)
        return std::nullopt;
    return Embedding::within(
        file,
        {reinterpret_cast<const std::uint16_t *>(payload.data()), payload.size() / sizeof(std::uint16_t)},
        static_cast<std::size_t>(head.dimension),
        head.digest,
        head.facts);
}

} // namespace

fs::path VectorCache::placeOf(const Digest &key) const
{
    return m_folder / (toHex(key) + std::string(ending));
}

std::optional<Embedding> VectorCache::peek(const Digest &key) const
{
    return m_folder.empty() ? std::nullopt : read(placeOf(key));
}

std::optional<Embedding> VectorCache::find(const Digest &key) const
{
    auto found = peek(key);
    if (found)
        markUsed(placeOf(key));
    return found;
}

Embedding VectorCache::keep(const Digest &key, Embedding made) const
{
    std::error_code ignored;
    if (!m_folder.empty())
        fs::create_directories(m_folder, ignored);
    if (!m_folder.empty() && write(placeOf(key), made)) {
        removeOldest(m_folder, ending, mostKept);
        if (auto kept = find(key))
            return std::move(*kept);
    }
    return made;
}

} // namespace core::embedding
