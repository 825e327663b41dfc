#include "core/chat/AnswerStore.h"
#include "core/chat/Reasoning.h"
#include "core/chat/ServerWords.h"

#include <QTest>

namespace tst_serverwords {

using namespace core;
using namespace core::chat;

/// The words of servers: reasons of refusals, and reasoning in documents.
class TestServerWords : public QObject
{
    Q_OBJECT

private slots:
    void a_reason_is_found_in_any_form_data();
    void a_reason_is_found_in_any_form();
    void a_refused_parameter_is_recognised_data();
    void a_refused_parameter_is_recognised();
    void an_empty_account_is_recognised_data();
    void an_empty_account_is_recognised();
    void each_parameter_is_replaced();
    void examples_are_messages_before_the_question();
    void reasoning_is_no_part_of_a_document_data();
    void reasoning_is_no_part_of_a_document();
};

void TestServerWords::a_reason_is_found_in_any_form_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char *name, const char *body, const char *reason) {
        QTest::newRow(name) << QByteArray(body) << QByteArray(reason);
    };
    row("an object of an error", R"({"error":{"message":"too long","code":400}})", "too long");
    row("an error of a text", R"({"error":"model \"m\" not found"})", "model \"m\" not found");
    row("a message beside the kind", R"({"object":"error","message":"too long","type":"Bad"})", "too long");
    row("a detail", R"({"detail":"Model not found: m."})", "Model not found: m.");
    row("a list of details",
        R"({"detail":[{"loc":["body","messages"],"msg":"field required","input":{"a":"b"}}]})",
        "body.messages: field required");
    row("a message of details",
        R"({"object":"error","message":{"detail":[{"loc":["body","stream_options"],"msg":"Extra inputs"}]}})",
        "body.stream_options: Extra inputs");
    row("a status and a message", R"({"statusCode":401,"message":"Access denied"})", "Access denied");
    row("a list of errors", R"({"errors":[{"message":"one"},{"message":"two"}]})", "one; two");
    row("a code alone", R"({"error":{"code":"model_not_found"}})", "model_not_found");
    row("words", "maximum context length is 512 tokens", "maximum context length is 512 tokens");
    row("a page",
        "<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>",
        "502 Bad Gateway");
    row("a page without a title", "<!DOCTYPE html><body><p>Sign in</p></body>", "Sign in");
    row("nothing", " \r\n", "");
    row("broken JSON", R"({"error":{"message":"a)", "");
    row("an answer", R"({"choices":[{"message":{"content":"a"}}]})", "");
}

void TestServerWords::a_reason_is_found_in_any_form()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, reason);
    QCOMPARE(QByteArray::fromStdString(reasonIn(body.toStdString()).value_or("")), reason);
}

void TestServerWords::a_refused_parameter_is_recognised_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QList<int>>("parameters");
    const auto row = [](int status, const char *words, const QList<Parameter> &parameters) {
        QList<int> numbers;
        for (const Parameter each : parameters)
            numbers.append(static_cast<int>(each));
        QTest::newRow(words) << status << QByteArray(words) << numbers;
    };
    using enum Parameter;
    row(400,
        R"({"error":{"message":"Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.","param":"max_tokens"}})",
        {TokenLimit});
    row(422,
        R"({"object":"error","message":{"detail":[{"type":"extra_forbidden","loc":["body","stream_options"],"msg":"Extra inputs are not permitted","input":{}}]}})",
        {StreamOptions});
    row(400,
        R"({"error":{"message":"Unrecognized request argument supplied: stream_options"}})",
        {StreamOptions});
    row(400,
        R"({"error":{"message":"Your organization must be verified to stream this model.","param":"stream"}})",
        {Streaming});
    row(501, "streaming is not supported", {Streaming});
    row(400, R"({"error":{"message":"System role not supported"}})", {SystemRole});
    row(500,
        R"({"error":{"message":"Conversation roles must alternate user/assistant/user"}})",
        {SystemRole});
    row(400,
        R"({"error":{"message":"Developer instruction is not enabled for models/gemma"}})",
        {SystemRole});
    row(400,
        R"({"error":{"message":"Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.","param":"temperature"}})",
        {Temperature});
    row(422, R"({"detail":[{"loc":["body","seed"],"msg":"Extra inputs are not permitted"}]})", {Seed});
    // What is said of a request is not what is refused of it.
    row(400, R"({"error":{"message":"max_tokens is too large: 5000. The model has 4096"}})", {});
    row(422,
        R"({"detail":[{"loc":["body","messages"],"msg":"Extra inputs are not permitted","input":{"stream":true,"max_tokens":9,"temperature":1}}]})",
        {});
    row(400, R"({"error":{"message":"no healthy upstream, not supported"}})", {});
    row(401, R"({"error":{"message":"max_tokens is not supported"}})", {});
    row(400, "", {});
}

