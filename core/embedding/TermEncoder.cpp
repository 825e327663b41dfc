#include "core/embedding/TermEncoder.h"

#include "core/embedding/VectorFile.h"
#include "core/embedding/imports/VectorCache.h"
#include "core/encoder/Encoder.h"

#include <string_view>

namespace core::embedding {

namespace {

Digest keyOf(const Digest &files, std::span<const std::string> texts, std::string_view kind)
{
    Sha256 hash;
    hash.add(kind);
    hash.add(bytesOf(files));
    for (const std::string &text : texts) {
        hash.add(text);
        hash.add(std::string_view("\n"));
    }
    return hash.finish();
}

Digest keyOfTerms(const encoder::Encoder &opened, std::span<const std::string> terms)
{
    return keyOf(opened.digest(), terms, "keyseed terms as texts 1\n");
}

Result<Embedding> encoded(const encoder::Encoder &opened,
                          std::span<const std::string> terms,
                          const Digest &key,
                          JobControl &control)
{
    KEYSEED_ASSIGN(const auto vectors, opened.sentenceVectors(terms, control));
    HalfRows rows(terms.size(), opened.dimension());
    for (std::size_t term = 0; term < terms.size(); ++term)
        rows.set(static_cast<vocabulary::TermId>(term), vectors.row(static_cast<Eigen::Index>(term)));
    return rows.embedding(key);
}

// Term by term, so that the vectors need not be in memory as floating-point numbers all at once.
Eigen::MatrixXf cosinesOf(const encoder::TextVectors &texts, const Embedding &terms)
{
    Eigen::MatrixXf cosines(texts.rows(), static_cast<Eigen::Index>(terms.size()));
    Eigen::VectorXf row(static_cast<Eigen::Index>(terms.dimension()));
    for (Eigen::Index term = 0; term < cosines.cols(); ++term) {
        terms.copyRow(static_cast<vocabulary::TermId>(term), {row.data(), terms.dimension()});
        cosines.col(term).noalias() = texts * row;
    }
    return cosines;
}

} // namespace

TermEncoder::TermEncoder(std::filesystem::path encoder,
                         std::filesystem::path built,
                         std::filesystem::path cache)
    : m_encoder(std::move(encoder))
    , m_built(std::move(built))
    , m_cache(std::move(cache))
{}

Result<Eigen::MatrixXf> TermEncoder::cosines(std::span<const std::string> texts,
                                             std::span<const std::string> terms,
                                             JobControl &control) const
{
    const std::lock_guard lock(m_mutex);
    KEYSEED_ASSIGN(const auto opened, encoder::Encoder::open(m_encoder));
    const Digest key = keyOfTerms(opened, terms);
    const Digest whole = keyOf(key, texts, "keyseed texts beside terms 1\n");
    if (m_last && m_last->first == whole)
        return m_last->second;
    const VectorCache cache(m_cache);
    auto vectors = VectorCache(m_built).peek(key);
    if (!vectors)
        vectors = cache.find(key);
    if (!vectors || vectors->size() != terms.size() || vectors->dimension() != opened.dimension()) {
        KEYSEED_ASSIGN(auto made, encoded(opened, terms, key, control));
        vectors = cache.keep(key, std::move(made));
    }
    KEYSEED_ASSIGN(const auto named, opened.sentenceVectors(texts, control));
    m_last.emplace(whole, cosinesOf(named, *vectors));
    return m_last->second;
}

Result<void> TermEncoder::keepVectors(std::span<const std::string> terms, JobControl &control) const
{
    KEYSEED_ASSIGN(const auto opened, encoder::Encoder::open(m_encoder));
    const Digest key = keyOfTerms(opened, terms);
    KEYSEED_ASSIGN(auto made, encoded(opened, terms, key, control));
    const VectorCache cache(m_cache);
    (void)cache.keep(key, std::move(made));
    if (!cache.peek(key))
        return fail(ErrorCode::Io,
                    m_cache.string()
                        + ": the vectors cannot be kept there; choose a folder that can be written");
    return {};
}

} // namespace core::embedding
