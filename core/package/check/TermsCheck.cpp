#include "core/package/archive/PackageFiles.h"
#include "core/package/check/ContentCheck.h"
#include "core/package/check/ManifestProblems.h"
#include "core/package/corpus/TermsFile.h"
#include "core/package/manifest/PublicInputs.h"
#include "core/package/text/JsonText.h"
#include "core/vocabulary/LearntFile.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace core::package {

namespace {

/// Keeps vocabulary.learnt in memory and opens it at its end.
class TermsCheck final : public ContentCheck
{
public:
    TermsCheck(CheckedTerms &terms, Differences &differences)
        : m_terms(terms)
        , m_differences(differences)
    {}

    void add(std::string_view bytes) override
    {
        m_isTooLarge = m_isTooLarge || m_bytes.size() + bytes.size() > mostBytes;
        if (!m_isTooLarge)
            m_bytes += bytes;
    }
    void finish() override
    {
        if (m_isTooLarge)
            return m_differences.add(files::terms, "is larger than a vocabulary can be");
        auto file = vocabulary::LearntFile::ofBytes(m_bytes);
        if (!file)
            return m_differences.add(files::terms, file.error().detail);
        m_terms.file = std::move(*file);
    }

private:
    // The largest vocabulary has 65,536 terms with 4,096 numbers of 16 bits each.
    static constexpr std::size_t mostBytes = std::size_t{1} << 30;

    CheckedTerms &m_terms;
    Differences &m_differences;
    std::string m_bytes;
    bool m_isTooLarge = false;
};

bool hasFileNames(const vocabulary::LearntOrigin &origin)
{
    return std::ranges::any_of(origin.files, [](const auto &file) { return !file.name.empty(); });
}

// The manifest of a list of terms has no origin.
bool isOriginOf(const vocabulary::LearntOrigin &origin, const nlohmann::json &manifest)
{
    const auto stated = manifest.find(learntVocabularyKey);
    if (stated == manifest.end())
        return originText(origin) == originText(packagedOrigin(std::nullopt));
    return differingPaths(nlohmann::json(learntVocabularyJson(origin)), *stated, learntVocabularyKey).empty();
}

} // namespace

std::unique_ptr<ContentCheck> checkTerms(CheckedTerms &terms, Differences &differences)
{
    return std::make_unique<TermsCheck>(terms, differences);
}

std::vector<std::string>
termsProblems(const nlohmann::json &manifest, const CheckedTerms &terms, const std::set<std::string> &phrases)
{
    if (!terms.file)
        return {};
    std::vector<std::string> problems;
    const vocabulary::Vocabulary &found = terms.file->vocabulary();
    if (manifest.at("publicInputs").at("vocabulary").at("phrases") != found.size())
        problems.emplace_back("has another number of phrases than manifest.json states");
    const vocabulary::LearntOrigin &origin = terms.file->origin();
    if (hasFileNames(origin))
        problems.emplace_back("names a file that it was learnt from");
    if (!isOriginOf(origin, manifest))
        problems.emplace_back("has another origin than manifest.json states");
    std::set<std::string_view> known;
    for (vocabulary::TermId term = 0; term < found.size(); ++term)
        known.insert(found.term(term));
    if (!std::ranges::all_of(phrases, [&](const std::string &phrase) { return known.contains(phrase); }))
        problems.emplace_back("lacks a phrase of keyphrases.jsonl");
    return problems;
}

} // namespace core::package
