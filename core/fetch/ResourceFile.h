#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace core::fetch {

/// Cuts bytes that arrive piece by piece into lines. Blank lines are passed over.
class LineCutter final
{
public:
    using TakeLine = std::function<Result<void>(std::string_view)>;

    /// `mostBytes`: the longest line.
    LineCutter(std::size_t mostBytes, TakeLine take);

    /// Errors: InvalidRecords for a line that is too long; those of the taker.
    Result<void> add(std::string_view bytes);
    /// Hands on the last line, which may have no end.
    Result<void> finish();
    /// Forgets what was added.
    void clear();

    std::size_t lines() const { return m_lines; } ///< lines so far, blank ones included

private:
    Result<void> hand(std::string_view line);

    std::size_t m_mostBytes;
    TakeLine m_take;
    std::string m_rest;
    std::size_t m_lines = 0;
};

/// Reads the first `bytes` of a file line by line. Errors: Io; those of the taker.
Result<void> readLines(const std::filesystem::path &file,
                       std::uint64_t bytes,
                       std::size_t mostLineBytes,
                       LineCutter::TakeLine take);

/// A file of resources, one a line, that only its owner can read.
class ResourceFile final
{
public:
    /// Makes the file, or opens it and keeps its first `keep` bytes. Errors: Io.
    static Result<ResourceFile> open(const std::filesystem::path &path, std::uint64_t keep = 0);

    ResourceFile(ResourceFile &&other) noexcept;
    ResourceFile &operator=(ResourceFile &&) = delete;
    ~ResourceFile();

    /// Appends a line. Errors: Io.
    Result<void> append(std::string_view line);
    /// Empties the file. Errors: Io.
    Result<void> clear();
    /// Waits until everything is on disk. Errors: Io.
    Result<void> sync();
    std::uint64_t bytes() const { return m_bytes; }

private:
    ResourceFile(int descriptor, std::filesystem::path path, std::uint64_t bytes);
    Result<void> flush();

    int m_descriptor;
    std::filesystem::path m_path;
    std::uint64_t m_bytes;
    std::string m_pending;
};

/// Returns the member of that name if it is a text, else an empty one.
std::string textIn(const nlohmann::json &object, const char *name);

} // namespace core::fetch
