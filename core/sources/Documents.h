#pragma once

#include "core/base/Result.h"
#include "core/learning/Learnt.h"
#include "core/vocabulary/Source.h"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace core::sources {

/// Keeps vocabularies learnt from public documents in a folder of the user: each in a file that
/// learning::save() writes, complete or not at all. A damaged file counts as missing.
class LearntCache final
{
public:
    explicit LearntCache(std::filesystem::path folder)
        : m_folder(std::move(folder))
    {}

    /// Returns the file with this key, if there is one.
    std::optional<std::filesystem::path> find(const std::string &key) const;
    /// Stores a vocabulary and returns its file. Removes the oldest entries when there are too many. Errors:
    /// Io; those of learning::save.
    Result<std::filesystem::path> keep(const std::string &key, const learning::Learnt &learnt) const;

private:
    std::filesystem::path placeOf(const std::string &key) const;

    std::filesystem::path m_folder;
};

/// A terminology whose terms are added to the learnt ones.
struct Terminology
{
    vocabulary::Vocabulary terms;
    std::string name; ///< as recipients are told
    std::string key;  ///< a hash of what it was made of
};

/// Returns whether a source is the public documents.
bool learnsFromDocuments(const vocabulary::Source &source);

/// Learns a vocabulary from the documents of these settings, or opens the stored result. Errors: those of
/// Source::open and learning::learn.
Result<vocabulary::OpenedVocabulary> learnFromDocuments(const Settings &settings,
                                                        const std::optional<Terminology> &terminology,
                                                        const vocabulary::Folders &folders,
                                                        JobControl &control);

} // namespace core::sources
