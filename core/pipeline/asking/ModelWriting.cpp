#include "core/pipeline/asking/ModelWriting.h"

#include "core/base/Result.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/asking/LocalModel.h"
#include "core/plan/PlanPolicy.h"
#include "core/plan/PublicFiles.h"
#include "core/plan/ServerChecks.h"
#include "core/review/LookAlikes.h"
#include "core/review/PhraseSpans.h"

#include <algorithm>
#include <limits>

namespace core::pipeline {

using plan::asksSeveral;
using plan::startsServer;

namespace {

chat::Policy policyNamed(const std::string &name)
{
    return name == "keep" ? chat::Policy::Keep : name == "retry" ? chat::Policy::Retry : chat::Policy::Mark;
}

// Returns the policies in the order of writing::Flaw.
chat::Policies policiesOf(const Plan::Writer::Flaws &flaws)
{
    return {policyNamed(flaws.empty),
            policyNamed(flaws.cutOff),
            policyNamed(flaws.withheld),
            policyNamed(flaws.refused),
            policyNamed(flaws.phrasesMissing)};
}

chat::AskedServer askedServer(const Plan::Writer &writer, const Plan::Writer::Endpoint &endpoint);

/// The first where there are several: what one request looks like.
Result<chat::Server> serverOf(const Plan::Writer &writer)
{
    if (asksSeveral(writer))
        return askedServer(writer, writer.servers.front()).server;
    if (startsServer(writer)) // the port is known once the server is started
        return chat::Server{.protocol = chat::Protocol::OpenAi,
                            .baseUrl = "http://127.0.0.1/v1",
                            .model = writer.model,
                            .apiVersion = {}};
    KEYSEED_ASSIGN(const auto protocol, chat::protocolNamed(writer.server));
    return chat::Server{.protocol = protocol,
                        .baseUrl = writer.baseUrl,
                        .model = writer.model,
                        .apiVersion = writer.apiVersion};
}

/// Makes the server of the plan, or one of several.
chat::AskedServer askedServer(const Plan::Writer &writer, const Plan::Writer::Endpoint &endpoint)
{
    return {.server = {.protocol = chat::protocolNamed(endpoint.server).value_or(chat::Protocol::OpenAi),
                       .baseUrl = endpoint.baseUrl,
                       .model = endpoint.model.empty() ? writer.model : endpoint.model,
                       .apiVersion = endpoint.apiVersion},
            .key = {},
            .plainHttpHost = endpoint.plainHttpHost,
            .weight = endpoint.weight,
            .inFlight = endpoint.inFlight,
            .requestsPerMinute = endpoint.requestsPerMinute,
            .tokensPerMinute = endpoint.tokensPerMinute};
}

/// Returns all servers that may have answered: one, or those of the list.
Result<std::vector<chat::Server>> serversOf(const Plan::Writer &writer)
{
    std::vector<chat::Server> servers;
    if (asksSeveral(writer))
        for (const auto &each : writer.servers)
            servers.push_back(askedServer(writer, each).server);
    else if (auto one = serverOf(writer))
        servers.push_back(std::move(*one));
    else
        return fail(one.error());
    return servers;
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
    // An answer may take as long as words arrive.
    constexpr int usualSilence = 120;
    network.idleTimeout = std::chrono::seconds(writer.silence.value_or(usualSilence));
    network.firstByteTimeout = network.idleTimeout;
    if (startsServer(writer)) // a prompt can take long on a few cores; a server that ends is noticed at once
        network.firstByteTimeout =
            std::max<std::chrono::milliseconds>(network.idleTimeout, std::chrono::minutes(20));
    network.totalTimeout = std::chrono::hours(24 * 365);
    return network;
}

// The built-in template for a kind of document, else that for any kind.
std::string templateFor(const Plan::Writer &writer)
{
    if (!writer.promptTemplate.empty())
        return writer.promptTemplate;
    const auto known = chat::builtInPrompts();
    const auto found = std::ranges::find(known, writer.documentType, &chat::BuiltInPrompt::documentType);
    return std::string(found == known.end() ? known.back().name : found->name);
}

std::size_t mostPhrasesOf(const Plan::Writer &writer)
{
    return writer.promptPhrases ? static_cast<std::size_t>(*writer.promptPhrases)
                                : std::numeric_limits<std::size_t>::max();
}

std::shared_ptr<const chat::AnswerChecks> checksOf(const Plan::Writer &writer)
{
    constexpr int usualAskings = 2;
    return std::make_shared<const chat::AnswerChecks>(
        chat::AnswerChecks{.checks = writing::DocumentChecks(writer.checks.off),
                           .language = writer.language,
                           .examples = writer.examples,
                           .mostPhrases = mostPhrasesOf(writer),
                           .askings = writer.checks.askings.value_or(usualAskings),
                           .asksForWeak = writer.checks.askings.has_value(),
                           .identifiers = &pipeline::identifiersIn});
}

// A flaw that the plan keeps as it is, is none.
writing::Document documentOf(const synthesis::Sequence &sequence,
                             chat::Answer answer,
                             const chat::Policies &policies,
                             const std::string &model)
{
    auto flaws = chat::flawsOf(answer, sequence);
    std::erase_if(flaws, [&](writing::Flaw flaw) {
        return policies[static_cast<std::size_t>(flaw)] == chat::Policy::Keep;
    });
    return {.seed = sequence, .text = std::move(answer.text), .flaws = std::move(flaws), .model = model};
}

struct Answered
{
    std::vector<writing::Document> documents;
    std::vector<bool> isLeftOut;      ///< of the documents: failed a check
    std::vector<std::size_t> places;  ///< of the documents, among the sequences
    std::vector<std::string> missing; ///< ids of the sequences without an answer
    writing::CheckCounts checks;
};

// Mends the text of a document; returns whether it passed the checks.
bool passes(writing::Document &document,
            const chat::Answer &answer,
            const chat::Prompt &prompt,
            const chat::AnswerChecks &checks,
            writing::CheckCounts &counts)
{
    if (!document.seed.draft.empty() || checks.checks.isEmpty())
        return true;
    writing::CheckedText checked = checks.check(answer, prompt, document.seed);
    counts.add(checked);
    document.text = std::move(checked.text);
    return checked.failed.empty();
}

Result<Answered> answeredOf(const std::vector<synthesis::Sequence> &sequences,
                            const Plan &plan,
                            const std::vector<chat::Server> &servers,
                            const chat::PromptSource &prompts,
                            chat::AnswerStore &store)
{
    const chat::Sampling sampling = samplingOf(plan.writer);
    const chat::Policies policies = policiesOf(plan.writer.flaws);
    const auto checks = checksOf(plan.writer);
    Answered answered;
    for (std::size_t place = 0; place < sequences.size(); ++place) {
        const synthesis::Sequence &each = sequences[place];
        const chat::Prompt prompt = prompts.promptFor(each);
        bool isThere = false;
        for (auto server = servers.begin(); server != servers.end() && !isThere; ++server) {
            KEYSEED_ASSIGN(auto answer, store.answerTo(chat::keyOf(*server, prompt, sampling, each.id)));
            isThere = answer.has_value();
            if (!isThere)
                continue;
            writing::Document document = documentOf(each, *answer, policies, server->model);
            const bool isLeftOut = !passes(document, *answer, prompt, *checks, answered.checks)
                                   && plan.writer.checks.leavesOut();
            answered.checks.leftOut += isLeftOut ? 1 : 0;
            answered.documents.push_back(std::move(document));
            answered.isLeftOut.push_back(isLeftOut);
        }
        if (isThere)
            answered.places.push_back(place);
        else
            answered.missing.push_back(each.id);
    }
    return answered;
}

Result<chat::PromptSource> promptsOf(const Plan::Writer &writer)
{
    KEYSEED_ASSIGN(auto prompt, chat::PromptTemplate::open(templateFor(writer)));
    chat::PromptWords words{.documentType = writer.documentType,
                            .language = writer.language,
                            .length = writer.length,
                            .mostPhrases = mostPhrasesOf(writer),
                            .examples = {}};
    words.examplesAreTurns = writer.exampleTurns == "several";
    for (std::size_t at = 0; at < writer.examples.size(); ++at) {
        const std::string phrases =
            at < writer.examplePhrases.size() ? writer.examplePhrases[at] : std::string();
        KEYSEED_ASSIGN(auto example,
                       chat::PublicExample::declared(writer.examples[at], writer.examplesArePublic, phrases));
        words.examples.push_back(std::move(example));
    }
    return chat::PromptSource{std::move(prompt), std::move(words)};
}

} // namespace

std::vector<writing::Span> identifiersIn(std::string_view text)
{
    thread_local review::LookAlikeFinder finder;
    const std::u16string wide = review::utf16(text);
    std::vector<std::size_t> bytes; // at which each unit of UTF-16 begins
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if ((byte & 0xC0U) == 0x80U)
            continue;
        bytes.insert(bytes.end(), byte >= 0xF0U ? 2 : 1, at);
    }
    bytes.push_back(text.size());
    std::vector<writing::Span> spans;
    for (const review::LookAlike &each : finder.find(wide)) {
        const std::size_t begin = bytes[std::min(each.start, bytes.size() - 1)];
        const std::size_t end = bytes[std::min(each.start + each.length, bytes.size() - 1)];
        spans.push_back({begin, end - begin});
    }
    return spans;
}

