#include "core/chat/Answer.h"

#include <QTest>

namespace tst_answerreader {

using namespace core;
using namespace core::chat;

/// Answers as they stream in, torn anywhere.
class TestAnswerReader : public QObject
{
    Q_OBJECT

private slots:
    void a_stream_torn_anywhere_is_read_the_same_data();
    void a_stream_torn_anywhere_is_read_the_same();
    void an_answer_is_read_whatever_is_around_it_data();
    void an_answer_is_read_whatever_is_around_it();
    void reasoning_alone_is_told();
    void what_is_no_answer_is_refused_data();
    void what_is_no_answer_is_refused();
    void a_status_says_whether_to_try_again_data();
    void a_status_says_whether_to_try_again();
    void a_list_of_models_is_read_in_each_protocol();
};

namespace {

http::Reply ok()
{
    http::Reply reply;
    reply.status = 200;
    return reply;
}

constexpr auto openAi =
    "data: {\"choices\":[{\"delta\":{\"role\":\"assistant\"}}]}\r\n\r\n"
    ": keep-alive\n\n"
    "data: {\"choices\":[{\"delta\":{\"content\":\"Caf\xc3\xa9\"}}]}\n\n"
    "data:{\"choices\":[{\"delta\":{\"content\":\" one\"},\"finish_reason\":\"length\"}]}\n\n"
    "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":3,\"completion_tokens\":4}}\n\n"
    "data: [DONE]\n\n";
constexpr auto ollama = "{\"message\":{\"content\":\"Caf\xc3\xa9\"},\"done\":false}\n"
                        "{\"message\":{\"content\":\" one\"},\"done\":false}\n"
                        "{\"message\":{\"content\":\"\"},\"done\":true,\"done_reason\":\"length\","
                        "\"prompt_eval_count\":3,\"eval_count\":4}\n";
constexpr auto anthropic =
    "event: message_start\ndata: "
    "{\"type\":\"message_start\",\"message\":{\"usage\":{\"input_tokens\":3}}}\n\n"
    "event: ping\ndata: {\"type\":\"ping\"}\n\n"
    "data: "
    "{\"type\":\"content_block_delta\",\"delta\":{\"type\":\"text_delta\",\"text\":\"Caf\xc3\xa9\"}}\n\n"
    "data: {\"type\":\"content_block_delta\",\"delta\":{\"type\":\"text_delta\",\"text\":\" one\"}}\n\n"
    "data: "
    "{\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"max_tokens\"},\"usage\":{\"output_tokens\":4}}"
    "\n\ndata: {\"type\":\"message_stop\"}\n\n";

} // namespace

void TestAnswerReader::a_stream_torn_anywhere_is_read_the_same_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QByteArray>("stream");
    QTest::newRow("openai") << static_cast<int>(Protocol::OpenAi) << QByteArray(openAi);
    QTest::newRow("azure") << static_cast<int>(Protocol::Azure) << QByteArray(openAi);
    QTest::newRow("ollama") << static_cast<int>(Protocol::Ollama) << QByteArray(ollama);
    QTest::newRow("anthropic") << static_cast<int>(Protocol::Anthropic) << QByteArray(anthropic);
}

void TestAnswerReader::a_stream_torn_anywhere_is_read_the_same()
{
    QFETCH(int, protocol);
    QFETCH(QByteArray, stream);
    for (qsizetype tear = 0; tear <= stream.size(); ++tear) {
        AnswerReader reader(static_cast<Protocol>(protocol));
        reader.take(stream.first(tear).toStdString());
        reader.take(stream.sliced(tear).toStdString());
        const auto answer = reader.finish(ok());
        QVERIFY2(answer, answer ? "" : answer.error().words.c_str());
        QCOMPARE(answer->text, std::string("Caf\xc3\xa9 one"));
        QVERIFY(answer->finish == Finish::CutOff);
        QVERIFY(answer->promptTokens == 3 && answer->completionTokens == 4);
    }
    // Without its end it is no answer, wherever it ends.
    const qsizetype lastEvent =
        stream.lastIndexOf(protocol == static_cast<int>(Protocol::Ollama) ? "{\"message" : "data: {");
    for (qsizetype end = 0; end < lastEvent - 90; ++end) {
        AnswerReader reader(static_cast<Protocol>(protocol));
        reader.take(stream.first(end).toStdString());
        QVERIFY(!reader.finish(ok()) || stream.first(end).contains("finish_reason"));
    }
}

