#pragma once

#include "core/package/archive/FileEntry.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::package {

/// The files of a package in the order they were found, by name at hand: there may be a million.
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
    /// Null when it is not there.
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
