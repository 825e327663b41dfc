#include "core/pipeline/ModelWriting.h"

#include "core/pipeline/PathRoles.h"
#include "core/pipeline/ServerKey.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace core::pipeline {

namespace {

chat::Policy policyNamed(const std::string &name)
{
    return name == "keep" ? chat::Policy::Keep : name == "retry" ? chat::Policy::Retry : chat::Policy::Mark;
}

// In the order of writing::Flaw.
chat::Policies policiesOf(const Plan::Writer::Flaws &flaws)
{
    return {policyNamed(flaws.empty),
            policyNamed(flaws.cutOff),
            policyNamed(flaws.withheld),
            policyNamed(flaws.refused),
            policyNamed(flaws.phrasesMissing)};
}

Result<chat::Server> serverOf(const Plan::Writer &writer)
{
    const auto protocol = chat::protocolNamed(writer.server);
    if (!protocol)
        return fail(protocol.error());
    return chat::Server{.protocol = *protocol,
                        .baseUrl = writer.baseUrl,
                        .model = writer.model,
                        .apiVersion = writer.apiVersion};
}

chat::Sampling samplingOf(const Plan::Writer &writer)
{
    return {.temperature = writer.temperature, .maximumTokens = writer.maxTokens, .seed = writer.seed};
}

http::Network networkOf(const Plan::Writer &writer)
{
    http::Network network;
    network.caFile = writer.caFile;
    network.proxy = writer.proxy;
    network.plainHttpHost = writer.plainHttpHost;
    return network;
}

// The built-in template for a kind of document, else the published wording, which fits every kind.
std::string templateFor(const Plan::Writer &writer)
{
    if (!writer.promptTemplate.empty())
        return writer.promptTemplate;
    const auto known = chat::builtInPrompts();
    const auto found = std::ranges::find(known, writer.documentType, &chat::BuiltInPrompt::documentType);
    return std::string(found == known.end() ? known.front().name : found->name);
}

// A flaw that the plan keeps as it is, is none.
writing::Document
documentOf(const synthesis::Sequence &sequence, chat::Answer answer, const chat::Policies &policies)
{
    auto flaws = chat::flawsOf(answer, sequence);
    std::erase_if(flaws, [&](writing::Flaw flaw) {
        return policies[static_cast<std::size_t>(flaw)] == chat::Policy::Keep;
    });
    return {.seed = sequence, .text = std::move(answer.text), .flaws = std::move(flaws)};
}

struct Answered
{
    std::vector<writing::Document> documents;
    std::vector<std::string> missing; ///< ids of the sequences without an answer
};

Result<Answered> answeredOf(const std::vector<synthesis::Sequence> &sequences,
                            const Plan &plan,
                            const chat::Server &server,
                            const chat::PromptSource &prompts,
                            chat::AnswerStore &store)
{
    const chat::Sampling sampling = samplingOf(plan.writer);
    const chat::Policies policies = policiesOf(plan.writer.flaws);
    Answered answered;
    for (const synthesis::Sequence &each : sequences) {
        auto answer = store.answerTo(chat::keyOf(server, prompts.promptFor(each), sampling, each.id));
        if (!answer)
            return fail(answer.error());
        if (*answer)
            answered.documents.push_back(documentOf(each, std::move(**answer), policies));
        else
            answered.missing.push_back(each.id);
    }
    return answered;
}

} // namespace

Result<chat::PromptSource> promptSource(const Plan &plan)
{
    if (auto apart = checkPublicFiles(plan); !apart)
        return fail(apart.error());
    const Plan::Writer &writer = plan.writer;
    auto prompt = chat::PromptTemplate::open(templateFor(writer));
    if (!prompt)
        return fail(prompt.error());
    chat::PromptWords words{.documentType = writer.documentType,
                            .language = writer.language,
                            .length = writer.length,
                            .examples = {}};
    for (const std::string &text : writer.examples) {
        auto example = chat::PublicExample::declared(text, writer.examplesArePublic);
        if (!example)
            return fail(example.error());
        words.examples.push_back(std::move(*example));
    }
    return chat::PromptSource{std::move(*prompt), std::move(words)};
}

