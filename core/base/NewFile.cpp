#include "core/base/NewFile.h"

#include "core/base/Result.h"

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <sodium.h>
#include <string>
#include <system_error>
#include <utility>

namespace core {

namespace {

std::string adviceFor(int error)
{
    switch (error) {
    case ENOSPC:
#ifdef EDQUOT
    case EDQUOT:
#endif
        return "no space left on the disk; free some and try again";
    case EFBIG:
        return "the file is larger than this disk or account may hold; choose another folder";
    case EROFS:
    case EACCES:
    case EPERM:
        return "it may not be written here; choose a folder you may write to";
    default:
        return std::generic_category().message(error) + "; correct this or choose another folder";
    }
}

} // namespace

Error ioError(const std::string &shown, std::string_view what, int error)
{
    return {ErrorCode::Io, shown + ": " + std::string(what) + ": " + adviceFor(error)};
}

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
        system::closeFile(m_descriptor);
    if (!m_part.empty())
        system::removeFile(m_part);
}

Error NewFile::failure(int error) const
{
    return ioError(m_path.string(), "cannot be written", error);
}

Result<NewFile> NewFile::at(const std::filesystem::path &path, For whom)
{
    NewFile file(-1, {}, path);
    auto part = partBeside(path);
    file.m_descriptor = system::createNew(part, whom);
    if (file.m_descriptor < 0)
        return fail(file.failure(errno));
    file.m_part = std::move(part);
    return file;
}

Result<void> NewFile::write(std::string_view bytes)
{
    return system::writeAll(m_descriptor, bytes) ? Result<void>() : fail(failure(errno));
}

Result<void> NewFile::finish()
{
    // Some disks (quotas, network) tell only now that there is no room.
    if (!system::sync(m_descriptor) || !system::closeWritten(std::exchange(m_descriptor, -1)))
        return fail(failure(errno));
    if (!system::replaceFile(m_part, m_path))
        return fail(failure(errno));
    m_part.clear();
    system::syncFolder(m_path.parent_path());
    return {};
}

Result<void> writeNewFile(const std::filesystem::path &path, std::string_view bytes, NewFile::For whom)
{
    KEYSEED_ASSIGN(auto file, NewFile::at(path, whom));
    KEYSEED_TRY(file.write(bytes));
    return file.finish();
}

Made makeFile(const std::filesystem::path &path, std::string_view bytes, NewFile::For whom)
{
    const int file = system::createNew(path, whom);
    if (file < 0)
        return Made::NotMade;
    const bool isWhole = system::writeAll(file, bytes) && system::sync(file);
    const int error = errno;
    system::closeFile(file);
    if (!isWhole)
        system::removeFile(path);
    errno = error;
    return isWhole ? Made::Whole : Made::NotWritten;
}

} // namespace core
