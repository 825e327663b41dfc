#pragma once

#include "core/records/FileBytes.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace core::records {

/// Takes gzip off the bytes of a file, of any number of members (RFC 1952), and checks the sum and the length
/// of each (zlib).
class Inflating final
{
public:
    Inflating();
    Inflating(const Inflating &) = delete;
    Inflating &operator=(const Inflating &) = delete;
    ~Inflating();

    /// Fills `buffer` as far as there are bytes; 0 is the end of the file, to which it is read. Nothing when
    /// the data are damaged or cut off. Faults: those of `file`.
    Faulty<std::optional<std::size_t>> read(FileBytes &file, std::span<char> buffer);

private:
    struct Stream;

    Faulty<void> refill(FileBytes &file);
    bool skipPadding();

    std::unique_ptr<Stream> m_stream;
    std::vector<char> m_packed;
    bool m_isAtEnd = false; ///< of the file
    bool m_isInMember = false;
};

} // namespace core::records
