#include "core/recipient/ReceivedPackage.h"

#include "core/base/Digest.h"
#include "core/base/JsonInput.h"
#include "core/base/Result.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/archive/PackageReader.h"
#include "core/package/facts/Statement.h"
#include "core/package/text/Csv.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

namespace core::recipient {

namespace {

using Json = nlohmann::json;
namespace files = package::files;

constexpr const char *changed = "the package was changed while it was read; try again";

Error invalid(const char *detail)
{
    return {ErrorCode::InvalidPackage, detail};
}

/// The small files of a package, whole, by name.
using Files = std::map<std::string, std::string, std::less<>>;

Result<Files> readFiles(const std::filesystem::path &path, JobControl &control)
{
    constexpr std::array wanted = {files::manifest, files::keyphrases, files::vocabulary};
    Files found;
    const package::OnEntry take = [&](const package::PackageEntry &entry) -> Result<void> {
        if (control.isCancelled())
            return cancelled();
        if (entry.kind != package::PackageEntry::Kind::File || !files::isAmong(wanted, entry.name))
            return {};
        std::string &bytes = found[entry.name];
        return entry.read([&bytes](std::string_view piece) -> Result<void> {
            bytes += piece;
            return {};
        });
    };
    KEYSEED_TRY(package::forEachEntry(path, {}, take));
    return found;
}

// Checks that the files that were read are those that were verified.
bool areVerified(const Files &found, const std::vector<package::FileEntry> &verified)
{
    std::size_t same = 0;
    for (const package::FileEntry &entry : verified)
        if (const auto file = found.find(entry.name); file != found.end())
            same += toHex(sha256(file->second)) == entry.sha256 ? 1 : 0;
    return same == found.size() && same == 3;
}

Result<PackagePromise> promiseOf(const std::string &text, const evaluation::PackagedCorpus &corpus)
{
    try {
        const Json manifest = parseJson<Json>(text);
        const Json about = manifest.at("plan").value("about", Json::object());
        const auto word = [&about](const char *key) { return about.value(key, std::string()); };
        PackagePromise promise{.project = manifest.at("project"),
                               .title = word("title"),
                               .purpose = word("purpose"),
                               .recipient = word("recipient"),
                               .licence = word("licence"),
                               .contact = word("contact"),
                               .madeOn = manifest.at("createdAt").get<std::string>().substr(0, 10),
                               .spend = corpus.spendInAll,
                               .unitIsPerson = corpus.unitIsPerson};
        promise.posterior = package::largestSureness(promise.spend);
        return promise;
    } catch (const Json::exception &) {
        return fail(invalid("manifest.json: a field is missing or not of its type"));
    }
}

// A line for each row of the corpus, in the same order, as was verified.
Result<std::vector<ReceivedText>> textsOf(evaluation::TrainingTexts &corpus, std::string_view lines)
{
    std::vector<ReceivedText> texts;
    texts.reserve(corpus.texts.size());
    try {
        while (!lines.empty()) {
            const std::size_t end = std::min(lines.find('\n'), lines.size());
            const Json line = parseJson<Json>(lines.substr(0, end));
            lines.remove_prefix(std::min(end + 1, lines.size()));
            const std::size_t place = texts.size();
            if (place >= corpus.texts.size() || corpus.labelOf[place] >= corpus.labels.size())
                return fail(invalid(changed));
            texts.push_back({.id = line.at("id"),
                             .label = line.at("label"),
                             .text = std::move(corpus.texts[place]),
                             .keyphrases = line.at("keyphrases")});
            if (texts.back().label != corpus.labels[corpus.labelOf[place]])
                return fail(invalid(changed));
        }
    } catch (const Json::exception &) {
        return fail(invalid("keyphrases.jsonl: a field is missing or not of its type"));
    }
    if (texts.size() != corpus.texts.size())
        return fail(invalid(changed));
    corpus.texts.clear();
    return texts;
}

double numberOf(const std::string &text)
{
    double number = 0.0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::vector<ReceivedCount> countsOf(std::string_view csv)
{
    std::vector<ReceivedCount> counts;
    package::CsvRows rows([&counts](std::size_t row, std::vector<std::string> &fields) {
        if (row > 1 && fields.size() == 4)
            counts.push_back({.label = std::move(fields[0]),
                              .phrase = std::move(fields[1]),
                              .count = numberOf(fields[2]),
                              .halfWidth = numberOf(fields[3])});
    });
    rows.add(csv);
    rows.finish(); // it was verified
    return counts;
}

// Absent where no table of phrases was released.
double thresholdOf(const std::string &manifest)
{
    const Json list = parseJson<Json>(manifest).value("vocabularyList", Json::object());
    const auto threshold = list.find("threshold");
    return threshold != list.end() && threshold->is_number() ? threshold->get<double>() : 0.0;
}

Result<ReceivedContents> contentsOf(evaluation::PackagedCorpus corpus, const Files &found)
{
    KEYSEED_ASSIGN(auto promise, promiseOf(found.find(files::manifest)->second, corpus));
    KEYSEED_ASSIGN(auto texts, textsOf(corpus.texts, found.find(files::keyphrases)->second));
    return ReceivedContents{.promise = std::move(promise),
                            .corpus = std::move(corpus),
                            .texts = std::move(texts),
                            .counts = countsOf(found.find(files::vocabulary)->second),
                            .threshold = thresholdOf(found.find(files::manifest)->second)};
}

} // namespace

Result<ReceivedPackage> receivePackage(const std::filesystem::path &folderOrZip, JobControl &control)
{
    KEYSEED_ASSIGN(auto verification, package::verify(folderOrZip, control));
    ReceivedPackage received{
        .path = folderOrZip, .verification = std::move(verification), .contents = std::nullopt};
    if (!received.verification.differences.empty())
        return received;
    KEYSEED_ASSIGN(auto corpus,
                   evaluation::readPackagedCorpus(folderOrZip, received.verification.files, control));
    KEYSEED_ASSIGN(const auto found, readFiles(folderOrZip, control));
    if (!areVerified(found, received.verification.files))
        return fail(ErrorCode::InvalidPackage, folderOrZip.string() + ": " + changed);
    auto contents = contentsOf(std::move(corpus), found);
    if (!contents)
        return fail(inPlace(folderOrZip.string(), contents.error()));
    received.contents = std::move(*contents);
    return received;
}

evaluation::TrainingTexts trainingTexts(const ReceivedContents &contents)
{
    evaluation::TrainingTexts texts = contents.corpus.texts;
    texts.texts.reserve(contents.texts.size());
    for (const ReceivedText &each : contents.texts)
        texts.texts.push_back(each.text);
    return texts;
}

} // namespace core::recipient
