#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/pipeline/reading/PublicWording.h"
#include "core/privacy/ledger/KeyFile.h"
#include "core/synthesis/PrivateRun.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// The messages between ranks while they read records together, in the byte order of one kind of computer;
/// the first byte is the kind of message. PRIVATE.
namespace core::pipeline {

/// The approximate size of a message that is sent in parts.
inline constexpr std::size_t bytesOfMessage = std::size_t{1} << 19;

/// Rank 0 to each other one.
struct BeginReading
{
    privacy::HashKey key = {}; ///< by which persons are spread
    Digest inputs = {};        ///< of what all must have alike: plan, vocabulary, vectors, version
    bool isOfFiles = false;    ///< RecordShare
};

/// Units that one message brings, in no particular order.
using Units = std::vector<std::vector<synthesis::UnitDocument>>;

/// A stretch of one of PrivateRun::cells(), to be added.
struct SumStretch
{
    std::uint32_t table = 0;
    std::uint64_t first = 0;
    std::vector<std::int64_t> sums;
};

/// Each rank to each other one: what persons have that are the other's. By keyed hash, so that no id is sent.
using PersonPieces = std::vector<std::pair<privacy::KeyedHash, std::vector<synthesis::UnitDocument>>>;

/// There are no more of these.
struct PiecesDone
{};

/// The last message of a rank that read all of its share and sent its results.
struct ReadingDone
{
    std::uint64_t outline = 0; ///< ShareReader::outline
    PrivateCounts seen;
    std::map<std::uint32_t, std::string> files = {}; ///< records::FileSums::lines
    std::vector<SharedWords> shared = {};            ///< ReadUnits::shared
};

using RankMessage =
    std::variant<BeginReading, Units, SumStretch, PersonPieces, PiecesDone, ReadingDone, Error>;

std::string encoded(const BeginReading &begin);
std::string encoded(const SumStretch &stretch);
std::string encoded(const PiecesDone &done);
std::string encoded(const ReadingDone &done);
std::string encoded(const Error &error);

/// Error Internal: those are no bytes of these messages.
Result<RankMessage> decodedMessage(std::string_view bytes);

/// The units, or the pieces of persons, of one message as they come together.
class UnitBytes final
{
public:
    void add(std::span<const synthesis::UnitDocument> unit);
    void add(const privacy::KeyedHash &person, std::span<const synthesis::UnitDocument> documents);
    std::size_t size() const { return m_bytes.size(); }
    bool isEmpty() const { return m_bytes.empty(); }
    /// The message; empty afterwards.
    std::string take();

private:
    void addDocuments(std::span<const synthesis::UnitDocument> documents);

    std::string m_bytes;
};

} // namespace core::pipeline