void TestAnswerReader::an_answer_is_read_whatever_is_around_it_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QByteArray>("stream");
    const auto row = [](const char *name, const QByteArray &stream, Protocol protocol = Protocol::OpenAi) {
        QTest::newRow(name) << static_cast<int>(protocol) << stream;
    };
    const QByteArray one = R"({"choices":[{"delta":{"content":"Caf\u00e9"}}]})";
    const QByteArray two = R"({"choices":[{"delta":{"content":" one"},"finish_reason":"stop"}]})";
    const auto around = [&](const QByteArray &between) {
        return "data: " + one + "\n\n" + between + "data: " + two + "\n\ndata: [DONE]\n\n";
    };
    row("a warning", around("data: {\"warning\":\"no usage\"}\n\n"));
    row("a ping", around("event: ping\ndata: {\"type\":\"ping\"}\n\n"));
    row("no choices", around("data: {\"usage\":{\"prompt_tokens\":3}}\n\n"));
    row("choices of null", around("data: {\"choices\":null}\n\n"));
    row("empty data", around("data:\n\ndata: \n\n"));
    row("words", around("data: keep-alive\n\n"));
    row("an unknown field", around("time: 7\nprocessing\n\n"));
    row("an error of null",
        around(R"(data: {"error":null,"choices":[{"delta":{}}]})"
               "\n\n"));
    row("an empty reason",
        around(R"(data: {"choices":[{"delta":{},"finish_reason":""}]})"
               "\n\n"));
    row("a reason of a number",
        around(R"(data: {"choices":[{"delta":{},"finish_reason":0}]})"
               "\n\n"));
    row("a blank behind the end", "data: " + one + "\r\n\r\ndata: " + two + "\r\n\r\ndata: [DONE] \r\n\r\n");
    row("carriage returns", "data: " + one + "\r\rdata: " + two + "\r\r");
    row("one line break between events", "data: " + one + "\ndata: " + two + "\ndata: [DONE]\n");
    row("a byte order mark", "\xef\xbb\xbf" + around({}));
    QByteArray several = around({});
    several.replace(":[", ":\ndata:  [").replace("{\"delta", "{\ndata: \"delta");
    row("several lines of data", several);
    row("JSON lines", one + "\n" + two + "\n");
    row("a reason that is unknown",
        "data: " + one + "\n\ndata: " + QByteArray(two).replace("\"stop\"", "\"eos_token\"") + "\n\n");
    row("parts",
        R"(data: {"choices":[{"delta":{"content":[{"type":"thinking","thinking":[{"type":"text","text":"hm"}]}]}}]})"
        "\n\n"
        R"(data: {"choices":[{"delta":{"content":[{"type":"text","text":"Caf\u00e9 one"}]},"finish_reason":"stop"}]})"
        "\n\n");
    row("a field of texts",
        R"(data: {"choices":[{"text":"Caf\u00e9 one","finish_reason":"stop"}]})"
        "\n\n");
    row("reasoning in a field of its own",
        R"(data: {"choices":[{"delta":{"content":null,"reasoning_content":"hm"}}]})"
        "\n\n"
            + around({}));
    row("one piece over many lines",
        "{\n \"choices\": [\n  {\n   \"message\": {\"content\": \"Caf\xc3\xa9 one\"},\n   \"finish_reason\": "
        "\"stop\"\n  }\n ],\n \"usage\": null\n}\n");
    row("one piece in parts",
        R"({"choices":[{"message":{"content":[{"type":"text","text":"Caf\u00e9 one"}]},"finish_reason":"stop"}]})");
    row("reasoning in the text", around({}).replace("Caf", "<think>hm</think>Caf"));
    row("Ollama",
        R"({"message":{"content":"","thinking":"hm"},"done":false})"
        "\n"
        R"({"message":{"content":"Caf\u00e9 one"},"done":true,"done_reason":"stop"})",
        Protocol::Ollama);
    row("Anthropic",
        R"({"type":"message","content":[{"type":"thinking","thinking":"hm"},{"type":"text","text":"Caf\u00e9 one"}],"stop_reason":"end_turn"})",
        Protocol::Anthropic);
}

void TestAnswerReader::an_answer_is_read_whatever_is_around_it()
{
    QFETCH(int, protocol);
    QFETCH(QByteArray, stream);
    for (qsizetype tear = 0; tear <= stream.size(); ++tear) {
        AnswerReader reader(static_cast<Protocol>(protocol));
        reader.take(stream.first(tear).toStdString());
        reader.take(stream.sliced(tear).toStdString());
        const auto answer = reader.finish(ok());
        QVERIFY2(answer, answer ? "" : answer.error().words.c_str());
        QCOMPARE(answer->text, std::string("Caf\xc3\xa9 one"));
        QVERIFY(!answer->isReasoningAlone);
    }
}