void TestServerWords::a_refused_parameter_is_recognised()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(QList<int>, parameters);
    QList<int> found;
    for (const Parameter each : refusedIn(status, body.toStdString()))
        found.append(static_cast<int>(each));
    QCOMPARE(found, parameters);
}

void TestServerWords::an_empty_account_is_recognised_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isEmpty");
    const auto row = [](int status, const char *words, bool isEmpty) {
        QTest::newRow(words) << status << QByteArray(words) << isEmpty;
    };
    row(429, R"({"error":{"message":"You exceeded your current quota","code":"insufficient_quota"}})", true);
    row(402, "Payment Required", true);
    row(400, R"({"error":{"message":"Your credit balance is too low to access the API"}})", true);
    row(429, R"({"error":{"message":"You exceeded your current quota. Please retry in 36.2s."}})", false);
    row(429, R"({"error":{"message":"Rate limit reached for requests per day"}})", false);
    row(503, R"({"error":{"message":"insufficient_quota"}})", false);
}

void TestServerWords::an_empty_account_is_recognised()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(bool, isEmpty);
    QCOMPARE(isAccountEmpty(status, body.toStdString()), isEmpty);
}

void TestServerWords::each_parameter_is_replaced()
{
    const Server server{
        .protocol = Protocol::OpenAi, .baseUrl = "http://127.0.0.1", .model = "m", .apiVersion = {}};
    const Prompt prompt{.system = "rules", .user = "question"};
    const Sampling sampling{.temperature = 0.5, .maximumTokens = 9, .seed = 3};
    const auto body = [&](const std::set<Parameter> &refused) {
        return QByteArray::fromStdString(messageRequest(server, prompt, sampling, {}, refused).body);
    };
    const QByteArray usual = body({});
    for (const char *part :
         {"\"max_tokens\":9", "\"stream\":true", "stream_options", "\"system\"", "temperature", "seed"})
        QVERIFY2(usual.contains(part), usual.constData());
    QVERIFY(body({Parameter::TokenLimit}).contains("\"max_completion_tokens\":9"));
    QVERIFY(!body({Parameter::TokenLimit}).contains("\"max_tokens\""));
    QVERIFY(!body({Parameter::StreamOptions}).contains("stream_options"));
    QVERIFY(body({Parameter::Streaming}).contains("\"stream\":false"));
    QVERIFY(!body({Parameter::Streaming}).contains("stream_options"));
    QVERIFY(!body({Parameter::SystemRole}).contains("\"system\""));
    QVERIFY(body({Parameter::SystemRole}).contains("rules\\n\\nquestion"));
    QVERIFY(!body({Parameter::Temperature}).contains("temperature"));
    QVERIFY(!body({Parameter::Seed}).contains("seed"));
    for (int each = 0; each <= static_cast<int>(Parameter::Seed); ++each)
        QVERIFY(!replacementOf(static_cast<Parameter>(each)).empty());
}

