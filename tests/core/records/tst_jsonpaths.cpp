#include "core/records/Columns.h"
#include "core/records/json/JsonFields.h"
#include "core/records/json/JsonPath.h"
#include "core/records/json/JsonTexts.h"

#include <QTest>

#include <algorithm>

namespace tst_jsonpaths {

using namespace core::records;

namespace {

/// What is found behind paths, as "number kind value".
class Found final : public JsonFinder
{
public:
    explicit Found(const std::vector<std::string> &paths)
    {
        for (std::size_t i = 0; i < paths.size(); ++i)
            findPath(paths[i], i);
    }

    std::vector<std::string> in(const std::string &json)
    {
        m_found.clear();
        const auto parsed = parseJsonObject({.text = json, .ending = {}, .number = 1}, *this);
        if (!parsed)
            m_found.push_back("error");
        return m_found;
    }

private:
    void found(std::size_t number, JsonKind kind, const std::string &value) override
    {
        constexpr std::string_view kinds = "zsnbx";
        m_found.push_back(std::to_string(number) + kinds[static_cast<std::size_t>(kind)] + value);
    }

    std::vector<std::string> m_found;
};

class Texts final : public JsonTexts
{
public:
    explicit Texts(std::vector<std::string> texts)
        : m_texts(std::move(texts))
    {}

    ReadResult<bool> next(Line &text) override
    {
        if (m_next == m_texts.size())
            return false;
        text = {.text = m_texts[m_next], .ending = {}, .number = static_cast<std::int64_t>(m_next + 1)};
        ++m_next;
        return true;
    }
    JsonUnit unit() const override { return JsonUnit::Line; }
    const std::string &encoding() const override { return m_encoding; }
    double fractionRead() const override { return 1; }
    const core::Digest &digest() const override { return m_digest; }

private:
    std::vector<std::string> m_texts;
    std::size_t m_next = 0;
    std::string m_encoding = "UTF-8";
    core::Digest m_digest{};
};

QString joined(const std::vector<std::string> &parts)
{
    QStringList list;
    for (const std::string &part : parts)
        list += QString::fromStdString(part);
    return list.join('|');
}

QByteArray nested(int depth)
{
    return QByteArray("{\"a\":").repeated(depth) + "1" + QByteArray("}").repeated(depth);
}

} // namespace

class TestJsonPaths : public QObject
{
    Q_OBJECT

private slots:
    void a_path_is_what_was_written_data();
    void a_path_is_what_was_written();
    void refuses_what_is_no_path_data();
    void refuses_what_is_no_path();
    void finds_what_paths_lead_to_data();
    void finds_what_paths_lead_to();
    void lists_the_paths_of_a_sample_data();
    void lists_the_paths_of_a_sample();
    void a_field_whose_name_reads_as_a_path_counts_in_its_object_alone();
    void deep_and_wide_objects_are_listed_within_bounds();
};

void TestJsonPaths::a_path_is_what_was_written_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("steps");
    QTest::newRow("name") << QByteArray("a") << QByteArray("a");
    QTest::newRow("names") << QByteArray("a.b c.d") << QByteArray("a/b c/d");
    QTest::newRow("index") << QByteArray("a.b[0].c[12]") << QByteArray("a/b/#0/c/#12");
    QTest::newRow("arrays in arrays") << QByteArray("a[1][2]") << QByteArray("a/#1/#2");
    QTest::newRow("quoted") << QByteArray(R"(a["b.c"].d)") << QByteArray("a/b.c/d");
    QTest::newRow("quoted first") << QByteArray(R"(["a[0]"].b)") << QByteArray("a[0]/b");
    QTest::newRow("quotes and backslashes") << QByteArray(R"(a["x\"y\\z"])") << QByteArray(R"(a/x"y\z)");
    QTest::newRow("nothing as a name") << QByteArray(R"(a[""])") << QByteArray("a/");
}

