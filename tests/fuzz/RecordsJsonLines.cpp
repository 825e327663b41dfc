#include "core/records/json/JsonObject.h"
#include "tests/fuzz/RecordsRun.h"

#include <nlohmann/json.hpp>

namespace {

struct Nothing final : core::records::JsonSink
{
    std::size_t take(const core::records::JsonValue &, std::string &) override { return nowhere; }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto text = fuzz::textOf(data, size);
    fuzz::checkRecords(fuzz::recordsSource(fuzz::written(text, "records.jsonl"), "jsonl"));

    const auto line = text.substr(0, text.find('\n'));
    Nothing sink;
    const bool isTaken =
        core::records::parseJsonObject({.text = line, .ending = "\n", .number = 1}, sink).has_value();
    const auto parsed = nlohmann::json::parse(line, nullptr, false);
    fuzz::expect(isTaken == (!parsed.is_discarded() && parsed.is_object()), "a line is one JSON object");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {"{\"id\": 1, \"label\": \"Cardiology\", \"text\": \"Chest pain\\n\\u00e9\"}\n\n"
            "{\"id\": \"2\", \"label\": null, \"text\": \"a\", \"more\": {\"text\": [1, 2.50]}}\r\n",
            "{\"text\": 5}\n{\"text\": \"a\"\n[1]\n{\"text\": \"b\", \"text\": \"c\"}",
            "\xef\xbb\xbf{\"text\": \"\\ud83d\\ude00\", \"id\": 1e3, \"label\": true}\n"};
}
