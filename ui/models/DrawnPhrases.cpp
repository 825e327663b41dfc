#include "ui/models/DrawnPhrases.h"

#include <unordered_map>
#include <utility>

namespace ui {

namespace {
constexpr std::size_t betweenLooks = 4096; // documents between two looks at whether it was cancelled
}

DrawnPhrases::Result
DrawnPhrases::of(Sequences sequences, const std::vector<std::string> &labels, core::JobControl &control)
{
    std::unordered_map<std::string_view, std::uint32_t> numbers;
    std::unordered_map<std::string_view, std::uint32_t> labelNumbers;
    for (std::uint32_t label = 0; label < labels.size(); ++label)
        labelNumbers.emplace(labels[label], label);
    DrawnPhrases drawn;
    drawn.m_sequences = std::move(sequences);
    for (const core::synthesis::Sequence &sequence : **drawn.m_sequences) {
        if (drawn.m_labels.size() % betweenLooks == 0 && control.isCancelled())
            return core::cancelled();
        for (const std::string &phrase : sequence.keyphrases) {
            const auto next = static_cast<std::uint32_t>(drawn.m_phrases.size());
            const auto [entry, isNew] = numbers.emplace(phrase, next);
            if (isNew)
                drawn.m_phrases.push_back(phrase);
            drawn.m_numbers.push_back(entry->second);
        }
        drawn.m_ends.push_back(drawn.m_numbers.size());
        drawn.m_labels.push_back(labelNumbers[sequence.label]);
    }
    return std::make_shared<const DrawnPhrases>(std::move(drawn));
}

std::span<const std::uint32_t> DrawnPhrases::document(std::size_t index) const
{
    const std::size_t begin = index == 0 ? 0 : m_ends[index - 1];
    return std::span(m_numbers).subspan(begin, m_ends[index] - begin);
}

std::vector<bool> DrawnPhrases::containing(const QString &words) const
{
    std::vector<bool> found(m_phrases.size());
    for (std::size_t phrase = 0; phrase < m_phrases.size(); ++phrase)
        found[phrase] =
            QString::fromUtf8(m_phrases[phrase].data(), static_cast<qsizetype>(m_phrases[phrase].size()))
                .contains(words, Qt::CaseInsensitive);
    return found;
}

} // namespace ui
