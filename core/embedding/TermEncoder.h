#pragma once

#include "core/base/Digest.h"
#include "core/base/JobControl.h"
#include "core/base/Result.h"

#include <Eigen/Core>

#include <filesystem>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace core::embedding {

/// Compares terms of a vocabulary with other public texts, such as the names of labels, by an encoder of
/// texts (core/encoder). The vectors of the terms are made when they are first needed, and kept by the terms
/// and the files of the encoder: beside the encoder's resources where the build made them, else in the cache.
/// It knows no record. Safe to use from many threads.
class TermEncoder final
{
public:
    /// `encoder` is the folder of an encoder, `built` that of vectors that the build made; nothing is written
    /// to either. With an empty `cache` nothing is kept.
    TermEncoder(std::filesystem::path encoder, std::filesystem::path built, std::filesystem::path cache);

    /// Returns the cosine of each text and each term, [texts x terms]. Takes about a minute for 100,000 terms
    /// that are not kept. Errors: those of Encoder::open() and Encoder::sentenceVectors(). Stage: "vectors".
    Result<Eigen::MatrixXf> cosines(std::span<const std::string> texts,
                                    std::span<const std::string> terms,
                                    JobControl &control) const;

    /// Makes the vectors of the terms and keeps them in the cache: for the vocabularies that the build
    /// encodes. Errors: as cosines(); Io where they cannot be kept.
    Result<void> keepVectors(std::span<const std::string> terms, JobControl &control) const;

private:
    std::filesystem::path m_encoder;
    std::filesystem::path m_built;
    std::filesystem::path m_cache;
    mutable std::mutex m_mutex;
    /// The last result, because a release is drawn from again and again.
    mutable std::optional<std::pair<Digest, Eigen::MatrixXf>> m_last;
};

} // namespace core::embedding
