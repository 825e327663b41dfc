#pragma once

#include "core/package/archive/Sums.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::package {

/// Collects the faults of a package, one line each, which begins with the name of the file. The number of
/// lines per file is limited, for files with a fault in every row.
class Differences final
{
public:
    static constexpr int maximumPerFile = 20;

    void add(std::string_view file, const std::string &what)
    {
        const int count = ++m_counts[std::string(file)];
        if (count <= maximumPerFile)
            m_lines.push_back(std::string(file) + ": " + what);
        else if (count == maximumPerFile + 1)
            m_lines.push_back(std::string(file) + ": there are more differences");
    }

    const std::vector<std::string> &lines() const { return m_lines; }

private:
    std::map<std::string, int> m_counts;
    std::vector<std::string> m_lines;
};

/// The files of a package in the order in which they were found, with a lookup by name: there may be a
/// million.
class FoundFiles final
{
public:
    void add(FileEntry file)
    {
        m_places.emplace(file.name, m_files.size());
        m_files.push_back(std::move(file));
    }

    const std::vector<FileEntry> &all() const { return m_files; }
    bool has(std::string_view name) const { return find(name) != nullptr; }
    /// Returns null if there is no such file.
    const FileEntry *find(std::string_view name) const
    {
        const auto found = m_places.find(name);
        return found == m_places.end() ? nullptr : &m_files[found->second];
    }

private:
    std::vector<FileEntry> m_files;
    std::map<std::string, std::size_t, std::less<>> m_places;
};

} // namespace core::package
