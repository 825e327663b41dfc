#include "core/base/Digest.h"
#include "core/methods/Methods.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/documents/Documents.h"
#include "core/package/documents/Parts.h"
#include "core/package/facts/MethodFacts.h"
#include "core/package/facts/PlanFacts.h"
#include "core/package/facts/PublicFacts.h"
#include "core/package/facts/Statement.h"
#include "core/package/facts/TextNature.h"
#include "core/package/manifest/Manifest.h"
#include "core/package/manifest/SmallReleases.h"
#include "core/package/manifest/UsefulnessFacts.h"
#include "core/package/text/Prose.h"
#include "core/privacy/accounting/Accounting.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"
#include "core/writing/Need.h"

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>

namespace core::package {

namespace {

std::string withoutLastBreak(std::string text)
{
    text.erase(text.find_last_not_of('\n') + 1);
    return text;
}

Json aboutFacts(const Contents &contents)
{
    const Description &about = contents.description;
    return {{"title", markdown(about.title.empty() ? about.project : about.title)},
            {"project", markdown(about.project)},
            {"purpose", markdown(about.purpose)},
            {"recipient", markdown(about.recipient)},
            {"licence", markdown(about.licence)},
            {"contact", markdown(about.contact)},
            {"documentType", markdown(about.documentType)},
            {"programVersion", markdown(about.programVersion)},
            {"madeOn", about.madeOn.text()},
            {"noiseDrawnOn", dayOf(contents.model->committedAt)},
            {"manifestSchema", manifestSchema},
            {"vocabularySha256", toHex(contents.model->vocabularyDigest)},
            {"embeddingSource", markdown(about.embeddingSource)},
            {"embeddingSha256", markdown(about.embeddingDigestHex)},
            {"catalogue", withoutLastBreak(datasetCardHeader(contents))}};
}

// Returns the account by which the epsilon of a model holds.
std::string accountOf(const synthesis::ReleasedModel &model)
{
    if (model.spend.isPure())
        return "the sum of the epsilons of the tables";
    std::vector<privacy::MechanismCost> costs;
    for (const synthesis::NoisyTable &table : model.tables)
        costs.push_back(privacy::costOf(table.counts.sensitivity, table.counts.noise));
    const privacy::Spend exact = privacy::composed(costs, model.spend.picoDelta);
    return model.spend.microEpsilon <= exact.microEpsilon + 1
               ? "the exact distribution of the privacy loss of the tables"
               : "the sum of the rhos of the tables";
}

Json promiseFacts(const BudgetStatement &budget)
{
    const privacy::Spend &spend = budget.spend;
    const privacy::Spend replacing = privacy::replaceOne(spend);
    Json facts{{"unit", unitWord(budget.unitIsPerson)},
               {"unitIsPerson", budget.unitIsPerson},
               {"promise", promise(budget)},
               {"spend", spendInWords(spend)},
               // A finding of labels has a delta of its own, regardless of the noise of the tables.
               {"tablesHaveDelta", spend.picoDelta != budget.picoDeltaOfLabels},
               {"unitInWords", unitInWords(budget)},
               {"odds", oddsInWords(budget)},
               {"weakness", weaknessInWords(budget)},
               {"replacedUnit", replacedUnit(budget)},
               {"otherAccount", otherAccount(budget)},
               {"account", spend.isPure() ? "pure epsilon" : "epsilon"},
               {"epsilon", millionths(spend.microEpsilon)},
               {"replacingEpsilon", millionths(replacing.microEpsilon)}};
    if (otherAccountSaysMore(budget)) {
        facts["rho"] = trillionths(spend.picoRho);
        facts["rhoEpsilon"] = roundedUp(privacy::zcdpEpsilon(spend.rho(), statedDelta), 4);
        if (budget.picoDeltaOfLabels > 0)
            facts["rhoButFor"] = trillionths(budget.picoDeltaOfLabels);
    }
    if (!spend.isPure()) {
        facts["delta"] = trillionths(spend.picoDelta);
        facts["replacingDelta"] = trillionths(replacing.picoDelta);
    }
    return facts;
}

// Returns a sentence that names the labels whose phrases are mostly those of all labels; empty if there are
// none. It follows from released values alone.
std::string sharedLabelsInWords(const synthesis::ReleasedModel &model)
{
    const synthesis::Synthesizer *method = synthesis::findSynthesizer(model.parameters.method);
    const auto sizes = method ? method->labelSizes(model) : std::vector<synthesis::LabelSize>();
    std::vector<std::string> names;
    for (std::size_t label = 0; label < sizes.size(); ++label)
        if (sizes[label].isMostlyShared)
            names.push_back(model.labels[label].empty() ? "(no label)" : markdown(model.labels[label]));
    if (names.empty())
        return {};
    std::string list;
    for (const std::string &name : names)
        list += (list.empty() ? "" : ", ") + name;
    return "Mostly what all labels share: " + list
           + ". By the noisy counts these labels are too small for phrases of their own.";
}

Json labelFacts(const Contents &contents)
{
    std::map<std::string, std::size_t> written;
    for (const writing::Document &document : *contents.documents)
        ++written[document.seed.label];
    const std::vector<std::string> &labels = contents.model->labels;
    Json list = Json::array();
    long long asked = 0;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const int number = contents.description.perLabel.at(i).value();
        list.push_back({{"name", labels[i].empty() ? "(no label)" : markdown(labels[i])},
                        {"asked", std::to_string(number)},
                        {"written", std::to_string(written[labels[i]])}});
        asked += number;
    }
    return {{"labels", list},
            {"sharedLabels", sharedLabelsInWords(*contents.model)},
            {"textsAsked", std::to_string(asked)},
            {"texts", std::to_string(contents.documents->size())}};
}

// Returns the prompt unchanged, in a block that Markdown does not interpret.
std::string promptBlock(const std::string &prompt)
{
    std::string text;
    std::size_t begin = 0;
    while (begin < prompt.size()) {
        const std::size_t end = std::min(prompt.find('\n', begin), prompt.size());
        text += "    " + prompt.substr(begin, end - begin) + "\n";
        begin = end + 1;
    }
    return withoutLastBreak(std::move(text));
}

Json flawFacts(const std::vector<writing::Document> &documents)
{
    constexpr std::array<const char *, writing::flawCount> names{"empty",
                                                                 "cut off at the limit of length",
                                                                 "withheld in part by a filter",
                                                                 "declined",
                                                                 "without some of its keyphrases"};
    std::array<std::size_t, writing::flawCount> counts = {};
    for (const writing::Document &document : documents)
        for (const writing::Flaw flaw : document.flaws)
            ++counts[static_cast<std::size_t>(flaw)];
    Json list = Json::array();
    for (std::size_t flaw = 0; flaw < counts.size(); ++flaw)
        if (counts[flaw] > 0)
            list.push_back({{"what", names[flaw]}, {"number", std::to_string(counts[flaw])}});
    return {{"flaws", list}, {"hasFlaws", !list.empty()}};
}

Json checkFacts(const writing::CheckCounts &counts)
{
    Json list = Json::array();
    for (const writing::CheckCount &each : counts.checks)
        list.push_back({{"check", each.title},
                        {"mended", std::to_string(each.mended)},
                        {"weak", std::to_string(each.weak)},
                        {"failed", std::to_string(each.failed)}});
    return {
        {"checks", list}, {"hasChecks", !list.empty()}, {"checksLeftOut", std::to_string(counts.leftOut)}};
}

Json learntFacts(const vocabulary::LearntOrigin &from, const std::string &inWords)
{
    Json sums = Json::array();
    for (const vocabulary::LearntOrigin::File &file : from.files)
        sums.push_back({{"textsSha256", file.sha256}});
    return {{"learntInWords", inWords},
            {"textsOrigin", markdown(printableLine(from.origin))},
            {"textsLicence", markdown(printableLine(from.licence))},
            {"textsLanguage", markdown(printableLine(from.language))},
            {"textsDocuments", std::to_string(from.documents)},
            {"textsWords", std::to_string(from.words)},
            {"phrasesTakenOff", std::to_string(from.leftOut)},
            {"textsFiles", sums}};
}

Json publicTextFacts(const writing::TextOrigin &from, const std::string &inWords)
{
    Json sums = Json::array();
    for (const std::string &sum : from.sha256)
        sums.push_back({{"textsSha256", sum}});
    return {{"publicTextsInWords", inWords},
            {"textsOrigin", markdown(printableLine(from.origin))},
            {"textsLicence", markdown(printableLine(from.licence))},
            {"textsNumber", std::to_string(from.texts)},
            {"textsFiles", sums}};
}

Json makingFacts(const Contents &contents)
{
    const Description &about = contents.description;
    const NatureWords &nature = wordsOf(natureOf(contents));
    Json facts{{"writer", writerInWords(about)},
               {"made", nature.made},
               {"people", nature.people},
               {"names", nature.names},
               {"textsLabel", nature.label},
               {"languageModel", writing::isLanguageModel(about.writerKind)},
               {"method", methodInWords(*contents.model)},
               {"methodSteps", withoutLastBreak(methodSteps(contents))},
               {"rewritten", isRewritten(*contents.model)},
               {"chosen", isChosen(*contents.model)},
               {"severalLabels", severalLabelsInWords(contents)},
               {"countedOfRecords", countedInWords(contents)},
               {"shares", sharesInWords(contents)},
               {"sequenceLength", std::to_string(about.sequenceLength.value())},
               {"promptLines", promptBlock(about.writerPrompt)},
               {"usefulness", usefulnessInWords(contents)},
               {"labelFindings", smallReleasesInWords(labelFindingKind, contents)},
               {"drawChoices", smallReleasesInWords(drawChoiceKind, contents)},
               {"exactComparisons", exactComparisonsInWords(contents.exactComparisons)},
               {"vocabularyList", vocabularyRowInWords(contents)},
               {"publicThings", withoutLastBreak(publicThings(contents))}};
    if (contents.learntFrom)
        facts["learnt"] = learntFacts(*contents.learntFrom, learntInWords(contents));
    if (contents.writtenFrom)
        facts["publicTexts"] = publicTextFacts(*contents.writtenFrom, publicTextsInWords(contents));
    if (about.sharpness)
        facts["sharpness"] = decimals(about.sharpness->value(), 2);
    return facts;
}

Json mechanismFacts(const Contents &contents)
{
    const synthesis::ReleasedModel &model = *contents.model;
    Json list = Json::array();
    bool hasLaplace = false;
    bool hasGaussian = false;
    for (const synthesis::NoisyTable &table : model.tables) {
        const privacy::NoisyCounts &counts = table.counts;
        const privacy::MechanismCost cost = privacy::costOf(counts.sensitivity, counts.noise);
        (std::holds_alternative<privacy::LaplaceScale>(counts.noise) ? hasLaplace : hasGaussian) = true;
        list.push_back({{"table", table.name},
                        {"releases", tableInWords(model.parameters, table.name)},
                        {"cells", std::to_string(counts.cells.size())},
                        {"noise", noiseInWords(counts.noise)},
                        {"l1", std::to_string(counts.sensitivity.l1)},
                        {"l2Squared", std::to_string(counts.sensitivity.l2Squared)},
                        {"hasEpsilon", cost.microEpsilon.has_value()},
                        {"epsilon", cost.microEpsilon ? millionths(*cost.microEpsilon) : "none"},
                        {"rho", trillionths(cost.picoRho)}});
    }
    return {{"tables", list},
            {"laplaceNoise", hasLaplace},
            {"gaussianNoise", hasGaussian},
            {"section", {{"heading", "##"}}},
            {"subsection", {{"heading", "###"}}}};
}

Json countFacts(const Contents &contents)
{
    const auto counts = synthesis::releasedCounts(*contents.model, contents.vocabulary);
    if (!counts)
        return Json::object();
    const privacy::Noise &noise = contents.model->table(counts->table())->counts.noise;
    const double cellsOfOneUnit = privacy::standardDeviation(noise) / counts->standardDeviation();
    return {{"counts",
             {{"table", counts->table()},
              {"cellsOfOneUnit", decimals(cellsOfOneUnit, 2)},
              {"standardDeviation", decimals(counts->standardDeviation(), 2)},
              {"halfWidth95", decimals(counts->halfWidth95(), 2)},
              {"threshold", decimals(counts->threshold(), 2)}}}};
}

Json historyFacts(const Contents &contents)
{
    Json list = Json::array();
    if (contents.history)
        for (const SourceHistory::Debit &debit : contents.history->debits())
            list.push_back({{"day", debit.day().text()},
                            {"epsilon", millionths(debit.spend().microEpsilon)},
                            {"delta", trillionths(debit.spend().picoDelta)},
                            {"rho", trillionths(debit.spend().picoRho)},
                            {"package", debit.isThis() ? "this one" : "another"}});
    return {{"historyInWords", historyInWords(contents)},
            {"hasHistory", contents.history.has_value()},
            {"debits", list}};
}

Json exclusionFacts(const ExcludedTexts &excluded)
{
    constexpr std::array<const char *, exclusionReasons> reasons{
        "looks like personal data", "is a duplicate or nearly one", "lacks its keyphrases", "unsuitable"};
    const std::size_t total = excluded.total();
    Json list = Json::array();
    for (std::size_t i = 0; i < reasons.size(); ++i)
        if (const std::size_t count = excluded.count(static_cast<ExclusionReason>(i)); count > 0)
            list.push_back({{"reason", reasons[i]}, {"number", std::to_string(count)}});
    Json facts{{"reasons", list}};
    if (total > 0) {
        facts["leftOut"] = std::to_string(total) + (total == 1 ? " text" : " texts");
        facts["leftOutNumber"] = std::to_string(total);
    }
    return facts;
}

// The declared fields with the words for their owner and their values.
Json fieldFacts(const Contents &contents)
{
    Json list = Json::array();
    for (const PublishedField &field : contents.description.fields) {
        // Names the first and the last of many values: the dictionary lists all.
        constexpr std::size_t most = 20;
        std::string values;
        for (std::size_t i = 0; i < field.values.size(); ++i)
            if (field.values.size() <= most || i < 3 || i + 1 == field.values.size())
                values += (values.empty()                        ? ""
                           : i > 3 && field.values.size() > most ? ", ..., "
                                                                 : ", ")
                          + field.values[i];
        list.push_back(
            {{"name", markdown(field.name)},
             {"owner", field.isOfPatient ? "patient" : "text"},
             {"values", markdown(values) + (field.unit.empty() ? "" : " " + markdown(field.unit))}});
    }
    std::set<std::uint32_t> patients;
    for (const writing::Document &document : *contents.documents)
        patients.insert(document.seed.patient);
    return {{"hasFields", !list.empty()},
            {"fields", list},
            {"patients", std::to_string(patients.size())},
            {"omopTables", contents.description.omopTables}};
}

Json fileFacts(const Contents &contents, const std::vector<FileEntry> &written)
{
    Json list = Json::array();
    for (const FileEntry &file : written)
        if (!files::isTextFile(file.name))
            list.push_back({{"name", file.name}, {"sha256", file.sha256}});
    Json facts{{"files", list},
               {"noteTable", hasNoteTable(contents)},
               {"travelling", contents.travelling.has_value()},
               {"textFiles", contents.extras.textFiles},
               {"translatedStatement", contents.extras.statementLanguage},
               {"approval", contents.approval.has_value()}};
    if (contents.signer) {
        const signing::PublicKey &key = contents.signer->publicKey();
        facts["signature"] = {{"publicKey", key.text()}, {"fingerprint", key.fingerprint()}};
    }
    return facts;
}

} // namespace

Json documentFacts(const Contents &contents, const std::vector<FileEntry> &written)
{
    Json facts = aboutFacts(contents);
    for (const Json &part : {promiseFacts(contents.budget),
                             Json{{"computedBy", accountOf(*contents.model)}},
                             labelFacts(contents),
                             flawFacts(*contents.documents),
                             checkFacts(contents.checks),
                             makingFacts(contents),
                             mechanismFacts(contents),
                             countFacts(contents),
                             historyFacts(contents),
                             exclusionFacts(contents.excluded),
                             fieldFacts(contents),
                             fileFacts(contents, written)})
        facts.update(part);
    return facts;
}

} // namespace core::package
