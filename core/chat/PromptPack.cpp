#include "core/chat/PromptPack.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/chat/Answer.h"
#include "core/chat/Reasoning.h"
#include "core/chat/ServerWords.h"

#include <array>
#include <fstream>
#include <nlohmann/json.hpp>
#include <unordered_map>

namespace core::chat {

namespace {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;

constexpr std::size_t longestPackLine = std::size_t{16} << 20;

std::string line(const OrderedJson &object)
{
    return object.dump(-1, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

OrderedJson
batchLine(const std::string &id, const Prompt &prompt, const Server &server, const Sampling &sampling)
{
    Server openAi = server; // the format is that of one protocol
    openAi.protocol = Protocol::OpenAi;
    OrderedJson body = parseJson<OrderedJson>(messageRequest(openAi, prompt, sampling, {}).body);
    body.erase("stream");
    body.erase("stream_options");
    return {{"custom_id", id}, {"method", "POST"}, {"url", "/v1/chat/completions"}, {"body", body}};
}

OrderedJson plainLine(const std::string &id, const Prompt &prompt)
{
    OrderedJson line{{"id", id}, {"system", prompt.system}, {"prompt", prompt.user}};
    for (const Prompt::Turn &each : prompt.turns)
        line["examples"].push_back({{"prompt", each.user}, {"answer", each.assistant}});
    return line;
}

// Returns the answer as a document; nothing if it is reasoning alone.
std::optional<Answer> documentIn(Answer answer)
{
    const std::string said = plainText(answer.text);
    answer.text = withoutReasoning(said);
    const bool isReasoningAlone = trimmed(answer.text).empty() && !trimmed(said).empty();
    return isReasoningAlone ? std::nullopt : std::optional(std::move(answer));
}

// The answer in a line of either format; nothing when it has none.
std::optional<Answer> answerIn(const Json &object)
{
    Answer answer;
    if (object.contains("text") && object.at("text").is_string()) {
        answer.text = object.at("text").get<std::string>();
        return documentIn(std::move(answer));
    }
    const Json &response = memberOf(object, "response");
    const Json &status = memberOf(response, "status_code");
    if (!status.is_null() && status != 200)
        return std::nullopt;
    const EventMeaning meaning = applyEvent(Protocol::OpenAi, memberOf(response, "body"), answer);
    if (meaning == EventMeaning::Garbled || meaning == EventMeaning::Other)
        return std::nullopt;
    return documentIn(std::move(answer));
}

std::string idIn(const Json &object)
{
    for (const char *name : {"id", "custom_id"}) // a batch line has an id of its own beside ours
        if (!object.contains("custom_id") || std::string_view(name) == "custom_id")
            if (object.contains(name) && object.at(name).is_string())
                return object.at(name).get<std::string>();
    return {};
}

/// Takes the next line without its end; false where there is none. Of a line that is longer than an answer
/// can be, no more is kept than shows it: a file may be nothing but one line.
bool takeLine(std::istream &file, std::string &line)
{
    std::array<char, std::size_t{1} << 16> piece;
    line.clear();
    for (bool isFirst = true;; isFirst = false) {
        file.getline(piece.data(), piece.size());
        const auto count = static_cast<std::size_t>(file.gcount());
        const bool isFull = file.fail() && !file.eof() && !file.bad() && count + 1 == piece.size();
        const bool hasEnd = file.good(); // which was taken, and is counted
        if (line.size() <= longestPackLine)
            line.append(piece.data(), count - (hasEnd ? 1 : 0));
        if (!isFull)
            return hasEnd || !isFirst || count > 0;
        file.clear();
    }
}

class Importer
{
public:
    Importer(const Server &server,
             const Sampling &sampling,
             const PromptSource &prompts,
             const std::vector<synthesis::Sequence> &sequences)
        : m_server(server)
        , m_sampling(sampling)
        , m_prompts(prompts)
        , m_sequences(sequences)
        , m_answers(sequences.size())
    {
        for (std::size_t place = 0; place < sequences.size(); ++place)
            m_places.emplace(sequences[place].id, place);
    }

    void take(const std::string &text, std::size_t number)
    {
        const Json object = parseJson(text);
        if (!object.is_object())
            return note(PackProblem::Kind::NotJson, number);
        const std::string id = idIn(object);
        if (id.empty())
            return note(PackProblem::Kind::NoId, number);
        const auto place = m_places.find(id);
        if (place == m_places.end())
            return note(PackProblem::Kind::Foreign, number);
        auto answer = answerIn(object);
        if (!answer)
            return note(PackProblem::Kind::NoAnswer, number);
        auto &kept = m_answers[place->second];
        if (kept && kept->text != answer->text)
            return note(PackProblem::Kind::Duplicate, number);
        kept = std::move(*answer);
    }

    void note(PackProblem::Kind kind, std::size_t number)
    {
        ++m_import.problemCount;
        if (m_import.problems.size() < PackImport::mostProblems)
            m_import.problems.push_back({kind, number});
    }

    PackImport finish()
    {
        for (std::size_t place = 0; place < m_sequences.size(); ++place) {
            const synthesis::Sequence &sequence = m_sequences[place];
            if (m_answers[place])
                m_import.answers.push_back(
                    {keyOf(m_server, m_prompts.promptFor(sequence), m_sampling, sequence.id),
                     sequence.id,
                     std::move(*m_answers[place]),
                     m_server.model});
            else
                m_import.missing.push_back(sequence.id);
        }
        return std::move(m_import);
    }

private:
    const Server &m_server;
    const Sampling &m_sampling;
    const PromptSource &m_prompts;
    const std::vector<synthesis::Sequence> &m_sequences;
    std::unordered_map<std::string, std::size_t> m_places;
    std::vector<std::optional<Answer>> m_answers;
    PackImport m_import;
};

} // namespace

std::string packLine(PackFormat format,
                     const Server &server,
                     const Sampling &sampling,
                     const PromptSource &prompts,
                     const synthesis::Sequence &sequence)
{
    const Prompt prompt = prompts.promptFor(sequence);
    return line(format == PackFormat::Plain ? plainLine(sequence.id, prompt)
                                            : batchLine(sequence.id, prompt, server, sampling));
}

Result<void> exportPack(const std::filesystem::path &path,
                        PackFormat format,
                        const Server &server,
                        const Sampling &sampling,
                        const PromptSource &prompts,
                        const privacy::Released<std::vector<synthesis::Sequence>> &sequences)
{
    KEYSEED_ASSIGN(auto file, NewFile::at(path));
    constexpr std::size_t chunk = std::size_t{1} << 16;
    std::string lines;
    for (const synthesis::Sequence &each : *sequences) {
        lines += packLine(format, server, sampling, prompts, each);
        if (lines.size() < chunk)
            continue;
        KEYSEED_TRY(file.write(lines));
        lines.clear();
    }
    KEYSEED_TRY(file.write(lines));
    return file.finish();
}

Result<PackImport> importPack(const std::filesystem::path &path,
                              const Server &server,
                              const Sampling &sampling,
                              const PromptSource &prompts,
                              const std::vector<synthesis::Sequence> &sequences,
                              JobControl &control)
{
    KEYSEED_TRY(InputFile::open(path, mostbytes::answers));
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return fail(ErrorCode::NotFound, path.string() + ": there is no such file, or it cannot be read");
    Importer importer(server, sampling, prompts, sequences);
    std::string text;
    for (std::size_t number = 1; takeLine(file, text); ++number) {
        if (control.isCancelled())
            return cancelled();
        if (text.ends_with('\r'))
            text.pop_back();
        if (text.size() > longestPackLine)
            importer.note(PackProblem::Kind::NotJson, number);
        else if (!text.empty())
            importer.take(text, number);
    }
    if (file.bad())
        return fail(ErrorCode::Io, path.string() + ": reading broke off");
    return importer.finish();
}

} // namespace core::chat
