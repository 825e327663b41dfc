#pragma once

#include "core/base/InputFile.h"
#include "core/base/Result.h"

#include <cstddef>
#include <span>

namespace core {

/// A file mapped read-only into memory. The bytes live as long as the object; moving keeps the address.
class MappedFile final
{
public:
    /// No bytes of an empty file; the file itself may be closed before. Errors: Io.
    static Result<MappedFile> of(const InputFile &file);

    MappedFile() = default;
    MappedFile(MappedFile &&other) noexcept;
    MappedFile &operator=(MappedFile &&other) noexcept;
    ~MappedFile();

    std::span<const std::byte> bytes() const { return {m_data, m_size}; }

private:
    const std::byte *m_data = nullptr;
    std::size_t m_size = 0;
};

} // namespace core
