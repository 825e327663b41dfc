#pragma once

#include "core/records/ReadError.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace core::records {

/// Turns the bytes of a file, piece by piece, into UTF-8, and knows where they stop making sense.
class Decoder
{
public:
    /// `encoding` is any name ICU knows. Errors: InvalidPlan (unknown name).
    static ReadResult<std::unique_ptr<Decoder>> open(const std::string &encoding);
    virtual ~Decoder() = default;

    /// Appends what `bytes` say to `text`, up to the first byte that is not in the encoding, and returns
    /// how many bytes are dealt with. The caller hands in the others again, in front of those that follow.
    virtual std::size_t decode(std::string_view bytes, bool isLast, std::string &text) = 0;

    /// Offset from 0, over all that was decoded, of the first byte that is not in the encoding.
    std::optional<std::int64_t> badOffset() const { return m_badOffset; }

protected:
    std::int64_t m_decoded = 0; ///< bytes dealt with so far
    std::optional<std::int64_t> m_badOffset;
};

/// `bytes` as UTF-8 whatever they hold: what is not in the encoding becomes U+FFFD. Empty for an unknown
/// encoding. A character that `bytes` only begin is omitted when they are `isCut`.
std::string decodedAnyway(std::string_view bytes, const std::string &encoding, bool isCut);

/// Whether all of it is.
bool isUtf8(std::string_view bytes);

/// Counts the characters of UTF-8 text.
std::int64_t countCharacters(std::string_view text);

/// ICU's own spelling of an encoding's name, empty when it knows none.
std::string canonicalEncoding(const std::string &name);

} // namespace core::records
