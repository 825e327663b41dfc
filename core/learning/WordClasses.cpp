#include "core/learning/WordClasses.h"

#include "core/learning/Tokens.h"
#include "core/vocabulary/Folding.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <unicode/uchar.h>
#include <unordered_map>
#include <utility>

namespace core::learning {

WordUses::WordUses(WordList &words, std::span<const std::string> mostFrequent)
    : m_words(words)
    , m_uses(words.size())
    , m_before(words.size() * contexts)
    , m_behind(words.size() * contexts)
{
    words.setContexts(mostFrequent);
}

WordUses::~WordUses()
{
    m_words.setContexts({});
}

void WordUses::add(const Passage &passage)
{
    const auto addTo = [](std::uint16_t &count) {
        count = static_cast<std::uint16_t>(count + (count < std::numeric_limits<std::uint16_t>::max()));
    };
    const auto tokens = passage.tokens;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Token &token = tokens[i];
        if (token.word == 0 || token.isRepeated || m_words.isConnector(token.word))
            continue;
        const bool isAfterWord = i > 0 && token.continues;
        const bool isBeforeWord = i + 1 < tokens.size() && tokens[i + 1].continues;
        const std::size_t row = (token.word - 1) * contexts;
        addTo(m_before[row + (isAfterWord ? tokens[i - 1].context : noWord)]);
        addTo(m_behind[row + (isBeforeWord ? tokens[i + 1].context : noWord)]);

        Use &use = m_uses[token.word - 1];
        const std::string_view written = passage.text.substr(token.begin, token.end - token.begin);
        if (isAfterWord && !token.startsSentence) {
            std::size_t position = 0;
            const bool isCapital = u_isUUppercase(vocabulary::nextCodePoint(written, position)) != 0;
            ++use.inside;
            use.capitals += isCapital ? 1 : 0;
            ++m_inside;
            m_capitals += isCapital ? 1 : 0;
        }
        if (use.lead > 0 && use.form.size() == written.size() && use.form == written) {
            ++use.lead;
            continue;
        }
        const std::string form = vocabulary::folded(written);
        if (form == use.form)
            ++use.lead;
        else if (use.lead > 0)
            --use.lead;
        else {
            use.form = form;
            use.lead = 1;
        }
    }
}

bool WordUses::hasCapitals() const
{
    constexpr double least = 0.02;
    return static_cast<double>(m_capitals) > least * static_cast<double>(m_inside);
}

namespace {

constexpr std::size_t classCount = 4;
constexpr std::array<PartOfSpeech, classCount> classes = {
    PartOfSpeech::Noun, PartOfSpeech::Verb, PartOfSpeech::Adjective, PartOfSpeech::Adverb};
using Shares = std::array<double, classCount>;

constexpr double capitalShare = 0.7;
constexpr std::uint32_t fewestInside = 3; // occurrences that say something of capitals

/// Learns the classes from seeds (see WordClasses).
class ClassLearner final
{
public:
    ClassLearner(const WordUses &uses, const Language &language, const GeneralWords &general)
        : m_uses(uses)
        , m_language(language)
        , m_general(general)
        , m_count(uses.words().size())
        , m_parts(m_count, PartOfSpeech::Unknown)
        , m_isFixed(m_count, false)
        , m_shares(m_count, Shares{})
        , m_endings(m_count)
    {}

    std::vector<PartOfSpeech> learn()
    {
        takeCapitals();
        if (!plantSeeds())
            return m_parts;
        numberEndings();
        constexpr int rounds = 4;
        for (int round = 0; round < rounds; ++round) {
            countFeatures();
            judgeWords();
        }
        for (std::size_t i = 0; i < m_count; ++i)
            if (!m_isFixed[i])
                m_parts[i] = mayBe(i, 0) ? likeliest(m_shares[i]) : likeliestOther(m_shares[i]);
        return m_parts;
    }

private:
    std::uint32_t numberOf(std::size_t index) const { return static_cast<std::uint32_t>(index + 1); }

