#include "core/pipeline/RecordShare.h"

#include <cstring>
#include <utility>

namespace core::pipeline {

bool RecordShare::has(const records::Record &record, std::int64_t number) const
{
    if (count == 1)
        return true;
    auto drawn = static_cast<std::uint64_t>(number);
    if (key) {
        const privacy::KeyedHash hash = privacy::keyedHash(*key, {record.person});
        std::memcpy(&drawn, hash.data(), sizeof drawn);
    }
    return drawn % static_cast<std::uint64_t>(count) == static_cast<std::uint64_t>(rank);
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
        for (const std::size_t length :
             {record.text.size(), record.label.size(), record.person.size(), record.otherLabels.size()})
            m_outline = (m_outline ^ length) * 0x100000001b3; // FNV-1
        if (m_share.has(record, m_number++))
            return more;
    }
}

} // namespace core::pipeline
