#include "core/package/check/ManifestCheck.h"

#include "core/base/JsonInput.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/check/ManifestProblems.h"
#include "core/package/manifest/Manifest.h"
#include "core/package/manifest/PublicInputs.h"
#include "core/package/manifest/SmallReleases.h"
#include "core/package/manifest/UsefulnessFacts.h"
#include "core/package/text/JsonText.h"
#include "core/package/text/Prose.h"
#include "core/plan/PublishedPlan.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace core::package {

namespace {

using CheckedJson = nlohmann::json;

// Texts of their own are in SHA256SUMS alone, and what is written after the manifest cannot be in it.
bool isListed(std::string_view name)
{
    return files::isSummed(name) && name != files::manifest && !files::isTextFile(name);
}

// Unknown keys are refused, because they could carry anything.
const std::set<std::string> requiredKeys = {"schema",
                                            "project",
                                            "createdAt",
                                            "synthetic",
                                            "versions",
                                            "plan",
                                            "method",
                                            "mechanisms",
                                            "accounts",
                                            "randomness",
                                            "publicInputs",
                                            "labels",
                                            "documents",
                                            "files"};

// Keys that older packages lack, and some newer ones.
const std::set<std::string> otherKeys = {"writer",
                                         "vocabularyList",
                                         "excluded",
                                         "textFiles",
                                         "severalLabels",
                                         "signing",
                                         "usefulness",
                                         "otherFigures",
                                         "labelFindings",
                                         "drawChoices",
                                         "exactComparisons",
                                         learntVocabularyKey};

class ManifestCheck final
{
public:
    ManifestCheck(const CheckedJson &manifest, const PackageFacts &facts, Differences &differences)
        : m_manifest(manifest)
        , m_facts(facts)
        , m_differences(differences)
    {}

    void run()
    {
        checkKeys();
        checkPlanLabels();
        checkFiles();
        checkLabels(files::corpusCsv, m_facts.corpusCsv);
        checkLabels(files::corpusJsonl, m_facts.corpusJsonl);
        checkLabels(files::keyphrases, m_facts.keyphrases);
        checkVocabularyLabels();
        checkVocabularyNumbers();
        checkCounts();
        checkExcluded();
        checkDates();
        for (const std::string &problem : partsProblems(m_manifest))
            differs(problem);
        for (const std::string &problem : learntVocabularyProblems(m_manifest))
            differs(problem);
        for (const std::string &problem : termsProblems(m_manifest, m_facts.terms, m_facts.phrases))
            m_differences.add(files::terms, problem);
        for (const std::string &problem : planProblems(m_manifest))
            differs(problem);
        for (const std::string &problem : methodProblems(m_manifest))
            differs(problem);
        for (const std::string &problem : vocabularyListProblems(m_manifest))
            differs(problem);
        for (const std::string &problem : writerProblems(m_manifest))
            differs(problem);
        const FileEntry *corpus = m_facts.files.find(files::corpusCsv);
        for (const std::string &problem : usefulnessProblems(m_manifest, corpus ? corpus->sha256 : ""))
            differs(problem);
        for (const std::string &problem : smallReleaseProblems(m_manifest))
            differs(problem);
        for (const std::string &problem : budgetProblems(m_manifest))
            differs(problem);
    }

private:
    void differs(const std::string &what) { m_differences.add(files::manifest, what); }
    void checkKeys();
    void checkPlanLabels();
    void checkFiles();
    void checkLabels(std::string_view file, const CheckedRows &rows);
    void checkVocabularyLabels();
    void checkVocabularyNumbers();
    void checkCounts();
    void checkExcluded();
    void checkDates();

