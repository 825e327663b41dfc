#include "core/learning/PairCounts.h"

#include <algorithm>
#include <numeric>
#include <thread>

namespace core::learning {

namespace {

constexpr std::size_t blockCounters = std::size_t{1} << 24; // 64 MiB for each thread

/// The rows [first, first + rows) of the table of all pairs.
struct Block
{
    std::size_t first = 0;
    std::size_t rows = 0;
    std::vector<std::uint32_t> counts; ///< [rows x phrases]

    void count(const PhraseBags &bags, std::size_t phrases, const Stage &stage)
    {
        counts.assign(rows * phrases, 0);
        for (std::size_t passage = 0; passage < bags.size(); ++passage) {
            if (passage % 4096 == 0 && stage.isCancelled())
                return;
            const auto bag = bags.bag(passage);
            const auto begin = std::ranges::lower_bound(bag, first);
            for (auto row = begin; row != bag.end() && *row < first + rows; ++row) {
                std::uint32_t *const out = counts.data() + (*row - first) * phrases;
                for (const std::uint16_t column : bag)
                    ++out[column];
            }
        }
    }

    void appendTo(PairCounts &pairs, std::size_t phrases) const
    {
        for (std::size_t row = 0; row < rows; ++row) {
            double sum = 0;
            for (std::size_t column = 0; column < phrases; ++column) {
                const std::uint32_t count = counts[row * phrases + column];
                if (column == first + row)
                    continue;
                sum += count;
                if (count < pairs.least)
                    continue;
                pairs.columns.push_back(static_cast<std::uint16_t>(column));
                pairs.counts.push_back(count);
            }
            pairs.rowSums.push_back(sum);
            pairs.offsets.push_back(pairs.columns.size());
        }
    }
};

void leaveOutRarest(PairCounts &pairs)
{
    ++pairs.least;
    std::size_t kept = 0;
    std::size_t read = 0;
    for (std::size_t row = 0; row < pairs.rows(); ++row) {
        for (; read < pairs.offsets[row + 1]; ++read) {
            if (pairs.counts[read] < pairs.least)
                continue;
            pairs.columns[kept] = pairs.columns[read];
            pairs.counts[kept++] = pairs.counts[read];
        }
        pairs.offsets[row + 1] = kept;
    }
    pairs.columns.resize(kept);
    pairs.counts.resize(kept);
}

} // namespace

Result<PairCounts>
countPairs(const PhraseBags &bags, std::size_t phrases, const PairLimits &limits, const Stage &stage)
{
    PairCounts pairs{.offsets = {0}, .columns = {}, .counts = {}, .rowSums = {}, .least = limits.least};
    const std::size_t rowsPerBlock =
        std::max<std::size_t>(1, blockCounters / std::max<std::size_t>(1, phrases));
    std::vector<Block> blocks(std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, 4));
    for (std::size_t next = 0; next < phrases;) {
        std::vector<std::jthread> threads;
        for (Block &block : blocks) {
            block.first = next;
            block.rows = std::min(rowsPerBlock, phrases - next);
            next += block.rows;
            threads.emplace_back([&] { block.count(bags, phrases, stage); });
        }
        threads.clear();
        if (stage.isCancelled())
            return cancelled();
        for (const Block &block : blocks) {
            block.appendTo(pairs, phrases);
            while (pairs.columns.size() > limits.mostPairs)
                leaveOutRarest(pairs);
        }
        stage.report(static_cast<double>(next) / static_cast<double>(phrases));
    }
    return pairs;
}

} // namespace core::learning
