#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace tests {

/// What no message may repeat: it stands where a person may have put a secret by mistake.
inline constexpr const char *secret = "CANARY";

/// A writer (JSON) that asks a server and runs, with `value` (JSON) for `key`; an empty value leaves it out.
inline std::string chatWith(std::string_view key, const std::string &value)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> good = {
        {{"kind", "\"chat\""},
         {"server", "\"openai\""},
         {"baseUrl", "\"https://models.example/v1\""},
         {"model", "\"llama-3\""},
         {"keyEnvironment", "\"MODELS_KEY\""}}};
    // The changed key first, so that it shows in the name of a row.
    std::string text = value.empty() ? "" : "\"" + std::string(key) + "\":" + value + ",";
    for (const auto &[each, its] : good)
        if (each != key)
            text += "\"" + std::string(each) + "\":" + std::string(its) + ",";
    text.back() = '}';
    return '{' + text;
}

/// The same for a writer that exports prompts, which needs no server.
inline std::string packWith(std::string_view key, const std::string &value)
{
    return "{\"" + std::string(key) + "\":" + value + ",\"kind\":\"promptPack\"}";
}

/// The same for a writer of public texts, with the method that it is for.
inline std::string textsWith(std::string_view key, const std::string &value)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> good = {
        {{"files", "[\"public.csv\"]"},
         {"public", "true"},
         {"origin", "\"a journal\""},
         {"licence", "\"CC0\""}}};
    std::string text = value.empty() ? "" : "\"" + std::string(key) + "\":" + value + ",";
    for (const auto &[each, its] : good)
        if (each != key)
            text += "\"" + std::string(each) + "\":" + std::string(its) + ",";
    text.back() = '}';
    return "{\"texts\":{" + text + ",\"kind\":\"publicTexts\"}";
}

/// A JSON list of `count` examples, declared public.
inline std::string manyExamples(int count)
{
    std::string list;
    for (int i = 0; i < count; ++i)
        list += i == 0 ? "\"an example\"" : ",\"an example\"";
    return '[' + list + "],\"examplesArePublic\":true";
}