void TestAnswerReader::reasoning_alone_is_told()
{
    for (const char *body :
         {R"({"choices":[{"message":{"content":"<think>hm"},"finish_reason":"length"}]})",
          R"({"choices":[{"message":{"content":"","reasoning":"hm"},"finish_reason":"length"}]})"}) {
        AnswerReader reader(Protocol::OpenAi);
        reader.take(body);
        const auto answer = reader.finish(ok());
        QVERIFY(answer);
        QCOMPARE(answer->text, std::string());
        QVERIFY(answer->isReasoningAlone && answer->finish == Finish::CutOff);
    }
}

void TestAnswerReader::what_is_no_answer_is_refused_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("nothing") << QByteArray() << QByteArray("ended before");
    QTest::newRow("HTML") << QByteArray("<html>\nSign in\n</html>")
                          << QByteArray("not what its protocol says");
    QTest::newRow("half JSON") << QByteArray("{\"choices\":[{\"message\":") << QByteArray("not what");
    QTest::newRow("another shape") << QByteArray("{\"choices\":7}") << QByteArray("not what");
    QTest::newRow("a list") << QByteArray("[1,2]") << QByteArray("not what");
    QTest::newRow("a broken event") << QByteArray("data: {\"choices\"\n\n") << QByteArray("not what");
    QTest::newRow("an error in the stream")
        << QByteArray("data: {\"error\":{\"message\":\"overloaded\\u0007\\n now\"}}\n\n")
        << QByteArray("overloaded\\u{7}  now");
    QTest::newRow("an event of an error")
        << QByteArray("event: error\ndata: {\"message\":\"overloaded\"}\n\n") << QByteArray("overloaded");
    QTest::newRow("a sign-in page") << QByteArray("<html><title>Sign in here</title></html>")
                                    << QByteArray("Sign in here");
    QTest::newRow("another object") << QByteArray("{\"detail\":\"no such path\"}\n")
                                    << QByteArray("no such path");
}

void TestAnswerReader::what_is_no_answer_is_refused()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, words);
    for (const Protocol protocol : {Protocol::OpenAi, Protocol::Ollama, Protocol::Anthropic}) {
        AnswerReader reader(protocol);
        reader.take(body.toStdString());
        const auto answer = reader.finish(ok());
        QVERIFY(!answer);
        QVERIFY2(answer.error().words.find(words.toStdString()) != std::string::npos,
                 answer.error().words.c_str());
        QVERIFY(answer.error().remedy == Remedy::TryAgain);
    }
}

void TestAnswerReader::a_status_says_whether_to_try_again_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("again");
    for (const int status : {408, 429, 500, 502, 503, 529})
        QTest::addRow("%d", status) << status << true;
    for (const int status : {301, 400, 401, 403, 404, 413, 422})
        QTest::addRow("%d", status) << status << false;
}

void TestAnswerReader::a_status_says_whether_to_try_again()
{
    QFETCH(int, status);
    QFETCH(bool, again);
    AnswerReader reader(Protocol::OpenAi, "sk-secret");
    reader.take("{\"error\":{\"message\":\"about sk-secret\"}}");
    http::Reply reply;
    reply.status = status;
    const auto answer = reader.finish(reply);
    QVERIFY(!answer);
    QCOMPARE(answer.error().remedy == Remedy::TryAgain, again);
    QVERIFY(answer.error().words.find(std::to_string(status)) != std::string::npos);
    QVERIFY(answer.error().words.find("about ********") != std::string::npos);
}

void TestAnswerReader::a_list_of_models_is_read_in_each_protocol()
{
    const std::vector<std::string> two{"a", "b"};
    QVERIFY(*modelsOf(R"({"data":[{"id":"a"},{"id":"b"}]})") == two);
    QVERIFY(*modelsOf(R"({"models":[{"name":"a"},{"name":"b"}]})") == two);
    for (const char *none : {"", "{}", "<html>", R"({"data":[]})", R"({"data":[{"id":7}]})", R"({"data":3})"})
        QVERIFY2(!modelsOf(none), none);
}

} // namespace tst_answerreader

QTEST_APPLESS_MAIN(tst_answerreader::TestAnswerReader)
#include "tst_answerreader.moc"
