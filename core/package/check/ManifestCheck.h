#pragma once

#include "core/package/check/ContentCheck.h"
#include "core/package/check/Differences.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace core::package {

/// The facts found in a package besides its manifest.
struct PackageFacts
{
    FoundFiles files;
    CheckedRows corpusCsv;
    CheckedRows corpusJsonl;
    CheckedRows keyphrases;
    CheckedRows noteTable;
    CheckedVocabulary vocabulary;
    CheckedTerms terms;
    std::set<std::string> phrases; ///< that keyphrases.jsonl names
};

/// The files that a manifest names. For an unreadable one, the files that every package has.
struct ManifestFacts
{
    std::vector<std::string> required; ///< names of files
    bool hasTexts = false;             ///< a file for each document
    std::string signingKey;            ///< as PublicKey::text; empty: not signed
};
ManifestFacts factsOfManifest(const std::string &text);
/// Returns the files that the manifest lists, with their sums; none if it is unreadable.
FoundFiles filesInManifest(const std::string &text);

/// Returns the declared fields of the plan in it; none if it is unreadable.
std::vector<PlannedField> fieldsInManifest(const std::string &text);
/// Returns whether the plan in it asks for the OMOP tables, and declares fields.
bool hasOmopTablesInManifest(const std::string &text);

/// Adds every fault of the manifest `text`: malformed, in contradiction with itself (its plan; the accounts
/// and the scales and sensitivities of the mechanisms) or with the files.
void checkManifest(const std::string &text, const PackageFacts &facts, Differences &differences);

} // namespace core::package
