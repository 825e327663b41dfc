#include "resources/wordnet/Database.h"

#include "resources/wordnet/Words.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <optional>
#include <sstream>

namespace wordnet {

namespace {

constexpr std::array<std::string_view, partsOfSpeech> extensions = {"noun", "verb", "adj", "adv"};

std::optional<PartOfSpeech> partOf(char letter)
{
    switch (letter) {
    case 'n':
        return PartOfSpeech::Noun;
    case 'v':
        return PartOfSpeech::Verb;
    case 'a':
    case 's':
        return PartOfSpeech::Adjective;
    case 'r':
        return PartOfSpeech::Adverb;
    default:
        return std::nullopt;
    }
}

std::optional<Relation> relationOf(std::string_view symbol)
{
    static const std::unordered_map<std::string_view, Relation> table = {
        {"@", Relation::Hypernym},   {"@i", Relation::Hypernym},  {"~", Relation::Hyponym},
        {"~i", Relation::Instance},  {"#m", Relation::Holonym},   {"#s", Relation::Holonym},
        {"#p", Relation::Holonym},   {"%m", Relation::Meronym},   {"%s", Relation::Meronym},
        {"%p", Relation::Meronym},   {";c", Relation::Topic},     {";u", Relation::Usage},
        {"+", Relation::Derivation}, {"\\", Relation::Pertainym}, {"&", Relation::Similar},
        {"!", Relation::Antonym},    {"=", Relation::Attribute},  {"^", Relation::SeeAlso},
        {">", Relation::Cause},      {"$", Relation::VerbGroup},  {"<", Relation::Derivation},
    };
    const auto found = table.find(symbol);
    return found == table.end() ? std::nullopt : std::optional(found->second);
}

// Reads the space-separated fields of a line; a missing or malformed one leaves `isGood` false.
class Fields final
{
public:
    explicit Fields(std::string_view line)
        : m_rest(line)
    {}

    std::string_view word()
    {
        const auto end = std::min(m_rest.find(' '), m_rest.size());
        const auto result = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        m_isGood = m_isGood && !result.empty();
        return result;
    }
    std::uint32_t number(int base = 10)
    {
        const auto text = word();
        std::uint32_t value = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value, base);
        m_isGood = m_isGood && problem == std::errc() && end == text.data() + text.size();
        return m_isGood ? value : 0;
    }
    bool isGood() const { return m_isGood; }

private:
    std::string_view m_rest;
    bool m_isGood = true;
};

std::string spaced(std::string_view text)
{
    std::string result(text);
    std::ranges::replace(result, '_', ' ');
    return result;
}

// Adjectives carry their syntactic position, e.g. "galore(ip)".
std::string wordOf(std::string_view text)
{
    return spaced(text.substr(0, text.find('(', 1)));
}

// Calls `readLine(line)` for each line that is not part of the licence at the top of the file.
template<typename ReadLine>
core::Result<void> forEachLine(const std::filesystem::path &path, ReadLine readLine)
{
    std::ifstream file(path);
    if (!file)
        return core::fail(core::ErrorCode::NotFound,
                          path.string() + ": cannot be read; install wordnet-base");
    std::string line;
    for (std::size_t number = 1; std::getline(file, line); ++number) {
        if (!line.empty() && line.front() != ' ' && !readLine(std::string_view(line)))
            return core::fail(core::ErrorCode::Io,
                              path.string() + ", line " + std::to_string(number)
                                  + ": not in the format of WordNet 3.0; reinstall wordnet-base");
    }
    return {};
}

} // namespace

core::Result<Database> Database::load(const std::filesystem::path &folder)
{
    Database database;
    for (std::size_t i = 0; i < partsOfSpeech; ++i) {
        if (auto read = database.readData(folder, static_cast<PartOfSpeech>(i)); !read)
            return core::fail(read.error());
    }
    database.resolvePointers();
    for (std::size_t i = 0; i < partsOfSpeech; ++i) {
        if (auto read = database.readIndex(folder, static_cast<PartOfSpeech>(i)); !read)
            return core::fail(read.error());
    }
    if (auto read = database.readTagCounts(folder); !read)
        return core::fail(read.error());
    database.sortLemmas();
    return database;
}

core::Result<void> Database::readData(const std::filesystem::path &folder, PartOfSpeech part)
{
    const auto index = static_cast<std::size_t>(part);
    return forEachLine(folder / ("data." + std::string(extensions[index])), [&](std::string_view line) {
        const auto bar = line.find(" | ");
        Fields fields(line.substr(0, bar));
        Synset synset;
        std::vector<PartOfSpeech> targetParts;
        synset.partOfSpeech = part;
        synset.offset = fields.number();
        synset.lexicographerFile = static_cast<std::uint8_t>(fields.number());
        fields.word();
        for (auto count = fields.number(16); count > 0 && fields.isGood(); --count) {
            synset.words.push_back(wordOf(fields.word()));
            fields.word();
        }
        for (auto count = fields.number(); count > 0 && fields.isGood(); --count) {
            const auto relation = relationOf(fields.word());
            const auto target = fields.number();
            const auto targetPart = partOf(fields.word().front());
            const auto sourceWord = static_cast<std::uint8_t>(fields.number(16) >> 8U);
            if (!relation || !targetPart)
                continue;
            synset.pointers.push_back({*relation, target, sourceWord});
            targetParts.push_back(*targetPart);
        }
        if (bar != std::string_view::npos)
            synset.gloss = line.substr(bar + 3);
        m_byOffset[index].emplace(synset.offset, static_cast<std::uint32_t>(m_synsets.size()));
        m_synsets.push_back(std::move(synset));
        m_targetParts.push_back(std::move(targetParts));
        return fields.isGood();
    });
}

