#include "core/base/InputFile.h"

#include "core/base/system/Files.h"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

namespace core {

namespace {

std::string sizeInWords(std::uint64_t bytes)
{
    if (bytes >= std::uint64_t{1} << 20)
        return std::to_string(bytes >> 20) + " MB";
    return std::to_string(bytes >> 10) + " kB";
}

Error tooLarge(const std::filesystem::path &path, std::uint64_t mostBytes)
{
    return {ErrorCode::InvalidParameter,
            path.string() + ": larger than " + sizeInWords(mostBytes)
                + ", which no file of this kind is; name the right file"};
}

} // namespace

InputFile::InputFile(int descriptor, std::filesystem::path path, std::uint64_t mostBytes)
    : m_descriptor(descriptor)
    , m_path(std::move(path))
    , m_mostBytes(mostBytes)
{}

InputFile::InputFile(InputFile &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_path(std::move(other.m_path))
    , m_mostBytes(other.m_mostBytes)
    , m_isForOwnerOnly(other.m_isForOwnerOnly)
    , m_size(other.m_size)
{}

InputFile::~InputFile()
{
    if (m_descriptor >= 0)
        system::closeFile(m_descriptor);
}

Result<InputFile> InputFile::open(const std::filesystem::path &path, std::uint64_t mostBytes)
{
    const int descriptor = system::openForReading(path);
    const int error = errno;
    if (descriptor < 0 && error == ENOENT)
        return fail(ErrorCode::NotFound, path.string() + ": there is no such file");
    InputFile file(descriptor, path, mostBytes);
    if (descriptor < 0 && error != ENXIO) // a socket
        return fail(ErrorCode::Io,
                    path.string() + ": cannot be read: " + std::generic_category().message(error));
    const auto facts = descriptor < 0 ? system::FileFacts() : system::factsOf(descriptor);
    if (facts.kind != system::FileKind::Regular)
        return fail(ErrorCode::InvalidParameter,
                    path.string() + ": not a regular file (a folder, pipe, device or socket); name a file");
    file.m_isForOwnerOnly = facts.isForOwnerOnly;
    file.m_size = facts.size;
    if (file.m_size > mostBytes)
        return fail(tooLarge(path, mostBytes));
    return file;
}

Result<std::string> InputFile::head(std::size_t most) const
{
    std::string bytes(most, '\0');
    const std::int64_t size = system::readAt(m_descriptor, bytes, 0);
    if (size < 0)
        return fail(ErrorCode::Io, m_path.string() + ": cannot be read; check its disk");
    bytes.resize(static_cast<std::size_t>(size));
    return bytes;
}

// Reads to the end rather than to the size: some file systems do not know the size beforehand (/proc).
Result<std::string> InputFile::readAll()
{
    constexpr std::size_t chunk = std::size_t{1} << 16;
    std::string bytes;
    bytes.reserve(std::min<std::uint64_t>(m_size, m_mostBytes));
    while (true) {
        const std::size_t before = bytes.size();
        bytes.resize(before + chunk);
        const std::int64_t count = system::readSome(m_descriptor, std::span(bytes).subspan(before));
        const int error = errno;
        bytes.resize(before + static_cast<std::size_t>(std::max<std::int64_t>(count, 0)));
        if (count < 0)
            return fail(ErrorCode::Io,
                        m_path.string()
                            + ": cannot be read to its end: " + std::generic_category().message(error));
        if (count == 0)
            return bytes;
        if (bytes.size() > m_mostBytes)
            return fail(tooLarge(m_path, m_mostBytes));
    }
}

Result<std::string> readWholeFile(const std::filesystem::path &path, std::uint64_t mostBytes)
{
    auto file = InputFile::open(path, mostBytes);
    return file ? file->readAll() : fail(file.error());
}

Result<MappedFile> MappedFile::of(const InputFile &file)
{
    MappedFile mapped;
    if (file.size() == 0)
        return mapped;
    const std::byte *data = system::mapFile(file.descriptor(), file.size());
    if (!data)
        return fail(ErrorCode::Io,
                    file.path().string()
                        + ": cannot be mapped into memory: " + std::generic_category().message(errno));
    mapped.m_data = data;
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
        system::unmapFile(m_data, m_size);
}

} // namespace core