Result<chat::PromptSource> promptSource(const Plan &plan)
{
    KEYSEED_TRY(plan::checkPublicFiles(plan));
    return promptsOf(plan.writer);
}

Result<chat::PromptSource> promptSource(const CheckedPlan &plan)
{
    return promptsOf(plan->writer);
}

Result<chat::WritingRun> writingRun(const CheckedPlan &plan, chat::ServerKeys keys)
{
    const Plan::Writer &writer = plan->writer;
    KEYSEED_ASSIGN(auto server, serverOf(writer));
    chat::QueueLimits limits;
    limits.inFlight = writer.inFlight;
    limits.requestsPerMinute = writer.requestsPerMinute;
    limits.tokensPerMinute = writer.tokensPerMinute;
    limits.tries = writer.tries;
    limits.mostRequests = writer.maxRequests;
    limits.mostMoney = writer.maxMoney;
    std::vector<chat::AskedServer> servers;
    if (asksSeveral(writer))
        for (std::size_t at = 0; at < writer.servers.size(); ++at) {
            servers.push_back(askedServer(writer, writer.servers[at]));
            if (at < keys.size())
                servers.back().key = keys[at].text;
        }
    http::Network network = networkOf(writer);
    for (const chat::AllowedKey &each : keys)
        if (each.certificates)
            network.caDigest = each.certificates;
    return chat::WritingRun{
        .server = std::move(server),
        .sampling = samplingOf(writer),
        .network = std::move(network),
        .limits = limits,
        .prices = {.promptPerMillion = writer.promptPrice, .completionPerMillion = writer.completionPrice},
        .policies = policiesOf(writer.flaws),
        .checks = checksOf(writer),
        .key = servers.empty() && !keys.empty() ? std::move(keys.front().text) : std::string(),
        .servers = std::move(servers)};
}

