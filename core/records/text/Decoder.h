#pragma once

#include "core/records/ReadError.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace core::records {

/// Decodes the bytes of a file to UTF-8, piece by piece, and finds the first byte that is not in the
/// encoding.
class Decoder
{
public:
    /// Opens a decoder. `encoding` is any name that ICU knows. Errors: InvalidPlan (unknown name).
    static ReadResult<std::unique_ptr<Decoder>> open(const std::string &encoding);
    virtual ~Decoder() = default;

    /// Appends what `bytes` say to `text`, up to the first byte that is not in the encoding, and returns
    /// how many bytes are dealt with. The caller hands in the others again, in front of those that follow.
    virtual std::size_t decode(std::string_view bytes, bool isLast, std::string &text) = 0;

    /// Returns the offset, from 0 over all that was decoded, of the first byte that is not in the encoding.
    std::optional<std::int64_t> badOffset() const { return m_badOffset; }

protected:
    std::int64_t m_decoded = 0; ///< bytes dealt with so far
    std::optional<std::int64_t> m_badOffset;
};

/// Returns `bytes` as UTF-8: bytes that are not in the encoding become U+FFFD. Empty for an unknown encoding.
/// If `bytes` are cut (`isCut`), an incomplete character at their end is left out.
std::string decodedAnyway(std::string_view bytes, const std::string &encoding, bool isCut);

/// Returns whether all bytes are valid UTF-8.
bool isUtf8(std::string_view bytes);

/// Counts the characters of UTF-8 text.
std::int64_t countCharacters(std::string_view text);

/// Returns ICU's spelling of the name of an encoding; empty if it knows none.
std::string canonicalEncoding(const std::string &name);

} // namespace core::records
