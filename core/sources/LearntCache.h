#pragma once

#include "core/base/Result.h"
#include "core/learning/Learnt.h"

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

    /// Its file.
    std::optional<std::filesystem::path> find(const std::string &key) const;
    /// Gives its file; the oldest of those that were kept before go when there are too many. Errors: Io;
    /// those of learning::save.
    Result<std::filesystem::path> keep(const std::string &key, const learning::Learnt &learnt) const;

private:
    std::filesystem::path placeOf(const std::string &key) const;

    std::filesystem::path m_folder;
};

} // namespace core::sources