std::vector<KeyedServer> keyedServers(const Plan &plan)
{
    const Plan::Writer &writer = plan.writer;
    std::vector<KeyedServer> servers;
    if (asksSeveral(writer))
        for (std::size_t at = 0; at < writer.servers.size(); ++at)
            servers.push_back({.section = "writer.servers[" + std::to_string(at) + "]",
                               .keyEnvironment = writer.servers[at].keyEnvironment,
                               .baseUrl = writer.servers[at].baseUrl,
                               .caFile = writer.caFile});
    else
        servers.push_back({.section = "writer",
                           .keyEnvironment = writer.needs(writing::Need::Server) && !startsServer(writer)
                                                 ? writer.keyEnvironment
                                                 : std::string(),
                           .baseUrl = writer.baseUrl,
                           .caFile = writer.caFile});
    return servers;
}

Result<std::vector<chat::KeyUse>> keyUses(const Plan &plan)
{
    std::vector<chat::KeyUse> uses;
    for (const KeyedServer &each : keyedServers(plan)) {
        KEYSEED_ASSIGN(auto use, keyUseOf(each));
        if (use)
            uses.push_back(std::move(*use));
    }
    return uses;
}

Result<chat::ServerKeys> keysFromEnvironment(const Plan &plan, const chat::KeyOrigins &origins)
{
    chat::ServerKeys keys;
    for (const KeyedServer &each : keyedServers(plan)) {
        KEYSEED_ASSIGN(auto key, keyOf(each, origins));
        keys.push_back(std::move(key));
    }
    return keys;
}

