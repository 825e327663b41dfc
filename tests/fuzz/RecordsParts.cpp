#include "core/records/parts/Parts.h"
#include "tests/core/records/Packed.h"
#include "tests/fuzz/RecordsRun.h"

#include <algorithm>
#include <array>

namespace {

using namespace core::records;

constexpr std::array partEndings{".csv", ".jsonl", ".txt", ".html", ".rtf", ".xml", ".json", ".hl7"};
constexpr char between = '\x1d'; ///< separates the files of an input

/// The three files of an input, which come after its pattern.
struct Files
{
    std::string pattern;
    std::array<std::string, 3> contents;
};

Files filesIn(std::string_view input)
{
    const auto take = [&input] {
        const std::size_t end = std::min(input.find(between), input.size());
        std::string taken(input.substr(0, end));
        input.remove_prefix(std::min(end + 1, input.size()));
        return taken;
    };
    Files files{.pattern = take(), .contents = {}};
    for (std::string &content : files.contents)
        content = take();
    return files;
}

std::vector<std::pair<std::string, std::string>> entriesOf(const Files &files, const std::string &ending)
{
    return {{"a" + ending, files.contents[0]},
            {"b/a" + ending, files.contents[1]},
            {"c" + ending, files.contents[2]}};
}

std::filesystem::path folderOf(const std::vector<std::pair<std::string, std::string>> &entries)
{
    const auto folder = fuzz::folder() / "parts";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder / "b");
    for (const auto &[name, content] : entries)
        fuzz::written(content, "parts/" + name);
    return folder;
}

Source sourceOf(const std::filesystem::path &path)
{
    Source source = fuzz::recordsSource(path, nullptr);
    source.labelColumn = "@folder";
    source.personColumn = "@file";
    return source;
}

/// Names of files that fit, in a folder or an archive.
std::size_t countParts(const std::filesystem::path &path)
{
    const auto parts = partsOf(sourceOf(path));
    if (!parts)
        fuzz::expectLine(parts.error().what);
    return parts ? parts->size() : 0;
}

} // namespace

// The first byte chooses an ending, then come a pattern and three files.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto input = fuzz::textOf(data, size);
    const std::string ending = partEndings[fuzz::takeByte(input) % partEndings.size()];
    const Files files = filesIn(input);
    const auto entries = entriesOf(files, ending);
    const auto folder = folderOf(entries);
    const auto zip = fuzz::written(zipped(entries), "parts.zip");

    const auto read = fuzz::checkRecords(sourceOf(folder));
    const auto fromZip = fuzz::checkRecords(sourceOf(zip));
    const auto textOf = [](const std::string &found) { return found.substr(found.find_last_of('|') + 1); };
    std::vector<std::string> texts;
    std::vector<std::string> zippedTexts;
    std::ranges::transform(read.found, std::back_inserter(texts), textOf);
    std::ranges::transform(fromZip.found, std::back_inserter(zippedTexts), textOf);
    fuzz::expect(texts == zippedTexts, "an archive holds the records that its folder holds");

    if (files.pattern.find('/') == std::string::npos && files.pattern.find('\0') == std::string::npos) {
        fuzz::expect(countParts(zip / files.pattern) <= entries.size(), "no file of an archive counts twice");
        // A name of two dots is the folder above.
        if (files.pattern.find("..") == std::string::npos)
            fuzz::expect(countParts(folder / files.pattern) <= entries.size(), "no file counts twice");
    }
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const auto seedOf =
        [](char ending, const std::string &pattern, const std::string &a, const std::string &b) {
            return std::string(1, ending) + pattern + between + a + between + b + between + a;
        };
    return {seedOf(0, "*.csv", "id,text\n1,first\n", "text;id\n\"second\nline\";2\n"),
            seedOf(0, "[ac].*", "id,text\n1,a\n", "other\n1\n"),
            seedOf(1, "?.jsonl", "{\"text\": \"a\"}\n", "{\"text\": \"b\"}\n{\n"),
            seedOf(2, "a*", "a letter\n\nof two lines", "caf\xe9"),
            seedOf(3, "[", "<p>a &amp; b</p>", "<html><body>x<br>y"),
            seedOf(4, "*", "{\\rtf1 a\\par b}", "{\\rtf1 \\'e4}"),
            seedOf(5, "b", "<note><text>a</text></note>", "<note><text>b</text></note>"),
            seedOf(6, "c.json", "[{\"text\": \"a\"}]", "{\"notes\": [{\"text\": \"b\"}]}"),
            seedOf(7, "", "MSH|^~\\&|A|B|C|D|20240131||MDM^T02|1|P|2.5\rOBX|1|TX|1||a\r", "MSH|^~\\&|\r")};
}
