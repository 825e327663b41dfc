#include "core/chat/Answer.h"
#include "core/vocabulary/Folding.h"
#include "tests/fuzz/FuzzTarget.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto models = core::chat::modelsOf(fuzz::textOf(data, size));
    if (!models)
        return 0;
    fuzz::expect(!models->empty(), "a list of models has one");
    for (const std::string &model : *models)
        fuzz::expect(core::vocabulary::isUtf8(model), "the name of a model is UTF-8");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {R"({"object":"list","data":[{"id":"gpt-x","object":"model"},{"id":"b\u0007"}]})",
            R"({"models":[{"name":"llama3:8b","model":"llama3:8b"}]})",
            R"({"data":[{"type":"model","id":"claude-x","display_name":"X"}],"has_more":false})"};
}