Result<chat::WritingOutcome> askModel(const CheckedPlan &plan,
                                      const Sequences &sequences,
                                      const std::filesystem::path &projectFile,
                                      chat::ServerKeys keys,
                                      chat::WritingWatch &watch,
                                      JobControl &control)
{
    KEYSEED_TRY(core::plan::checkPolicy(plan));
    KEYSEED_ASSIGN(auto run, writingRun(plan, std::move(keys)));
    KEYSEED_ASSIGN(const auto prompts, promptSource(plan));
    KEYSEED_ASSIGN(auto store, chat::AnswerStore::open(projectFile));
    if (startsServer(plan->writer))
        return askLocalModel(plan, std::move(run), prompts, sequences, store, watch, control);
    return chat::writeWithModel(run, prompts, sequences, store, watch, control);
}

namespace {

Result<std::vector<synthesis::Sequence>> unansweredOf(const std::vector<synthesis::Sequence> &sequences,
                                                      const Plan &plan,
                                                      const std::vector<chat::Server> &servers,
                                                      const chat::PromptSource &prompts,
                                                      chat::AnswerStore &store)
{
    const chat::Sampling sampling = samplingOf(plan.writer);
    KEYSEED_ASSIGN(const auto known, store.answeredDigests());
    std::vector<synthesis::Sequence> others;
    for (const synthesis::Sequence &each : sequences) {
        const chat::Prompt prompt = prompts.promptFor(each);
        if (std::ranges::none_of(servers, [&](const chat::Server &server) {
                return known.contains(chat::keyOf(server, prompt, sampling, each.id));
            }))
            others.push_back(each);
    }
    return others;
}

// Returns the stored answers for the sequences.
Result<privacy::Released<Answered>>
answersTo(const Plan &plan, const Sequences &sequences, const std::filesystem::path &projectFile)
{
    KEYSEED_ASSIGN(const auto prompts, promptSource(plan));
    KEYSEED_ASSIGN(const auto servers, serversOf(plan.writer));
    KEYSEED_ASSIGN(auto store, chat::AnswerStore::open(projectFile));
    return sequences.tryDerive(answeredOf, plan, servers, prompts, store);
}

} // namespace

Result<ModelDocuments>
modelDocuments(const Plan &plan, const Sequences &sequences, const std::filesystem::path &projectFile)
{
    KEYSEED_ASSIGN(const auto answered, answersTo(plan, sequences, projectFile));
    const auto released = [](const Answered &all) {
        std::vector<writing::Document> documents;
        for (std::size_t i = 0; i < all.documents.size(); ++i)
            if (!all.isLeftOut[i])
                documents.push_back(all.documents[i]);
        return documents;
    };
    return ModelDocuments{answered.derive(released), answered->missing, answered->checks};
}