    void takeCapitals()
    {
        if (!m_uses.hasCapitals())
            return;
        for (std::size_t i = 0; i < m_count; ++i) {
            const WordUses::Use &use = m_uses.use(numberOf(i));
            if (use.inside < fewestInside || use.capitals < capitalShare * use.inside)
                continue;
            m_parts[i] = m_language.capitalNouns ? PartOfSpeech::Noun : PartOfSpeech::Name;
            m_isFixed[i] = true;
        }
    }

    // Where nouns have a capital, a word in small letters is none.
    bool mayBe(std::size_t index, std::size_t class_) const
    {
        const bool isSmall = m_language.capitalNouns && m_uses.hasCapitals()
                             && m_uses.use(numberOf(index)).inside >= fewestInside;
        return class_ != 0 || !isSmall;
    }

    bool plantSeeds()
    {
        const std::array<std::vector<std::string>, classCount> endings = {
            wordsOf(m_language.nounEndings),
            wordsOf(m_language.verbEndings),
            wordsOf(m_language.adjectiveEndings),
            wordsOf(m_language.adverbEndings)};
        std::array<std::size_t, classCount> seeds = {};
        for (std::size_t i = 0; i < m_count; ++i) {
            if (m_isFixed[i] && m_parts[i] == PartOfSpeech::Noun)
                m_shares[i][0] = 1;
            if (m_isFixed[i])
                continue;
            std::size_t seed = classCount;
            std::size_t longest = 0;
            const PartOfSpeech known = m_general.partOf(m_uses.words().word(numberOf(i)));
            for (std::size_t c = 0; c < classCount; ++c) {
                if (known == classes[c])
                    seed = c;
                if (known != PartOfSpeech::Unknown || !mayBe(i, c))
                    continue;
                const std::string &form = m_uses.use(numberOf(i)).form;
                for (const std::string &ending : endings[c]) {
                    if (ending.size() > longest && form.size() > ending.size() + 2
                        && form.ends_with(ending)) {
                        longest = ending.size();
                        seed = c;
                    }
                }
            }
            if (seed == classCount)
                continue;
            ++seeds[seed];
            m_shares[i][seed] = 1;
            m_parts[i] = classes[seed];
            m_isFixed[i] = true;
        }
        constexpr std::size_t fewest = 5;
        const std::size_t nouns = m_language.capitalNouns ? fewest : seeds[0];
        return nouns >= fewest && seeds[1] >= fewest && seeds[2] >= fewest;
    }

    void numberEndings()
    {
        std::unordered_map<std::string, std::uint32_t> numbers;
        for (std::size_t i = 0; i < m_count; ++i) {
            const std::string &form = m_uses.use(numberOf(i)).form;
            for (std::size_t size = 2; size <= 5; ++size) {
                if (form.size() < size + 2)
                    break;
                const auto next = static_cast<std::uint32_t>(numbers.size());
                m_endings[i].push_back(
                    numbers.try_emplace(form.substr(form.size() - size), next).first->second);
            }
        }
        m_endingCount = numbers.size();
    }

    // A frequent word says no more than one of this many occurrences.
    double scaleOf(std::size_t index) const
    {
        constexpr double most = 20;
        double sum = 0;
        for (const std::uint16_t count : m_uses.before(numberOf(index)))
            sum += count;
        return sum > most ? most / sum : 1.0;
    }

    template<typename Use>
    void forEachFeature(std::size_t index, Use use) const
    {
        const auto before = m_uses.before(numberOf(index));
        const auto behind = m_uses.behind(numberOf(index));
        for (std::size_t context = 0; context < WordUses::contexts; ++context) {
            if (before[context] > 0)
                use(context, before[context]);
            if (behind[context] > 0)
                use(WordUses::contexts + context, behind[context]);
        }
    }

