#include "core/learning/GeneralWords.h"

#include "core/base/InputFile.h"
#include "core/base/Result.h"
#include "core/learning/Passages.h"
#include "core/records/bytes/Inflating.h"
#include "core/vocabulary/Folding.h"
#include "core/vocabulary/Vocabulary.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <system_error>

namespace core::learning {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 7> listedLanguages = {"de", "en", "es", "fr", "it", "nl", "pt"};
constexpr std::size_t mostContextWords = 126;
constexpr std::uint64_t mostListBytes = std::uint64_t{64} << 20;
// A word outside of the list is rarer than the last one in it.
constexpr double belowRarest = 0.5;
// A passage has some twelve times the words of a gloss.
constexpr double glossesPerPassage = 12;
// So much higher is a ratio to the list than one to the glosses, which have few words of a field.
constexpr double listPerGlosses = 6;

// The weight of a term of the built-in lexicon is its inverse document frequency in thousandths.
double shareOf(std::uint32_t weight)
{
    return std::exp(-static_cast<double>(weight) / 1000.0);
}

// Its concept is an offset in WordNet, with the part of speech in the top bits (resources/wordnet/Terms.h).
PartOfSpeech partOfConcept(std::uint32_t concept_)
{
    constexpr std::array parts = {
        PartOfSpeech::Noun, PartOfSpeech::Verb, PartOfSpeech::Adjective, PartOfSpeech::Adverb};
    const std::uint32_t part = concept_ >> 28U;
    return part < parts.size() ? parts[part] : PartOfSpeech::Unknown;
}

Result<std::string> inflated(const fs::path &path, const std::string &packed)
{
    records::Inflating inflating;
    std::size_t position = 0;
    const auto readPacked = [&](std::span<char> buffer) -> records::ReadResult<std::size_t> {
        const std::size_t count = std::min(buffer.size(), packed.size() - position);
        std::memcpy(buffer.data(), packed.data() + position, count);
        position += count;
        return count;
    };
    std::string text;
    std::array<char, 1U << 16> buffer;
    for (;;) {
        const auto count = inflating.read(readPacked, buffer);
        if (!count || !*count)
            return fail(ErrorCode::InvalidParameter,
                        path.string() + ": its gzip data are damaged; make the file again");
        if (**count == 0)
            return text;
        text.append(buffer.data(), **count);
        if (text.size() > mostListBytes)
            return fail(ErrorCode::InvalidParameter, path.string() + ": it is above 64 MiB when unpacked");
    }
}

/// Calls use(line, number) for each line of a plain or compressed file; ends with the first error.
template<typename Use>
Result<void> forEachLine(const fs::path &path, Use use)
{
    KEYSEED_ASSIGN(auto text, readWholeFile(path, mostListBytes));
    if (text.starts_with("\x1f\x8b")) {
        KEYSEED_ASSIGN(auto unpacked, inflated(path, text));
        text = std::move(unpacked);
    }
    if (!vocabulary::isUtf8(text))
        return fail(ErrorCode::InvalidParameter, path.string() + ": it is not UTF-8; save it as UTF-8");
    std::size_t number = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = std::string_view(text).substr(begin, end - begin);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        begin = end + 1;
        ++number;
        if (!line.empty() && line.front() != '#')
            KEYSEED_TRY(use(line, number));
    }
    return {};
}

std::optional<double> frequencyIn(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    return isNumber && std::isfinite(value) && value > 0 ? std::optional(value) : std::nullopt;
}

} // namespace

Result<void> GeneralWords::readGlosses(const Language &language, const fs::path &path)
{
    KEYSEED_ASSIGN(const auto lexicon, vocabulary::Vocabulary::openLexicon(path));
    for (std::size_t form = 0; form < lexicon.formCount(); ++form) {
        const std::string_view text = lexicon.form(form);
        if (text.find(' ') != std::string_view::npos)
            continue;
        // A word that is a term itself is that term; else the more frequent of those it is an inflection of.
        const auto term = lexicon.termOfForm(form);
        const GlossWord word{shareOf(lexicon.weight(term)), partOfConcept(lexicon.conceptOf(term))};
        const auto [found, isNew] = m_glossWords.try_emplace(normalised(language, text), word);
        if (!isNew && found->second.share < word.share)
            found->second = word;
        m_rarestInGlosses = std::min(m_rarestInGlosses, word.share);
    }
    return {};
}

