#include "core/base/JsonInput.h"

#include <QTest>

namespace tst_jsonsyntax {

using namespace core;

namespace {

std::string nested(int depth, char open, char close)
{
    const auto count = static_cast<std::size_t>(depth);
    return std::string(count, open) + std::string(count, close);
}

} // namespace

class JsonSyntaxTest : public QObject
{
    Q_OBJECT

private slots:
    void depth_is_limited()
    {
        QVERIFY(parseJson(nested(maximumJsonDepth, '[', ']')).is_array());
        QVERIFY(parseJson(nested(maximumJsonDepth + 1, '[', ']')).is_discarded());
        QVERIFY(jsonFault(nested(maximumJsonDepth, '[', ']')).empty());
        const std::string fault = jsonFault(nested(maximumJsonDepth + 1, '[', ']'));
        QVERIFY2(fault.starts_with("1:65: ") && fault.find("nested") != std::string::npos, fault.c_str());
    }

    // What is made of such a text would take a stack of that depth to copy or to delete.
    void a_million_brackets_end_nothing()
    {
        std::string objects;
        for (int i = 0; i < 1'000'000; ++i)
            objects += "{\"a\":";
        QVERIFY(parseJson(objects).is_discarded());
        QVERIFY(!jsonFault(objects).empty());
        QVERIFY(parseJson(std::string(1'000'000, '[')).is_discarded());
    }

    void brackets_in_strings_do_not_nest()
    {
        const std::string text = "\"\\\"" + std::string(100, '[') + "\\\\\"";
        QVERIFY(parseJson(text).is_string());
        const std::string after = "[\"\\\\\"," + nested(maximumJsonDepth, '[', ']') + "]";
        QVERIFY(parseJson(after).is_discarded());
    }

    void siblings_do_not_nest()
    {
        std::string text = "[[]";
        for (int i = 0; i < 1000; ++i)
            text += ",[{}]";
        QVERIFY(parseJson(text + "]").is_array());
    }

    void a_key_may_not_stand_twice()
    {
        QVERIFY(jsonFault(R"({"a": {"b": 1}, "b": [{"b": 1}, {"b": 2}]})").empty());
        const std::string fault = jsonFault("{\"a\": 1,\n \"a\": 2}");
        QVERIFY2(fault.starts_with("2:") && fault.find("twice") != std::string::npos, fault.c_str());
    }
};

} // namespace tst_jsonsyntax

QTEST_APPLESS_MAIN(tst_jsonsyntax::JsonSyntaxTest)
#include "tst_jsonsyntax.moc"
