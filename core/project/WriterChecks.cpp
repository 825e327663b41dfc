#include "core/project/WriterChecks.h"

#include "core/project/FieldChecks.h"
#include "core/project/ServerChecks.h"
#include "core/project/WriterFields.h"

#include <array>

namespace core::project {

namespace {

using Writer = Plan::Writer;

constexpr std::array<std::string_view, 3> kinds = {"template", "chat", "promptPack"};
constexpr std::array<std::string_view, 3> policies = {"keep", "retry", "mark"};
constexpr std::int64_t maximumWordsLength = 100;
constexpr double maximumTemperature = 2.0;

PlanCheck checkShortLine(const std::string &field, std::string_view text, const std::string &what)
{
    if (PlanCheck line = checkLine(field, text, what); !line)
        return line;
    return checkLength(field, text, what, maximumWordsLength);
}

PlanCheck checkExample(const std::string &field, std::string_view text)
{
    const TextFacts facts = factsOf(text);
    if (facts.trimmed.empty())
        return refuse(
            PlanFault::Missing, field, "an example was expected, nothing was found; take it off the list");
    if (!facts.isValid)
        return refuse(PlanFault::NotUtf8, field, "an example was expected in valid UTF-8");
    return checkLength(field, text, "an example", limits::maximumExampleLength);
}

PlanCheck checkExamples(const Writer &writer)
{
    if (writer.examples.size() > limits::maximumExamples)
        return refuse(PlanFault::TooManyExamples,
                      "writer.examples",
                      "at most " + std::to_string(limits::maximumExamples)
                          + " examples were expected; take some off the list",
                      {.limit = limits::maximumExamples});
    for (std::size_t i = 0; i < writer.examples.size(); ++i)
        if (PlanCheck example =
                checkExample("writer.examples[" + std::to_string(i) + "]", writer.examples[i]);
            !example)
            return example;
    if (!writer.examples.empty() && !writer.examplesArePublic)
        return refuse(PlanFault::ExamplesNotPublic,
                      "writer.examplesArePublic",
                      "true was expected, because every prompt shows the examples: declare that none was "
                      "taken from the records, or leave the examples out");
    return {};
}

PlanCheck checkFlaws(const Writer::Flaws &flaws)
{
    PlanCheck found;
    eachFlaw(flaws, [&](const std::string &key, const std::string &policy) {
        if (found)
            found = checkChoice("writer.flaws." + key, policy, policies);
    });
    if (found && flaws.empty == "keep")
        return refuse(PlanFault::EmptyKept,
                      "writer.flaws.empty",
                      "\"retry\" or \"mark\" was expected, because an empty answer is no document");
    return found;
}

/// What the model is told and what becomes of its answers.
PlanCheck checkPrompt(const Writer &writer)
{
    if (!writer.promptTemplate.empty())
        if (PlanCheck line = checkLine(
                "writer.template", writer.promptTemplate, "the name of a prompt template or the path of one");
            !line)
            return line;
    if (PlanCheck language = checkShortLine("writer.language", writer.language, "a language"); !language)
        return language;
    if (PlanCheck length =
            checkShortLine("writer.length", writer.length, "a length such as \"about 200 words\"");
        !length)
        return length;
    if (PlanCheck examples = checkExamples(writer); !examples)
        return examples;
    // Written so that NaN is refused too: no comparison with it holds.
    if (writer.temperature && !(*writer.temperature >= 0.0 && *writer.temperature <= maximumTemperature))
        return refuse(PlanFault::TemperatureRange,
                      "writer.temperature",
                      "a number from 0 to 2 was expected; leave it out for the server's own");
    if (PlanCheck tokens = checkRange("writer.maxTokens", writer.maxTokens, limits::maximumAnswerTokens);
        !tokens)
        return tokens;
    return checkFlaws(writer.flaws);
}

} // namespace

PlanCheck checkWriter(const Plan &plan)
{
    const Writer &writer = plan.writer;
    if (PlanCheck kind = checkChoice("writer.kind", writer.kind, kinds); !kind)
        return kind;
    if (PlanCheck type = checkShortLine("writer.documentType", writer.documentType, "a kind of document");
        !type)
        return type;
    if (writer.kind == "template")
        return {};
    if (PlanCheck prompt = checkPrompt(writer); !prompt)
        return prompt;
    return writer.kind == "chat" ? checkServer(writer) : checkModelOfPack(writer);
}

} // namespace core::project
