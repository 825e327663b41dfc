#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/records/Reader.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace core::learning {

/// The documents of several files, one after the other, in pieces of at most a mebibyte: memory does not grow
/// with the files. Not thread-safe.
class PublicTexts final
{
public:
    static constexpr std::size_t pieceBytes = std::size_t{1} << 20;

    /// The files are read in this order; `files` outlives the object.
    explicit PublicTexts(std::span<const records::Source> files)
        : m_files(files)
    {}

    /// The next piece of a document, which ends between words; false at the end of the last file. `piece` is
    /// good until the next call. Errors: those of records::Reader.
    Result<bool> next(std::string_view &piece);
    /// Back to the first document.
    void rewind();

    /// Documents begun since then.
    std::uint64_t documents() const { return m_documents; }
    /// Of the files, weighed equally, 0 to 1.
    double fractionRead() const;
    /// SHA-256 of each file that was read to its end, in their order.
    const std::vector<Digest> &digests() const { return m_digests; }

private:
    Result<bool> nextDocument();

    std::span<const records::Source> m_files;
    std::unique_ptr<records::Reader> m_reader;
    records::Record m_record;
    std::string_view m_rest;
    std::vector<Digest> m_digests;
    std::uint64_t m_documents = 0;
};

} // namespace core::learning