void TestJsonPaths::a_path_is_what_was_written()
{
    QFETCH(QByteArray, path);
    const auto steps = jsonSteps(path.toStdString());
    QVERIFY(steps.has_value());
    std::string shown;
    std::string again;
    for (const JsonStep &step : *steps) {
        shown += (shown.empty() ? "" : "/") + (step.index ? "#" + std::to_string(*step.index) : step.name);
        if (step.index)
            appendIndex(again, *step.index);
        else
            appendName(again, step.name);
    }
    QTEST(QByteArray::fromStdString(shown), "steps");
    QCOMPARE(QByteArray::fromStdString(again), path);
}

void TestJsonPaths::refuses_what_is_no_path_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path : {"",
                             ".",
                             "a.",
                             ".a",
                             "a..b",
                             "a[",
                             "a[]",
                             "a[x]",
                             "a[-1]",
                             "a[1",
                             "a[1]b",
                             "[0]",
                             "a]",
                             "a[\"b\"",
                             "a[\"b",
                             "a[\"b\\",
                             "a[9999999999]",
                             "a\"b",
                             "a[0x1]"})
        QTest::addRow("%s", path) << QByteArray(path);
}

void TestJsonPaths::refuses_what_is_no_path()
{
    QFETCH(QByteArray, path);
    QVERIFY(!jsonSteps(path.toStdString()).has_value());
}

void TestJsonPaths::finds_what_paths_lead_to_data()
{
    QTest::addColumn<QByteArray>("paths"); // separated by blanks
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("found");
    const auto row = [](const char *name, const char *paths, const char *json, const char *found) {
        QTest::addRow("%s", name) << QByteArray(paths) << QByteArray(json) << QByteArray(found);
    };
    row("a field", "a.b", R"({"b":1,"a":{"c":2,"b":"x"}})", "0sx");
    row("kinds",
        "a.b a.c a.d a.e a.f",
        R"({"a":{"b":null,"c":2.50,"d":true,"e":{"x":1},"f":[1]}})",
        "0z|1n2.50|2btrue|3x{...}|4x[...]");
    row("an element", "a[0] a[2] a[11]", "{\"a\":[0,1,\"z\",3,4,5,6,7,8,9,10,11]}", "0n0|1sz|2n11");
    row("objects in arrays",
        "a[1].b.c",
        R"({"a":[{"b":{"c":1}},{"x":[9],"b":{"c":2}},{"b":{"c":3}}]})",
        "0n2");
    row("arrays in arrays", "a[1][0]", R"({"a":[[1,2],[3,4]]})", "0n3");
    row("the same twice", "a.b a.b", R"({"a":{"b":1}})", "0n1|1n1");
    row("one inside of the other", "a.b a.b.c", R"({"a":{"b":{"c":1}}})", "0x{...}|1n1");
    row("an array where an object is expected", "a.b", R"({"a":[{"b":1}]})", "");
    row("an object where an array is expected", "a[0]", R"({"a":{"0":1}})", "");
    row("a value where an object is expected", "a.b", R"({"a":1,"b":2})", "");
    row("a name that holds a dot", R"(a["b.c"])", R"({"a":{"b":{"c":1},"b.c":2}})", "0n2");
    row("a field that stands twice", "a.b", R"({"a":{"b":1},"a":{"b":2}})", "0n1|0n2");
    row("behind what is passed over", "a.d", R"({"a":{"b":{"d":[{"d":1}]},"c":[[]],"d":2}})", "0n2");
    row("top-level names are none of its own", "a", R"({"a":1})", "");
    row("broken off", "a.b", R"({"a":{"b":1,)", "0n1|error");
}

void TestJsonPaths::finds_what_paths_lead_to()
{
    QFETCH(QByteArray, paths);
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, found);
    std::vector<std::string> list;
    for (const QByteArray &path : paths.split(' '))
        list.push_back(path.toStdString());
    Found finder(list);
    QCOMPARE(joined(finder.in(json.toStdString())), QString::fromUtf8(found));
    // And the next object begins anew.
    QCOMPARE(joined(finder.in(json.toStdString())), QString::fromUtf8(found));
}

