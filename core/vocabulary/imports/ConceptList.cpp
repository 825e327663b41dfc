#include "core/vocabulary/imports/ConceptList.h"

#include "core/base/ForTranslators.h"
#include "core/base/Text.h"
#include "core/vocabulary/Folding.h"
#include "core/vocabulary/TermFile.h"
#include "core/vocabulary/WordTable.h"
#include "core/vocabulary/imports/LineStream.h"

#include <algorithm>
#include <bit>
#include <unicode/uchar.h>

namespace core::vocabulary {

namespace {

constexpr std::size_t namesBetweenLooks = 1 << 16;

bool hasLetters(std::string_view text)
{
    int letters = 0;
    for (std::size_t position = 0; position < text.size() && letters < 2;)
        letters += u_isalpha(nextCodePoint(text, position)) ? 1 : 0;
    return letters >= 2;
}

// Open addressing; 0 stands for a free place.
class HashSet final
{
public:
    explicit HashSet(std::size_t most)
        : m_slots(std::bit_ceil(2 * most + 2), 0)
    {}

    bool contains(std::uint64_t hash) const { return m_slots[placeOf(hash)] == hash; }
    /// Returns false when it is there already.
    bool insert(std::uint64_t hash)
    {
        std::uint64_t &slot = m_slots[placeOf(hash)];
        const bool isNew = slot == 0;
        slot = hash;
        return isNew;
    }

private:
    std::size_t placeOf(std::uint64_t hash) const
    {
        const std::size_t mask = m_slots.size() - 1;
        auto place = static_cast<std::size_t>(hash) & mask;
        while (m_slots[place] != 0 && m_slots[place] != hash)
            place = (place + 1) & mask;
        return place;
    }

    std::vector<std::uint64_t> m_slots;
};

} // namespace

ConceptList::Concept ConceptList::conceptOf(std::string_view code)
{
    if (!m_concepts.empty() && code == m_lastCode)
        return m_last;
    m_lastCode = code;
    const auto found = m_codes.find(code);
    if (found != m_codes.end())
        return m_last = found->second;
    m_last = static_cast<Concept>(m_concepts.size());
    m_codes.emplace(code, m_last);
    m_concepts.emplace_back();
    return m_last;
}

void ConceptList::addKind(Concept which, Kind kind)
{
    Kind &known = m_concepts[which].kind;
    if (kind != Kind::Other && (known == Kind::Other || kind < known))
        known = kind;
}

void ConceptList::setWeight(Concept which, std::uint32_t weight)
{
    m_concepts[which].weight = weight;
}

void ConceptList::addName(Concept which, std::string_view text, std::uint8_t rank)
{
    text = trimmed(text);
    const std::uint64_t words = text.size() > longestTerm ? 0 : hashOfWords(text);
    if (text.size() > longestTerm)
        leaveOut(QT_TRANSLATE_NOOP("VocabularyText", "names longer than 200 bytes"));
    else if (words == 0 || !hasLetters(text))
        leaveOut(QT_TRANSLATE_NOOP("VocabularyText", "names with fewer than two letters"));
    else if (!isPlainText(text))
        leaveOut(QT_TRANSLATE_NOOP("VocabularyText", "names with control characters"));
    else
        m_names.push_back({m_texts.keep(text), words, which, rank});
}

void ConceptList::leaveOut(std::string_view reason)
{
    const auto found = m_leftOut.find(reason);
    if (found != m_leftOut.end())
        ++found->second;
    else
        m_leftOut.emplace(reason, 1);
}

Result<Imported> ConceptList::finish(JobControl &control)
{
    Imported imported;
    imported.summary.concepts = m_concepts.size();
    imported.summary.names = m_names.size();
    m_codes.clear();
    std::ranges::stable_sort(m_names, [](const Name &one, const Name &other) {
        return one.of != other.of ? one.of < other.of : one.rank < other.rank;
    });
    HashSet taken(m_names.size());
    // Preferred names first: a synonym of one concept must not take the name of another.
    std::vector<std::uint32_t> terms(m_concepts.size(), noTerm);
    for (const Name &name : m_names) {
        if (terms[name.of] != noTerm || !taken.insert(name.words))
            continue;
        terms[name.of] = static_cast<std::uint32_t>(imported.terms.size());
        const Facts &facts = m_concepts[name.of];
        imported.terms.push_back({.term = std::string(name.text),
                                  .weight = facts.weight,
                                  .kind = facts.kind,
                                  .concept_ = name.of,
                                  .forms = {}});
    }
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const Name &name = m_names[i];
        if (i % namesBetweenLooks == 0 && control.isCancelled())
            return cancelled();
        if (terms[name.of] != noTerm && taken.insert(name.words))
            imported.terms[terms[name.of]].forms.emplace_back(name.text);
    }
    for (std::size_t i = 0; i < terms.size(); ++i)
        if (terms[i] == noTerm)
            leaveOut(QT_TRANSLATE_NOOP("VocabularyText", "concepts without a name of their own"));
    imported.summary.leftOut.insert(m_leftOut.begin(), m_leftOut.end());
    return imported;
}

} // namespace core::vocabulary