void TestServerWords::examples_are_messages_before_the_question()
{
    Server server{
        .protocol = Protocol::OpenAi, .baseUrl = "http://127.0.0.1", .model = "m", .apiVersion = {}};
    const Prompt prompt{
        .system = "rules", .user = "question", .turns = {{.user = "asked", .assistant = "answered"}}};
    for (const Protocol protocol :
         {Protocol::OpenAi, Protocol::Azure, Protocol::Ollama, Protocol::Anthropic}) {
        server.protocol = protocol;
        const QByteArray body = QByteArray::fromStdString(messageRequest(server, prompt, {}, {}).body);
        QVERIFY2(
            body.contains(R"({"role":"user","content":"asked"},{"role":"assistant","content":"answered"},)"
                          R"({"role":"user","content":"question"}])"),
            body.constData());
    }
    server.protocol = Protocol::OpenAi;
    const QByteArray refused =
        QByteArray::fromStdString(messageRequest(server, prompt, {}, {}, {Parameter::SystemRole}).body);
    QVERIFY2(refused.contains("rules\\n\\nasked") && refused.contains("\"content\":\"question\""),
             refused.constData());
    // Answers to other examples are other answers.
    Prompt other = prompt;
    other.turns.front().assistant = "answered otherwise";
    QVERIFY(keyOf(server, prompt, {}, "SYN-1") != keyOf(server, other, {}, "SYN-1"));
    QVERIFY(keyOf(server, prompt, {}, "SYN-1") != keyOf(server, {"rules", "question"}, {}, "SYN-1"));
}

void TestServerWords::reasoning_is_no_part_of_a_document_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("document");
    const auto row = [](const char *text, const char *document) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(document);
    };
    row("Seen in the clinic.\n", "Seen in the clinic.\n");
    row("BP < 120, a <b> mark, analysis of blood: 3 <| 4 |> 5",
        "BP < 120, a <b> mark, analysis of blood: 3 <| 4 |> 5");
    row("analysis of blood", "analysis of blood");
    row("<think>\nOkay, the user.\n</think>\n\nSeen.", "Seen.");
    row("Okay, the user.\n</think>\nSeen.", "Seen.");
    row("<think>\nOkay, the user wants", "");
    row("Seen. <think>And more?</think>Well.", "Seen. Well.");
    row("<THINK>a</THINK>Seen.", "Seen.");
    row("<thinking budget=\"3\">a</thinking>Seen.", "Seen.");
    row("<think>a<think>b</think>c</think>Seen.", "Seen.");
    row("[THINK]a[/THINK]Seen.", "Seen.");
    row("<|begin_of_thought|>a<|end_of_thought|>Seen.", "Seen.");
    row("<unused94>thought a<unused95>Seen.", "Seen.");
    row("<|channel|>analysis<|message|>a<|end|><|start|>assistant<|channel|>final<|message|>Seen.<|return|>",
        "Seen.");
    row("<|channel|>analysis<|message|>The user asks", "");
    row("<|channel|>commentary<|message|>a<|end|>", "");
    row("analysisThe user asks.assistantfinalSeen.", "Seen.");
    row("analysisThe user asks.", "");
    row("<|im_start|>assistant\nSeen.<|im_end|>", "Seen.");
    row("Seen.<|im_end|>\n<|im_start|>user\nMore?<|im_end|>", "Seen.");
    row("<|im_start|>think\na<|im_end|><|im_start|>answer\nSeen.<|im_end|>", "Seen.");
    row("<|im_start|>think\na<|im_end|>", "");
    row("<|start_header_id|>assistant<|end_header_id|>\n\nSeen.<|eot_id|>", "Seen.");
    row("<start_of_turn>model\nSeen.<end_of_turn>", "Seen.");
    row("Seen.</s>", "Seen.");
    row("Seen.<|endoftext|>The next text", "Seen.");
    row("Seen.<\xef\xbd\x9c"
        "end\xe2\x96\x81of\xe2\x96\x81sentence\xef\xbd\x9c>",
        "Seen.");
}

void TestServerWords::reasoning_is_no_part_of_a_document()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, document);
    const std::string found = withoutReasoning(text.toStdString());
    QCOMPARE(QByteArray::fromStdString(found), document);
    QCOMPARE(withoutReasoning(found), found); // what is stored is read again
}

} // namespace tst_serverwords

QTEST_APPLESS_MAIN(tst_serverwords::TestServerWords)
#include "tst_serverwords.moc"
