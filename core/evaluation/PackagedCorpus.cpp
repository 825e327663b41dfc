#include "core/base/Date.h"
#include "core/base/Digest.h"
#include "core/base/JsonInput.h"
#include "core/base/Result.h"
#include "core/evaluation/TrainingTexts.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/archive/PackageReader.h"
#include "core/package/manifest/Manifest.h"
#include "core/package/manifest/SmallReleases.h"
#include "core/package/manifest/UsefulnessFacts.h"
#include "core/package/text/Csv.h"
#include "core/plan/FieldMap.h"
#include "core/sources/Sources.h"
#include "core/vocabulary/Exclusion.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/Vocabulary.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace core::evaluation {

namespace {

using Json = nlohmann::json;
namespace files = package::files;

/// Takes two files of a package while it is read.
class PackageTexts final
{
public:
    Result<void> take(const package::PackageEntry &entry)
    {
        if (entry.kind != package::PackageEntry::Kind::File)
            return {};
        if (entry.name == files::manifest)
            return entry.read([this](std::string_view bytes) -> Result<void> {
                m_manifest += bytes;
                return {};
            });
        if (entry.name == files::terms)
            return entry.read([this](std::string_view bytes) -> Result<void> {
                m_head.append(bytes.substr(0, headBytes - std::min(headBytes, m_head.size())));
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

    /// Returns the corpus if it is what was verified before: `files` as the verification found them.
    Result<PackagedCorpus> finish(const std::vector<package::FileEntry> &verified);

private:
    void takeRow(std::size_t row, std::vector<std::string> &fields)
    {
        if (row == 1 || fields.size() < 3)
            return;
        m_labels.push_back(std::move(fields[1]));
        m_texts.push_back(std::move(fields[2]));
        fields.erase(fields.begin(), fields.begin() + 3);
        m_others.push_back(std::move(fields));
    }

    static constexpr std::size_t headBytes = 64;

    std::string m_manifest;
    std::string m_head; ///< of vocabulary.learnt
    Sha256 m_digest;
    package::CsvRows m_rows{
        [this](std::size_t row, std::vector<std::string> &fields) { takeRow(row, fields); }};
    std::vector<std::string> m_labels;
    std::vector<std::string> m_texts;
    std::vector<std::vector<std::string>> m_others; ///< patient_id, note_number and fields of each row
};

std::string sumOf(const std::vector<package::FileEntry> &entries, std::string_view name)
{
    const auto found = std::find_if(
        entries.begin(), entries.end(), [&](const package::FileEntry &each) { return each.name == name; });
    return found == entries.end() ? std::string() : found->sha256;
}

std::optional<std::string> textIn(const Json &json, const char *key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? std::optional(found->get<std::string>())
                                                     : std::nullopt;
}

vocabulary::Exclusion exclusionOf(const Json &vocabulary)
{
    const Json exclude = vocabulary.value("exclude", Json::object());
    return {.kinds = exclude.value("kinds", std::vector<std::string>()),
            .terms = exclude.value("terms", std::vector<std::string>())};
}

// Returns the plan as far as the package states it.
plan::Plan planOf(const Json &manifest)
{
    plan::Plan plan;
    plan.project = manifest.at("project");
    plan.vocabulary = vocabularyNamed(manifest.at("publicInputs").at("vocabulary").at("source"));
    plan.labels = manifest.at("labels").get<std::vector<std::string>>();
    if (plan.labels == std::vector<std::string>{""})
        plan.labels.clear();
    const Json &exported = manifest.at("plan");
    for (const Json &label : exported.value("labels", Json::array()))
        if (label.is_object() && label.contains("values"))
            plan.labelValues[label.at("name").get<std::string>()] =
                label.at("values").get<std::vector<std::string>>();
    plan.vocabulary.exclude = exclusionOf(exported.value("vocabulary", Json::object()));
    const Json records = exported.value("records", Json::object());
    plan.records.severalLabels = textIn(records, "severalLabels").value_or("");
    plan.records.fields = plan::recordFieldsOfPublishedPlan(nlohmann::ordered_json(exported));
    return plan;
}

privacy::Spend spendOf(const Json &accounts)
{
    const Json &first = accounts.contains("pure") ? accounts.at("pure") : accounts.at("approximate");
    return {.microEpsilon = first.at("microEpsilon"),
            .picoRho = accounts.at("zCDP").at("picoRho"),
            .picoDelta = first.value("picoDelta", std::int64_t{0})};
}

// The others were paid for beside the model.
privacy::Spend ofTheModel(privacy::Spend spend, const Json &manifest)
{
    for (const Json *figure : package::usefulnessMechanisms(manifest)) {
        spend.microEpsilon -= figure->at("microEpsilon").get<std::int64_t>();
        spend.picoRho -= figure->at("picoRho").get<std::int64_t>();
    }
    for (const Json *release : package::smallReleasesIn(manifest)) {
        spend.microEpsilon -= release->at("microEpsilon").get<std::int64_t>();
        spend.picoRho -= release->at("picoRho").get<std::int64_t>();
        spend.picoDelta -= release->value("picoDelta", std::int64_t{0});
    }
    return spend;
}

Result<void> readManifest(const std::string &text, PackagedCorpus &corpus)
{
    try {
        const Json manifest = parseJson<Json>(text);
        corpus.plan = planOf(manifest);
        corpus.texts.labels = manifest.at("labels").get<std::vector<std::string>>();
        corpus.vocabularySha256 = manifest.at("publicInputs").at("vocabulary").at("sha256");
        corpus.spendInAll = spendOf(manifest.at("accounts"));
        corpus.spend = ofTheModel(corpus.spendInAll, manifest);
        corpus.committedOn = dayOf(manifest.at("mechanisms").at(0).at("committedAt").get<std::string>());
        corpus.unitIsPerson = manifest.at("mechanisms").at(0).at("unit") == package::unitWord(true);
    } catch (const Json::exception &) {
        return fail(ErrorCode::InvalidPackage, "manifest.json: a field is missing or not of its type");
    }
    return {};
}

// Returns the synthetic notes of rows; none where the package has no fields.
std::vector<PackagedNote> notesOf(const std::vector<std::vector<std::string>> &rows,
                                  const std::vector<plan::RecordField> &fields)
{
    std::vector<PackagedNote> notes;
    for (const std::vector<std::string> &row : rows) {
        if (fields.empty() || row.size() != fields.size() + 2)
            return {};
        PackagedNote &note = notes.emplace_back();
        note.patient = row[0];
        for (std::size_t field = 0; field < fields.size(); ++field)
            note.fields.push_back(plan::codeOfReleased(fields[field], row[field + 2]));
    }
    return notes;
}

Result<PackagedCorpus> PackageTexts::finish(const std::vector<package::FileEntry> &verified)
{
    PackagedCorpus corpus;
    corpus.texts.corpusSha256 = toHex(m_digest.finish());
    if (m_rows.finish() || corpus.texts.corpusSha256 != sumOf(verified, files::corpusCsv)
        || toHex(sha256(m_manifest)) != sumOf(verified, files::manifest))
        return fail(ErrorCode::InvalidPackage, "the package was changed while it was read; try again");
    KEYSEED_TRY(readManifest(m_manifest, corpus));
    if (const auto digest = core::vocabulary::digestInHead(m_head))
        corpus.packedVocabulary = toHex(*digest);
    const std::vector<std::string> &labels = corpus.texts.labels;
    for (const std::string &label : m_labels)
        corpus.texts.labelOf.push_back(
            static_cast<std::uint32_t>(std::find(labels.begin(), labels.end(), label) - labels.begin()));
    corpus.texts.texts = std::move(m_texts);
    corpus.notes = notesOf(m_others, corpus.plan.records.fields);
    return corpus;
}

} // namespace

Result<PackagedCorpus> readPackagedCorpus(const std::filesystem::path &folderOrZip, JobControl &control)
{
    KEYSEED_ASSIGN(const auto verified, package::verify(folderOrZip, control));
    if (!verified.differences.empty())
        return fail(ErrorCode::InvalidPackage,
                    folderOrZip.string() + ": the package does not verify: " + verified.differences.front());
    return readPackagedCorpus(folderOrZip, verified.files, control);
}

Result<PackagedCorpus> readPackagedCorpus(const std::filesystem::path &folderOrZip,
                                          const std::vector<package::FileEntry> &verified,
                                          JobControl &control)
{
    PackageTexts texts;
    const package::OnEntry take = [&](const package::PackageEntry &entry) -> Result<void> {
        if (control.isCancelled())
            return cancelled();
        return texts.take(entry);
    };
    KEYSEED_TRY(package::forEachEntry(folderOrZip, {}, take));
    auto corpus = texts.finish(verified);
    if (!corpus && corpus.error().code != ErrorCode::Cancelled)
        return fail(inPlace(folderOrZip.string(), corpus.error()));
    return corpus;
}

plan::Plan::Vocabulary vocabularyNamed(const std::string &publicName)
{
    const auto chosen = vocabulary::sourceOfName(publicName);
    return chosen ? plan::Plan::Vocabulary{.source = std::string(chosen->source->name()),
                                           .settings = chosen->settings}
                  : plan::Plan::Vocabulary{.source = "terms", .settings = {}};
}

Result<void> nameVocabulary(plan::Plan &plan, const std::filesystem::path &vocabularyFile)
{
    plan::Plan::Vocabulary &vocabulary = plan.vocabulary;
    if (!dependsOnFiles(vocabulary)) {
        if (vocabularyFile.empty())
            return {};
        return fail(ErrorCode::InvalidPlan,
                    "the package was made with the vocabulary " + publicName(vocabulary)
                        + "; leave the vocabulary file out");
    }
    if (!vocabularyFile.empty()) {
        // An imported vocabulary, too, comes as one file.
        const bool isSaved = core::vocabulary::Vocabulary::isLexicon(vocabularyFile)
                             || core::vocabulary::LearntFile::isLearnt(vocabularyFile);
        vocabulary.source = isSaved ? "saved" : "terms";
        vocabulary.settings = {{"file", vocabularyFile.string()}};
        // The file may be one without them already. Its digest says whether it is the right one.
        if (const auto terms = isSaved ? core::vocabulary::Vocabulary::openSaved(vocabularyFile)
                                       : core::vocabulary::Vocabulary::fromTermFile(vocabularyFile);
            terms && !keptTerms(*terms, vocabulary.exclude))
            vocabulary.exclude = {};
        return {};
    }
    if (vocabulary.source == "saved" && !vocabulary.settings.empty()) // nameKeptVocabulary() named it
        return {};
    return fail(ErrorCode::InvalidPlan,
                "the package was made with a vocabulary of its sender, which it does not hold; ask for that "
                "file and give it (--vocabulary FILE)");
}

Result<void> checkVocabulary(const PackagedCorpus &corpus, const pipeline::PublicInputs &inputs)
{
    const std::string found = toHex(inputs.vocabulary.digest());
    if (found == corpus.vocabularySha256 || found == corpus.packedVocabulary)
        return {};
    return fail(ErrorCode::InvalidPlan,
                "the vocabulary is not the one that the package was made with: its SHA-256 is " + found
                    + ", and manifest.json says " + corpus.vocabularySha256
                    + (dependsOnFiles(corpus.plan.vocabulary)
                           ? "; give the file as it was"
                           : "; take the version of this program that made it"));
}

} // namespace core::evaluation
