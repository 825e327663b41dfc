#include "tests/bench/experiments/Cut.h"

#include "core/base/Digest.h"
#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/NewFile.h"
#include "core/records/Reader.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <functional>
#include <sstream>

namespace experiments {

namespace {

using core::ErrorCode;
using core::fail;
using core::Result;
using core::evaluation::TrainingTexts;
using Json = nlohmann::json;

// The layout of a cut: raise it when the same corpus and size would be cut in another way.
constexpr int cutVersion = 1;

using OnText = std::function<void(std::string text, const std::string &value)>;

Result<void> readLines(const std::filesystem::path &texts, const std::string &labelFile, const OnText &use)
{
    std::ifstream text(texts);
    std::ifstream label(texts.parent_path() / labelFile);
    if (!text || !label)
        return fail(ErrorCode::NotFound,
                    texts.string() + ": cannot be read with " + labelFile + " beside it");
    for (std::string line, value; std::getline(text, line) && std::getline(label, value);)
        use(line, value);
    return {};
}

Result<void> readRecords(const core::records::Source &source, const OnText &use)
{
    KEYSEED_ASSIGN(auto reader, core::records::Reader::openWithoutDigest(source));
    for (core::records::Record record;;) {
        KEYSEED_ASSIGN(const auto isThere, reader->next(record));
        if (!isThere)
            return {};
        if (hasText(record))
            use(record.text, record.label);
    }
}

/// Reads every text with the value of its label. Files without a header line get one in `scratch`.
Result<void> forEachText(const Corpus &corpus,
                         const std::vector<std::string> &files,
                         const std::filesystem::path &corpora,
                         const std::filesystem::path &scratch,
                         const OnText &use)
{
    for (const std::string &name : files) {
        std::filesystem::path file = corpora / name;
        if (!std::filesystem::exists(file))
            return fail(ErrorCode::NotFound, file.string() + ": is not there. " + corpus.source);
        if (!corpus.labelFile.empty()) {
            KEYSEED_TRY(readLines(file, corpus.labelFile, use));
            continue;
        }
        core::records::Source source;
        if (!corpus.header.empty()) {
            const auto headed = scratch / ("headed" + file.extension().string());
            std::ofstream out(headed, std::ios::binary);
            out << corpus.header << '\n' << std::ifstream(file, std::ios::binary).rdbuf();
            if (!out.flush())
                return fail(ErrorCode::Io, headed.string() + ": cannot be written; check the disk");
            file = headed;
            source.headerRow = 1;
        }
        source.files = {file};
        source.textColumn = corpus.textColumn;
        source.labelColumn = corpus.labelColumn;
        KEYSEED_TRY(readRecords(source, use));
        if (!corpus.header.empty())
            std::filesystem::remove(file);
    }
    return {};
}

/// Returns the name of the label that a value stands for; empty if it is none.
std::string labelFor(const Corpus &corpus, const std::string &value)
{
    if (corpus.labels.empty())
        return value;
    std::string otherwise;
    for (const auto &[name, values] : corpus.labels) {
        if (std::ranges::find(values, value) != values.end())
            return name;
        if (std::ranges::find(values, "*") != values.end())
            otherwise = name;
    }
    return otherwise;
}

// Keeps letters, digits and bytes beyond ASCII, in lower case, with one space between words.
std::string plainText(const std::string &text)
{
    std::string plain;
    for (const char each : text) {
        const auto byte = static_cast<unsigned char>(each);
        if (byte >= 0x80 || std::isalnum(byte) != 0)
            plain += static_cast<char>(byte < 0x80 ? std::tolower(byte) : byte);
        else if (!plain.empty() && plain.back() != ' ')
            plain += ' ';
    }
    return plain;
}

Result<TrainingTexts> readAll(const Corpus &corpus,
                              const std::vector<std::string> &files,
                              const std::filesystem::path &corpora,
                              const std::filesystem::path &scratch)
{
    std::vector<std::pair<std::string, std::string>> all; // text, name of the label
    std::map<std::string, std::size_t> places;
    std::vector<std::string> names;
    for (const auto &[name, values] : corpus.labels)
        names.push_back(name);
    const auto rank = [&](const std::string &name) { return std::ranges::find(names, name) - names.begin(); };
    KEYSEED_TRY(forEachText(corpus, files, corpora, scratch, [&](std::string text, const std::string &value) {
        const std::string label = labelFor(corpus, value);
        if (label.empty())
            return;
        if (corpus.isPlain)
            text = plainText(text);
        if (corpus.isDistinct) {
            const auto [place, isNew] = places.emplace(text, all.size());
            if (!isNew) {
                std::string &known = all[place->second].second;
                if (rank(label) < rank(known))
                    known = label;
                return;
            }
        }
        all.emplace_back(std::move(text), label);
    }));
    if (names.empty()) {
        for (const auto &[text, label] : all)
            names.push_back(label);
        std::ranges::sort(names);
        names.erase(std::unique(names.begin(), names.end()), names.end());
    }
    TrainingTexts texts{.labels = names, .texts = {}, .labelOf = {}, .corpusSha256 = {}};
    for (auto &[text, label] : all) {
        texts.labelOf.push_back(static_cast<std::uint32_t>(rank(label)));
        texts.texts.push_back(std::move(text));
    }
    return texts;
}

/// A public pseudo-random order of places, the same on every machine (SplitMix64).
std::vector<std::size_t> shuffled(std::size_t count, std::uint64_t seed)
{
    std::vector<std::pair<std::uint64_t, std::size_t>> keys;
    for (std::size_t place = 0; place < count; ++place) {
        std::uint64_t mixed = seed * 0x9e3779b97f4a7c15U + (place + 1) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
        keys.emplace_back(mixed ^ (mixed >> 31), place);
    }
    std::ranges::sort(keys);
    std::vector<std::size_t> order;
    for (const auto &key : keys)
        order.push_back(key.second);
    return order;
}

TrainingTexts taken(const TrainingTexts &from, const std::vector<std::size_t> &places)
{
    TrainingTexts texts{.labels = from.labels, .texts = {}, .labelOf = {}, .corpusSha256 = {}};
    for (const std::size_t place : places) {
        texts.texts.push_back(from.texts[place]);
        texts.labelOf.push_back(from.labelOf[place]);
    }
    return texts;
}

/// The first `most` places of each label in this order; all if `most` is 0.
std::vector<std::size_t>
firstOfEach(const TrainingTexts &texts, const std::vector<std::size_t> &order, std::size_t most)
{
    std::vector<std::size_t> count(texts.labels.size());
    std::vector<std::size_t> places;
    for (const std::size_t place : order)
        if (most == 0 || count[texts.labelOf[place]] < most) {
            ++count[texts.labelOf[place]];
            places.push_back(place);
        }
    return places;
}

std::size_t smallestLabel(const TrainingTexts &texts)
{
    std::vector<std::size_t> count(texts.labels.size());
    for (const std::uint32_t label : texts.labelOf)
        ++count[label];
    return count.empty() ? 0 : *std::ranges::min_element(count);
}

struct Parts
{
    TrainingTexts train, original, test, adapt, fewShot;
};

// Takes texts from the front of an order: of the labels in turn, so that few texts have many labels.
std::vector<std::size_t>
inTurn(const TrainingTexts &texts, const std::vector<std::size_t> &order, std::size_t wanted)
{
    std::vector<std::vector<std::size_t>> byLabel(texts.labels.size());
    for (const std::size_t place : order)
        byLabel[texts.labelOf[place]].push_back(place);
    std::vector<std::size_t> places;
    for (std::size_t round = 0; places.size() < wanted && round < order.size(); ++round)
        for (const auto &label : byLabel)
            if (round < label.size() && places.size() < wanted)
                places.push_back(label[round]);
    return places;
}

std::size_t scaled(int perLabel, double share, std::size_t labels)
{
    return perLabel == 0 ? 0
                         : static_cast<std::size_t>(
                             std::max(1.0, std::round(perLabel * share * static_cast<double>(labels))));
}

Parts divided(const Corpus &corpus, const Size &size, const TrainingTexts &all, TrainingTexts test)
{
    TrainingTexts train = all;
    if (corpus.test.empty()) {
        const auto order = shuffled(all.texts.size(), 1);
        const auto set = static_cast<std::ptrdiff_t>(
            std::llround(corpus.testShare * static_cast<double>(all.texts.size())));
        test = taken(all, {order.begin(), order.begin() + set});
        train = taken(all, {order.begin() + set, order.end()});
    }
    const std::size_t balanced = corpus.isBalanced ? smallestLabel(train) : 0;
    const auto most = [&](int wanted) {
        const auto limit = static_cast<std::size_t>(wanted);
        return balanced == 0 ? limit : limit == 0 ? balanced : std::min(limit, balanced);
    };
    Parts parts;
    parts.train = taken(train, firstOfEach(train, shuffled(train.texts.size(), 2), most(size.train)));
    parts.original = taken(parts.train,
                           firstOfEach(parts.train,
                                       shuffled(parts.train.texts.size(), 3),
                                       scaled(corpus.original, size.share, 1)));
    // The texts to adapt to and the examples of prompts are set aside before texts are tested on.
    std::vector<std::size_t> order = shuffled(test.texts.size(), 4);
    if (corpus.isBalanced)
        order = firstOfEach(test, order, smallestLabel(test));
    const auto examples = inTurn(test, order, static_cast<std::size_t>(corpus.fewShot));
    std::erase_if(order, [&](std::size_t place) { return std::ranges::count(examples, place) > 0; });
    const std::size_t adapting =
        std::min(scaled(corpus.adapt, size.share, test.labels.size()), order.size() / 2);
    const auto divide = order.begin() + static_cast<std::ptrdiff_t>(adapting);
    parts.fewShot = taken(test, examples);
    parts.adapt = taken(test, {order.begin(), divide});
    parts.test = taken(test, firstOfEach(test, {divide, order.end()}, static_cast<std::size_t>(size.test)));
    return parts;
}

std::string keyOf(const Corpus &corpus, const Size &size, const std::filesystem::path &corpora)
{
    std::ostringstream words;
    words << cutVersion << '|' << corpus.name << '|' << corpus.header << '|' << corpus.textColumn << '|'
          << corpus.labelColumn << '|' << corpus.labelFile << '|' << corpus.isDistinct << corpus.isPlain
          << corpus.isBalanced << '|' << corpus.testShare << '|' << corpus.original << '|' << corpus.adapt
          << '|' << corpus.fewShot << '|' << size.train << '|' << size.test << '|' << size.share;
    for (const auto &[name, values] : corpus.labels) {
        words << '|' << name;
        for (const std::string &value : values)
            words << '=' << value;
    }
    for (const auto *files : {&corpus.train, &corpus.test})
        for (const std::string &file : *files) {
            std::error_code unknown;
            words << '|' << file << ' ' << std::filesystem::file_size(corpora / file, unknown) << ' '
                  << std::filesystem::last_write_time(corpora / file, unknown).time_since_epoch().count();
        }
    return core::toHex(core::sha256(words.str())).substr(0, 16);
}

Result<void> writeCut(const std::filesystem::path &folder, const Parts &parts)
{
    KEYSEED_TRY(writeTexts(folder / "train.jsonl", parts.train, true));
    KEYSEED_TRY(writeTexts(folder / "original.jsonl", parts.original, true));
    KEYSEED_TRY(writeTexts(folder / "test.jsonl", parts.test, true));
    KEYSEED_TRY(writeTexts(folder / "adapt.jsonl", parts.adapt, false));
    KEYSEED_TRY(writeTexts(folder / "few-shot.jsonl", parts.fewShot, true));
    std::vector<double> shares(parts.train.labels.size());
    for (const std::uint32_t label : parts.train.labelOf)
        shares[label] += 1.0;
    for (double &share : shares)
        share /= static_cast<double>(parts.train.texts.size());
    const Json facts = {{"labels", parts.train.labels},
                        {"shares", shares},
                        {"train", parts.train.texts.size()},
                        {"original", parts.original.texts.size()},
                        {"test", parts.test.texts.size()},
                        {"adapt", parts.adapt.texts.size()},
                        {"fewShot", parts.fewShot.texts.size()}};
    return core::writeNewFile(folder / "cut.json", facts.dump(1) + '\n');
}

Result<Cut> openCut(const std::filesystem::path &folder, const std::string &key)
{
    constexpr std::uint64_t largest = 10'000'000;
    KEYSEED_ASSIGN(const auto text, core::readWholeFile(folder / "cut.json", largest));
    try {
        const Json facts = core::parseJson<Json>(text);
        return Cut{.key = key,
                   .labels = facts.at("labels"),
                   .shares = facts.at("shares"),
                   .train = folder / "train.jsonl",
                   .original = folder / "original.jsonl",
                   .test = folder / "test.jsonl",
                   .adapt = folder / "adapt.jsonl",
                   .fewShot = folder / "few-shot.jsonl",
                   .trainTexts = facts.at("train"),
                   .originalTexts = facts.at("original"),
                   .testTexts = facts.at("test"),
                   .adaptTexts = facts.at("adapt"),
                   .fewShotTexts = facts.at("fewShot")};
    } catch (const Json::exception &) {
        return fail(ErrorCode::InvalidRecords, (folder / "cut.json").string() + ": is damaged; remove it");
    }
}

} // namespace

Result<Cut> cutCorpus(const Corpus &corpus,
                      const Size &size,
                      const std::filesystem::path &corpora,
                      const std::filesystem::path &cache)
{
    const std::string key = keyOf(corpus, size, corpora);
    const auto folder = cache / (corpus.name + '-' + size.name + '-' + key);
    if (std::filesystem::exists(folder / "cut.json")) // the last file that is written
        return openCut(folder, key);
    std::filesystem::create_directories(folder);
    KEYSEED_ASSIGN(const auto all, readAll(corpus, corpus.train, corpora, folder));
    KEYSEED_ASSIGN(auto test, readAll(corpus, corpus.test, corpora, folder));
    if (all.texts.empty() || all.labels.size() < 2 || smallestLabel(all) == 0)
        return fail(ErrorCode::InvalidRecords,
                    corpus.name + ": texts of two labels or more were expected, and some of each label");
    if (!corpus.test.empty() && test.labels != all.labels) {
        // A label that is not tested, or that is only tested: the names of the private texts count.
        TrainingTexts known{.labels = all.labels, .texts = {}, .labelOf = {}, .corpusSha256 = {}};
        for (std::size_t place = 0; place < test.texts.size(); ++place) {
            const auto label = std::ranges::find(all.labels, test.labels[test.labelOf[place]]);
            if (label == all.labels.end())
                continue;
            known.texts.push_back(test.texts[place]);
            known.labelOf.push_back(static_cast<std::uint32_t>(label - all.labels.begin()));
        }
        test = std::move(known);
    }
    KEYSEED_TRY(writeCut(folder, divided(corpus, size, all, std::move(test))));
    return openCut(folder, key);
}

std::optional<std::size_t> Counts::of(const std::string &system, const std::string &measure) const
{
    const std::string prefix = "data set, ";
    const std::string label = system.starts_with(prefix) ? system.substr(prefix.size()) : "total";
    if (measure == "classes")
        return train.size();
    if (measure != "training and validation texts" && measure != "test texts")
        return std::nullopt;
    const auto &counted = measure == "test texts" ? test : train;
    if (const auto found = counted.find(label); found != counted.end())
        return found->second;
    if (label != "total" && system != "data set")
        return std::nullopt;
    std::size_t sum = 0;
    for (const auto &[name, texts] : counted)
        sum += texts;
    return sum;
}

Result<Counts> countTexts(const Corpus &corpus, const std::filesystem::path &corpora)
{
    Counts counts;
    const auto count = [&](std::map<std::string, std::size_t> &texts) {
        return [&](const std::string &, const std::string &value) {
            if (const std::string label = labelFor(corpus, value); !label.empty())
                ++texts[label];
        };
    };
    const auto scratch = std::filesystem::temp_directory_path();
    KEYSEED_TRY(forEachText(corpus, corpus.train, corpora, scratch, count(counts.train)));
    KEYSEED_TRY(forEachText(corpus, corpus.test, corpora, scratch, count(counts.test)));
    return counts;
}

core::recipient::OwnTexts ownTexts(const std::filesystem::path &file, bool isLabelled)
{
    core::recipient::OwnTexts own;
    own.source.files = {file};
    own.source.textColumn = "text";
    if (isLabelled)
        own.source.labelColumn = "label";
    return own;
}

Result<TrainingTexts> labelledTexts(const std::filesystem::path &file, const std::vector<std::string> &labels)
{
    TrainingTexts texts{.labels = labels, .texts = {}, .labelOf = {}, .corpusSha256 = {}};
    KEYSEED_TRY(readRecords(ownTexts(file, true).source, [&](std::string text, const std::string &value) {
        const auto label = std::ranges::find(labels, value);
        if (label == labels.end())
            return;
        texts.texts.push_back(std::move(text));
        texts.labelOf.push_back(static_cast<std::uint32_t>(label - labels.begin()));
    }));
    return texts;
}

Result<TrainingTexts> unlabelledTexts(const std::filesystem::path &file)
{
    TrainingTexts texts{.labels = {""}, .texts = {}, .labelOf = {}, .corpusSha256 = {}};
    KEYSEED_TRY(readRecords(ownTexts(file, false).source, [&](std::string text, const std::string &) {
        texts.texts.push_back(std::move(text));
        texts.labelOf.push_back(0);
    }));
    return texts;
}

Result<void> writeTexts(const std::filesystem::path &file, const TrainingTexts &texts, bool isLabelled)
{
    std::string lines;
    for (std::size_t place = 0; place < texts.texts.size(); ++place) {
        Json line = {{"text", texts.texts[place]}};
        if (isLabelled)
            line["label"] = texts.labels[texts.labelOf[place]];
        lines += line.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
    }
    return core::writeNewFile(file, lines);
}

} // namespace experiments
