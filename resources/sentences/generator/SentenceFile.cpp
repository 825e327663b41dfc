#include "resources/sentences/generator/SentenceFile.h"

#include <algorithm>
#include <fstream>

namespace sentences {

namespace {

// Returns whether the bytes are a sequence of UTF-8 characters of the right lengths.
bool isUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto first = static_cast<unsigned char>(text[at]);
        const std::size_t length = first < 0x80       ? 1
                                   : first >> 5 == 6  ? 2
                                   : first >> 4 == 14 ? 3
                                   : first >> 3 == 30 ? 4
                                                      : 0;
        if (length == 0 || at + length > text.size())
            return false;
        for (std::size_t i = 1; i < length; ++i)
            if (static_cast<unsigned char>(text[at + i]) >> 6 != 2)
                return false;
        at += length;
    }
    return true;
}

// Takes the quotation marks off, which keep the spaces of a text.
std::string unquoted(const std::string &text)
{
    const bool isQuoted = text.size() >= 2 && text.front() == '"' && text.back() == '"';
    return isQuoted ? text.substr(1, text.size() - 2) : text;
}

void readLine(const std::string &line, int number, SentenceFile &file, Problems &problems)
{
    if (line.empty() || line.front() == '#')
        return;
    if (line.front() == '[' && line.back() == ']') {
        file.groups.push_back({.name = line.substr(1, line.size() - 2), .line = number, .entries = {}});
        return;
    }
    std::vector<Entry> &entries = file.groups.back().entries;
    if (line.starts_with("- ")) {
        if (entries.empty() || !entries.back().value.empty())
            problems.add(file.path, number, "an item stands below no key");
        else
            entries.back().items.push_back({.text = unquoted(trimmed(line.substr(2))), .line = number});
        return;
    }
    const std::size_t colon = line.find(':');
    if (colon == line.npos) {
        problems.add(
            file.path, number, "a line \"key: value\", \"key:\", \"- item\" or \"[group]\" was expected");
        return;
    }
    entries.push_back({.key = line.substr(0, colon),
                       .value = unquoted(trimmed(line.substr(colon + 1))),
                       .line = number,
                       .items = {}});
}

} // namespace

std::string trimmed(std::string_view text)
{
    const auto begin = text.find_first_not_of(" \t\r");
    return begin == text.npos ? std::string()
                              : std::string(text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1));
}

void Problems::add(const std::filesystem::path &file, int line, const std::string &what)
{
    m_lines.push_back(file.string() + ":" + std::to_string(line) + ": " + what);
}

const Entry *Group::find(std::string_view key) const
{
    const auto found = std::ranges::find(entries, key, &Entry::key);
    return found == entries.end() ? nullptr : &*found;
}

SentenceFile readSentenceFile(const std::filesystem::path &path, Problems &problems)
{
    SentenceFile file{.path = path, .groups = {Group()}};
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        problems.add(path, 0, "the file cannot be read");
    int number = 0;
    for (std::string line; std::getline(stream, line);) {
        ++number;
        if (isUtf8(line))
            readLine(trimmed(line), number, file, problems);
        else
            problems.add(path, number, "text in UTF-8 was expected");
    }
    return file;
}

} // namespace sentences
