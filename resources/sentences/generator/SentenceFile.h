#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// Reads the text files of resources/sentences. Their format is described in resources/sentences/README.md.
namespace sentences {

/// Collects messages "file:line: what is wrong".
class Problems
{
public:
    void add(const std::filesystem::path &file, int line, const std::string &what);
    bool isEmpty() const { return m_lines.empty(); }
    const std::vector<std::string> &lines() const { return m_lines; }

private:
    std::vector<std::string> m_lines;
};

struct Item
{
    std::string text;
    int line = 0;
};

/// A key with a value on its line ("type: medical record") or with items on the lines below it.
struct Entry
{
    std::string key;
    std::string value;
    int line = 0;
    std::vector<Item> items;
};

/// The entries below a line such as "[section]". The first group of a file has no name.
struct Group
{
    std::string name;
    int line = 0;
    std::vector<Entry> entries;

    /// Returns the entry of this key, or null.
    const Entry *find(std::string_view key) const;
};

struct SentenceFile
{
    std::filesystem::path path;
    std::vector<Group> groups;
};

/// Reads a file. Reports a file that cannot be read, text that is not UTF-8, and lines that have no meaning.
SentenceFile readSentenceFile(const std::filesystem::path &path, Problems &problems);

std::string trimmed(std::string_view text);

} // namespace sentences
