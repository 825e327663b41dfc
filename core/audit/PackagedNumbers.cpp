#include "core/audit/PackagedNumbers.h"

#include "core/base/JsonInput.h"
#include "core/base/Result.h"
#include "core/methods/Methods.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/text/Csv.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"

#include <cmath>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <unordered_map>

namespace core::audit {

namespace {

using Json = nlohmann::json;
namespace files = package::files;

Result<std::string> textOf(const std::filesystem::path &package, std::string_view name)
{
    std::ifstream file(package / name, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (!file)
        return fail(ErrorCode::Io, (package / name).string() + ": cannot be read");
    return text;
}

Error disagreement(const std::string &what)
{
    return {ErrorCode::Internal, "the audit: the package and the project file disagree on " + what};
}

privacy::Noise noiseOf(const Json &mechanism)
{
    if (mechanism.contains("sigmaSquared"))
        return privacy::GaussianVariance{mechanism.at("sigmaSquared").get<std::int64_t>()};
    const Json &scale = mechanism.at("scale");
    return privacy::LaplaceScale{scale.at("numerator").get<std::int64_t>(),
                                 scale.at("denominator").get<std::int64_t>()};
}

void readManifest(const Json &manifest, ReleasedNumbers &numbers)
{
    for (const Json &mechanism : manifest.at("mechanisms")) {
        const Json &sensitivity = mechanism.at("sensitivity");
        numbers.tables.push_back(
            {.name = mechanism.at("table").get<std::string>(),
             .cells = mechanism.at("cells").get<std::size_t>(),
             .sensitivity = {.l1 = sensitivity.at("l1").get<std::int64_t>(),
                             .l2Squared = sensitivity.at("l2Squared").get<std::int64_t>()},
             .noise = noiseOf(mechanism)});
    }
    const Json &accounts = manifest.at("accounts");
    const bool isPure = accounts.contains("pure");
    const Json &statement = accounts.at(isPure ? "pure" : "approximate");
    numbers.spend.microEpsilon = statement.at("microEpsilon").get<std::int64_t>();
    if (!isPure)
        numbers.spend.picoDelta = statement.at("picoDelta").get<std::int64_t>();
    numbers.spend.picoRho = accounts.at("zCDP").at("picoRho").get<std::int64_t>();
}

Result<void> checkTables(const synthesis::ReleasedModel &model, const ReleasedNumbers &numbers)
{
    if (model.tables.size() != numbers.tables.size())
        return fail(disagreement("the number of tables"));
    for (std::size_t index = 0; index < model.tables.size(); ++index) {
        const auto &[name, counts] = model.tables[index];
        const TableClaim &claim = numbers.tables[index];
        if (name != claim.name || counts.cells.size() != claim.cells || counts.noise != claim.noise
            || counts.sensitivity != claim.sensitivity)
            return fail(disagreement("the table " + name));
    }
    return {};
}

/// Rows of vocabulary.csv on their way into a table.
class CountRows final
{
public:
    CountRows(const synthesis::ReleasedModel &model, const CanaryWorld &world, const ReleasedNumbers &numbers)
    {
        std::vector<synthesis::PlannedTable> tables;
        for (const TableClaim &claim : numbers.tables)
            tables.push_back({claim.name, claim.cells, claim.sensitivity, claim.noise});
        const auto &vocabulary = world.inputs().vocabulary;
        const auto noise = synthesis::plannedCountNoise(model.parameters, vocabulary.size(), tables);
        const auto counts = synthesis::releasedCounts(model, vocabulary);
        if (!noise || !counts || counts->areClusters())
            return;
        m_oneUnit = noise->oneUnit;
        m_items = counts->isJoint() ? 0 : noise->items;
        while (m_table < tables.size() && tables[m_table].name != counts->table())
            ++m_table;
        for (std::size_t label = 0; label < model.labels.size(); ++label)
            m_places.emplace("label " + model.labels[label], label);
        for (vocabulary::TermId phrase = 0; phrase < vocabulary.size(); ++phrase)
            m_places.emplace("phrase " + std::string(vocabulary.term(phrase)), phrase);
    }

    /// Whether the rows are of phrases; groups of them are named for people, not for reading back.
    bool areOfPhrases() const { return !m_places.empty(); }

    bool put(const std::vector<std::string> &row, std::vector<std::vector<std::int64_t>> &tables) const
    {
        const auto label = m_places.find("label " + row[0]);
        const auto phrase = m_places.find("phrase " + row[1]);
        if (m_table >= tables.size() || phrase == m_places.end() || (m_items > 0 && label == m_places.end()))
            return false;
        const std::size_t start = m_items > 0 ? label->second * m_items : 0;
        std::int64_t &cell = tables[m_table][start + phrase->second];
        const double told = std::stod(row[2]) * m_oneUnit;
        constexpr double rounding = 0.00501; // of a unit
        if (std::abs(told - static_cast<double>(cell)) > rounding * m_oneUnit)
            return false;
        cell = std::llround(told);
        return true;
    }

private:
    double m_oneUnit = 1;
    std::size_t m_items = 0; ///< of a label; 0 where one count serves all labels
    std::size_t m_table = 0;
    std::unordered_map<std::string, std::size_t> m_places;
};

} // namespace

Result<void> readPackage(const std::filesystem::path &package,
                         const CanaryWorld &world,
                         const synthesis::ReleasedModel &model,
                         ReleasedNumbers &numbers)
{
    KEYSEED_ASSIGN(const auto manifest, textOf(package, files::manifest));
    try {
        readManifest(parseJson<Json>(manifest), numbers);
    } catch (const Json::exception &) {
        return fail(ErrorCode::Internal, "the audit: manifest.json does not state the tables as expected");
    }
    KEYSEED_TRY(checkTables(model, numbers));
    KEYSEED_ASSIGN(const auto counts, textOf(package, files::vocabulary));
    const CountRows rows(model, world, numbers);
    bool isRight = true;
    package::CsvRows reader([&](std::size_t row, std::vector<std::string> &fields) {
        if (row > 1 && rows.areOfPhrases())
            isRight = isRight && fields.size() == 4 && rows.put(fields, numbers.packaged);
    });
    reader.add(counts);
    return !reader.finish() && isRight ? Result<void>() : fail(disagreement("vocabulary.csv"));
}

} // namespace core::audit