    const CheckedJson &m_manifest;
    const PackageFacts &m_facts;
    Differences &m_differences;
};

void ManifestCheck::checkKeys()
{
    if (m_manifest.at("schema") != manifestSchema)
        differs("its schema is not " + std::string(manifestSchema));
    if (!m_manifest.at("plan").is_object())
        differs("plan is not an object");
    for (const auto &[key, value] : m_manifest.items()) {
        if (!requiredKeys.contains(key) && !otherKeys.contains(key))
            differs("holds a key that no manifest has");
    }
    if (const auto stated = m_manifest.find("exactComparisons");
        stated != m_manifest.end() && !stated->is_number_unsigned())
        differs("exactComparisons is not a number of comparisons");
    for (const std::string &key : requiredKeys) {
        if (!m_manifest.contains(key))
            differs("lacks " + key);
    }
}

// Checks that the labels of the plan are those of the model. A label of the plan is a text, or an object of
// its name and the values of the column that it stands for.
void ManifestCheck::checkPlanLabels()
{
    const CheckedJson &plan = m_manifest.at("plan");
    if (!plan.contains("labels"))
        return;
    std::vector<std::string> names;
    for (const CheckedJson &label : plan.at("labels")) {
        names.push_back(label.is_object() ? label.at("name") : label);
        if (label.is_object()
            && (label.size() != 2 || label.at("values").get<std::vector<std::string>>().empty()))
            differs("plan: a label is neither a name nor a name with values");
    }
    if (names.empty())
        names = {""}; // one class without a label
    if (m_manifest.at("labels") != CheckedJson(names))
        differs("labels are not those of the plan");
}

void ManifestCheck::checkFiles()
{
    std::set<std::string> listed;
    for (const CheckedJson &entry : m_manifest.at("files")) {
        const std::string name = entry.at("name");
        if (!isListed(name) || !listed.insert(name).second)
            differs("its list of files has one that cannot be there, or one twice");
    }
    for (const FileEntry &file : m_facts.files.all()) {
        if (isListed(file.name) && !listed.contains(file.name))
            differs("does not list " + file.name);
    }
    for (const CheckedJson &entry : m_manifest.at("files")) {
        const FileEntry *found = m_facts.files.find(entry.at("name").get<std::string>());
        if (!found)
            continue; // reported as missing already
        if (entry.at("bytes") != found->bytes || entry.at("sha256") != found->sha256)
            m_differences.add(found->name, "its size or SHA-256 differs from manifest.json");
    }
}

void ManifestCheck::checkLabels(std::string_view file, const CheckedRows &rows)
{
    const std::vector<std::string> declared = m_manifest.at("labels");
    for (const std::string &label : rows.labels) {
        if (std::find(declared.begin(), declared.end(), label) == declared.end())
            m_differences.add(file, "has a label that manifest.json does not declare");
    }
}

// For a method that counts phrases over all labels together no row may name a label, and for no other one; a
// method that counts none has no rows.
void ManifestCheck::checkVocabularyLabels()
{
    const bool areThere = hasCounts(m_manifest);
    if (areThere != m_manifest.contains("vocabularyList"))
        differs(areThere ? "lacks vocabularyList" : "has a vocabularyList where no counts were released");
    const CheckedRows &found = m_facts.vocabulary.labels;
    if (!areThere && !found.labels.empty())
        m_differences.add(files::vocabulary, "has rows where no counts were released");
    if (!hasJointCounts(m_manifest))
        return checkLabels(files::vocabulary, found);
    for (const std::string &label : found.labels) {
        if (!label.empty())
            m_differences.add(files::vocabulary, "has a label where the counts are of all labels together");
    }
}

// The numbers of the rows are rounded to two decimals.
void ManifestCheck::checkVocabularyNumbers()
{
    constexpr double rounding = 0.005 + 1e-6;
    const CheckedVocabulary &found = m_facts.vocabulary;
    if (!m_manifest.contains("vocabularyList") || found.labels.labels.empty())
        return;
    const CheckedJson &stated = m_manifest.at("vocabularyList");
    const auto halfWidth = stated.at("halfWidth95").get<double>();
    if (found.leastHalfWidth < halfWidth - rounding || found.largestHalfWidth > halfWidth + rounding)
        m_differences.add(files::vocabulary, "has another half-width than manifest.json states");
    if (found.leastCount < stated.at("threshold").get<double>() - rounding)
        m_differences.add(files::vocabulary,
                          "has a count that does not exceed the threshold of manifest.json");
}

void ManifestCheck::checkCounts()
{
    const std::vector<std::string> declared = m_manifest.at("labels");
    if (std::set<std::string>(declared.begin(), declared.end()).size() != declared.size() || declared.empty())
        differs("labels must be a list of different labels");
    std::map<std::string, std::uint64_t> actual;
    for (const CheckedRow &row : m_facts.corpusCsv.rows)
        ++actual[m_facts.corpusCsv.labels[row.label]];
    const CheckedJson &documents = m_manifest.at("documents");
    std::vector<std::string> counted;
    for (const CheckedJson &entry : documents.at("perLabel")) {
        counted.push_back(entry.at("label"));
        if (entry.at("documents") != actual[counted.back()])
            differs("documents: the number of a label is not that of corpus.csv");
    }
    if (counted != declared)
        differs("documents: must give a number for every label");
    if (documents.at("total") != m_facts.corpusCsv.rows.size())
        differs("documents: the total is not that of corpus.csv");
}

// Checks the numbers of excluded texts by reason. The ids of the corpus have no gaps, which would show
// which texts were excluded.
void ManifestCheck::checkExcluded()
{
    const CheckedJson &excluded = m_manifest.at("excluded");
    std::int64_t sum = 0;
    for (const auto &[reason, count] : excluded.at("perReason").items()) {
        const std::int64_t number = wholeNumber(count).value_or(0);
        if (!files::isAmong(exclusionNames, reason) || number <= 0)
            return differs("excluded: a reason is none that there is, or has no number of texts");
        sum += number;
    }
    if (excluded.size() != 2 || excluded.at("total") != sum)
        differs("excluded: the total is not that of the reasons");
    for (std::size_t row = 0; row < m_facts.corpusCsv.rows.size(); ++row)
        if (m_facts.corpusCsv.rows[row].number != row + 1)
            return m_differences.add(files::corpusCsv,
                                     "its ids have gaps; they tell which texts were left out");
}

// Checks that a package states days without the time of day.
void ManifestCheck::checkDates()
{
    const auto isDay = [](const std::string &text) {
        const auto day = Date::of(text);
        return day && day->text() == text;
    };
    bool areDays = isDay(m_manifest.at("createdAt").get<std::string>());
    for (const CheckedJson &mechanism : m_manifest.at("mechanisms"))
        areDays = areDays && isDay(mechanism.at("committedAt").get<std::string>());
    for (const CheckedJson *mechanism : usefulnessMechanisms(m_manifest))
        areDays = areDays && isDay(mechanism->at("committedAt").get<std::string>());
    for (const CheckedJson *release : smallReleasesIn(m_manifest))
        areDays = areDays && isDay(release->at("committedAt").get<std::string>());
    if (!areDays)
        differs("a time is not a day, as in 2026-01-31");
}

} // namespace

