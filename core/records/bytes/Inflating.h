#pragma once

#include "core/records/ReadError.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace core::records {

/// Fills a buffer as far as there are bytes and returns how many that was; 0 is the end.
using ReadBytes = std::function<ReadResult<std::size_t>(std::span<char>)>;

/// Decompresses gzip with any number of members (RFC 1952), and checks the sum and the length of each (zlib).
class Inflating final
{
public:
    Inflating();
    Inflating(const Inflating &) = delete;
    Inflating &operator=(const Inflating &) = delete;
    ~Inflating();

    /// Fills `buffer` as far as there are bytes; 0 is the end of the compressed bytes, which are read to
    /// their end. Returns nothing if the data are damaged or cut off. Errors: those of `packed`.
    ReadResult<std::optional<std::size_t>> read(const ReadBytes &packed, std::span<char> buffer);

private:
    struct Stream;

    ReadResult<void> refill(const ReadBytes &packed);
    bool skipPadding();

    std::unique_ptr<Stream> m_stream;
    std::vector<char> m_packed;
    bool m_isAtEnd = false; ///< whether all compressed bytes were read
    bool m_isInMember = false;
};

} // namespace core::records
