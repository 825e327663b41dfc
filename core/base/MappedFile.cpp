#include "core/base/MappedFile.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace core {

Result<MappedFile> MappedFile::open(const std::filesystem::path &path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK); // no pipe is waited for
    if (descriptor < 0) {
        const auto code = errno == ENOENT ? ErrorCode::NotFound : ErrorCode::Io;
        return fail(code, path.string() + ": " + std::strerror(errno));
    }
    MappedFile file;
    struct stat status = {};
    void *data = MAP_FAILED;
    if (::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0) {
        file.m_size = static_cast<std::size_t>(status.st_size);
        data = ::mmap(nullptr, file.m_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    }
    ::close(descriptor);
    if (data == MAP_FAILED) {
        file.m_size = 0;
        return fail(ErrorCode::Io, path.string() + ": cannot be mapped into memory (empty file?)");
    }
    file.m_data = static_cast<const std::byte *>(data);
    return file;
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
