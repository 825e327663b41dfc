#include "core/embedding/Embedding.h"

#include "core/embedding/DerivedVectors.h"
#include "core/embedding/VectorLayout.h"
#include "core/vocabulary/Exclusion.h"
#include "core/vocabulary/LearntFile.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <utility>
#include <vector>

namespace core::embedding {

// Rows are in a mapped file (`halves`), its own or one that it shares, or, when that is null, in `derived`;
// or they are some rows of another one, which has all of its own.
struct Embedding::Data
{
    std::shared_ptr<const Data> whole;
    std::vector<vocabulary::TermId> rows; ///< of the whole
    vocabulary::ResourceFile file;
    std::shared_ptr<const void> owner;
    const std::uint16_t *halves = nullptr;
    RowMatrix derived;
    std::size_t size = 0;
    std::size_t dimension = 0;
    Digest digest = {};
};

namespace {

// An IEEE half in a float without a branch, several at a time: its bits in the place of a float's, then the
// exponent's bias put right. Infinities and NaNs, which only a damaged file holds, become large numbers.
float toFloat(std::uint16_t half)
{
    const std::uint32_t sign = (half & 0x8000u) << 16;
    const std::uint32_t rest = (half & 0x7fffu) << 13;
    return std::bit_cast<float>(sign | rest) * 0x1p112F;
}

// Makes good for the rounding to half precision. A damaged file may hold any bit pattern; what is promised
// of a vector, norm 1, must hold of that too.
void normalise(Eigen::Map<Eigen::VectorXf> vector)
{
    const float norm = vector.norm();
    if (norm > 0.0F)
        vector /= norm;
    else
        vector = Eigen::VectorXf::Unit(vector.size(), 0);
}

} // namespace

Embedding::Embedding(std::shared_ptr<const Data> data)
    : m_data(std::move(data))
{}

Result<Embedding> Embedding::openVectors(const std::filesystem::path &path)
{
    auto file = vocabulary::openResource(path, vectorMagic, "vector file");
    if (!file)
        return fail(file.error());
    const auto [size, dimension, unused] = file->counts;
    const bool isPlausible =
        size > 0 && size <= largestRows && dimension > 0 && dimension <= largestDimension && unused == 0;
    if (!isPlausible || size * vectorRowBytes(dimension) != file->payload().size())
        return fail(ErrorCode::Io,
                    path.string() + ": the vectors are cut short or damaged; build or install them again");
    auto data = std::make_shared<Data>();
    data->size = static_cast<std::size_t>(size);
    data->dimension = static_cast<std::size_t>(dimension);
    data->digest = file->digest;
    data->file = std::move(*file);
    data->halves = reinterpret_cast<const std::uint16_t *>(data->file.payload().data());
    return Embedding(std::move(data));
}

Embedding Embedding::ofLearnt(const vocabulary::LearntFile &file)
{
    auto data = std::make_shared<Data>();
    data->size = file.vocabulary().size();
    data->dimension = static_cast<std::size_t>(file.dimension());
    data->digest = file.digest();
    data->owner = file.owner();
    data->halves = file.vectors().data();
    return Embedding(std::move(data));
}

Embedding Embedding::forTerms(const vocabulary::Vocabulary &terms,
                              const vocabulary::Vocabulary &known,
                              const Embedding &knownVectors)
{
    auto data = std::make_shared<Data>();
    data->derived = deriveVectors(terms, known, knownVectors);
    data->size = terms.size();
    data->dimension = knownVectors.dimension();
    Sha256 hash;
    hash.add("keyseed-derived-vectors/1");
    for (const Digest &part : {terms.digest(), known.digest(), knownVectors.digest()})
        hash.add(std::as_bytes(std::span(part)));
    data->digest = hash.finish();
    return Embedding(std::move(data));
}

Embedding Embedding::only(std::span<const vocabulary::TermId> kept) const
{
    auto data = std::make_shared<Data>();
    data->whole = m_data->whole ? m_data->whole : m_data;
    for (const vocabulary::TermId row : kept)
        data->rows.push_back(m_data->whole ? m_data->rows[row] : row);
    data->size = kept.size();
    data->dimension = dimension();
    data->digest = vocabulary::digestOfPart(digest(), kept);
    return Embedding(std::move(data));
}

std::size_t Embedding::size() const
{
    return m_data->size;
}

std::size_t Embedding::dimension() const
{
    return m_data->dimension;
}

void Embedding::copyRow(vocabulary::TermId id, std::span<float> out) const
{
    assert(id < size() && out.size() == dimension());
    const auto columns = static_cast<Eigen::Index>(dimension());
    Eigen::Map<Eigen::VectorXf> target(out.data(), columns);
    const Data &held = m_data->whole ? *m_data->whole : *m_data;
    const vocabulary::TermId place = m_data->whole ? m_data->rows[id] : id;
    if (!held.halves) {
        target = held.derived.row(place).transpose();
        return;
    }
    const std::uint16_t *row = held.halves + std::size_t{place} * dimension();
    std::transform(row, row + dimension(), out.begin(), toFloat);
    normalise(target);
}

const Digest &Embedding::digest() const
{
    return m_data->digest;
}

} // namespace core::embedding
