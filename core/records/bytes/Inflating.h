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

/// Takes gzip off bytes, of any number of members (RFC 1952), and checks the sum and the length of each
/// (zlib).
class Inflating final
{
public:
    Inflating();
    Inflating(const Inflating &) = delete;
    Inflating &operator=(const Inflating &) = delete;
    ~Inflating();

    /// Fills `buffer` as far as there are bytes; 0 is the end of what is packed, to which it is read. Nothing
    /// when the data are damaged or cut off. Errors: those of `packed`.
    ReadResult<std::optional<std::size_t>> read(const ReadBytes &packed, std::span<char> buffer);

private:
    struct Stream;

    ReadResult<void> refill(const ReadBytes &packed);
    bool skipPadding();

    std::unique_ptr<Stream> m_stream;
    std::vector<char> m_packed;
    bool m_isAtEnd = false; ///< of what is packed
    bool m_isInMember = false;
};

} // namespace core::records
