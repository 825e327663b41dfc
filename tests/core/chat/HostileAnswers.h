#pragma once

#include <QByteArray>
#include <QList>

/// Bodies that are no answer, whatever they look like.
struct HostileAnswer
{
    QByteArray name;
    QByteArray body;
};

/// Of any protocol.
inline QList<HostileAnswer> hostileAnswers()
{
    const int deep = 1'000'000;
    return {{"nothing", ""},
            {"space", " \r\n \t\n"},
            {"null", "null"},
            {"true", "true"},
            {"a number", "7"},
            {"a text", "\"text\""},
            {"a list", "[]"},
            {"a list of answers", R"([{"choices":[{"message":{"content":"a"}}],"done":true}])"},
            {"an empty object", "{}"},
            {"an error without words", R"({"error":{"message":null}})"},
            {"an error of null", R"({"error":null})"},
            {"an error of a list", R"({"error":[1,{"message":"a"}]})"},
            {"an error of a number", R"({"error":-1e300})"},
            {"an error of true", R"({"error":true})"},
            {"an empty error", R"({"error":{}})"},
            {"words of an object", R"({"error":{"message":{"a":[1]}}})"},
            {"words of a number", R"({"error":{"message":18446744073709551615}})"},
            {"an error in an error", R"({"error":{"error":{"message":"a"}}})"},
            {"half a character in an error", "{\"error\":{\"message\":\"a\xe2\x80\"}}"},
            {"zero bytes", QByteArray("\0\0\0\0", 4)},
            {"bytes that are no UTF-8", "{\"choices\":[{\"message\":{\"content\":\"\xff\xfe\"}}]}"},
            {"half a surrogate", R"({"choices":[{"message":{"content":"\ud800"}}]})"},
            {"a number out of range",
             R"({"choices":[{"message":{"content":"a"}}],"usage":{"prompt_tokens":1e999}})"},
            {"half of it", R"({"choices":[{"message":{"content":"a)"},
            {"deep lists", QByteArray(deep, '[')},
            {"deep objects", QByteArray("{\"a\":").repeated(deep / 5)},
            {"deep in an error",
             "{\"error\":" + QByteArray(deep / 2, '[') + QByteArray(deep / 2 - 20, ']') + "}"},
            {"a long line", QByteArray(2'000'000, 'a')},
            {"XML", "<?xml version=\"1.0\"?><error/>"}};
}

/// What has another shape than an answer of OpenAI's protocol.
inline QList<HostileAnswer> misshapenOpenAi()
{
    QList<HostileAnswer> all;
    for (const char *choices : {"null",
                                "7",
                                "\"a\"",
                                "{}",
                                "[null]",
                                "[7]",
                                "[[]]",
                                "[{\"message\":null}]",
                                "[{\"message\":[]}]",
                                "[{\"message\":\"a\"}]",
                                "[{\"message\":{\"content\":7}}]",
                                "[{\"message\":{\"content\":[\"a\"]}}]",
                                "[{\"message\":{\"content\":{\"a\":1}}}]",
                                "[{\"message\":{\"content\":\"a\"},\"finish_reason\":[]}]",
                                "[{\"delta\":7,\"finish_reason\":\"stop\"}]",
                                "[{\"delta\":{\"content\":false},\"finish_reason\":\"stop\"}]"})
        all.append({choices, QByteArray("{\"choices\":") + choices + "}"});
    return all;
}

/// The same of Ollama's own.
inline QList<HostileAnswer> misshapenOllama()
{
    QList<HostileAnswer> all;
    for (const char *members : {"\"done\":true",
                                "\"message\":null,\"done\":true",
                                "\"message\":[],\"done\":true",
                                "\"message\":\"a\",\"done\":true",
                                "\"message\":{\"content\":7},\"done\":true",
                                "\"message\":{\"content\":[]},\"done\":true",
                                "\"message\":{\"content\":\"a\"},\"done\":1",
                                "\"message\":{\"content\":\"a\"},\"done\":\"true\"",
                                "\"message\":{\"content\":\"a\"},\"done\":true,\"done_reason\":[]"})
        all.append({members, QByteArray("{") + members + "}"});
    return all;
}
