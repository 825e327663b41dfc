#pragma once

#include "core/base/Result.h"
#include "core/vocabulary/Source.h"
#include "core/vocabulary/imports/Imported.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace core::vocabulary {

/// Writes the summary of an import beside its terms (JSON). Errors: Io.
Result<void> writeSummary(const std::filesystem::path &path, const ImportSummary &summary);
/// Reads the summary; returns nothing if it is missing or damaged.
std::optional<ImportSummary> readSummary(const std::filesystem::path &path);

/// Returns a hash of the files of an import, without reading them, and of its settings. It changes when a
/// file, or one in a folder, is written to or replaced, and does not depend on where they are. Errors: those
/// of InputFile; Io.
Result<std::string> importKey(const Source &source, const Settings &settings);

/// A cache of imported vocabularies in a folder of the user: lexicon files, with the tables of the matcher
/// and the summary of the import beside them. Each file is written completely or not at all. A damaged file
/// counts as missing.
class VocabularyCache final
{
public:
    /// With an empty folder nothing is kept or found.
    explicit VocabularyCache(std::filesystem::path folder)
        : m_folder(std::move(folder))
    {}

    std::optional<OpenedVocabulary> find(const std::string &key) const;
    /// Stores an import and opens it; if it cannot be stored, it stays in memory. Removes the oldest entries
    /// when there are too many.
    Result<OpenedVocabulary> keep(const std::string &key, Imported imported) const;

    /// Returns a vocabulary that is stored elsewhere, such as a part of a stored one, with the tables of its
    /// matcher. The tables of a large vocabulary are stored, because building them takes seconds.
    Vocabulary withTables(const Vocabulary &terms) const;

private:
    std::filesystem::path placeOf(const std::string &key) const;
    std::optional<Vocabulary> findTerms(const std::filesystem::path &place) const;

    std::filesystem::path m_folder;
};

} // namespace core::vocabulary