ManifestFacts factsOfManifest(const std::string &text)
{
    const CheckedJson manifest = parseJson<CheckedJson>(text);
    ManifestFacts facts{.required = {files::always.begin(), files::always.end()}, .signingKey = {}};
    try {
        for (const CheckedJson &entry : manifest.at("files"))
            if (!files::isAmong(facts.required, entry.at("name").get<std::string>()))
                facts.required.push_back(entry.at("name"));
        facts.hasTexts = manifest.value("textFiles", false);
        if (manifest.contains("signing")) {
            facts.signingKey = manifest.at("signing").at("publicKey");
            facts.required.emplace_back(files::signature);
        }
    } catch (const CheckedJson::exception &) { // it is said elsewhere that the manifest is malformed
        return facts;
    }
    return facts;
}

FoundFiles filesInManifest(const std::string &text)
{
    const CheckedJson manifest = parseJson<CheckedJson>(text);
    FoundFiles found;
    try {
        for (const CheckedJson &entry : manifest.at("files"))
            found.add({entry.at("name"), 0, entry.at("sha256")});
    } catch (const CheckedJson::exception &) { // the same
        return {};
    }
    return found;
}

std::vector<PlannedField> fieldsInManifest(const std::string &text)
{
    const auto manifest = parseJson<nlohmann::ordered_json>(text);
    const auto plan = manifest.is_object() ? manifest.find("plan") : manifest.end();
    std::vector<PlannedField> fields;
    if (!manifest.is_object() || plan == manifest.end())
        return fields;
    for (plan::PublishedRecordField &each : plan::fieldsOfPublishedPlan(*plan))
        fields.push_back({.name = std::move(each.name),
                          .isOfPatient = each.isOfPatient,
                          .isNumber = each.isNumber,
                          .low = each.low,
                          .high = each.high,
                          .values = std::move(each.values),
                          .omop = std::move(each.omop)});
    return fields;
}

bool hasOmopTablesInManifest(const std::string &text)
{
    const auto manifest = parseJson<nlohmann::ordered_json>(text);
    const auto plan = manifest.is_object() ? manifest.find("plan") : manifest.end();
    return manifest.is_object() && plan != manifest.end() && plan::hasOmopTables(*plan)
           && !plan::fieldsOfPublishedPlan(*plan).empty();
}

void checkManifest(const std::string &text, const PackageFacts &facts, Differences &differences)
{
    const CheckedJson manifest = parseJson<CheckedJson>(text);
    if (!manifest.is_object()) {
        differences.add(files::manifest, "is not a JSON object");
        return;
    }
    if (const std::string fault = jsonFault(text); !fault.empty())
        differences.add(files::manifest, fault);
    try {
        ManifestCheck(manifest, facts, differences).run();
    } catch (const CheckedJson::exception &) {
        differences.add(files::manifest, "a field is missing or not of its type");
    }
}

} // namespace core::package