    void countFeatures()
    {
        constexpr double smoothing = 0.5;
        m_classSums = {};
        m_neighbours.assign(2 * WordUses::contexts, Shares{smoothing, smoothing, smoothing, smoothing});
        m_endingShares.assign(m_endingCount, Shares{});
        for (std::size_t i = 0; i < m_count; ++i) {
            const double scale = scaleOf(i);
            for (std::size_t c = 0; c < classCount; ++c) {
                const double share = m_shares[i][c];
                if (share < 0.05)
                    continue;
                m_classSums[c] += share;
                forEachFeature(i, [&](std::size_t feature, double count) {
                    m_neighbours[feature][c] += share * scale * count;
                });
                for (const std::uint32_t ending : m_endings[i])
                    m_endingShares[ending][c] += share;
            }
        }
        for (std::size_t side = 0; side < 2; ++side) {
            for (std::size_t c = 0; c < classCount; ++c) {
                double sum = 0;
                for (std::size_t f = 0; f < WordUses::contexts; ++f)
                    sum += m_neighbours[side * WordUses::contexts + f][c];
                for (std::size_t f = 0; f < WordUses::contexts; ++f) {
                    double &value = m_neighbours[side * WordUses::contexts + f][c];
                    value = std::log(value / sum);
                }
            }
        }
    }

    void judgeWords()
    {
        double total = 0;
        for (const double sum : m_classSums)
            total += sum + 1;
        for (std::size_t i = 0; i < m_count; ++i) {
            if (m_isFixed[i])
                continue;
            Shares logs = {};
            const double scale = scaleOf(i);
            for (std::size_t c = 0; c < classCount; ++c)
                logs[c] = std::log((m_classSums[c] + 1) / total);
            forEachFeature(i, [&](std::size_t feature, double count) {
                for (std::size_t c = 0; c < classCount; ++c)
                    logs[c] += scale * count * m_neighbours[feature][c];
            });
            addEndings(i, logs, total);
            double sum = 0;
            const double highest = *std::ranges::max_element(logs);
            for (std::size_t c = 0; c < classCount; ++c) {
                m_shares[i][c] = mayBe(i, c) ? std::exp(logs[c] - highest) : 0.0;
                sum += m_shares[i][c];
            }
            for (double &share : m_shares[i])
                share /= std::max(sum, 1e-12);
        }
    }

    // The longest ending that three other words share says most.
    void addEndings(std::size_t index, Shares &logs, double total) const
    {
        for (std::size_t place = m_endings[index].size(); place-- > 0;) {
            const Shares &shares = m_endingShares[m_endings[index][place]];
            double sum = 0;
            for (const double share : shares)
                sum += share;
            if (sum < 4)
                continue;
            constexpr double strength = 1.5;
            for (std::size_t c = 0; c < classCount; ++c) {
                const double prior = (m_classSums[c] + 1) / total;
                logs[c] += strength * std::log((shares[c] + 2 * prior) / (sum + 2) / prior);
            }
            return;
        }
    }

    static PartOfSpeech likeliest(const Shares &shares)
    {
        constexpr double least = 0.6;
        const auto best = static_cast<std::size_t>(std::ranges::max_element(shares) - shares.begin());
        return shares[best] >= least ? classes[best] : PartOfSpeech::Unknown;
    }

    // Of a word that is no noun.
    static PartOfSpeech likeliestOther(const Shares &shares)
    {
        return classes[static_cast<std::size_t>(std::ranges::max_element(shares) - shares.begin())];
    }

    const WordUses &m_uses;
    const Language &m_language;
    const GeneralWords &m_general;
    std::size_t m_count;
    std::vector<PartOfSpeech> m_parts;
    std::vector<bool> m_isFixed;
    std::vector<Shares> m_shares; ///< how likely each class is
    std::vector<std::vector<std::uint32_t>> m_endings;
    std::size_t m_endingCount = 0;
    Shares m_classSums = {};
    std::vector<Shares> m_neighbours; ///< logarithms: those before a word, then those behind it
    std::vector<Shares> m_endingShares;
};

} // namespace

WordClasses::WordClasses(const WordUses &uses, const Language &language, const GeneralWords &general)
    : m_parts(ClassLearner(uses, language, general).learn())
{}

} // namespace core::learning
