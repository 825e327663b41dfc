#include "core/base/Text.h"
#include "core/chat/Answer.h"
#include "core/vocabulary/Folding.h"
#include "tests/fuzz/FuzzTarget.h"

#include <algorithm>
#include <optional>

using namespace core;
using namespace core::chat;

namespace {

constexpr auto secretKey = "sk-Zq7/Secret+Key=1";

using Outcome = tl::expected<Answer, Refusal>;

Outcome readIn(std::size_t piece, Protocol protocol, int status, std::string_view bytes)
{
    AnswerReader reader(protocol, secretKey);
    while (!bytes.empty() && reader.take(bytes.substr(0, piece)))
        bytes.remove_prefix(std::min(piece, bytes.size()));
    http::Reply reply;
    reply.status = status;
    return reader.finish(reply);
}

bool isSame(const Outcome &one, const Outcome &other)
{
    if (!one || !other)
        return !one && !other && one.error().words == other.error().words
               && one.error().remedy == other.error().remedy;
    return one->text == other->text && one->finish == other->finish
           && one->promptTokens == other->promptTokens && one->completionTokens == other->completionTokens;
}

void checkText(std::string_view text)
{
    fuzz::expect(vocabulary::isUtf8(text) && text.find(secretKey) == std::string_view::npos,
                 "the key is masked in UTF-8");
    for (const char each : text)
        fuzz::expect(static_cast<unsigned char>(each) >= 0x20 || each == '\n' || each == '\t',
                     "an answer has no control characters");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto bytes = fuzz::textOf(data, size);
    const std::uint8_t choice = fuzz::takeByte(bytes);
    const auto protocol = static_cast<Protocol>(choice % 4);
    const int status = choice < 128 ? 200 : 400 + choice % 128;
    const Outcome whole = readIn(bytes.size() + 1, protocol, status, bytes);
    const std::size_t piece = fuzz::takeByte(bytes) % 16 + std::size_t{1};
    bytes = fuzz::textOf(data, size).substr(std::min<std::size_t>(size, 1));
    fuzz::expect(isSame(whole, readIn(piece, protocol, status, bytes)),
                 "an answer is the same however it is torn");
    if (whole)
        checkText(whole->text);
    else
        fuzz::expect(printable(whole.error().words) == whole.error().words
                         && whole.error().words.size() < 400,
                     "what is told is one short line that can be shown");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const std::string openAi =
        "data: {\"choices\":[{\"delta\":{\"role\":\"assistant\"}}]}\r\n\r\n: keep-alive\n\n"
        "data: {\"choices\":[{\"delta\":{\"content\":\"Caf\xc3\xa9\"}}]}\n\n"
        "data:{\"choices\":[{\"delta\":{\"content\":\" one\"},\"finish_reason\":\"length\"}]}\n\n"
        "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":3,\"completion_tokens\":4}}\n\n"
        "data: [DONE]\n\n";
    const std::string ollama = "{\"message\":{\"content\":\"Caf\xc3\xa9\"},\"done\":false}\n"
                               "{\"message\":{\"content\":\"\"},\"done\":true,\"done_reason\":\"length\","
                               "\"prompt_eval_count\":3,\"eval_count\":4}\n";
    const std::string anthropic =
        "event: message_start\ndata: "
        "{\"type\":\"message_start\",\"message\":{\"usage\":{\"input_tokens\":3}}}\n\n"
        "data: "
        "{\"type\":\"content_block_delta\",\"delta\":{\"type\":\"text_delta\",\"text\":\"Caf\xc3\xa9\"}}\n\n"
        "data: "
        "{\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"max_tokens\"},\"usage\":{\"output_tokens\":"
        "4}}"
        "\n\ndata: {\"type\":\"message_stop\"}\n\n";
    const std::string whole = "{\"choices\":[{\"message\":{\"content\":\"It is " + std::string(secretKey)
                              + ".\\u0007\"},\"finish_reason\":\"stop\"}],\"usage\":{\"prompt_tokens\":3}}";
    const std::string refused =
        "{\"error\":{\"message\":\"no such key: " + std::string(secretKey) + "\\n\\u202e\"}}";
    return {std::string("\0", 1) + openAi,
            "\x02" + ollama,
            "\x03" + anthropic,
            "\x01" + whole,
            "\x90" + refused,
            std::string("\0", 1) + refused};
}
