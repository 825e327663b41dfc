#include "core/records/parts/PartShare.h"

#include "core/base/Digest.h"
#include "core/records/zip/ZipDirectory.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <numeric>
#include <string>
#include <system_error>

namespace core::records {

namespace {

// A part without a known size is reported by its reader.
std::uint64_t bytesIn(const Part &part)
{
    if (!part.entry.empty()) {
        const ZipEntry *entry = part.archive ? part.archive->find(part.entry) : nullptr;
        return entry == nullptr ? 0 : entry->data.packed;
    }
    std::error_code error;
    const auto size = std::filesystem::file_size(part.path, error);
    return error ? 0 : size;
}

// Folders may have other names on another computer.
std::uint64_t listingOf(std::span<const Part> parts, const std::vector<std::uint64_t> &bytes)
{
    Sha256 hash;
    for (std::size_t part = 0; part < parts.size(); ++part)
        hash.add(parts[part].path.filename().string() + '\n' + parts[part].entry + '\n'
                 + std::to_string(bytes[part]) + '\n');
    const Digest digest = hash.finish();
    std::uint64_t listing = 0;
    std::memcpy(&listing, digest.data(), sizeof listing);
    return listing;
}

// Assigns the largest part first, each to the program with the least bytes.
std::vector<std::size_t> ownersOf(const std::vector<std::uint64_t> &bytes, std::vector<std::uint64_t> &load)
{
    std::vector<std::size_t> order(bytes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater(), [&](std::size_t part) { return bytes[part]; });
    std::vector<std::size_t> owners(bytes.size());
    for (const std::size_t part : order) {
        owners[part] = static_cast<std::size_t>(std::ranges::min_element(load) - load.begin());
        load[owners[part]] += bytes[part] + 1;
    }
    return owners;
}

} // namespace

DividedParts::DividedParts(std::span<const Part> parts, const PartShare &share)
{
    if (share.count == 1)
        return;
    std::vector<std::uint64_t> bytes;
    for (const Part &part : parts)
        bytes.push_back(bytesIn(part));
    m_listing = listingOf(parts, bytes);
    std::vector<std::uint64_t> load(share.count, 0);
    for (const std::size_t owner : ownersOf(bytes, load))
        m_isOwn.push_back(owner == share.own);
    // load x (reading + rest) against reading + rest / count
    const auto all = std::reduce(load.begin(), load.end(), std::uint64_t{0});
    m_areEven = 2.0 * static_cast<double>(std::ranges::max(load)) * static_cast<double>(share.count)
                <= static_cast<double>(all) * static_cast<double>(share.count + 1);
}

Digest FileSums::content() const
{
    Sha256 hash;
    for (const auto &[part, line] : lines)
        hash.add(line);
    hash.add(ofJoin);
    return hash.finish();
}

} // namespace core::records
