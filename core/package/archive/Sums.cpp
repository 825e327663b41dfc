#include "core/package/archive/Sums.h"

#include "core/base/Digest.h"
#include "core/package/archive/PackageFiles.h"

#include <algorithm>
#include <optional>

namespace core::package {

namespace {

constexpr std::size_t digits = 64;
constexpr std::size_t maximumProblems = 20;

std::optional<FileEntry> readLine(std::string_view line)
{
    if (line.size() <= digits + 2 || line.substr(digits, 2) != "  ")
        return std::nullopt;
    const std::string_view sum = line.substr(0, digits);
    const std::string_view name = line.substr(digits + 2);
    if (!isHexDigest(sum) || !files::isSummed(name))
        return std::nullopt;
    return FileEntry{std::string(name), 0, std::string(sum)};
}

} // namespace

std::string sumsText(const std::vector<FileEntry> &entries)
{
    std::vector<const FileEntry *> listed;
    for (const FileEntry &entry : entries)
        if (files::isSummed(entry.name))
            listed.push_back(&entry);
    std::sort(listed.begin(), listed.end(), [](const FileEntry *a, const FileEntry *b) {
        return files::comesBefore(a->name, b->name);
    });
    std::string text;
    for (const FileEntry *entry : listed)
        text += entry->sha256 + "  " + entry->name + "\n";
    return text;
}

ReadSums readSums(std::string_view text)
{
    ReadSums sums;
    const auto problem = [&sums](std::size_t line, const char *what) {
        sums.problems.push_back("line " + std::to_string(line) + ": " + what);
    };
    for (std::size_t number = 1; !text.empty() && sums.problems.size() < maximumProblems; ++number) {
        const std::size_t end = text.find('\n');
        std::optional<FileEntry> entry = readLine(text.substr(0, end));
        if (!entry)
            problem(number, "must be the SHA-256 and, after two spaces, a file of the package");
        else if (!sums.entries.empty() && !files::comesBefore(sums.entries.back().name, entry->name))
            problem(number, "is not in the order of a package");
        else
            sums.entries.push_back(std::move(*entry));
        if (end == std::string_view::npos)
            problem(number, "has no line break at its end");
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return sums;
}

} // namespace core::package