Result<chat::WritingRun> writingRun(const Plan &plan, std::string key)
{
    if (auto valid = validatePart(plan, "writer"); !valid)
        return fail(valid.error());
    const Plan::Writer &writer = plan.writer;
    auto server = serverOf(writer);
    if (!server)
        return fail(server.error());
    chat::QueueLimits limits;
    limits.inFlight = writer.inFlight;
    limits.requestsPerMinute = writer.requestsPerMinute;
    limits.tokensPerMinute = writer.tokensPerMinute;
    limits.tries = writer.tries;
    limits.mostRequests = writer.maxRequests;
    limits.mostMoney = writer.maxMoney;
    return chat::WritingRun{
        .server = std::move(*server),
        .sampling = samplingOf(writer),
        .network = networkOf(writer),
        .limits = limits,
        .prices = {.promptPerMillion = writer.promptPrice, .completionPerMillion = writer.completionPrice},
        .policies = policiesOf(writer.flaws),
        .key = std::move(key)};
}

namespace {

KeyedServer keyedServer(const Plan::Writer &writer)
{
    return {.section = "writer",
            .keyEnvironment = writer.kind == "chat" ? writer.keyEnvironment : std::string(),
            .baseUrl = writer.baseUrl,
            .caFile = writer.caFile};
}

} // namespace

Result<std::optional<chat::KeyUse>> keyUse(const Plan &plan)
{
    return keyUseOf(keyedServer(plan.writer));
}

Result<std::string> keyFromEnvironment(const Plan &plan, const chat::KeyOrigins &origins)
{
    return keyOf(keyedServer(plan.writer), origins);
}

Result<chat::WritingOutcome> askModel(const Plan &plan,
                                      const Sequences &sequences,
                                      const std::filesystem::path &projectFile,
                                      std::string key,
                                      chat::WritingWatch &watch,
                                      JobControl &control)
{
    const auto run = writingRun(plan, std::move(key));
    if (!run)
        return fail(run.error());
    const auto prompts = promptSource(plan);
    if (!prompts)
        return fail(prompts.error());
    auto store = chat::AnswerStore::open(projectFile);
    if (!store)
        return fail(store.error());
    return chat::writeWithModel(*run, *prompts, sequences, *store, watch, control);
}

namespace {

// Documents come in the order of their sequences, without those that have none.
std::vector<std::string> inPlace(const std::vector<synthesis::Sequence> &sequences,
                                 const std::vector<writing::Document> &documents)
{
    std::vector<std::string> texts(sequences.size());
    std::size_t next = 0;
    for (std::size_t at = 0; at < sequences.size() && next < documents.size(); ++at)
        if (documents[next].seed.id == sequences[at].id)
            texts[at] = documents[next++].text;
    return texts;
}

} // namespace

Result<privacy::Released<std::vector<std::string>>>
modelTexts(const Plan &plan, const Sequences &sequences, const std::filesystem::path &projectFile)
{
    using Texts = privacy::Released<std::vector<std::string>>;
    auto documents = modelDocuments(plan, sequences, projectFile);
    if (!documents)
        return fail(documents.error());
    struct Both
    {
        std::vector<synthesis::Sequence> sequences;
        std::vector<writing::Document> documents;
    };
    const auto both =
        privacy::Released<Both>::combine(sequences.derive([](const std::vector<synthesis::Sequence> &all) {
            return Both{all, {}};
        }),
                                         documents->documents,
                                         [](Both begun, const std::vector<writing::Document> &all) {
                                             begun.documents = all;
                                             return begun;
                                         });
    return Texts(both.derive([](const Both &all) { return inPlace(all.sequences, all.documents); }));
}

Result<ModelDocuments>
modelDocuments(const Plan &plan, const Sequences &sequences, const std::filesystem::path &projectFile)
{
    const auto prompts = promptSource(plan);
    if (!prompts)
        return fail(prompts.error());
    const auto server = serverOf(plan.writer);
    if (!server)
        return fail(server.error());
    auto store = chat::AnswerStore::open(projectFile);
    if (!store)
        return fail(store.error());
    const auto answered = sequences.tryDerive(answeredOf, plan, *server, *prompts, *store);
    if (!answered)
        return fail(answered.error());
    return ModelDocuments{answered->derive([](const Answered &all) { return all.documents; }),
                          (*answered)->missing};
}