void TestJsonPaths::lists_the_paths_of_a_sample_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("columns");
    QTest::addColumn<QByteArray>("cells");
    const auto row = [](const char *name, const char *json, const char *columns, const char *cells) {
        QTest::addRow("%s", name) << QByteArray(json) << QByteArray(columns) << QByteArray(cells);
    };
    row("flat", R"({"b":1,"a":"x"})", "b|a", "1|x");
    row("nested", R"({"a":{"b":{"c":1}},"d":2})", "a|a.b.c|d", "{...}|1|2");
    row("arrays", R"({"a":[1,{"b":[2]},null]})", "a|a[0]|a[1].b[0]|a[2]", "[...]|1|2|");
    row("ten elements of an array",
        R"({"a":[0,1,2,3,4,5,6,7,8,9,10,{"x":1}],"b":1})",
        "a|a[0]|a[1]|a[2]|a[3]|a[4]|a[5]|a[6]|a[7]|a[8]|a[9]|b",
        "[...]|0|1|2|3|4|5|6|7|8|9|1");
    row("names that are no words",
        R"({"a":{"b.c":1,"":2,"d e":3,"q\"":4}})",
        R"(a|a["b.c"]|a[""]|a.d e|a["q\""])",
        "{...}|1|2|3|4");
    row("a top-level name with a dot", R"({"x.y":{"z":1}})", R"(x.y|["x.y"].z)", "{...}|1");
    row("empty ones", R"({"a":{},"b":[]})", "a|b", "{...}|[...]");
}

void TestJsonPaths::lists_the_paths_of_a_sample()
{
    QFETCH(QByteArray, json);
    Texts texts({json.toStdString()});
    const auto sample = sampleFields(texts, 100, 1);
    QVERIFY(sample.has_value());
    QTEST(joined(sample->columns).toUtf8(), "columns");
    QTEST(joined(sample->rows.front()).toUtf8(), "cells");
    // Every path that is listed leads to its cell.
    for (std::size_t i = 0; i < sample->columns.size(); ++i) {
        const auto found = Found({sample->columns[i]}).in(json.toStdString());
        if (found.empty())
            continue; // a field
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found.front().substr(2), sample->rows.front()[i]);
    }
}

void TestJsonPaths::a_field_whose_name_reads_as_a_path_counts_in_its_object_alone()
{
    Texts texts({R"({"a":{"b":1}})", R"({"a.b":2,"a":{"b":3}})", R"({"a":{"b":4}})"});
    const auto sample = sampleFields(texts, 100, 3);
    QCOMPARE(joined(sample->columns), QString("a|a.b"));
    QCOMPARE(joined(sample->rows[0]), QString("{...}|1"));
    QCOMPARE(joined(sample->rows[1]), QString("{...}|2"));
    QCOMPARE(joined(sample->rows[2]), QString("{...}|4"));
}

void TestJsonPaths::deep_and_wide_objects_are_listed_within_bounds()
{
    Texts deep({nested(65).toStdString(), nested(66).toStdString(), nested(100'000).toStdString()});
    const auto sample = sampleFields(deep, 100, 0);
    std::string path = "a";
    for (int i = 0; i < 64; ++i)
        path += ".a";
    // The top-level field, and 64 objects inside of each other below it.
    QCOMPARE(joined(sample->columns), QString("a|") + QString::fromStdString(path));

    std::string wide = "{\"a\":{";
    for (std::size_t i = 0; i < maximumColumns + 10; ++i)
        wide += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":1";
    Texts many({wide + "},\"text\":1}"});
    const auto listed = sampleFields(many, 100, 0);
    QCOMPARE(listed->columns.size(), maximumColumns + 2);
    QCOMPARE(listed->columns.back(), std::string("text"));

    const std::string name(600, 'n');
    Texts longNames({"{\"" + name + "\":{\"x\":1,\"" + name + "\":{\"y\":1},\"z\":2}}"});
    const auto names = sampleFields(longNames, 100, 0);
    QCOMPARE(names->columns.size(), std::size_t{3});
    QCOMPARE(names->columns[2], name + ".z");
}

} // namespace tst_jsonpaths

QTEST_APPLESS_MAIN(tst_jsonpaths::TestJsonPaths)
#include "tst_jsonpaths.moc"
