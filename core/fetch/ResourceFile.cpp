#include "core/fetch/ResourceFile.h"

#include "core/base/NewFile.h"
#include "core/base/Text.h"
#include "core/base/system/Files.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <nlohmann/json.hpp>
#include <utility>

namespace core::fetch {

LineCutter::LineCutter(std::size_t mostBytes, TakeLine take)
    : m_mostBytes(mostBytes)
    , m_take(std::move(take))
{}

Result<void> LineCutter::hand(std::string_view line)
{
    ++m_lines;
    line = trimmed(line);
    return line.empty() ? Result<void>() : m_take(line);
}

Result<void> LineCutter::add(std::string_view bytes)
{
    for (std::size_t end = bytes.find('\n'); end != std::string_view::npos; end = bytes.find('\n')) {
        if (m_rest.empty()) {
            KEYSEED_TRY(hand(bytes.substr(0, end)));
        } else {
            m_rest += bytes.substr(0, end);
            KEYSEED_TRY(hand(std::exchange(m_rest, {})));
        }
        bytes.remove_prefix(end + 1);
    }
    m_rest += bytes;
    if (m_rest.size() > m_mostBytes)
        return fail(ErrorCode::InvalidRecords,
                    "line " + std::to_string(m_lines + 1) + ": a resource has more than "
                        + std::to_string(m_mostBytes >> 20U) + " MiB");
    return {};
}

Result<void> LineCutter::finish()
{
    return m_rest.empty() ? Result<void>() : hand(std::exchange(m_rest, {}));
}

void LineCutter::clear()
{
    m_rest.clear();
    m_lines = 0;
}

Result<void> readLines(const std::filesystem::path &file,
                       std::uint64_t bytes,
                       std::size_t mostLineBytes,
                       LineCutter::TakeLine take)
{
    const int descriptor = system::openForReading(file, system::Links::Refuse);
    if (descriptor < 0)
        return fail(ioError(file.string(), "cannot be read", errno));
    LineCutter cutter(mostLineBytes, std::move(take));
    std::array<char, std::size_t{1} << 16> buffer{};
    Result<void> result;
    while (bytes > 0 && result) {
        const auto wanted = std::min<std::uint64_t>(bytes, buffer.size());
        const auto got = system::readSome(descriptor, std::span(buffer).first(wanted));
        if (got <= 0) {
            result =
                fail(ErrorCode::Io, file.string() + ": ends before the place that the fetch had reached");
            break;
        }
        bytes -= static_cast<std::uint64_t>(got);
        result = cutter.add({buffer.data(), static_cast<std::size_t>(got)});
    }
    system::closeFile(descriptor);
    KEYSEED_TRY(std::move(result));
    return cutter.finish();
}

ResourceFile::ResourceFile(int descriptor, std::filesystem::path path, std::uint64_t bytes)
    : m_descriptor(descriptor)
    , m_path(std::move(path))
    , m_bytes(bytes)
{}

ResourceFile::ResourceFile(ResourceFile &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_path(std::move(other.m_path))
    , m_bytes(other.m_bytes)
    , m_pending(std::move(other.m_pending))
{}

ResourceFile::~ResourceFile()
{
    if (m_descriptor >= 0)
        system::closeFile(m_descriptor);
}

Result<ResourceFile> ResourceFile::open(const std::filesystem::path &path, std::uint64_t keep)
{
    const int descriptor = system::openOrCreate(path, system::Links::Refuse);
    if (descriptor < 0)
        return fail(ioError(path.string(), "cannot be made", errno));
    ResourceFile file(descriptor, path, keep);
    if (system::factsOf(descriptor).size < keep)
        return fail(ErrorCode::Io, path.string() + ": ends before the place that the fetch had reached");
    if (!system::resize(descriptor, keep) || !system::seekTo(descriptor, keep))
        return fail(ioError(path.string(), "cannot be written", errno));
    return file;
}

Result<void> ResourceFile::flush()
{
    if (!system::writeAll(m_descriptor, m_pending))
        return fail(ioError(m_path.string(), "cannot be written", errno));
    m_pending.clear();
    return {};
}

Result<void> ResourceFile::append(std::string_view line)
{
    constexpr std::size_t enough = std::size_t{1} << 18;
    m_pending += line;
    m_pending += '\n';
    m_bytes += line.size() + 1;
    return m_pending.size() < enough ? Result<void>() : flush();
}

Result<void> ResourceFile::clear()
{
    m_pending.clear();
    m_bytes = 0;
    if (!system::resize(m_descriptor, 0) || !system::seekTo(m_descriptor, 0))
        return fail(ioError(m_path.string(), "cannot be written", errno));
    return {};
}

Result<void> ResourceFile::sync()
{
    KEYSEED_TRY(flush());
    if (!system::sync(m_descriptor))
        return fail(ioError(m_path.string(), "cannot be written", errno));
    return {};
}

std::string textIn(const nlohmann::json &object, const char *name)
{
    if (!object.is_object() || !object.contains(name) || !object[name].is_string())
        return {};
    return object[name].get<std::string>();
}

} // namespace core::fetch
