#include "core/audit/CanaryWorld.h"

#include "core/audit/CanaryPacking.h"
#include "core/base/Result.h"
#include "core/embedding/VectorFile.h"
#include "core/privacy/samplers/SecureRandom.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <random>
#include <set>

namespace core::audit {

namespace {

using package::TemporaryFolder;

constexpr double auditDelta = 1e-5;
const std::string labelSeparator = ";";

std::string numbered(const char *word, std::size_t number)
{
    char text[32] = "";
    std::snprintf(text, sizeof text, "%s%05zu", word, number);
    return text;
}

Result<synthesis::PublicInputs> inputsIn(const std::filesystem::path &folder, std::size_t phrases)
{
    std::string terms;
    for (std::size_t phrase = 0; phrase < phrases; ++phrase)
        terms += phraseName(phrase) + '\n';
    const auto termFile = folder / "phrases.txt";
    KEYSEED_TRY(writeFile(termFile, terms));
    auto vocabulary = vocabulary::Vocabulary::fromTermFile(termFile);
    KEYSEED_TRY(vocabulary);
    const auto rows = static_cast<Eigen::Index>(phrases);
    const auto axes = static_cast<Eigen::Index>(axesOf(phrases));
    Eigen::MatrixXf vectors = Eigen::MatrixXf::Zero(rows, axes);
    for (Eigen::Index phrase = 0; phrase < rows; ++phrase)
        vectors(phrase, phrase % axes) = 1;
    const auto vectorFile = folder / "phrases.vectors";
    KEYSEED_TRY(embedding::writeVectors(vectorFile, vectors));
    KEYSEED_ASSIGN(auto embedding, embedding::Embedding::openVectors(vectorFile));
    auto matcher = std::make_shared<const vocabulary::PhraseMatcher>(*vocabulary);
    return synthesis::PublicInputs{std::move(*vocabulary), std::move(embedding), std::move(matcher)};
}

/// All labels under which a canary has this text, in one cell: its record has them all.
std::string labelCell(const std::vector<CanaryRecord> &records, const std::string &text)
{
    std::set<std::string> labels;
    for (const CanaryRecord &record : records)
        if (record.text == text)
            labels.insert(labelName(record.label));
    std::string cell;
    for (const std::string &label : labels)
        cell += (cell.empty() ? "" : labelSeparator) + label;
    return cell;
}

} // namespace

std::string phraseName(std::size_t phrase)
{
    return numbered("canaryword", phrase);
}

std::string labelName(std::size_t label)
{
    return numbered("label", label);
}

std::size_t axesOf(std::size_t phrases)
{
    return std::max<std::size_t>(1, phrases / 8);
}

CanaryWorld::CanaryWorld(TemporaryFolder folder, synthesis::PublicInputs inputs)
    : m_folder(std::move(folder))
    , m_inputs(std::move(inputs))
{}

Result<CanaryWorld> CanaryWorld::make(std::size_t phrases)
{
    std::error_code error;
    const auto temporary = std::filesystem::temp_directory_path(error);
    if (error)
        return fail(ErrorCode::Io,
                    "there is no folder for temporary files: " + error.message() + "; set TMPDIR to one");
    KEYSEED_ASSIGN(auto folder, TemporaryFolder::beside(temporary / "keyseed-audit"));
    KEYSEED_ASSIGN(auto inputs, inputsIn(folder.path(), phrases));
    return CanaryWorld(std::move(folder), std::move(inputs));
}

plan::Plan CanaryWorld::planFor(const Canaries &canaries,
                                std::string_view method,
                                bool isGaussian,
                                plan::Plan::Records records) const
{
    plan::Plan plan;
    plan.project = "keyseed-audit";
    plan.records = std::move(records);
    plan.records.source = plan.project;
    plan.records.labelSeparator = labelSeparator;
    plan.records.severalLabels = "each";
    for (std::size_t label = 0; label < canaries.labels(); ++label)
        plan.labels.push_back(labelName(label));
    plan.vocabulary = {.source = "terms", .settings = {{"file", (folder() / "phrases.txt").string()}}};
    plan.privacy.delta = isGaussian ? auditDelta : 0.0;
    plan.synthesis.method = method;
    plan.sampling.length = 3;
    plan.sampling.perLabel = 1;
    canaries.choose(plan, isGaussian);
    return plan;
}

std::vector<CanaryRow> rowsOf(const Canaries &canaries, const std::vector<bool> &present)
{
    constexpr std::size_t everyOdd = 4;
    std::vector<CanaryRow> rows;
    for (std::size_t canary = 0; canary < canaries.count(); ++canary) {
        if (!present[canary])
            continue;
        const std::vector<CanaryRecord> records = canaries.recordsOf(canary);
        for (const CanaryRecord &record : records)
            rows.push_back({.person = numbered("person", canary),
                            .labels = labelCell(records, record.text),
                            .text = record.text,
                            .isOdd = canary % everyOdd == 1});
    }
    privacy::SecureRandom random;
    std::shuffle(rows.begin(), rows.end(), random);
    return rows;
}

} // namespace core::audit