Result<std::string> shownRequest(const Plan &plan, const Sequences &sequences, std::size_t index, bool hasKey)
{
    const auto prompts = promptSource(plan);
    if (!prompts)
        return fail(prompts.error());
    const auto server = serverOf(plan.writer);
    if (!server)
        return fail(server.error());
    if (index >= sequences->size())
        return fail(ErrorCode::InvalidParameter, "there is no sequence of this number");
    const chat::Prompt prompt = prompts->promptFor((*sequences)[index]);
    return http::shown(
        chat::messageRequest(*server, prompt, samplingOf(plan.writer), hasKey ? "key" : std::string()));
}

Result<std::string>
shownPackLine(const Plan &plan, const Sequences &sequences, std::size_t index, chat::PackFormat format)
{
    const auto prompts = promptSource(plan);
    if (!prompts)
        return fail(prompts.error());
    const auto server = serverOf(plan.writer);
    if (!server)
        return fail(server.error());
    if (index >= sequences->size())
        return fail(ErrorCode::InvalidParameter, "there is no sequence of this number");
    return chat::packLine(format, *server, samplingOf(plan.writer), *prompts, (*sequences)[index]);
}

Result<WritingEstimate>
estimateWriting(const Plan &plan, const Sequences &sequences, double secondsPerRequest)
{
    // Prompts differ by their phrases alone, so that a few hundred of them tell the mean.
    constexpr std::size_t looked = 500;
    const auto prompts = promptSource(plan);
    if (!prompts)
        return fail(prompts.error());
    const std::size_t all = sequences->size();
    const std::size_t sample = std::min(all, looked);
    double tokens = 0;
    for (std::size_t place = 0; place < sample; ++place)
        tokens += static_cast<double>(
            chat::estimatedTokens(prompts->promptFor((*sequences)[place * all / sample])));
    WritingEstimate estimate;
    estimate.requests = all;
    const auto count = static_cast<double>(all);
    estimate.promptTokens = sample == 0 ? 0.0 : tokens * count / static_cast<double>(sample);
    estimate.completionTokens = count * plan.writer.maxTokens;
    estimate.money = (estimate.promptTokens * plan.writer.promptPrice
                      + estimate.completionTokens * plan.writer.completionPrice)
                     / 1e6;
    const Plan::Writer &writer = plan.writer;
    estimate.seconds = std::ceil(count / std::max(1, writer.inFlight)) * secondsPerRequest;
    if (writer.requestsPerMinute > 0)
        estimate.seconds = std::max(estimate.seconds, count * 60.0 / writer.requestsPerMinute);
    if (writer.tokensPerMinute > 0)
        estimate.seconds =
            std::max(estimate.seconds,
                     (estimate.promptTokens + estimate.completionTokens) * 60.0 / writer.tokensPerMinute);
    return estimate;
}

Result<void> exportPrompts(const Plan &plan,
                           const Sequences &sequences,
                           chat::PackFormat format,
                           const std::filesystem::path &path)
{
    const auto prompts = promptSource(plan);
    if (!prompts)
        return fail(prompts.error());
    const auto server = serverOf(plan.writer);
    if (!server)
        return fail(server.error());
    if (format == chat::PackFormat::OpenAiBatch && server->model.empty())
        return fail(ErrorCode::InvalidPlan,
                    "writer.model: the OpenAI batch format names the model; give its name, or take the plain "
                    "format");
    return chat::exportPack(path, format, *server, samplingOf(plan.writer), *prompts, sequences);
}

Result<chat::PackImport> importAnswers(const Plan &plan,
                                       const Sequences &sequences,
                                       const std::filesystem::path &projectFile,
                                       const std::filesystem::path &answers,
                                       JobControl &control)
{
    const auto prompts = promptSource(plan);
    if (!prompts)
        return fail(prompts.error());
    const auto server = serverOf(plan.writer);
    if (!server)
        return fail(server.error());
    auto imported =
        chat::importPack(answers, *server, samplingOf(plan.writer), *prompts, *sequences, control);
    if (!imported)
        return imported;
    auto store = chat::AnswerStore::open(projectFile);
    if (!store)
        return fail(store.error());
    if (auto kept = store->keep({.sent = {}, .ended = {}, .answers = imported->answers}); !kept)
        return fail(kept.error());
    return imported;
}

} // namespace core::pipeline
