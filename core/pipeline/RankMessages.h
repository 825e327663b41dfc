#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/pipeline/PrivateCounts.h"
#include "core/privacy/KeyedHash.h"
#include "core/synthesis/PrivateRun.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What ranks say to each other while they read records together: bytes of one kind of computer, the first of
/// which says what they are. PRIVATE.
namespace core::pipeline {

/// Rank 0 to each other one.
struct BeginReading
{
    privacy::HashKey key = {}; ///< by which persons are spread
    Digest inputs = {};        ///< of what all must have alike: plan, vocabulary, vectors, version
};

/// Units that one message brings, in no particular order.
using Units = std::vector<std::vector<synthesis::UnitDocument>>;

/// The last word of a rank that read all of its share and sent every unit of it.
struct ReadingDone
{
    std::uint64_t outline = 0; ///< of all records (ShareReader)
    PrivateCounts seen;
};

using RankMessage = std::variant<BeginReading, Units, ReadingDone, Error>;

std::string encoded(const BeginReading &begin);
std::string encoded(const ReadingDone &done);
std::string encoded(const Error &error);

/// Error Internal: those are no bytes of these messages.
Result<RankMessage> decodedMessage(std::string_view bytes);

/// The units of one message as they come together.
class UnitBytes final
{
public:
    void add(std::span<const synthesis::UnitDocument> unit);
    std::size_t size() const { return m_bytes.size(); }
    bool isEmpty() const { return m_bytes.empty(); }
    /// The message; empty afterwards.
    std::string take();

private:
    std::string m_bytes;
};

} // namespace core::pipeline
