#include "core/base/Digest.h"
#include "core/evaluation/TrainingTexts.h"
#include "core/release/Csv.h"
#include "core/release/PackageFiles.h"
#include "core/release/PackageReader.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace core::evaluation {

namespace {

using Json = nlohmann::json;
namespace files = release::files;

/// Takes two files of a package while it is read.
class PackageTexts final
{
public:
    Result<void> take(const release::PackageEntry &entry)
    {
        if (entry.kind != release::PackageEntry::Kind::File)
            return {};
        if (entry.name == files::manifest)
            return entry.read([this](std::string_view bytes) -> Result<void> {
                m_manifest += bytes;
                return {};
            });
        if (entry.name == files::corpusCsv)
            return entry.read([this](std::string_view bytes) -> Result<void> {
                m_digest.add(bytes);
                m_rows.add(bytes);
                return {};
            });
        return {};
    }

    /// What was read, if it is what was verified before: `files` as the verification found them.
    Result<PackagedCorpus> finish(const std::vector<release::FileEntry> &verified);

private:
    void takeRow(std::size_t row, std::vector<std::string> &fields)
    {
        if (row == 1 || fields.size() != 3)
            return;
        m_labels.push_back(std::move(fields[1]));
        m_texts.push_back(std::move(fields[2]));
    }

    std::string m_manifest;
    Sha256 m_digest;
    release::CsvRows m_rows{
        [this](std::size_t row, std::vector<std::string> &fields) { takeRow(row, fields); }};
    std::vector<std::string> m_labels;
    std::vector<std::string> m_texts;
};

std::string sumOf(const std::vector<release::FileEntry> &entries, std::string_view name)
{
    const auto found = std::find_if(
        entries.begin(), entries.end(), [&](const release::FileEntry &each) { return each.name == name; });
    return found == entries.end() ? std::string() : found->sha256;
}

bool isFile(const std::string &source)
{
    return source.starts_with("file:");
}

privacy::Spend readSpend(const Json &accounts)
{
    const Json &first = accounts.contains("pure") ? accounts.at("pure") : accounts.at("approximate");
    return {.microEpsilon = first.at("microEpsilon"),
            .picoRho = accounts.at("zCDP").at("picoRho"),
            .picoDelta = first.value("picoDelta", std::int64_t{0})};
}

Result<void> readManifest(const std::string &text, PackagedCorpus &corpus)
{
    try {
        const Json manifest = Json::parse(text);
        auto plan = project::parsePlan(manifest.at("plan").dump(), "manifest.json: plan");
        if (!plan)
            return fail(plan.error());
        corpus.plan = std::move(*plan);
        corpus.texts.labels = manifest.at("labels").get<std::vector<std::string>>();
        corpus.vocabularySha256 = manifest.at("publicInputs").at("vocabulary").at("sha256");
        corpus.spend = readSpend(manifest.at("accounts"));
        corpus.committedAt = manifest.at("mechanisms").at(0).at("committedAt");
    } catch (const Json::exception &) {
        return fail(ErrorCode::InvalidPackage, "manifest.json: a field is missing or not of its type");
    }
    return {};
}

Result<PackagedCorpus> PackageTexts::finish(const std::vector<release::FileEntry> &verified)
{
    PackagedCorpus corpus;
    corpus.texts.corpusSha256 = toHex(m_digest.finish());
    if (m_rows.finish() || corpus.texts.corpusSha256 != sumOf(verified, files::corpusCsv)
        || toHex(sha256(m_manifest)) != sumOf(verified, files::manifest))
        return fail(ErrorCode::InvalidPackage, "the package was changed while it was read; try again");
    if (auto read = readManifest(m_manifest, corpus); !read)
        return fail(read.error());
    const std::vector<std::string> &labels = corpus.texts.labels;
    for (const std::string &label : m_labels)
        corpus.texts.labelOf.push_back(
            static_cast<std::uint32_t>(std::find(labels.begin(), labels.end(), label) - labels.begin()));
    corpus.texts.texts = std::move(m_texts);
    return corpus;
}

} // namespace

Result<PackagedCorpus> readPackagedCorpus(const std::filesystem::path &folderOrZip, JobControl &control)
{
    const auto verified = release::verify(folderOrZip, control);
    if (!verified)
        return fail(verified.error());
    const std::string shown = folderOrZip.string();
    if (!verified->differences.empty())
        return fail(ErrorCode::InvalidPackage,
                    shown + ": the package does not verify: " + verified->differences.front());
    PackageTexts texts;
    const release::OnEntry take = [&](const release::PackageEntry &entry) -> Result<void> {
        if (control.isCancelled())
            return cancelled();
        return texts.take(entry);
    };
    const auto read = std::filesystem::is_directory(folderOrZip)
                          ? release::forEachInFolder(folderOrZip, take)
                          : release::forEachInZip(folderOrZip, release::ZipLimits(), take);
    if (!read)
        return fail(read.error());
    auto corpus = texts.finish(verified->files);
    if (!corpus && corpus.error().code != ErrorCode::Cancelled)
        return fail(corpus.error().code, shown + ": " + corpus.error().detail);
    return corpus;
}

Result<void> nameVocabulary(project::Plan &plan, const std::filesystem::path &vocabularyFile)
{
    std::string &source = plan.vocabulary.source;
    if (!isFile(source)) {
        if (vocabularyFile.empty())
            return {};
        return fail(ErrorCode::InvalidPlan,
                    "the package was made with the vocabulary " + source + "; leave the vocabulary file out");
    }
    if (!vocabularyFile.empty()) {
        source = "file:" + vocabularyFile.string();
        return {};
    }
    return fail(ErrorCode::InvalidPlan,
                "the package was made with a vocabulary of your own, " + source.substr(5)
                    + ", which it names but does not hold; give that file (--vocabulary FILE)");
}

Result<void> checkVocabulary(const PackagedCorpus &corpus, const project::PublicInputs &inputs)
{
    const std::string found = toHex(inputs.vocabulary.digest());
    if (found == corpus.vocabularySha256)
        return {};
    return fail(ErrorCode::InvalidPlan,
                "the vocabulary is not the one that the package was made with: its SHA-256 is " + found
                    + ", and manifest.json says " + corpus.vocabularySha256
                    + (isFile(corpus.plan.vocabulary.source)
                           ? "; give the file as it was"
                           : "; take the version of this program that made it"));
}

} // namespace core::evaluation
