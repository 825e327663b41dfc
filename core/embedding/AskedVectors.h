#pragma once

#include "core/base/FileLock.h"
#include "core/base/Result.h"
#include "core/base/Settings.h"
#include "core/embedding/DerivedVectors.h"
#include "core/embedding/Embedding.h"
#include "core/embedding/imports/TermVectors.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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

    /// Returns whether the server gave a vector of the term.
    bool has(std::string_view term) const;
    /// Returns the dimension; 0 before the first answer.
    std::size_t dimension() const { return m_dimension; }
    /// Adds one row for each term, with the dimension of earlier rows; a row of zeros says that the server
    /// gave no vector of the term. Errors: Io.
    Result<void> add(std::span<const std::string_view> terms, const RowMatrix &rows);

    /// The answers for a vocabulary: unit vectors of the terms that the server knows.
    struct Answered
    {
        TermVectors made;
        std::vector<vocabulary::TermId> known;
        std::vector<vocabulary::TermId> unknown; ///< without a vector, which are to be filled in
    };
    /// Returns the answers for all terms; nothing if one was not asked for, or none has a vector.
    std::optional<Answered> answersTo(const vocabulary::Vocabulary &terms) const;
    /// Returns unit vectors of all terms, with the digest of their content; nothing if one is missing.
    std::optional<Embedding> vectorsOf(const vocabulary::Vocabulary &terms) const;

private:
    explicit AskedVectors(std::filesystem::path path);
    void read();
    std::size_t recordBytes() const;
    bool isVector(std::size_t place) const;

    std::filesystem::path m_path;
    std::optional<FileLock> m_lock;
    std::size_t m_dimension = 0;
    std::map<Digest, std::size_t> m_places; ///< of the numbers in m_bytes, by the digest of the term
    std::string m_bytes;                    ///< the file, as far as it is whole
};

} // namespace core::embedding
