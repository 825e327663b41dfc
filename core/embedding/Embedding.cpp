#include "core/embedding/Embedding.h"

#include "core/base/Result.h"
#include "core/embedding/DerivedVectors.h"
#include "core/embedding/VectorFile.h"
#include "core/vocabulary/Exclusion.h"
#include "core/vocabulary/LearntFile.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace core::embedding {

// The rows lie in a mapped file, its own or one that it shares, or in memory: `owner` keeps them alive. Or
// they are some rows of another one, which has all of its own.
struct Embedding::Data
{
    std::shared_ptr<const Data> whole;
    std::vector<vocabulary::TermId> rows; ///< of the whole
    std::shared_ptr<const void> owner;
    const std::uint16_t *halves = nullptr;
    std::size_t size = 0;
    std::size_t dimension = 0;
    Digest digest = {};
    std::optional<VectorFacts> facts;
};

namespace {

// Converts an IEEE half to a float without a branch, several at a time: its bits in the place of a float's,
// then the exponent's bias put right. Infinities and NaNs, which only a damaged file holds, become large
// numbers.
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
    KEYSEED_ASSIGN(auto file, vocabulary::openResource(path, vectorMagic, "vector file"));
    const auto [size, dimension, unused] = file.counts;
    const bool isPlausible =
        size > 0 && size <= largestRows && dimension > 0 && dimension <= largestDimension && unused == 0;
    if (!isPlausible || size * vectorRowBytes(dimension) != file.payload().size())
        return fail(ErrorCode::Io,
                    path.string() + ": the vectors are cut short or damaged; build or install them again");
    const Digest digest = file.digest;
    const auto kept = std::make_shared<const vocabulary::ResourceFile>(std::move(file));
    const auto bytes = kept->payload();
    return within(
        kept,
        {reinterpret_cast<const std::uint16_t *>(bytes.data()), bytes.size() / sizeof(std::uint16_t)},
        static_cast<std::size_t>(dimension),
        digest);
}

Embedding Embedding::ofLearnt(const vocabulary::LearntFile &file)
{
    return within(file.owner(), file.vectors(), static_cast<std::size_t>(file.dimension()), file.digest());
}

Embedding Embedding::within(std::shared_ptr<const void> owner,
                            std::span<const std::uint16_t> halves,
                            std::size_t dimension,
                            const Digest &digest,
                            const std::optional<VectorFacts> &facts)
{
    assert(dimension > 0 && halves.size() % dimension == 0);
    return Embedding(std::make_shared<const Data>(Data{.whole = {},
                                                       .rows = {},
                                                       .owner = std::move(owner),
                                                       .halves = halves.data(),
                                                       .size = halves.size() / dimension,
                                                       .dimension = dimension,
                                                       .digest = digest,
                                                       .facts = facts}));
}

Embedding Embedding::forTerms(const vocabulary::Vocabulary &terms,
                              const vocabulary::Vocabulary &known,
                              const Embedding &knownVectors)
{
    HalfRows rows(terms.size(), knownVectors.dimension());
    const VectorFacts facts = deriveVectors(terms, known, knownVectors, rows);
    return rows.embedding(digestOfDerived(terms.digest(), known.digest(), knownVectors.digest()), facts);
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
    data->facts = m_data->facts;
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
    const std::uint16_t *row = held.halves + std::size_t{place} * dimension();
    std::transform(row, row + dimension(), out.begin(), toFloat);
    normalise(target);
}

std::span<const std::uint16_t> Embedding::halves() const
{
    assert(!m_data->whole);
    return {m_data->halves, m_data->size * m_data->dimension};
}

const Digest &Embedding::digest() const
{
    return m_data->digest;
}

const std::optional<VectorFacts> &Embedding::facts() const
{
    return m_data->facts;
}

Digest digestOf(const HalfRows &rows)
{
    Sha256 hash;
    hash.add("keyseed-term-vectors/1 " + std::to_string(rows.dimension()) + "\n");
    hash.add(std::as_bytes(rows.values()));
    return hash.finish();
}

Eigen::MatrixXf rowsOf(const Embedding &embedding, std::span<const vocabulary::TermId> ids)
{
    const std::size_t dimension = embedding.dimension();
    // Eigen stores by columns, so rows are filled as the columns of the transpose.
    Eigen::MatrixXf columns(static_cast<Eigen::Index>(dimension), static_cast<Eigen::Index>(ids.size()));
    float *out = columns.data();
    for (const vocabulary::TermId id : ids) {
        embedding.copyRow(id, {out, dimension});
        out += dimension;
    }
    return columns.transpose();
}

} // namespace core::embedding
