#include "core/recipient/OwnTexts.h"

#include "core/base/Result.h"

#include <utility>

namespace core::recipient {

namespace {

// SplitMix64 (Steele, Lea & Flood 2014): neighbouring places fall into either half.
std::uint64_t mixed(std::uint64_t value)
{
    value += 0x9e3779b97f4a7c15U;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31);
}

class HalfReader final : public records::Reader
{
public:
    HalfReader(std::unique_ptr<records::Reader> all, Half half)
        : m_all(std::move(all))
        , m_half(half)
    {}

    Result<bool> next(records::Record &record) override
    {
        while (true) {
            auto isThere = m_all->next(record);
            if (!isThere || !*isThere || isOf(m_half, m_place++))
                return isThere;
        }
    }

    std::int64_t unreadable() const override { return m_all->unreadable(); }
    double fractionRead() const override { return m_all->fractionRead(); }
    Digest contentDigest() override { return m_all->contentDigest(); }
    records::FileSums fileSums() override { return m_all->fileSums(); }

private:
    std::unique_ptr<records::Reader> m_all;
    Half m_half;
    std::int64_t m_place = 0;
};

} // namespace

bool isLabelled(const OwnTexts &texts)
{
    return (texts.source.labelColumn && !texts.source.labelColumn->empty())
           || !texts.source.join.files.empty();
}

bool isOf(Half half, std::int64_t place)
{
    if (half == Half::All)
        return true;
    const bool isToAdapt = mixed(static_cast<std::uint64_t>(place)) % 2 == 0;
    return isToAdapt == (half == Half::ToAdapt);
}

Half halfToAdapt(const OwnTexts &texts)
{
    return isLabelled(texts) ? Half::ToAdapt : Half::All;
}

Result<std::unique_ptr<records::Reader>> openHalf(const OwnTexts &texts, Half half)
{
    auto reader = records::Reader::open(texts.source);
    KEYSEED_TRY(reader);
    if (half == Half::All)
        return reader;
    return std::make_unique<HalfReader>(std::move(*reader), half);
}

} // namespace core::recipient
