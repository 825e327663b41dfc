#pragma once

#include "core/embedding/Embedding.h"

#include <filesystem>
#include <optional>

namespace core::embedding {

/// Vectors that were made for a vocabulary, kept in a folder of the user, each file written whole or not at
/// all. What is damaged there counts as not there: a check sum says so, which takes a tenth of the time of a
/// digest. Against somebody who writes into the folder of a user, neither would help.
class VectorCache final
{
public:
    /// An empty folder: nothing is kept, and nothing found.
    explicit VectorCache(std::filesystem::path folder)
        : m_folder(std::move(folder))
    {}

    std::optional<Embedding> find(const Digest &key) const;
    /// Keeps what was made and gives it from the file; as it is, where it cannot be kept. The oldest of those
    /// that were kept before go when there are too many.
    Embedding keep(const Digest &key, Embedding made) const;

private:
    std::filesystem::path placeOf(const Digest &key) const;

    std::filesystem::path m_folder;
};

} // namespace core::embedding
