#include "core/chat/PromptPack.h"

#include "tests/fuzz/FuzzFolder.h"
#include "tests/fuzz/FuzzTarget.h"

using namespace core;
using namespace core::chat;

namespace {

const std::vector<synthesis::Sequence> sequences{
    {"SYN-1", {}, {"one"}}, {"SYN-2", {}, {"two"}}, {"SYN-3", {}, {"three"}}};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Server server{
        .protocol = Protocol::OpenAi, .baseUrl = "https://x", .model = "m", .apiVersion = {}};
    static const PromptSource prompts{.prompt = *PromptTemplate::parse("s\n---\n{phrases}", "test"),
                                      .words = {}};
    NoControl control;
    const auto import = importPack(
        fuzz::written(fuzz::textOf(data, size), "answers.jsonl"), server, {}, prompts, sequences, control);
    fuzz::expect(import.has_value(), "a file of answers is read to its end, whatever it holds");
    fuzz::expect(import->answers.size() + import->missing.size() == sequences.size(),
                 "each sequence is told of");
    fuzz::expect(import->problems.size() <= import->problemCount, "problems are counted");
    for (const StoredAnswer &stored : import->answers)
        for (const char each : stored.answer.text)
            fuzz::expect(static_cast<unsigned char>(each) >= 0x20 || each == '\n' || each == '\t',
                         "an answer has no control characters");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {
        "{\"id\":\"SYN-3\",\"text\":\"third\"}\r\n\n"
        "{\"id\":\"batch_req_1\",\"custom_id\":\"SYN-1\",\"response\":{\"status_code\":200,\"body\":{"
        "\"choices\":[{"
        "\"message\":{\"content\":\"first\"},\"finish_reason\":\"length\"}],\"usage\":{\"prompt_tokens\":5,"
        "\"completion_tokens\":7}}},\"error\":null}",
        "{\"id\":\"SYN-2\",\"text\":\"one\"}\n{\"id\":\"SYN-2\",\"text\":\"another\"}\n{\"id\":\"SYN-9\","
        "\"text\":\"\"}\n",
        "{\"custom_id\":\"SYN-1\",\"response\":{\"status_code\":400,\"body\":{\"error\":{\"message\":\"no\"}}"
        "},"
        "\"error\":{\"code\":\"x\",\"message\":\"y\"}}\nnot JSON\n"};
}
