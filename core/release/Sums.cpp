#include "core/release/Sums.h"

#include "core/release/PackageFiles.h"

#include <optional>

namespace core::release {

namespace {

constexpr std::size_t digits = 64;

const FileEntry *find(const std::vector<FileEntry> &entries, std::string_view name)
{
    for (const FileEntry &entry : entries) {
        if (entry.name == name)
            return &entry;
    }
    return nullptr;
}

std::optional<FileEntry> readLine(std::string_view line)
{
    if (line.size() <= digits + 2 || line.substr(digits, 2) != "  ")
        return std::nullopt;
    const std::string_view sum = line.substr(0, digits);
    if (sum.find_first_not_of("0123456789abcdef") != std::string_view::npos)
        return std::nullopt;
    const std::string_view name = line.substr(digits + 2);
    if (!files::isAllowed(name) || name == files::sums)
        return std::nullopt;
    return FileEntry{std::string(name), 0, std::string(sum)};
}

} // namespace

std::string sumsText(const std::vector<FileEntry> &entries)
{
    std::string text;
    for (const std::string_view name : files::all) {
        if (const FileEntry *entry = name == files::sums ? nullptr : find(entries, name))
            text += entry->sha256 + "  " + entry->name + "\n";
    }
    return text;
}

ReadSums readSums(std::string_view text)
{
    ReadSums sums;
    const std::string_view whole = text;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        const std::optional<FileEntry> entry = readLine(text.substr(0, end));
        if (!entry || find(sums.entries, entry->name))
            sums.problems.push_back("line " + std::to_string(number)
                                    + ": must be the SHA-256 and, after two spaces, a file of the package");
        else
            sums.entries.push_back(*entry);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (sums.problems.size() > files::all.size())
            return sums;
    }
    for (const std::string_view name : files::all) {
        if (name != files::sums && !find(sums.entries, name))
            sums.problems.push_back("has no line for " + std::string(name));
    }
    if (sums.problems.empty() && sumsText(sums.entries) != whole)
        sums.problems.push_back("its lines are not in the order of a package");
    return sums;
}

} // namespace core::release
