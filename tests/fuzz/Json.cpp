#include "core/base/JsonInput.h"
#include "tests/fuzz/FuzzTarget.h"

#include <algorithm>
#include <nlohmann/json.hpp>

using Json = nlohmann::json;

namespace {

/// How deep a good text nests, by the library's own count.
int depthOf(std::string_view text)
{
    int deepest = 0;
    const auto count = [&deepest](int depth, Json::parse_event_t event, Json &) {
        if (event == Json::parse_event_t::object_start || event == Json::parse_event_t::array_start)
            deepest = std::max(deepest, depth + 1);
        return true;
    };
    return Json::parse(text, count, false).is_discarded() ? 0 : deepest;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto text = fuzz::textOf(data, size);
    const bool isWanted = Json::accept(text) && depthOf(text) <= core::maximumJsonDepth;
    const Json parsed = core::parseJson(text);
    fuzz::expect(parsed.is_discarded() != isWanted, "JSON is taken if it is good and not too deep");

    const std::string fault = core::jsonFault(text);
    const bool isTwice = fault.find("stands twice") != std::string::npos;
    fuzz::expect(fault.empty() == (isWanted && !isTwice),
                 "a fault is told of what is not taken, and of a key twice");
    if (!fault.empty())
        fuzz::expectLine(fault);
    if (isWanted)
        fuzz::expect(core::parseJson(parsed.dump()) == parsed, "what was taken, written again, is the same");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const auto nested = [](int depth) {
        const auto times = static_cast<std::size_t>(depth);
        return std::string(times, '[') + std::string(times, ']');
    };
    return {R"({"a": [1, -2.5e3, "x\u00e9\n", null, true], "b": {"a": {}}, "c": 18446744073709551615})",
            R"({"a": 1, "a": 2})",
            "[1, 2,]",
            nested(core::maximumJsonDepth),
            nested(core::maximumJsonDepth + 1),
            R"("[[[[ \" \\")"};
}
