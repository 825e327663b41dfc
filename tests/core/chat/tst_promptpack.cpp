#include "core/chat/AnswerCheck.h"
#include "core/chat/PromptPack.h"
#include "tests/core/privacy/ReleasedForTests.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

namespace tst_promptpack {

using namespace core;
using namespace core::chat;
using writing::Flaw;
using Kind = PackProblem::Kind;

class TestPromptPack : public QObject
{
    Q_OBJECT

private slots:
    void a_batch_pack_has_one_request_a_line();
    void answers_come_back_in_any_order_and_format();
    void every_problem_is_told_by_its_line();
    void a_line_without_an_end_takes_little_memory();
    void flaws_of_an_answer_data();
    void flaws_of_an_answer();

private:
    std::filesystem::path write(const QByteArray &bytes) const;
    Result<PackImport> import(const QByteArray &bytes) const;

    QTemporaryDir m_folder;
    Server m_server{.protocol = Protocol::OpenAi, .baseUrl = "https://x", .model = "m", .apiVersion = {}};
    PromptSource m_prompts{.prompt = *PromptTemplate::parse("s\n---\n{phrases}", "test"), .words = {}};
    std::vector<synthesis::Sequence> m_sequences{
        {"SYN-1", {}, {"one"}}, {"SYN-2", {}, {"two \"quoted\"\nlines"}}, {"SYN-3", {}, {"three"}}};
};

std::filesystem::path TestPromptPack::write(const QByteArray &bytes) const
{
    QFile file(m_folder.filePath(QStringLiteral("answers.jsonl")));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the test's folder cannot be written");
    return file.fileName().toStdString();
}

Result<PackImport> TestPromptPack::import(const QByteArray &bytes) const
{
    NoControl control;
    return importPack(write(bytes), m_server, {}, m_prompts, m_sequences, control);
}

void TestPromptPack::a_batch_pack_has_one_request_a_line()
{
    const auto released = privacy::ReleasedForTests::of(m_sequences);
    const QString path = m_folder.filePath(QStringLiteral("pack.jsonl"));
    QVERIFY(exportPack(path.toStdString(), PackFormat::OpenAiBatch, m_server, {}, m_prompts, released));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    const QJsonObject second = QJsonDocument::fromJson(lines[1]).object();
    QCOMPARE(second[QStringLiteral("custom_id")].toString(), QStringLiteral("SYN-2"));
    QCOMPARE(second[QStringLiteral("url")].toString(), QStringLiteral("/v1/chat/completions"));
    const QJsonObject body = second[QStringLiteral("body")].toObject();
    QCOMPARE(body[QStringLiteral("model")].toString(), QStringLiteral("m"));
    QVERIFY(!body.contains(QStringLiteral("stream")));
    QCOMPARE(body[QStringLiteral("messages")][1][QStringLiteral("content")].toString(),
             QStringLiteral("two \"quoted\"\nlines"));
}

void TestPromptPack::answers_come_back_in_any_order_and_format()
{
    const auto import = this->import(
        "{\"id\":\"SYN-3\",\"text\":\"third\"}\r\n"
        "\n"
        "{\"id\":\"batch_req_1\",\"custom_id\":\"SYN-1\",\"response\":{\"status_code\":200,\"body\":{"
        "\"choices\":[{"
        "\"message\":{\"content\":\"first\"},\"finish_reason\":\"length\"}],\"usage\":{\"prompt_tokens\":5,"
        "\"completion_tokens\":7}}},\"error\":null}");
    QVERIFY2(import, import ? "" : import.error().detail.c_str());
    QCOMPARE(import->answers.size(), std::size_t(2));
    QCOMPARE(import->answers[0].documentId, std::string("SYN-1"));
    QCOMPARE(import->answers[0].answer.text, std::string("first"));
    QVERIFY(import->answers[0].answer.finish == Finish::CutOff);
    QVERIFY(import->answers[0].answer.completionTokens == 7);
    QCOMPARE(import->answers[1].answer.text, std::string("third"));
    QVERIFY(import->answers[1].key == keyOf(m_server, m_prompts.promptFor(m_sequences[2]), {}, "SYN-3"));
    QVERIFY(import->missing == std::vector<std::string>{"SYN-2"});
    QCOMPARE(import->problemCount, std::size_t(0));
}

void TestPromptPack::every_problem_is_told_by_its_line()
{
    const auto import =
        this->import("not JSON\n"
                     "{\"text\":\"whose?\"}\n"
                     "{\"id\":\"SYN-9\",\"text\":\"foreign\"}\n"
                     "{\"id\":\"SYN-1\",\"answer\":\"no text\"}\n"
                     "{\"id\":\"SYN-2\",\"text\":\"kept\"}\n"
                     "{\"id\":\"SYN-2\",\"text\":\"hm</think>kept\"}\n"
                     "{\"id\":\"SYN-2\",\"text\":\"other\"}\n"
                     "{\"custom_id\":\"SYN-3\",\"response\":{\"status_code\":500,\"body\":{}}}\n"
                     "{\"id\":\"SYN-3\",\"text\":\"<think>nothing else\"}\n");
    QVERIFY(import);
    const std::vector<std::pair<Kind, std::size_t>> expected{{Kind::NotJson, 1},
                                                             {Kind::NoId, 2},
                                                             {Kind::Foreign, 3},
                                                             {Kind::NoAnswer, 4},
                                                             {Kind::Duplicate, 7},
                                                             {Kind::NoAnswer, 8},
                                                             {Kind::NoAnswer, 9}};
    QCOMPARE(import->problems.size(), expected.size());
    for (std::size_t index = 0; index < expected.size(); ++index) {
        QCOMPARE(import->problems[index].line, expected[index].second);
        QCOMPARE(static_cast<int>(import->problems[index].kind), static_cast<int>(expected[index].first));
    }
    QCOMPARE(import->answers.size(), std::size_t(1));
    QCOMPARE(import->answers[0].answer.text, std::string("kept"));
}

void TestPromptPack::a_line_without_an_end_takes_little_memory()
{
    const auto path = write("{\"id\":\"SYN-1\",\"text\":\"first\"}\n");
    std::filesystem::resize_file(path, std::uintmax_t{512} << 20); // zeros, which take no room on the disk
    const auto memory = [] {
        rusage usage = {};
        ::getrusage(RUSAGE_SELF, &usage);
        return usage.ru_maxrss >> 10; // MiB
    };
    const auto before = memory();
    NoControl control;
    const auto import = importPack(path, m_server, {}, m_prompts, m_sequences, control);
    QVERIFY(memory() - before < 128);
    QVERIFY(import);
    QCOMPARE(import->answers.size(), std::size_t(1));
    QCOMPARE(import->problemCount, std::size_t(1));
    QVERIFY(import->problems[0].kind == Kind::NotJson && import->problems[0].line == 2);
}

void TestPromptPack::flaws_of_an_answer_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("finish");
    QTest::addColumn<QList<int>>("flaws");
    const auto row = [](const char *name, const char *text, Finish finish, const QList<int> &flaws) {
        QTest::newRow(name) << QByteArray(text) << static_cast<int>(finish) << flaws;
    };
    const int missing = static_cast<int>(Flaw::PhrasesMissing);
    row("good",
        "Heart  and HEART FAILURE; \xc3\x96"
        "dem.",
        Finish::Stopped,
        {});
    row("empty", " \n", Finish::Stopped, {static_cast<int>(Flaw::Empty)});
    row("cut off",
        "heart failure, \xc3\xb6"
        "dem",
        Finish::CutOff,
        {static_cast<int>(Flaw::CutOff)});
    row("withheld",
        "heart failure \xc3\xb6"
        "dem",
        Finish::Withheld,
        {static_cast<int>(Flaw::Withheld)});
    row("declined", "**I'm sorry**, no.", Finish::Stopped, {static_cast<int>(Flaw::Refused), missing});
    row("sorry inside a letter",
        "I'm seen for heart failure, \xc3\xb6"
        "dem.",
        Finish::Stopped,
        {});
    row("inside a word",
        "heart failures, \xc3\xb6"
        "dem",
        Finish::Stopped,
        {missing});
}

void TestPromptPack::flaws_of_an_answer()
{
    QFETCH(QByteArray, text);
    QFETCH(int, finish);
    QFETCH(QList<int>, flaws);
    Answer answer;
    answer.text = text.toStdString();
    answer.finish = static_cast<Finish>(finish);
    QList<int> found;
    for (const Flaw flaw : flawsOf(answer,
                                   {"SYN-1",
                                    "",
                                    {"heart failure",
                                     "\xc3\xb6"
                                     "dem"}}))
        found.append(static_cast<int>(flaw));
    QCOMPARE(found, flaws);
}

} // namespace tst_promptpack

QTEST_APPLESS_MAIN(tst_promptpack::TestPromptPack)

#include "tst_promptpack.moc"