Result<void> GeneralWords::readList(const Language &language, const fs::path &list)
{
    double total = 0;
    double rarest = 0;
    std::vector<std::pair<double, std::string>> order;
    KEYSEED_TRY(forEachLine(list, [&](std::string_view line, std::size_t number) -> Result<void> {
        const std::size_t tab = line.find('\t');
        const auto frequency =
            tab == std::string_view::npos ? std::nullopt : frequencyIn(line.substr(tab + 1));
        if (!frequency || tab == 0)
            return fail(ErrorCode::InvalidParameter,
                        list.string() + ", line " + std::to_string(number)
                            + ": a word, a tab and its frequency above 0 were expected");
        std::string word = normalised(language, line.substr(0, tab));
        total += *frequency;
        rarest = rarest == 0 ? *frequency : std::min(rarest, *frequency);
        m_words[word] += *frequency;
        order.emplace_back(-*frequency, std::move(word));
        return {};
    }));
    if (m_words.empty())
        return fail(ErrorCode::InvalidParameter,
                    list.string() + ": no line of a word, a tab and its frequency");
    for (auto &[word, share] : m_words)
        share /= total;
    m_rarest = belowRarest * rarest / total;
    std::ranges::stable_sort(order);
    for (auto &[frequency, word] : order) {
        if (m_mostFrequent.size() == mostContextWords)
            break;
        if (std::ranges::find(m_mostFrequent, word) == m_mostFrequent.end())
            m_mostFrequent.push_back(std::move(word));
    }
    return {};
}

Result<void> GeneralWords::readPlaces(const Language &language, const fs::path &places)
{
    return forEachLine(places, [&](std::string_view line, std::size_t) -> Result<void> {
        const std::size_t tab = line.find('\t');
        if (line.substr(0, tab) == language.code)
            m_places.insert(normalised(language, line.substr(std::min(tab, line.size() - 1) + 1)));
        return {};
    });
}

Result<GeneralWords>
GeneralWords::forLanguage(const Language &language, const fs::path &resources, const fs::path &list)
{
    GeneralWords general;
    if (language.code == "en")
        KEYSEED_TRY(general.readGlosses(language, resources / "english.lexicon"));
    const fs::path folder = resources / "words";
    const fs::path own = folder / (std::string(language.code) + ".tsv.gz");
    std::error_code ignored;
    if (!list.empty())
        KEYSEED_TRY(general.readList(language, list));
    else if (hasGeneralWords(language.code) && fs::exists(own, ignored))
        KEYSEED_TRY(general.readList(language, own));
    if (const fs::path places = folder / "places.tsv.gz"; fs::exists(places, ignored))
        KEYSEED_TRY(general.readPlaces(language, places));
    return general;
}

double GeneralWords::ratio(const std::string &normalised, const Frequency &inTexts) const
{
    double ratio = std::numeric_limits<double>::infinity();
    if (!m_glossWords.empty()) {
        const auto found = m_glossWords.find(normalised);
        const double share = found == m_glossWords.end() ? m_rarestInGlosses : found->second.share;
        ratio = inTexts.passages / share / glossesPerPassage;
    }
    if (m_words.empty())
        return ratio;
    const auto found = m_words.find(normalised);
    const double inList = inTexts.words / (found == m_words.end() ? m_rarest : found->second);
    return std::min(ratio, m_glossWords.empty() ? inList : inList / listPerGlosses);
}

PartOfSpeech GeneralWords::partOf(const std::string &normalised) const
{
    const auto found = m_glossWords.find(normalised);
    return found == m_glossWords.end() ? PartOfSpeech::Unknown : found->second.part;
}

bool hasGeneralWords(std::string_view code)
{
    return std::ranges::find(listedLanguages, code) != listedLanguages.end();
}

} // namespace core::learning
