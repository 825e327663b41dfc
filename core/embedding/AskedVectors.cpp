#include "core/embedding/AskedVectors.h"

#include "core/base/InputFile.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/base/system/Files.h"
#include "core/embedding/VectorFile.h"
#include "core/embedding/imports/VectorCache.h"
#include "core/vocabulary/Source.h"

#include <cerrno>
#include <cstring>

// Layout, little-endian: "KEYSASK1", the dimension as a u64, then a record for each term: SHA-256 of its
// text, the numbers in half precision, and a check sum of both (u64).

namespace core::embedding {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view magic = "KEYSASK1";
constexpr std::size_t headBytes = 16;

fs::path placeOf(const fs::path &folder, const VectorServer &server)
{
    Sha256 hash;
    for (const std::string &part : {server.protocol, server.baseUrl, server.model})
        hash.add(std::to_string(part.size()) + ":" + part);
    return folder / (toHex(hash.finish()) + ".asked-vectors");
}

std::string_view of(const std::string &bytes, std::size_t begin, std::size_t count)
{
    return std::string_view(bytes).substr(begin, count);
}

template<typename T>
T numberAt(const std::string &bytes, std::size_t place)
{
    T number;
    std::memcpy(&number, bytes.data() + place, sizeof(number));
    return number;
}

void append(std::string &bytes, std::uint64_t number)
{
    bytes.append(reinterpret_cast<const char *>(&number), sizeof(number));
}

} // namespace

VectorServer vectorServerOf(const Settings &settings)
{
    VectorServer server{.protocol = vocabulary::textOf(settings, "protocol"),
                        .baseUrl = vocabulary::textOf(settings, "baseUrl"),
                        .model = vocabulary::textOf(settings, "model")};
    if (server.protocol.empty())
        server.protocol = "openai";
    while (server.baseUrl.ends_with('/'))
        server.baseUrl.pop_back();
    return server;
}

AskedVectors::AskedVectors(fs::path path)
    : m_path(std::move(path))
{}

std::size_t AskedVectors::recordBytes() const
{
    return sizeof(Digest) + vectorRowBytes(m_dimension) + sizeof(std::uint64_t);
}

AskedVectors AskedVectors::openToRead(const fs::path &folder, const VectorServer &server)
{
    AskedVectors asked(placeOf(folder, server));
    if (!folder.empty())
        asked.read();
    return asked;
}

Result<AskedVectors> AskedVectors::openToAdd(const fs::path &folder, const VectorServer &server)
{
    if (folder.empty())
        return fail(ErrorCode::Io,
                    "there is no folder to keep the answers of a server in; set HOME or XDG_CACHE_HOME");
    std::error_code ignored; // the next step says what is wrong
    fs::create_directories(folder, ignored);
    AskedVectors asked(placeOf(folder, server));
    fs::path lockFile = asked.m_path;
    lockFile += ".lock";
    auto lock =
        FileLock::take(lockFile, asked.m_path.string() + ": another run is asking this server; try again");
    KEYSEED_TRY(lock);
    asked.m_lock.emplace(std::move(*lock));
    asked.read();
    return asked;
}

// Up to the first record that is not whole: what comes behind it is asked for again.
void AskedVectors::read()
{
    auto bytes = readWholeFile(m_path, mostbytes::resource);
    if (!bytes || bytes->size() < headBytes || !bytes->starts_with(magic))
        return;
    const auto dimension = numberAt<std::uint64_t>(*bytes, magic.size());
    if (dimension == 0 || dimension > largestDimension)
        return;
    m_dimension = static_cast<std::size_t>(dimension);
    m_bytes = std::move(*bytes);
    const std::size_t summed = recordBytes() - sizeof(std::uint64_t);
    std::size_t place = headBytes;
    for (; place + recordBytes() <= m_bytes.size(); place += recordBytes()) {
        if (checkSum(of(m_bytes, place, summed), 0) != numberAt<std::uint64_t>(m_bytes, place + summed))
            break;
        m_places.insert_or_assign(numberAt<Digest>(m_bytes, place), place + sizeof(Digest));
    }
    m_bytes.resize(place);
}

bool AskedVectors::has(std::string_view term) const
{
    const auto found = m_places.find(sha256(term));
    return found != m_places.end() && isVector(found->second);
}

// Zeros stand for a vector that the server did not give.
bool AskedVectors::isVector(std::size_t place) const
{
    const std::string_view numbers = of(m_bytes, place, vectorRowBytes(m_dimension));
    return numbers.find_first_not_of('\0') != std::string_view::npos;
}

Result<void> AskedVectors::add(std::span<const std::string_view> terms, const RowMatrix &rows)
{
    std::string more;
    const std::size_t before = m_bytes.size();
    if (m_dimension == 0) {
        m_dimension = static_cast<std::size_t>(rows.cols());
        more = magic;
        append(more, m_dimension);
    }
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const Digest digest = sha256(terms[i]);
        const std::size_t begin = more.size();
        more += bytesOf(digest);
        m_places.insert_or_assign(digest, before + more.size());
        const Eigen::Matrix<Eigen::half, 1, Eigen::Dynamic> halves =
            rows.row(static_cast<Eigen::Index>(i)).stableNormalized().cast<Eigen::half>();
        more.append(reinterpret_cast<const char *>(halves.data()), vectorRowBytes(m_dimension));
        append(more, checkSum(of(more, begin, more.size() - begin), 0));
    }
    m_bytes += more;
    const int file = system::openOrCreate(m_path, system::Links::Refuse);
    const bool isWritten = file >= 0 && system::resize(file, before) && system::seekTo(file, before)
                           && system::writeAll(file, more) && system::sync(file);
    const int error = errno;
    if (file >= 0)
        system::closeFile(file);
    return isWritten ? Result<void>()
                     : fail(ioError(m_path.string(), "cannot keep what the server answered", error));
}

std::optional<AskedVectors::Answered> AskedVectors::answersTo(const vocabulary::Vocabulary &terms) const
{
    if (m_dimension == 0)
        return std::nullopt;
    Answered answered{.made = {HalfRows(terms.size(), m_dimension), {}}, .known = {}, .unknown = {}};
    Eigen::Matrix<Eigen::half, 1, Eigen::Dynamic> row(static_cast<Eigen::Index>(m_dimension));
    for (vocabulary::TermId term = 0; term < terms.size(); ++term) {
        const auto found = m_places.find(sha256(terms.term(term)));
        if (found == m_places.end())
            return std::nullopt;
        if (!isVector(found->second)) {
            answered.unknown.push_back(term);
            continue;
        }
        std::memcpy(row.data(), m_bytes.data() + found->second, vectorRowBytes(m_dimension));
        answered.made.rows.set(term, row.cast<float>());
        answered.made.facts.count(VectorOrigin::Known);
        answered.known.push_back(term);
    }
    return answered.known.empty() ? std::nullopt : std::optional(std::move(answered));
}

std::optional<Embedding> AskedVectors::vectorsOf(const vocabulary::Vocabulary &terms) const
{
    const auto answered = answersTo(terms);
    if (!answered || !answered->unknown.empty())
        return std::nullopt;
    const HalfRows &rows = answered->made.rows;
    return rows.embedding(digestOf(rows), answered->made.facts);
}

} // namespace core::embedding
