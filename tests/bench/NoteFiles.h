#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace bench {

/// A kind of file that notes come in, how one is made, and what reads it plainly.
struct NoteFile
{
    std::string name; ///< of the file in its folder
    /// Writes notes of about so many bytes and gives how many bytes the file holds, unpacked.
    std::function<std::int64_t(const std::filesystem::path &, std::int64_t)> write;
    std::string textColumn = "text";
    std::string personColumn = "person";
    std::string labelColumn = "label";
    std::string baseline = "cat FILE | wc -c"; ///< for a shell
    double mostOfBaseline = 0;                 ///< of its time; 0: none was asked
    double mostMebibytes = 300;                ///< of memory
};

/// Each once; the same bytes whenever they are written.
std::vector<NoteFile> noteFiles();

} // namespace bench
