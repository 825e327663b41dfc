#pragma once

#include "core/vocabulary/Vocabulary.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

namespace core::synthesis {

/// The phrases of one document under its label: in the order of the text, each once. PRIVATE.
struct LabelledPhrases
{
    std::uint32_t label = 0;
    std::span<const vocabulary::TermId> phrases;
};

/// The documents of every privacy unit: one document where records are the units, all documents of a person
/// where persons are. PRIVATE, in memory only, four bytes a phrase. The kernel methods go over them more than
/// once, because what the first look released decides which phrases the second one counts.
class DocumentPhrases final
{
public:
    DocumentPhrases() = default;
    DocumentPhrases(DocumentPhrases &&) noexcept;
    DocumentPhrases &operator=(DocumentPhrases &&) noexcept;

    /// Adds one privacy unit. May be called from several threads at once.
    void add(std::span<const LabelledPhrases> unit);

    /// Calls visit(worker, std::span<const LabelledPhrases> unit) once for every unit, in no particular
    /// order, on `threads` threads (>= 1); worker is below `threads`, and one worker visits one unit at a
    /// time.
    template<typename Visit>
    void visit(unsigned threads, const Visit &visit) const
    {
        std::atomic<std::size_t> next{0};
        const auto work = [&](unsigned worker) {
            Unit unit;
            for (std::size_t block = next++; block < m_blocks.size(); block = next++)
                for (const std::uint32_t *at = m_blocks[block].data(); at != endOf(block);)
                    visit(worker, std::span<const LabelledPhrases>(read(at, unit)));
        };
        std::vector<std::jthread> others;
        for (unsigned worker = 1; worker < threads; ++worker)
            others.emplace_back(work, worker);
        work(0);
    }

private:
    using Unit = std::vector<LabelledPhrases>;

    /// Numbers of a block, unless a unit alone has more.
    static constexpr std::size_t blockCapacity = std::size_t{1} << 14;

    const std::uint32_t *endOf(std::size_t block) const
    {
        return m_blocks[block].data() + m_blocks[block].size();
    }
    static const Unit &read(const std::uint32_t *&at, Unit &unit);

    std::mutex m_mutex;
    /// Whole units, each as: number of documents, and for each label, number of phrases, phrases.
    std::vector<std::vector<std::uint32_t>> m_blocks;
};

} // namespace core::synthesis
