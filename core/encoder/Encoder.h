#pragma once

#include "core/base/Digest.h"
#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/encoder/Configuration.h"

#include <Eigen/Core>

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace core::encoder {

class Network;
class Tokenizer;

/// One row for each text.
using TextVectors = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Returns the folder of the encoder that is installed with the program: all-MiniLM-L6-v2. `resources` is the
/// folder with the built lexicon files (vocabulary::Folders).
std::filesystem::path shippedEncoder(const std::filesystem::path &resources);

/// The files of an encoder that its vectors depend on, as far as they exist.
std::vector<std::filesystem::path> filesOfEncoder(const std::filesystem::path &folder);

/// Returns the SHA-256 of the lines that `sha256sum` prints for the names of these files. Errors:
/// those of readConfiguration() and sha256OfFile().
Result<Digest> digestOfEncoder(const std::filesystem::path &folder);

/// A BERT-like encoder of texts: a folder with config.json, tokenizer.json or vocab.txt, model.safetensors
/// (fp32, fp16, bf16, or 8 bits as in WeightFile.h) and, optionally, the files of sentence-transformers.
/// Immutable, safe to use from many threads.
class Encoder final
{
public:
    /// Reads all of the folder and checks it. Errors: NotFound, Io; InvalidPlan: names the file and the
    /// field.
    static Result<Encoder> open(const std::filesystem::path &folder);

    Encoder(Encoder &&) noexcept;
    Encoder &operator=(Encoder &&) noexcept;
    ~Encoder();

    std::size_t dimension() const { return m_configuration.width; }
    /// Returns the largest number of tokens of a text; the end of a longer text is omitted.
    std::size_t mostTokens() const { return m_configuration.mostTokens; }
    /// Returns the result of digestOfEncoder() when it was opened.
    const Digest &digest() const { return m_digest; }

    /// Returns the tokens of a text, with those around it.
    std::vector<std::uint32_t> tokensOf(std::string_view text) const;

    /// Encodes texts: one row of norm 1 for each, [texts x dimension]. Texts of like length are encoded
    /// together in `threads` worker threads (0: one for each processor). A row does not depend on the other
    /// texts. A cancel is answered within a layer. Reports progress as `stage`. Errors: Cancelled;
    /// InvalidPlan: damaged weights.
    Result<TextVectors> sentenceVectors(std::span<const std::string> texts,
                                        JobControl &control,
                                        std::string_view stage = "vectors",
                                        unsigned threads = 0) const;

private:
    Encoder(Configuration configuration, Network network, Tokenizer tokenizer, const Digest &digest);

    Configuration m_configuration;
    std::unique_ptr<const Network> m_network;
    std::unique_ptr<const Tokenizer> m_tokenizer;
    Digest m_digest;
};

} // namespace core::encoder
