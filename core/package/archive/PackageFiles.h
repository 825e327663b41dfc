#pragma once

#include <algorithm>
#include <array>
#include <string_view>

/// The files of a package, in this order. The exporter writes no other file and verification refuses any
/// other, so that no private file can be added.
namespace core::package::files {

inline constexpr std::string_view readme = "README.md";
inline constexpr std::string_view statement = "privacy-statement.pdf";
inline constexpr std::string_view statementGerman = "privacy-statement.de.pdf"; ///< of the optional ones
inline constexpr std::string_view statementSpanish = "privacy-statement.es.pdf";
inline constexpr std::string_view statementFrench = "privacy-statement.fr.pdf";
inline constexpr std::string_view guide = "recipients-guide.md";
inline constexpr std::string_view corpusCsv = "corpus.csv";
inline constexpr std::string_view corpusJsonl = "corpus.jsonl";
inline constexpr std::string_view keyphrases = "keyphrases.jsonl";
inline constexpr std::string_view vocabulary = "vocabulary.csv";
inline constexpr std::string_view terms = "vocabulary.learnt"; ///< the whole vocabulary with its vectors
inline constexpr std::string_view patients = "patients.csv";   ///< of a plan with fields, and so the next
inline constexpr std::string_view fieldTable = "fields.csv";
inline constexpr std::string_view personTable = "person.csv"; ///< of a plan with OMOP tables, and so the next
inline constexpr std::string_view visitTable = "visit_occurrence.csv";
inline constexpr std::string_view noteTable = "note.csv";
inline constexpr std::string_view dataDictionary = "data-dictionary.csv";
inline constexpr std::string_view datasheet = "datasheet.md";
inline constexpr std::string_view datasetCard = "dataset-card.md";
inline constexpr std::string_view croissant = "croissant.json";
inline constexpr std::string_view registry = "registry.yaml";
inline constexpr std::string_view evidence = "expert-evidence.md";
inline constexpr std::string_view approval = "approval.json";
inline constexpr std::string_view approvalSignature = "approval.json.minisig";
inline constexpr std::string_view signingKey = "signing-key.pub";
inline constexpr std::string_view manifest = "manifest.json";
inline constexpr std::string_view textFolder = "texts"; ///< texts/SYN-000001.txt
inline constexpr std::string_view sums = "SHA256SUMS";
inline constexpr std::string_view signature = "SHA256SUMS.minisig";

inline constexpr std::array order = {readme,          statement,   statementGerman, statementSpanish,
                                     statementFrench, guide,       corpusCsv,       corpusJsonl,
                                     keyphrases,      vocabulary,  terms,           patients,
                                     fieldTable,      personTable, visitTable,      noteTable,
                                     dataDictionary,  datasheet,   datasetCard,     croissant,
                                     registry,        evidence,    approval,        approvalSignature,
                                     signingKey,      manifest,    textFolder,      sums,
                                     signature};

/// The files that every package has.
inline constexpr std::array always = {readme,
                                      statement,
                                      guide,
                                      corpusCsv,
                                      corpusJsonl,
                                      keyphrases,
                                      vocabulary,
                                      dataDictionary,
                                      datasheet,
                                      datasetCard,
                                      croissant,
                                      registry,
                                      evidence,
                                      manifest,
                                      sums};

/// The documents for people and for catalogues. They state more than the manifest does, such as the history
/// of the data source in the ledger, so that verification compares their sums and not their content.
inline constexpr std::array documents = {readme,
                                         statement,
                                         statementGerman,
                                         statementSpanish,
                                         statementFrench,
                                         guide,
                                         dataDictionary,
                                         datasheet,
                                         datasetCard,
                                         croissant,
                                         registry,
                                         evidence};

template<typename Names>
constexpr bool isAmong(const Names &names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Returns whether the name is that of the file of a document, such as "texts/SYN-000001.txt".
constexpr bool isTextFile(std::string_view name)
{
    constexpr std::string_view start = "texts/SYN-";
    constexpr std::string_view end = ".txt";
    if (!name.starts_with(start) || !name.ends_with(end) || name.size() < start.size() + 6 + end.size())
        return false;
    name.remove_prefix(start.size());
    name.remove_suffix(end.size());
    return name.size() < 20 && name.find_first_not_of("0123456789") == std::string_view::npos;
}

constexpr bool isAllowed(std::string_view name)
{
    return isTextFile(name) || (name != textFolder && isAmong(order, name));
}

/// Returns whether SHA256SUMS has a line for it.
constexpr bool isSummed(std::string_view name)
{
    return isAllowed(name) && name != sums && name != signature;
}

/// Returns whether a file stands before another one in SHA256SUMS and in the zip; texts are sorted by number.
constexpr bool comesBefore(std::string_view one, std::string_view other)
{
    const auto place = [](std::string_view name) {
        return std::find(order.begin(), order.end(), isTextFile(name) ? textFolder : name) - order.begin();
    };
    if (place(one) != place(other))
        return place(one) < place(other);
    return one.size() != other.size() ? one.size() < other.size() : one < other;
}

} // namespace core::package::files
