#include "core/base/NewFile.h"

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <fcntl.h>
#include <sodium.h>
#include <string>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace core {

namespace {

// Nobody can put a link there beforehand, and two runs do not meet.
std::filesystem::path partBeside(const std::filesystem::path &path)
{
    std::array<unsigned char, 8> random = {};
    randombytes_buf(random.data(), random.size());
    std::array<char, 2 * random.size() + 1> hex = {};
    sodium_bin2hex(hex.data(), hex.size(), random.data(), random.size());
    constexpr std::size_t nameBytes = 100; // a long name would leave no room for what is added
    return path.parent_path() / ("." + path.filename().string().substr(0, nameBytes) + "." + hex.data());
}

void syncFolderOf(const std::filesystem::path &path)
{
    const auto folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    (void)::fsync(descriptor);
    ::close(descriptor);
}

std::string adviceFor(int error)
{
    if (error == ENOSPC || error == EDQUOT)
        return "no space left on the disk; free some and try again";
    if (error == EROFS || error == EACCES || error == EPERM)
        return "it may not be written here; choose a folder you may write to";
    return std::generic_category().message(error) + "; mend this or choose another folder";
}

} // namespace

NewFile::NewFile(int descriptor, std::filesystem::path part, std::filesystem::path path)
    : m_descriptor(descriptor)
    , m_part(std::move(part))
    , m_path(std::move(path))
{}

NewFile::NewFile(NewFile &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_part(std::exchange(other.m_part, {}))
    , m_path(std::move(other.m_path))
{}

NewFile::~NewFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
    if (!m_part.empty())
        ::unlink(m_part.c_str());
}

Error NewFile::failure(int error) const
{
    return {ErrorCode::Io, m_path.string() + ": cannot be written: " + adviceFor(error)};
}

Result<NewFile> NewFile::at(const std::filesystem::path &path, For whom)
{
    NewFile file(-1, {}, path);
    auto part = partBeside(path);
    file.m_descriptor = ::open(part.c_str(),
                               O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                               whom == For::OwnerOnly ? 0600 : 0644);
    if (file.m_descriptor < 0)
        return fail(file.failure(errno));
    file.m_part = std::move(part);
    return file;
}

Result<void> NewFile::write(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return fail(failure(errno));
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

Result<void> NewFile::finish()
{
    // Some disks (quotas, network) tell only now that there is no room.
    if (::fsync(m_descriptor) != 0 || ::close(std::exchange(m_descriptor, -1)) != 0)
        return fail(failure(errno));
    if (std::rename(m_part.c_str(), m_path.c_str()) != 0)
        return fail(failure(errno));
    m_part.clear();
    syncFolderOf(m_path);
    return {};
}

} // namespace core
