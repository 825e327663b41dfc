#include "core/package/archive/OutputFile.h"

#include "core/base/Result.h"
#include "core/base/system/Files.h"
#include "core/base/system/Folders.h"

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <sodium.h>
#include <string>
#include <utility>

namespace core::package {

namespace {

constexpr std::size_t bufferBytes = std::size_t{1} << 16;

} // namespace

OutputFile::OutputFile(int descriptor, std::filesystem::path path, std::string shown)
    : m_descriptor(descriptor)
    , m_path(std::move(path))
    , m_shown(std::move(shown))
{
    m_buffer.reserve(bufferBytes);
}

OutputFile::OutputFile(OutputFile &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_path(std::move(other.m_path))
    , m_shown(std::move(other.m_shown))
    , m_buffer(std::move(other.m_buffer))
    , m_bytes(other.m_bytes)
    , m_hash(std::move(other.m_hash))
{}

OutputFile::~OutputFile()
{
    if (m_descriptor >= 0)
        system::closeFile(m_descriptor);
}

Result<OutputFile> OutputFile::create(const std::filesystem::path &path, std::string shown)
{
    const int descriptor = system::createOrEmpty(path);
    if (descriptor < 0)
        return fail(ioError(shown, "cannot be made", errno));
    return OutputFile(descriptor, path, std::move(shown));
}

Result<void> OutputFile::write(std::string_view bytes)
{
    m_hash.add(bytes);
    m_bytes += bytes.size();
    m_buffer.append(bytes);
    return m_buffer.size() < bufferBytes ? Result<void>() : flush();
}

Result<void> OutputFile::flush()
{
    if (!system::writeAll(m_descriptor, m_buffer))
        return fail(ioError(m_shown, "cannot be written", errno));
    m_buffer.clear();
    return {};
}

Result<FileEntry> OutputFile::finish()
{
    KEYSEED_TRY(flush());
    // Some disks (quotas, network) tell only now that there is no room.
    if (!system::sync(m_descriptor))
        return fail(ioError(m_shown, "cannot be written", errno));
    if (!system::closeWritten(std::exchange(m_descriptor, -1)))
        return fail(ioError(m_shown, "cannot be written", errno));
    return FileEntry{m_path.filename().string(), m_bytes, toHex(m_hash.finish())};
}

namespace fs = std::filesystem;

namespace {

// Long names would not leave room for what is added to them.
constexpr std::size_t nameBytes = 100;

// Makes a folder `.NAME.partial-XXXXXX` with letters that no other folder has. Returns an empty path and sets
// errno if that fails.
fs::path makeFolderBeside(const fs::path &destination)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    const std::string name = "." + destination.filename().string().substr(0, nameBytes) + ".partial-";
    for (;;) {
        std::string ending(6, 'x');
        for (char &each : ending)
            each = letters[randombytes_uniform(static_cast<std::uint32_t>(letters.size()))];
        fs::path path = destination.parent_path() / (name + ending);
        if (system::makeOwnFolder(path))
            return path;
        if (errno != EEXIST)
            return {};
    }
}

} // namespace

fs::path resolved(const fs::path &path)
{
    std::error_code ignored;
    const fs::path absolute = fs::absolute(path, ignored);
    fs::path result = fs::weakly_canonical(absolute, ignored);
    if (result.empty())
        result = absolute.lexically_normal();
    return result.has_filename() ? result : result.parent_path();
}

Result<void> checkParent(const fs::path &destination)
{
    const fs::path parent = destination.parent_path();
    std::error_code error;
    const fs::file_status status = fs::status(parent, error);
    if (fs::is_directory(status))
        return {};
    if (fs::exists(status))
        return fail(ErrorCode::Io, parent.string() + ": is a file, not a folder; choose a place in a folder");
    return fail(ErrorCode::Io, parent.string() + ": this folder does not exist; make it or choose another");
}

TemporaryFolder::TemporaryFolder(fs::path path)
    : m_path(std::move(path))
{}

TemporaryFolder::TemporaryFolder(TemporaryFolder &&other) noexcept
    : m_path(std::exchange(other.m_path, {}))
{}

TemporaryFolder::~TemporaryFolder()
{
    if (!m_path.empty())
        system::removeFolder(m_path);
}

Result<TemporaryFolder> TemporaryFolder::beside(const fs::path &destination)
{
    KEYSEED_TRY(checkParent(destination));
    const fs::path path = makeFolderBeside(destination);
    if (path.empty())
        return fail(ioError(destination.parent_path().string(), "a folder cannot be made in it", errno));
    return TemporaryFolder(path);
}

Result<void> TemporaryFolder::renameTo(const fs::path &destination)
{
    const std::string shown = destination.string();
    // An existing folder keeps its permissions; a new one can be read by all, like any public file.
    if (!system::setFolderPermissions(m_path, destination))
        return fail(ioError(shown, "its permissions cannot be set", errno));
    system::syncFolder(m_path);
    if (!system::renameFolder(m_path, destination)) {
        if (errno == ENOTEMPTY)
            return fail(ErrorCode::InvalidPlan,
                        shown + ": the folder is not empty; empty it or choose another");
        return fail(ioError(shown, "the finished package cannot be put here", errno));
    }
    m_path.clear();
    system::syncFolder(destination.parent_path());
    return {};
}

} // namespace core::package
