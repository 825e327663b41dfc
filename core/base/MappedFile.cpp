#include "core/base/MappedFile.h"

#include <cerrno>
#include <sys/mman.h>
#include <system_error>
#include <utility>

namespace core {

Result<MappedFile> MappedFile::of(const InputFile &file)
{
    MappedFile mapped;
    if (file.size() == 0)
        return mapped;
    void *data = ::mmap(nullptr, file.size(), PROT_READ, MAP_PRIVATE, file.descriptor(), 0);
    if (data == MAP_FAILED)
        return fail(ErrorCode::Io,
                    file.path().string()
                        + ": cannot be mapped into memory: " + std::generic_category().message(errno));
    mapped.m_data = static_cast<const std::byte *>(data);
    mapped.m_size = file.size();
    return mapped;
}

MappedFile::MappedFile(MappedFile &&other) noexcept
    : m_data(std::exchange(other.m_data, nullptr))
    , m_size(std::exchange(other.m_size, 0))
{}

MappedFile &MappedFile::operator=(MappedFile &&other) noexcept
{
    std::swap(m_data, other.m_data);
    std::swap(m_size, other.m_size);
    return *this;
}

MappedFile::~MappedFile()
{
    // munmap wants a non-const pointer although it does not write.
    if (m_data)
        ::munmap(const_cast<std::byte *>(m_data), m_size);
}

} // namespace core
