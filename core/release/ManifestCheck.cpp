#include "core/release/ManifestCheck.h"

#include "core/release/BudgetCheck.h"
#include "core/release/Manifest.h"
#include "core/release/MethodCheck.h"
#include "core/release/PackageFiles.h"
#include "core/release/WriterCheck.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace core::release {

namespace {

using Json = nlohmann::json;

// A key nobody knows could carry anything, so there is none.
const std::set<std::string> knownKeys = {"schema",
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
                                         "vocabularyList",
                                         "files"};

class ManifestCheck final
{
public:
    ManifestCheck(const Json &manifest, const PackageFacts &facts, Differences &differences)
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
        checkCounts();
        for (const std::string &problem : methodProblems(m_manifest))
            differs(problem);
        for (const std::string &problem : writerProblems(m_manifest))
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
    void checkCounts();

    const Json &m_manifest;
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
        if (!knownKeys.contains(key) && key != "writer") // which older packages lack
            differs("holds a key that no manifest has");
    }
    for (const std::string &key : knownKeys) {
        if (!m_manifest.contains(key))
            differs("lacks " + key);
    }
}

// What the plan declared is what was learned. A label of the plan is a text, or an object of its name and the
// values of the column that it stands for.
void ManifestCheck::checkPlanLabels()
{
    const Json &plan = m_manifest.at("plan");
    if (!plan.contains("labels"))
        return;
    std::vector<std::string> names;
    for (const Json &label : plan.at("labels")) {
        names.push_back(label.is_object() ? label.at("name") : label);
        if (label.is_object()
            && (label.size() != 2 || label.at("values").get<std::vector<std::string>>().empty()))
            differs("plan: a label is neither a name nor a name with values");
    }
    if (names.empty())
        names = {""}; // one class without a label
    if (m_manifest.at("labels") != Json(names))
        differs("labels are not those of the plan");
}

void ManifestCheck::checkFiles()
{
    std::set<std::string> listed;
    for (const Json &entry : m_manifest.at("files")) {
        const std::string name = entry.at("name");
        if (!files::isAllowed(name) || name == files::manifest || name == files::sums
            || !listed.insert(name).second)
            differs("its list of files has one that cannot be there, or one twice");
    }
    for (const FileEntry &file : m_facts.files) {
        if (file.name != files::manifest && file.name != files::sums && !listed.contains(file.name))
            differs("does not list " + file.name);
    }
    for (const Json &entry : m_manifest.at("files")) {
        const auto found = std::find_if(m_facts.files.begin(),
                                        m_facts.files.end(),
                                        [&](const FileEntry &file) { return entry.at("name") == file.name; });
        if (found == m_facts.files.end())
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

// Of a method that counts phrases over all labels together no row may name one, and only of such a method.
void ManifestCheck::checkVocabularyLabels()
{
    if (!hasJointCounts(m_manifest))
        return checkLabels(files::vocabulary, m_facts.vocabulary);
    for (const std::string &label : m_facts.vocabulary.labels) {
        if (!label.empty())
            m_differences.add(files::vocabulary, "has a label where the counts are of all labels together");
    }
}

void ManifestCheck::checkCounts()
{
    const std::vector<std::string> declared = m_manifest.at("labels");
    if (std::set<std::string>(declared.begin(), declared.end()).size() != declared.size() || declared.empty())
        differs("labels must be a list of different labels");
    std::map<std::string, std::uint64_t> actual;
    for (const CheckedRow &row : m_facts.corpusCsv.rows)
        ++actual[m_facts.corpusCsv.labels[row.label]];
    const Json &documents = m_manifest.at("documents");
    std::vector<std::string> counted;
    for (const Json &entry : documents.at("perLabel")) {
        counted.push_back(entry.at("label"));
        if (entry.at("documents") != actual[counted.back()])
            differs("documents: the number of a label is not that of corpus.csv");
    }
    if (counted != declared)
        differs("documents: must give a number for every label");
    if (documents.at("total") != m_facts.corpusCsv.rows.size())
        differs("documents: the total is not that of corpus.csv");
}

} // namespace

std::vector<FileEntry> filesOfManifest(const std::string &text)
{
    std::vector<FileEntry> entries;
    try {
        const Json manifest = Json::parse(text);
        for (const Json &entry : manifest.at("files"))
            entries.push_back({entry.at("name"), 0, entry.at("sha256")});
    } catch (const Json::exception &) {
        entries.clear();
    }
    return entries;
}

void checkManifest(const std::string &text, const PackageFacts &facts, Differences &differences)
{
    const Json manifest = Json::parse(text, nullptr, false);
    if (!manifest.is_object()) {
        differences.add(files::manifest, "is not a JSON object");
        return;
    }
    try {
        ManifestCheck(manifest, facts, differences).run();
    } catch (const Json::exception &) {
        differences.add(files::manifest, "a field is missing or not of its type");
    }
}

} // namespace core::release
