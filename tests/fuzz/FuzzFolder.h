#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unistd.h>

namespace fuzz {

/// A folder of this process for parsers that want a file. The driver sets TMPDIR to one in memory.
inline const std::filesystem::path &folder()
{
    struct Folder
    {
        std::filesystem::path path =
            std::filesystem::temp_directory_path() / ("keyseed-fuzz-" + std::to_string(::getpid()));
        Folder() { std::filesystem::create_directories(path); }
        ~Folder()
        {
            std::error_code ignored;
            std::filesystem::remove_all(path, ignored);
        }
    };
    static const Folder made;
    return made.path;
}

/// A file in that folder that holds these bytes.
inline std::filesystem::path written(std::string_view bytes, const std::string &name)
{
    const std::filesystem::path path = folder() / name;
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file)
        throw std::runtime_error("cannot write " + path.string());
    return path;
}

inline std::string contentOf(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace fuzz
