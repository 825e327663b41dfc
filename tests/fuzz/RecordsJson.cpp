#include "core/records/json/JsonPath.h"
#include "tests/fuzz/RecordsRun.h"

#include <nlohmann/json.hpp>

namespace {

/// Of an array of objects all are records, and the text of each is what the library reads.
void checkTexts(std::string_view text, const fuzz::RecordsRead &read)
{
    const auto parsed = nlohmann::json::parse(text, nullptr, false);
    if (!parsed.is_array() || parsed.empty() || !read.errors.empty())
        return;
    fuzz::expect(read.found.size() == parsed.size(), "each element is a record");
    for (std::size_t i = 0; i < parsed.size(); ++i) {
        const auto value =
            parsed[i].is_object() ? parsed[i].value("text", nlohmann::json()) : nlohmann::json();
        const std::string expected = value.is_string() ? value.get<std::string>() : std::string();
        fuzz::expect(read.found[i].ends_with("|" + expected), "a record's text is that of its element");
    }
}

} // namespace

// The first byte says which fields are wanted: top-level ones, or ones inside of them.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto text = fuzz::textOf(data, size);
    const bool isNested = (fuzz::takeByte(text) & 1U) != 0;
    const auto file = fuzz::written(text, "records.json");
    auto source = fuzz::recordsSource(file, "json");
    if (isNested) {
        source.textColumn = "note.parts[0].text";
        source.labelColumn = "note[\"a.b\"]";
        source.personColumn = "note.parts[12].id";
    }
    const auto read = fuzz::checkRecords(source);
    if (!isNested)
        checkTexts(text, read);

    if (const auto steps = core::records::jsonSteps(text)) {
        std::string path;
        for (const core::records::JsonStep &step : *steps) {
            if (step.index)
                core::records::appendIndex(path, *step.index);
            else
                core::records::appendName(path, step.name);
        }
        fuzz::expect(core::records::jsonSteps(path) == steps, "a path that is written again is the same");
    }
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {
        std::string(1, '\0')
            + "[{\"id\": 1, \"label\": \"A\", \"text\": \"Chest [pain], {\\\"x\\\"}\\n\\u00e9\"},\r\n"
              "{\"text\": \"b\", \"more\": {\"text\": [1, 2.50]}}\n]\n",
        std::string(1, '\0')
            + "{\"n\": [1], \"notes\": [{\"text\": \"a\", \"label\": \"b\", \"id\": 1}, 5, {\"text\": 1}], "
              "\"x\": \"]}\"}",
        std::string(1, '\0') + "{\n\"text\": \"a\", \"label\": null, \"id\": \"p\"}\n{\"text\":\"b\"}",
        "\x01[{\"note\":{\"parts\":[{\"text\":\"a\",\"id\":1},[],{}],\"a.b\":\"l\"}},{\"note\":null}]",
        "\x01"
        "a[\"b.\\\"c\"].d[0][12].e",
        "\x01\xef\xbb\xbf[{\"note\":{\"parts\":[{\"text\":\"\\ud83d\\ude00\"}]},\"note\":[1]}]"};
}
