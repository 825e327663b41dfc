#pragma once

#include "core/package/archive/FileEntry.h"
#include "core/package/check/ContentCheck.h"
#include "core/package/check/Differences.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace core::package {

/// What was found in a package besides its manifest.
class PackageFacts final
{
public:
    CheckedRows corpusCsv;
    CheckedRows corpusJsonl;
    CheckedRows keyphrases;
    CheckedRows noteTable;
    CheckedRows vocabulary; ///< labels only

    void add(FileEntry file);
    /// Of those that are there.
    const std::vector<FileEntry> &files() const { return m_files; }
    const FileEntry *file(std::string_view name) const;

private:
    std::vector<FileEntry> m_files;
    std::map<std::string, std::size_t, std::less<>> m_places;
};

/// What a manifest says of which files there are. Of an unreadable one, what every package has.
struct ManifestFacts
{
    std::vector<std::string> required; ///< names of files
    std::vector<FileEntry> files;      ///< their sums, for telling which of two lists of sums was changed
    bool hasTexts = false;             ///< a file for each document
    std::string signingKey;            ///< as PublicKey::text; empty: not signed
};
ManifestFacts factsOfManifest(const std::string &text);

/// Adds every way in which the manifest `text` is malformed, disagrees with itself (its plan, the account
/// against the mechanisms' scales and sensitivities) or with the files.
void checkManifest(const std::string &text, const PackageFacts &facts, Differences &differences);

} // namespace core::package
