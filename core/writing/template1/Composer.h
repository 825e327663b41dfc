#pragma once

#include "core/synthesis/keyphrases/Sequence.h"
#include "core/writing/template1/Patterns.h"

#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::writing::template1 {

/// Composes one document: spreads the phrases over the sections and chooses among the patterns.
/// All chance comes from `random`, through integer arithmetic only, so that a state of the generator means
/// the same document everywhere.
class Composer final
{
public:
    Composer(const DocumentPatterns &patterns, std::mt19937_64 &random)
        : m_patterns(patterns)
        , m_random(random)
    {}

    std::string compose(const synthesis::Sequence &sequence, std::string_view documentType);

private:
    enum class Layout { Inline, Headed, Capitals, Paragraphs };
    using Phrases = std::span<const std::string>;

    std::size_t below(std::size_t count) { return static_cast<std::size_t>(m_random() % count); }
    std::string_view oneOf(Texts texts) { return texts[below(texts.size())]; }
    template<typename T>
    void shuffle(std::vector<T> &items);

    Layout chooseLayout();
    std::string title(const synthesis::Sequence &sequence, std::string_view documentType);
    std::vector<std::size_t> phrasesPerSection(std::size_t phrases);
    std::string
    section(const SectionPatterns &patterns, Phrases phrases, std::string_view recall, Layout layout);
    std::string prose(const SectionPatterns &patterns, Phrases phrases);
    std::string bullets(const SectionPatterns &patterns, Phrases phrases);
    std::string sentence(std::string_view pattern, Phrases phrases);
    std::string enumerate(Phrases phrases);

    const DocumentPatterns &m_patterns;
    std::mt19937_64 &m_random;
};

} // namespace core::writing::template1
