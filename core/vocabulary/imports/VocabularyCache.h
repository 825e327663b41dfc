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
/// Empty if there is none, or it is damaged.
std::optional<ImportSummary> readSummary(const std::filesystem::path &path);

/// Returns a hash of the files of an import, without reading them, and of its settings. It changes when a
/// file, or one in a folder, is written to or replaced, and does not depend on where they are. Errors: those
/// of InputFile; Io.
Result<std::string> importKey(const Source &source, const Settings &settings);

/// Imported vocabularies as lexicon files in a folder of the user, with the tables of the matcher and the
/// summary of the import beside them, each written complete or not at all. What is damaged there counts as
/// not there.
class VocabularyCache final
{
public:
    /// An empty folder: nothing is kept, and nothing found.
    explicit VocabularyCache(std::filesystem::path folder)
        : m_folder(std::move(folder))
    {}

    std::optional<OpenedVocabulary> find(const std::string &key) const;
    /// Keeps what was imported and opens it; where it cannot be kept, it stays in memory. The oldest of those
    /// that were kept before go when there are too many.
    Result<OpenedVocabulary> keep(const std::string &key, Imported imported) const;

    /// Returns a vocabulary that others keep, such as a part of one that is kept here, with the tables of its
    /// matcher: of a large one they are kept, because making them takes seconds.
    Vocabulary withTables(const Vocabulary &terms) const;

private:
    std::filesystem::path placeOf(const std::string &key) const;
    std::optional<Vocabulary> findTerms(const std::filesystem::path &place) const;

    std::filesystem::path m_folder;
};

} // namespace core::vocabulary