void Database::resolvePointers()
{
    for (std::size_t i = 0; i < m_synsets.size(); ++i) {
        auto &pointers = m_synsets[i].pointers;
        for (std::size_t j = 0; j < pointers.size(); ++j)
            pointers[j].target =
                m_byOffset[static_cast<std::size_t>(m_targetParts[i][j])][pointers[j].target];
    }
    m_targetParts.clear();
}

core::Result<void> Database::readIndex(const std::filesystem::path &folder, PartOfSpeech part)
{
    const auto index = static_cast<std::size_t>(part);
    return forEachLine(folder / ("index." + std::string(extensions[index])), [&](std::string_view line) {
        Fields fields(line);
        auto &senses = lemmaFor(lowered(spaced(fields.word()))).senses[index];
        fields.word();
        const auto senseCount = fields.number();
        for (auto count = fields.number(); count > 0 && fields.isGood(); --count)
            fields.word();
        fields.number();
        fields.number();
        for (std::uint32_t rank = 1; rank <= senseCount && fields.isGood(); ++rank) {
            const auto found = m_byOffset[index].find(fields.number());
            if (found == m_byOffset[index].end())
                return false;
            senses.push_back({found->second, rank, 0});
        }
        return fields.isGood();
    });
}

core::Result<void> Database::readTagCounts(const std::filesystem::path &folder)
{
    return forEachLine(folder / "cntlist.rev", [&](std::string_view line) {
        // A sense key is lemma%type:...; type 1 to 4 is a part of speech, 5 a satellite adjective.
        Fields fields(line);
        const auto key = fields.word();
        const auto rank = fields.number();
        const auto count = fields.number();
        const auto percent = key.find('%');
        if (!fields.isGood() || percent == std::string_view::npos || percent + 1 >= key.size())
            return false;
        const auto type = static_cast<std::size_t>(key[percent + 1] - '1');
        const auto found = m_byKey.find(lowered(spaced(key.substr(0, percent))));
        if (found == m_byKey.end() || type > partsOfSpeech)
            return true;
        auto &senses = m_lemmas[found->second].senses[type == 4 ? 2 : type];
        if (rank >= 1 && rank <= senses.size())
            senses[rank - 1].tagCount += count;
        m_tagTotal += count;
        return true;
    });
}

Lemma &Database::lemmaFor(const std::string &key)
{
    const auto [entry, isNew] = m_byKey.emplace(key, static_cast<std::uint32_t>(m_lemmas.size()));
    if (isNew)
        m_lemmas.push_back({key, {}});
    return m_lemmas[entry->second];
}

void Database::sortLemmas()
{
    std::ranges::sort(m_lemmas, {}, &Lemma::key);
    for (std::size_t i = 0; i < m_lemmas.size(); ++i)
        m_byKey[m_lemmas[i].key] = static_cast<std::uint32_t>(i);
}

const Lemma *Database::find(std::string_view key) const
{
    const auto found = m_byKey.find(std::string(key));
    return found == m_byKey.end() ? nullptr : &m_lemmas[found->second];
}

core::Result<std::uint32_t> Database::sense(std::string_view notation) const
{
    const auto hash = std::min(notation.rfind('#'), notation.size() - 1);
    const auto number = notation.substr(std::min(hash + 2, notation.size()));
    const auto part = partOf(notation[std::min(hash + 1, notation.size() - 1)]);
    std::size_t rank = 0;
    std::from_chars(number.data(), number.data() + number.size(), rank);
    const Lemma *lemma = find(notation.substr(0, hash));
    if (lemma == nullptr || !part || rank < 1 || rank > lemma->senses[static_cast<std::size_t>(*part)].size())
        return core::fail(core::ErrorCode::NotFound,
                          "WordNet has no sense " + std::string(notation) + "; WordNet 3.0 is needed");
    return lemma->senses[static_cast<std::size_t>(*part)][rank - 1].synset;
}

std::vector<std::uint32_t> Database::below(std::uint32_t root, const std::vector<bool> &stops) const
{
    std::vector<std::uint32_t> result;
    std::vector<bool> seen(m_synsets.size());
    std::vector<std::uint32_t> open = {root};
    while (!open.empty()) {
        const auto current = open.back();
        open.pop_back();
        if (seen[current] || stops[current])
            continue;
        seen[current] = true;
        result.push_back(current);
        for (const Pointer &pointer : m_synsets[current].pointers) {
            if (pointer.relation == Relation::Hyponym)
                open.push_back(pointer.target);
        }
    }
    return result;
}

} // namespace wordnet
