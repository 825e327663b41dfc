#include "tests/bench/experiments/Corpora.h"

#include "core/base/InputFile.h"
#include "tests/bench/experiments/JsonKeys.h"

#include <algorithm>

namespace experiments {

namespace {

using core::ErrorCode;
using core::fail;
using core::Result;

int wholeOr(const Json &object, const char *key, const std::string &path, int otherwise)
{
    return object.contains(key) ? valueOf<int>(object[key], path + '.' + key, "a whole number") : otherwise;
}

bool flagOf(const Json &object, const char *key, const std::string &path)
{
    return object.contains(key) && valueOf<bool>(object[key], path + '.' + key, "true or false");
}

Size sizeOf(const std::string &name, const Json &json, const std::string &path)
{
    onlyKeys(json, path, {"train", "test", "share", "seeds", "draws"});
    Size size{.name = name,
              .train = wholeOr(json, "train", path, 0),
              .test = wholeOr(json, "test", path, 0),
              .share = valueOf<double>(json.value("share", Json(1.0)), path + ".share", "a number"),
              .seeds = wholeOr(json, "seeds", path, 1),
              .draws = wholeOr(json, "draws", path, 1)};
    if (!(size.share > 0.0) || size.share > 1.0 || size.seeds < 1 || size.draws < 1)
        throw Refused{path, "a share above 0 and at most 1, and one seed and draw or more were expected"};
    return size;
}

PublicInput inputOf(const Json &corpus, const char *key, const std::string &path)
{
    if (!corpus.contains(key))
        return {.published = {}, .standIn = R"({"source": "builtin"})", .title = {}};
    const Json &json = corpus[key];
    onlyKeys(json, path + '.' + key, {"published", "standIn", "title"});
    return {.published = json.contains("published") ? json["published"].dump() : std::string(),
            .standIn = at(json, "standIn", path + '.' + key + '.').dump(),
            .title = textOr(json, "title", "")};
}

using Files = std::vector<std::string>;

Corpus corpusOf(const std::string &name, const Json &json)
{
    onlyKeys(json,
             name,
             {"title",    "source",  "train",      "test",         "testShare",    "header",
              "text",     "label",   "labelFile",  "labels",       "distinct",     "plain",
              "balanced", "encoder", "vocabulary", "vectors",      "original",     "adapt",
              "fewShot",  "standIn", "sizes",      "standInWords", "documentType", "standInSmallOnly"});
    Corpus corpus;
    corpus.name = name;
    corpus.title = textOr(json, "title", name);
    corpus.source = valueOf<std::string>(at(json, "source", name + '.'), name + ".source", "a text");
    corpus.train = valueOf<Files>(at(json, "train", name + '.'), name + ".train", "a list of files");
    corpus.test = valueOf<Files>(json.value("test", Json::array()), name + ".test", "a list of files");
    corpus.testShare = valueOf<double>(json.value("testShare", Json(0.25)), name + ".testShare", "a number");
    corpus.header = textOr(json, "header", "");
    corpus.labelFile = textOr(json, "labelFile", "");
    corpus.textColumn = textOr(json, "text", "text");
    corpus.labelColumn = textOr(json, "label", "label");
    for (const Json &label : json.value("labels", Json::array())) {
        onlyKeys(label, name + ".labels", {"name", "values"});
        corpus.labels.emplace_back(
            valueOf<std::string>(at(label, "name", name + ".labels."), name + ".labels.name", "a text"),
            valueOf<Files>(at(label, "values", name + ".labels."), name + ".labels.values", "a list"));
    }
    corpus.isDistinct = flagOf(json, "distinct", name);
    corpus.isPlain = flagOf(json, "plain", name);
    corpus.isBalanced = flagOf(json, "balanced", name);
    corpus.documentType = textOr(json, "documentType", "document");
    corpus.vocabulary = inputOf(json, "vocabulary", name);
    corpus.vectors = inputOf(json, "vectors", name);
    corpus.encoder = textOr(json, "encoder", "");
    corpus.original = wholeOr(json, "original", name, 0);
    corpus.adapt = wholeOr(json, "adapt", name, 0);
    corpus.fewShot = wholeOr(json, "fewShot", name, 0);
    corpus.standIn = textOr(json, "standIn", "");
    corpus.standInWords = textOr(json, "standInWords", "");
    corpus.standsInWhenSmall = flagOf(json, "standInSmallOnly", name);
    for (const auto &[size, numbers] : at(json, "sizes", name + '.').items())
        corpus.sizes.push_back(sizeOf(size, numbers, name + ".sizes." + size));
    return corpus;
}

} // namespace

const Size *Corpus::size(const std::string &wanted) const
{
    const auto found = std::ranges::find(sizes, wanted, &Size::name);
    return found == sizes.end() ? nullptr : &*found;
}

bool Corpus::isIn(const std::filesystem::path &folder) const
{
    const auto isThere = [&](const std::string &file) { return std::filesystem::exists(folder / file); };
    return std::ranges::all_of(train, isThere) && std::ranges::all_of(test, isThere);
}

Result<std::vector<Corpus>> readCorpora(const std::filesystem::path &file)
{
    constexpr std::size_t largest = 1'000'000;
    KEYSEED_ASSIGN(const auto text, core::readWholeFile(file, largest));
    const Json json = core::parseJson<Json>(text);
    if (!json.is_object())
        return fail(ErrorCode::InvalidPlan, file.string() + ": is no JSON object");
    try {
        std::vector<Corpus> corpora;
        for (const auto &[name, corpus] : json.items())
            corpora.push_back(corpusOf(name, corpus));
        for (const Corpus &corpus : corpora)
            if (!corpus.standIn.empty() && findCorpus(corpora, corpus.standIn) == nullptr)
                throw Refused{corpus.name + ".standIn", "there is no corpus of that name"};
        return corpora;
    } catch (const Refused &refused) {
        return fail(ErrorCode::InvalidPlan, file.string() + ": " + refused.key + ": " + refused.what);
    }
}

const Corpus *findCorpus(const std::vector<Corpus> &corpora, const std::string &name)
{
    const auto found = std::ranges::find(corpora, name, &Corpus::name);
    return found == corpora.end() ? nullptr : &*found;
}

} // namespace experiments
