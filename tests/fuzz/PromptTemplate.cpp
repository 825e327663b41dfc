#include "core/chat/PromptTemplate.h"

#include "tests/fuzz/FuzzTarget.h"

using namespace core::chat;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto text = fuzz::textOf(data, size);
    const auto prompt = PromptTemplate::parse(text, "prompt.txt");
    if (!prompt) {
        fuzz::expectLine(prompt.error().detail);
        return 0;
    }
    fuzz::expect(prompt->text() == text, "a template is as it was written");
    const auto filled = prompt->fill({}, {"SYN-000001", "Cardiology", {"{label}", "phrase of its own"}});
    if (!prompt->namesPhrases())
        return 0;
    fuzz::expect(filled.user.find("phrase of its own") != std::string::npos,
                 "the phrases stand in the prompt");
    fuzz::expect(filled.user.find("{label}") != std::string::npos, "a phrase is no place of a template");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    std::vector<std::string> seeds{
        "{label} {{\n---\n{phrases} }} {language} {length} {examples} {documentType}"};
    for (const BuiltInPrompt &each : builtInPrompts())
        seeds.emplace_back(each.text);
    return seeds;
}
