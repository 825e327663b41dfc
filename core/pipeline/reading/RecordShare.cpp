#include "core/pipeline/reading/RecordShare.h"

#include "core/base/Result.h"

#include <cstring>
#include <utility>

namespace core::pipeline {

namespace {

Result<std::unique_ptr<records::Reader>> openFor(const RecordShare &share, const records::Source &source)
{
    if (share.isOfFiles)
        return records::Reader::openShare(
            source, {static_cast<std::size_t>(share.rank), static_cast<std::size_t>(share.count)});
    return share.rank == 0 ? records::Reader::open(source) : records::Reader::openWithoutDigest(source);
}

} // namespace

int RecordShare::ownerOf(const privacy::KeyedHash &person) const
{
    std::uint64_t drawn = 0;
    std::memcpy(&drawn, person.data(), sizeof drawn);
    return static_cast<int>(drawn % static_cast<std::uint64_t>(count));
}

bool RecordShare::has(const records::Record &record, std::int64_t number) const
{
    if (count == 1 || isOfFiles)
        return true;
    if (key)
        return ownerOf(privacy::keyedHash(*key, {record.person})) == rank;
    return number % count == rank;
}

Result<std::unique_ptr<ShareReader>> ShareReader::open(const records::Source &source,
                                                       const RecordShare &share)
{
    KEYSEED_ASSIGN(auto reader, openFor(share, source));
    return std::unique_ptr<ShareReader>(new ShareReader(std::move(reader), share));
}

ShareReader::ShareReader(std::unique_ptr<records::Reader> whole, const RecordShare &share)
    : m_whole(std::move(whole))
    , m_share(share)
{}

Result<bool> ShareReader::next(records::Record &record)
{
    for (;;) {
        auto more = m_whole->next(record);
        if (!more || !*more)
            return more;
        if (!m_share.isOfFiles)
            for (const std::size_t length :
                 {record.text.size(), record.label.size(), record.person.size(), record.otherLabels.size()})
                addToOutline(length);
        if (m_share.has(record, m_number++))
            return more;
    }
}

std::uint64_t ShareReader::outline()
{
    if (!m_share.isOfFiles)
        return m_outline;
    const records::FileSums sums = m_whole->fileSums();
    const Digest ofJoin = sha256(sums.ofJoin);
    std::uint64_t join = 0;
    std::memcpy(&join, ofJoin.data(), sizeof join);
    return sums.listing ^ join;
}

} // namespace core::pipeline
