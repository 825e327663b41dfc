#include "core/chat/AnswerStream.h"
#include "tests/core/chat/WritingSetup.h"
#include "tests/core/privacy/ReleasedForTests.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <string>
#include <vector>

// Answers that fail a check, and what is asked for then.
namespace tst_askedagain {

using namespace core;
using namespace core::chat;

namespace {

const std::string soundAnswer =
    "The patient came with a cough and a mild fever that began three days before. "
    "The chest was clear and the pulse was regular.";
const std::string refusedAnswer = "I'm sorry, but I can't assist with that request.";
const std::string weakAnswer = "The patient was seen in the clinic today again.";

std::vector<synthesis::Sequence> oneSequence()
{
    return {{"SYN-000001", "A", {"cough", "fever"}}};
}

} // namespace

class TestAskedAgain : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void a_refusal_is_asked_again_with_a_sentence_that_says_why();
    void the_askings_have_an_end();
    void a_weak_answer_is_asked_again_on_demand_alone();
    void the_better_answer_is_kept();
    void an_endless_loop_is_ended_while_it_streams();

private:
    /// Returns the orders of a server that gives these answers one after the other, and again from the first.
    QJsonObject giving(const std::vector<std::string> &answers) const;
    Result<WritingOutcome> write(const ModelServer &server, AnswerChecks checks);
    std::string stored(const ModelServer &server) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestAskedAgain::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

QJsonObject TestAskedAgain::giving(const std::vector<std::string> &answers) const
{
    QJsonArray bodies;
    for (const std::string &text : answers) {
        const QJsonObject message{{QStringLiteral("content"), QString::fromStdString(text)}};
        const QJsonObject choice{{QStringLiteral("message"), message},
                                 {QStringLiteral("finish_reason"), QStringLiteral("stop")}};
        const QJsonObject body{{QStringLiteral("choices"), QJsonArray{choice}}};
        bodies.append(QJsonArray{
            200, QString::fromLatin1(QJsonDocument(body).toJson(QJsonDocument::Compact).toBase64())});
    }
    QFile file(m_folder->filePath(QStringLiteral("bodies.json")));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no file for the answers");
    file.write(QJsonDocument(bodies).toJson());
    return {{QStringLiteral("bodies"), file.fileName()}, {QStringLiteral("every"), true}};
}

Result<WritingOutcome> TestAskedAgain::write(const ModelServer &server, AnswerChecks checks)
{
    WritingRun run = runTowards(server);
    checks.language = "English";
    run.checks = std::make_shared<const AnswerChecks>(std::move(checks));
    auto store = AnswerStore::open(m_folder->filePath(QStringLiteral("x.keyseed")).toStdString());
    if (!store)
        return fail(store.error());
    WritingWatch watch;
    NoControl control;
    return writeWithModel(
        run, promptsAboutPhrases(), privacy::ReleasedForTests::of(oneSequence()), *store, watch, control);
}

std::string TestAskedAgain::stored(const ModelServer &server) const
{
    auto store = AnswerStore::open(m_folder->filePath(QStringLiteral("x.keyseed")).toStdString());
    if (!store)
        return store.error().detail;
    const auto sequence = oneSequence().front();
    const Prompt prompt = promptsAboutPhrases().promptFor(sequence);
    const auto answer = store->answerTo(keyOf(runTowards(server).server, prompt, {}, sequence.id));
    return answer && *answer ? (*answer)->text : std::string("nothing");
}

void TestAskedAgain::a_refusal_is_asked_again_with_a_sentence_that_says_why()
{
    const ModelServer server(giving({refusedAnswer, soundAnswer}));
    const auto outcome = write(server, AnswerChecks());
    QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(outcome->progress.requests, std::int64_t(2));
    QCOMPARE(stored(server), soundAnswer);
    const auto prompts = server.count()[QStringLiteral("prompts")].toObject().keys();
    QVERIFY(prompts.contains(QStringLiteral("Write about cough, fever")));
    QVERIFY(prompts.filter(QStringLiteral("nothing to decline")).size() == 1);
}

void TestAskedAgain::the_askings_have_an_end()
{
    const ModelServer server(giving({refusedAnswer}));
    AnswerChecks checks;
    checks.askings = 3;
    const auto outcome = write(server, checks);
    QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(outcome->progress.requests, std::int64_t(4));
    QCOMPARE(stored(server), refusedAnswer);
}

void TestAskedAgain::a_weak_answer_is_asked_again_on_demand_alone()
{
    const ModelServer server(giving({weakAnswer}));
    const auto outcome = write(server, AnswerChecks());
    QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(outcome->progress.requests, std::int64_t(1));

    init();
    const ModelServer other(giving({weakAnswer, soundAnswer}));
    AnswerChecks checks;
    checks.asksForWeak = true;
    const auto again = write(other, checks);
    QVERIFY2(again, again ? "" : again.error().detail.c_str());
    QCOMPARE(again->progress.requests, std::int64_t(2));
    QCOMPARE(stored(other), soundAnswer);
}

void TestAskedAgain::the_better_answer_is_kept()
{
    const ModelServer server(giving({weakAnswer, refusedAnswer, refusedAnswer}));
    AnswerChecks checks;
    checks.asksForWeak = true;
    const auto outcome = write(server, checks);
    QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(outcome->progress.requests, std::int64_t(3));
    QCOMPARE(stored(server), weakAnswer);
}

void TestAskedAgain::an_endless_loop_is_ended_while_it_streams()
{
    const std::string part = "the lung was clear and ";
    AnswerStream stream(Protocol::OpenAi,
                        {},
                        std::chrono::seconds(60),
                        std::chrono::seconds(60),
                        1000,
                        AnswerStream::Clock::now());
    AnswerChecks checks;
    const auto sequence = oneSequence().front();
    const std::string event = "data: {\"choices\":[{\"delta\":{\"content\":\"" + part + "\"}}]}\n\n";
    int pieces = 0;
    for (bool goesOn = true; goesOn && pieces < 100; ++pieces) {
        QVERIFY(stream.take(event, AnswerStream::Clock::now()));
        goesOn =
            stream.goesOn([&](std::string_view text) { return checks.endsStream(text, Prompt{}, sequence); });
    }
    QVERIFY(pieces > 5 && pieces < 30);
    // The exchange ends in a failure, because the answer was not taken to its end.
    http::Reply reply = http::failedReply(http::Failure::Stopped, "ended here");
    reply.status = 200;
    const auto answer = stream.finish(reply);
    QVERIFY(answer);
    QCOMPARE(static_cast<int>(answer->finish), static_cast<int>(Finish::CutOff));
}

} // namespace tst_askedagain

QTEST_GUILESS_MAIN(tst_askedagain::TestAskedAgain)
#include "tst_askedagain.moc"
