#include "ui/models/PhrasePairs.h"

#include "ui/models/CoverageModel.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr std::uint32_t notShown = PhrasePairs::mostPhrases;
constexpr double beyondChance = 3.0; // standard deviations: 66 pairs are looked at
constexpr int fewest = 3;            // sequences that are more than a coincidence

/// The documents that are counted.
std::vector<std::size_t> documentsOf(const DrawnPhrases &drawn, std::optional<std::uint32_t> label)
{
    std::vector<std::size_t> documents;
    for (std::size_t document = 0; document < drawn.documents(); ++document) {
        if (label && drawn.labelOf(document) != *label)
            continue;
        documents.push_back(document);
        if (documents.size() == PhrasePairs::mostSequences)
            break;
    }
    return documents;
}

/// Returns in how many of the documents each phrase occurs.
std::vector<int> countPhrases(const DrawnPhrases &drawn, const std::vector<std::size_t> &documents)
{
    std::vector<int> counts(drawn.phrases().size());
    for (const std::size_t document : documents)
        for (const std::uint32_t phrase : drawn.document(document))
            ++counts[phrase];
    return counts;
}

/// Numbers of the phrases that are in the most sequences; the earlier drawn of two that are in as many.
std::vector<std::uint32_t> mostFrequent(const std::vector<int> &counts)
{
    std::vector<std::uint32_t> order;
    for (std::uint32_t phrase = 0; phrase < counts.size(); ++phrase)
        if (counts[phrase] > 0)
            order.push_back(phrase);
    const auto end =
        order.begin() + static_cast<std::ptrdiff_t>(std::min(order.size(), PhrasePairs::mostPhrases));
    std::partial_sort(order.begin(), end, order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return counts[a] != counts[b] ? counts[a] > counts[b] : a < b;
    });
    order.erase(end, order.end());
    return order;
}

} // namespace

PhrasePairs::PhrasePairs(QObject *parent)
    : TableOf(ToolTips::Texts, parent)
{
    const auto shortText = [](double number) { return QLocale().toString(number, 'f', 1); };
    setColumns(
        {{.title = tr("Phrase"), .text = [this](const Pair &pair) { return m_phrases.value(pair.first); }},
         //: column: the second phrase of a pair
         {.title = tr("With"), .text = [this](const Pair &pair) { return m_phrases.value(pair.second); }},
         //: column: number of sequences that have both phrases
         {.title = tr("Together"),
          .text =
              [this](const Pair &pair) {
                  //: number of sequences and their share of all: "6 (10 %)"
                  return tr("%1 (%2)").arg(QLocale().toString(pair.together),
                                           percentText(static_cast<double>(pair.together) / m_sequences));
              },
          .isNumber = true},
         {.title = tr("By chance"),
          .text = [shortText](const Pair &pair) { return shortText(pair.expected); },
          .isNumber = true},
         //: column, short: how many times as often as by chance
         {.title = tr("Times"),
          .text = [shortText](const Pair &pair) { return shortText(pair.lift()); },
          .isNumber = true},
         {.title = tr("In words"), .text = [](const Pair &pair) { return kindText(pair.kind()); }}});
}

PairKind PhrasePair::kind() const
{
    const double deviation = beyondChance * std::sqrt(expected);
    if (together < expected - deviation)
        return PairKind::Rarer;
    if (together < fewest || together <= expected + deviation)
        return PairKind::AsByChance;
    if (lift() >= 4.0)
        return PairKind::FourTimes;
    return lift() >= 2.0 ? PairKind::Twice : PairKind::More;
}

QString PhrasePairs::kindText(Kind kind)
{
    switch (kind) {
    case Kind::Rarer:
        //: of two phrases in drawn sequences: more rarely than by chance
        return tr("more rarely");
    case Kind::AsByChance:
        return tr("as by chance");
    case Kind::More:
        return tr("more often");
    case Kind::Twice:
        return tr("2 times or more");
    case Kind::FourTimes:
        return tr("4 times or more");
    }
    return {};
}

QString PhrasePairs::pairText(const Pair &pair) const
{
    //: %1, %2: phrases, %3: a number; %Ln: number of sequences
    return tr("%1 and %2: together in %Ln sequence(s), %3 expected by chance", nullptr, pair.together)
        .arg(m_phrases.value(pair.first),
             m_phrases.value(pair.second),
             QLocale().toString(pair.expected, 'f', 1));
}

void PhrasePairs::set(std::shared_ptr<const DrawnPhrases> drawn, std::optional<std::uint32_t> label)
{
    m_phrases.clear();
    m_sequences = 0;
    setRows(drawn ? count(*drawn, label) : std::vector<Pair>());
}

std::vector<PhrasePairs::Pair> PhrasePairs::count(const DrawnPhrases &drawn,
                                                  std::optional<std::uint32_t> label)
{
    const std::vector<std::size_t> documents = documentsOf(drawn, label);
    m_sequences = static_cast<int>(documents.size());
    const std::vector<int> counts = countPhrases(drawn, documents);
    const std::vector<std::uint32_t> shown = mostFrequent(counts);
    std::vector<std::uint32_t> placeOf(counts.size(), notShown);
    for (std::uint32_t place = 0; place < shown.size(); ++place) {
        placeOf[shown[place]] = place;
        const std::string_view text = drawn.phrases()[shown[place]];
        m_phrases.append(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
    }
    std::array<std::array<int, mostPhrases>, mostPhrases> together{};
    std::vector<std::uint32_t> places;
    for (const std::size_t document : documents) {
        places.clear();
        for (const std::uint32_t phrase : drawn.document(document))
            if (placeOf[phrase] != notShown)
                places.push_back(placeOf[phrase]);
        for (const std::uint32_t a : places)
            for (const std::uint32_t b : places)
                ++together[a][b];
    }
    std::vector<Pair> pairs;
    for (std::uint32_t a = 0; a < shown.size(); ++a)
        for (std::uint32_t b = a + 1; b < shown.size(); ++b)
            pairs.push_back({.first = static_cast<int>(a),
                             .second = static_cast<int>(b),
                             .together = together[a][b],
                             .expected = static_cast<double>(counts[shown[a]])
                                         * static_cast<double>(counts[shown[b]]) / m_sequences});
    std::stable_sort(pairs.begin(), pairs.end(), [](const Pair &a, const Pair &b) {
        return a.kind() != b.kind() ? a.kind() > b.kind() : a.lift() > b.lift();
    });
    return pairs;
}

} // namespace ui