Result<privacy::Released<std::vector<std::string>>>
modelTexts(const Plan &plan, const Sequences &sequences, const std::filesystem::path &projectFile)
{
    KEYSEED_ASSIGN(const auto answered, answersTo(plan, sequences, projectFile));
    return answered.derive([](const Answered &all) {
        std::vector<std::string> texts(all.documents.size() + all.missing.size());
        for (std::size_t i = 0; i < all.documents.size(); ++i)
            texts[all.places[i]] = all.documents[i].text;
        return texts;
    });
}

Result<Sequences>
unanswered(const Plan &plan, const Sequences &sequences, const std::filesystem::path &projectFile)
{
    KEYSEED_ASSIGN(const auto prompts, promptSource(plan));
    KEYSEED_ASSIGN(const auto servers, serversOf(plan.writer));
    KEYSEED_ASSIGN(auto store, chat::AnswerStore::open(projectFile));
    return sequences.tryDerive(unansweredOf, plan, servers, prompts, store);
}

Result<std::string> shownRequest(const Plan &plan, const Sequences &sequences, std::size_t index, bool hasKey)
{
    KEYSEED_ASSIGN(const auto prompts, promptSource(plan));
    KEYSEED_ASSIGN(const auto server, serverOf(plan.writer));
    if (index >= sequences->size())
        return fail(ErrorCode::InvalidParameter, "there is no sequence of this number");
    const chat::Prompt prompt = prompts.promptFor((*sequences)[index]);
    return http::shown(
        chat::messageRequest(server, prompt, samplingOf(plan.writer), hasKey ? "key" : std::string()));
}

Result<std::string>
shownPackLine(const Plan &plan, const Sequences &sequences, std::size_t index, chat::PackFormat format)
{
    KEYSEED_ASSIGN(const auto prompts, promptSource(plan));
    KEYSEED_ASSIGN(const auto server, serverOf(plan.writer));
    if (index >= sequences->size())
        return fail(ErrorCode::InvalidParameter, "there is no sequence of this number");
    return chat::packLine(format, server, samplingOf(plan.writer), prompts, (*sequences)[index]);
}

chat::PackFormat packFormatOf(const Plan &plan)
{
    return plan.writer.model.empty() ? chat::PackFormat::Plain : chat::PackFormat::OpenAiBatch;
}

Result<void> exportPrompts(const Plan &plan,
                           const Sequences &sequences,
                           chat::PackFormat format,
                           const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto prompts, promptSource(plan));
    KEYSEED_ASSIGN(const auto server, serverOf(plan.writer));
    if (format == chat::PackFormat::OpenAiBatch && server.model.empty())
        return fail(ErrorCode::InvalidPlan,
                    "writer.model: the OpenAI batch format names the model; give its name, or take the plain "
                    "format");
    return chat::exportPack(path, format, server, samplingOf(plan.writer), prompts, sequences);
}

Result<chat::PackImport> importAnswers(const Plan &plan,
                                       const Sequences &sequences,
                                       const std::filesystem::path &projectFile,
                                       const std::filesystem::path &answers,
                                       JobControl &control)
{
    KEYSEED_ASSIGN(const auto prompts, promptSource(plan));
    KEYSEED_ASSIGN(const auto server, serverOf(plan.writer));
    auto imported = chat::importPack(answers, server, samplingOf(plan.writer), prompts, *sequences, control);
    if (!imported)
        return imported;
    KEYSEED_ASSIGN(auto store, chat::AnswerStore::open(projectFile));
    for (const chat::StoredAnswer &each : imported->answers) {
        KEYSEED_ASSIGN(const auto before, store.answerTo(each.key));
        if (before && before->text != each.answer.text)
            ++imported->replaced;
    }
    KEYSEED_TRY(store.keep({.sent = {}, .ended = {}, .answers = imported->answers, .replaces = true}));
    return imported;
}

} // namespace core::pipeline
