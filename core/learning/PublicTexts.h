#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/learning/TextInput.h"
#include "core/records/Source.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace core::learning {

/// The documents of several files and folders (TextInput.h), one after the other, in pieces of at most a
/// mebibyte: memory does not grow with them. Not thread-safe.
class PublicTexts final
{
public:
    static constexpr std::size_t pieceBytes = TextInput::pieceBytes;

    /// They are read in this order; `sources` outlives the object.
    explicit PublicTexts(std::span<const records::Source> sources)
        : m_sources(sources)
    {}

    /// Returns the next piece of a document, which ends between words; false at the end of the last. `piece`
    /// is good until the next call. Errors: those of TextInput.
    Result<bool> next(std::string_view &piece);
    /// Back to the first document.
    void rewind();

    /// Documents begun since then.
    std::uint64_t documents() const { return m_documents; }
    /// Returns the fraction of the sources that was read, weighted equally, 0 to 1.
    double fractionRead() const;
    /// TextInput::digest() of each that was read to its end, in their order.
    const std::vector<Digest> &digests() const { return m_digests; }

private:
    Result<bool> nextText();

    std::span<const records::Source> m_sources;
    std::unique_ptr<TextInput> m_input;
    std::string_view m_rest;
    std::vector<Digest> m_digests;
    std::uint64_t m_documents = 0;
};

} // namespace core::learning