/// Calls row(pointer, value, field, expected) for a case of every check of a writer that asks a model.
template<typename Row>
void eachRefusedWriter(const Row &row)
{
    const auto chat = [&](const char *key, const std::string &value, const std::string &expected) {
        row("/writer", chatWith(key, value), ("writer." + std::string(key)).c_str(), expected);
    };
    const auto text = [](std::size_t length) { return '"' + std::string(length, 'x') + '"'; };
    const std::string control = "without control characters";

    chat("language", "\"\"", "a language was expected");
    chat("language", text(101), "at most 100 characters");
    chat("language", "\"a\\nb\"", control);
    chat("length", "\" \"", "about 200 words");
    chat("length", text(101), "at most 100 characters");
    chat("length", "\"a\\tb\"", control);
    chat("template", "\" \"", "the name of a prompt template or the path of one was expected");
    chat("template", "\"a\\nb\"", control);
    chat("examples", manyExamples(21), "at most 20 examples");
    row("/writer",
        chatWith("examples", "[\"a\"]"),
        "writer.examplesArePublic",
        "none was taken from the records");
    row("/writer",
        packWith("examples", "[\"a\"]"),
        "writer.examplesArePublic",
        "none was taken from the records");
    row("/writer", chatWith("examples", "[\"a\",\" \\n\"]"), "writer.examples[1]", "take it off the list");
    row("/writer",
        packWith("examples", '[' + text(20'001) + ']'),
        "writer.examples[0]",
        "at most 20000 characters");
    chat("temperature", "-0.1", "from 0 to 2 was expected");
    chat("temperature", "2.01", "from 0 to 2 was expected");
    chat("maxTokens", "0", "from 1 to 32768 was expected");
    row("/writer", packWith("maxTokens", "32769"), "writer.maxTokens", "from 1 to 32768 was expected");
    row("/writer",
        chatWith("flaws", R"({"empty": "keep"})"),
        "writer.flaws.empty",
        "an empty answer is no document");
    row("/writer",
        chatWith("flaws", R"({"empty": ""})"),
        "writer.flaws.empty",
        "known here: keep, retry, mark");
    row("/writer",
        chatWith("flaws", R"({"cutOff": "cut"})"),
        "writer.flaws.cutOff",
        "known here: keep, retry, mark");
    row("/writer",
        chatWith("flaws", R"({"withheld": "Mark"})"),
        "writer.flaws.withheld",
        "did you mean \"mark\"?");
    row("/writer",
        packWith("flaws", R"({"refused": "retyr"})"),
        "writer.flaws.refused",
        "did you mean \"retry\"");
    row("/writer",
        chatWith("flaws", R"({"phrasesMissing": "kept"})"),
        "writer.flaws.phrasesMissing",
        "known here");

    chat("server", "\"mistral\"", "known here: openai, azure, ollama, anthropic");
    chat("server", "\"olama\"", "did you mean \"ollama\"?");
    chat("baseUrl", "", "the address of the server was expected");
    chat("baseUrl", "\"https://canary\\n.example\"", control);
    const std::string incomplete = "a complete address such as https://host/v1 was expected";
    chat("baseUrl", "\"canary.example/v1\"", incomplete);
    chat("baseUrl", "\"ftp://canary.example\"", incomplete);
    chat("baseUrl", "\"https://canary example\"", incomplete);
    const std::string alone = "without user name, password, ? and #";
    chat("baseUrl", "\"https://CANARY@models.example/v1\"", alone);
    chat("baseUrl", "\"https://me:CANARY@models.example\"", alone);
    chat("baseUrl", "\"https://models.example/?key=CANARY\"", alone);
    chat("baseUrl", "\"https://models.example/v1#CANARY\"", alone);
    const std::string plain = "https was expected, because plain http";
    chat("baseUrl", "\"http://canary.example/v1\"", plain);
    chat("baseUrl", "\"http://127.0.0.1.canary.example\"", plain);
    row("/writer",
        chatWith("baseUrl", R"("http://canary.example","plainHttpHost":"other.example")"),
        "writer.baseUrl",
        plain);
    chat("model", "", "the name of a model was expected");
    chat("model", "\"a\\nb\"", control);
    chat("model", text(201), "at most 200 characters");
    row("/writer", packWith("model", "\"a\\nb\""), "writer.model", control);
    row("/writer",
        chatWith("server", "\"azure\""),
        "writer.apiVersion",
        "a version such as 2024-06-01 was expected");
    const std::string named = "the NAME of an environment variable was expected";
    chat("keyEnvironment", "\"sk-CANARY\"", named);
    chat("keyEnvironment", "\"1CANARY\"", named);
    chat("keyEnvironment", "\"MY CANARY\"", named);
    chat("keyEnvironment", "\"CANARY\\u00e9\"", named);
    chat("keyEnvironment", "\"hf_CANARYbCdEfGhIjKlMnOp4\"", named);
    chat("keyEnvironment", "\"CANARY" + std::string(59, 'x') + "\"", named);
    const std::string foreign = "a variable whose name ends in _KEY or _TOKEN was expected";
    for (const char *name :
         {"KEYSEED_PASSPHRASE", "KEYSEED_RESOURCES", "HOME", "PGPASSWORD", "house_key", "KEY"})
        chat("keyEnvironment", '"' + std::string(name) + '"', foreign);
    chat("caFile", "\" \"", "the path of a file of certificates (PEM) was expected");
    chat("caFile", "\"a\\nb\"", control);
    chat("modelFile", "\" \"", "the path of a model file (GGUF) was expected");
    chat("modelFile", "\"a\\nb\"", control);
    chat("silence", "0", "a whole number from 1 to 3600");
    chat("silence", "3601", "a whole number from 1 to 3600");
    const std::string proxy = "without user name and password";
    chat("proxy", "\"http://me:CANARY@proxy.example:3128\"", proxy);
    chat("proxy", "\"CANARY@proxy.example\"", proxy);
    chat("proxy", "\"gopher://CANARY\"", proxy);
    chat("proxy", "\"CANARY proxy\"", proxy);
    chat("proxy", "\"CANARY\\nproxy\"", proxy);
    const std::string host = "the name of one host was expected";
    chat("plainHttpHost", "\"http://canary.example\"", host);
    chat("plainHttpHost", "\"canary.example:8000\"", host);
    chat("plainHttpHost", "\"canary.example/v1\"", host);
    chat("plainHttpHost", "\"a, b\"", host);

    chat("inFlight", "0", "from 1 to 256 was expected");
    chat("inFlight", "257", "from 1 to 256 was expected");
    chat("requestsPerMinute", "-1", "or 0 for no limit");
    chat("tokensPerMinute", "-1", "or 0 for no limit");
    chat("tries", "0", "from 1 to 100 was expected");
    chat("tries", "101", "from 1 to 100 was expected");
    chat("maxRequests", "0", "a whole number from 1 to 1000000000 was expected");
    chat("maxMoney", "0", "an amount above 0 was expected");
    chat("maxMoney", "-1", "an amount above 0 was expected");
    chat("promptPrice", "-0.01", "the price of a million tokens was expected");
    chat("completionPrice", "-1", "the price of a million tokens was expected");

    const auto texts = [&](const char *key, const std::string &value, const std::string &expected) {
        row("/writer", textsWith(key, value), ("writer.texts." + std::string(key)).c_str(), expected);
    };
    texts("files", "", "the path of a file or a folder of public texts was expected");
    row("/writer",
        textsWith("files", R"(["public.csv", " "])"),
        "writer.texts.files[1]",
        "the path of a file or a folder of public texts was expected");
    texts("text", "\" \"", "the name of the column that holds the text was expected");
    texts("label", "\"\"", "the name of a column of labels was expected");
    texts("label", "\"text\"", "the same column as writer.texts.text");
    texts("public", "false", "declare that all of them are public");
    texts("origin", "", "where the texts come from was expected");
    texts("origin", text(501), "at most 500 characters");
    texts("licence", "", "the licence of the texts was expected");
    texts("licence", "\"a\\nb\"", control);
    row("/writer",
        textsWith("public", "true"),
        "writer.kind",
        "only works with methods that choose among texts");
}

} // namespace tests
