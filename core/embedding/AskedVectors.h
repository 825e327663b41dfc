#pragma once

#include "core/base/FileLock.h"
#include "core/base/Result.h"
#include "core/base/Settings.h"
#include "core/embedding/DerivedVectors.h"
#include "core/embedding/Embedding.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core::embedding {

/// The settings of a server of vectors on which its answers depend. Holds no key.
struct VectorServer
{
    std::string protocol; ///< "openai" (/embeddings) or "ollama" (/api/embed)
    std::string baseUrl;  ///< up to where the protocol's own path begins
    std::string model;
};

VectorServer vectorServerOf(const Settings &settings);

/// The answers of a server, term by term, in a file of the user for each server and model: nothing is asked
/// twice, even if the asking was interrupted or a term is in several vocabularies. A record that is damaged
/// or truncated counts as missing.
class AskedVectors final
{
public:
    /// Opens the file for writing. Errors: Io; Database: another run is asking this server.
    static Result<AskedVectors> openToAdd(const std::filesystem::path &folder, const VectorServer &server);
    /// Opens the file for reading; empty if there is none.
    static AskedVectors openToRead(const std::filesystem::path &folder, const VectorServer &server);

    bool has(std::string_view term) const;
    /// Returns the dimension; 0 before the first answer.
    std::size_t dimension() const { return m_dimension; }
    /// Adds one row for each term, with a norm above 0 and the dimension of earlier rows. Errors: Io.
    Result<void> add(std::span<const std::string_view> terms, const RowMatrix &rows);
    /// Returns unit vectors of all terms, with the digest of their content; nothing if one is missing.
    std::optional<Embedding> vectorsOf(const vocabulary::Vocabulary &terms) const;

private:
    explicit AskedVectors(std::filesystem::path path);
    void read();
    std::size_t recordBytes() const;

    std::filesystem::path m_path;
    std::optional<FileLock> m_lock;
    std::size_t m_dimension = 0;
    std::map<Digest, std::size_t> m_places; ///< of the numbers in m_bytes, by the digest of the term
    std::string m_bytes;                    ///< the file, as far as it is whole
};

} // namespace core::embedding
