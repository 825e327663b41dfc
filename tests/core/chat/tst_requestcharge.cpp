#include "core/chat/RequestCharge.h"

#include <QTest>

namespace tst_requestcharge {

using namespace core;
using namespace core::chat;

/// The charge of one request, from what came of it.
class TestRequestCharge : public QObject
{
    Q_OBJECT

private slots:
    void a_request_is_charged_its_most_before_it_is_sent();
    void a_complete_answer_lowers_it_by_plausible_counts_data();
    void a_complete_answer_lowers_it_by_plausible_counts();
    void anything_else_keeps_it_data();
    void anything_else_keeps_it();
    void later_requests_follow_what_a_server_counts();
};

namespace {

constexpr int mostAnswer = 100;
// 400 bytes in 400 characters: 100 tokens by the estimate, 50 at least.
const Prompt prompt{.system = std::string(100, 's'), .user = std::string(300, 'u')};
constexpr Charge most{.promptTokens = 100, .completionTokens = mostAnswer};

using Count = std::optional<std::int64_t>;

Count countOf(int number)
{
    return number < 0 ? Count() : Count(number);
}

} // namespace

void TestRequestCharge::a_request_is_charged_its_most_before_it_is_sent()
{
    const EstimatedRequest before = Charges(mostAnswer).before(prompt);
    QVERIFY(before.most == most);
    QCOMPARE(before.promptTokens, std::int64_t{100});
    QCOMPARE(before.leastPromptTokens, std::int64_t{50});
    // Letters of two bytes are letters.
    std::string umlauts;
    for (int i = 0; i < 80; ++i)
        umlauts += "\xc3\xa4";
    QCOMPARE(Charges(mostAnswer).before({.system = {}, .user = umlauts}).leastPromptTokens, std::int64_t{10});
}

void TestRequestCharge::a_complete_answer_lowers_it_by_plausible_counts_data()
{
    QTest::addColumn<int>("promptCount"); // -1: none
    QTest::addColumn<int>("answerCount");
    QTest::addColumn<int>("characters");
    QTest::addColumn<int>("promptCharge");
    QTest::addColumn<int>("answerCharge");
    QTest::newRow("counts") << 80 << 30 << 160 << 80 << 30;
    QTest::newRow("at least") << 50 << 20 << 160 << 50 << 20;
    QTest::newRow("zero") << 0 << 0 << 160 << 100 << 100;
    QTest::newRow("too few of the answer") << 80 << 19 << 160 << 80 << 100;
    QTest::newRow("too few of the prompt, as behind a cache") << 49 << 30 << 160 << 100 << 30;
    QTest::newRow("none") << -1 << -1 << 160 << 100 << 100;
    QTest::newRow("no text") << 80 << 0 << 0 << 80 << 0;
    QTest::newRow("more than estimated") << 180 << 130 << 160 << 180 << 130;
    QTest::newRow("a text longer than the longest answer") << 80 << 1 << 8000 << 80 << 1000;
}

void TestRequestCharge::a_complete_answer_lowers_it_by_plausible_counts()
{
    QFETCH(int, promptCount);
    QFETCH(int, answerCount);
    QFETCH(int, characters);
    QFETCH(int, promptCharge);
    QFETCH(int, answerCharge);
    Charges charges(mostAnswer);
    Answer answer;
    answer.promptTokens = countOf(promptCount);
    answer.completionTokens = countOf(answerCount);
    answer.characters = characters;
    const Charge after = charges.after(charges.before(prompt), answer);
    QCOMPARE(after.promptTokens, std::int64_t{promptCharge});
    QCOMPARE(after.completionTokens, std::int64_t{answerCharge});
}

void TestRequestCharge::anything_else_keeps_it_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("isBroken");
    QTest::addColumn<bool>("isSent");
    QTest::addColumn<int>("answerCount");
    QTest::addColumn<int>("characters");
    QTest::addColumn<int>("promptCharge");
    QTest::addColumn<int>("answerCharge");
    const auto row = [](const char *name, int status, bool isBroken, bool isSent) -> QTestData & {
        return QTest::newRow(name) << status << isBroken << isSent;
    };
    row("an answer without an end", 200, false, true) << -1 << 800 << 100 << 100;
    row("cut off by the connection", 200, true, true) << -1 << 0 << 100 << 100;
    row("a low count does not lower it", 200, false, true) << 1 << 8 << 100 << 100;
    row("a high count raises it", 200, false, true) << 1000 << 8 << 100 << 1000;
    row("a long text raises it", 200, false, true) << -1 << 4000 << 100 << 500;
    row("an error of the server", 500, false, true) << -1 << 0 << 100 << 100;
    row("a time-out of a proxy", 504, false, true) << -1 << 0 << 100 << 100;
    row("silence", 0, true, true) << -1 << 0 << 100 << 100;
    row("nothing left this computer", 0, true, false) << -1 << 0 << 0 << 0;
    row("too many requests", 429, false, true) << -1 << 0 << 0 << 0;
    row("a wrong key", 401, false, true) << -1 << 0 << 0 << 0;
    row("a redirect", 307, false, true) << -1 << 0 << 0 << 0;
    row("a refusal that counts tokens", 429, false, true) << 5 << 0 << 100 << 100;
    row("a refusal behind words", 400, false, true) << -1 << 80 << 100 << 100;
    row("a refusal that was cut", 429, true, true) << -1 << 0 << 100 << 100;
    row("a time-out of the request", 408, false, true) << -1 << 0 << 100 << 100;
    row("closed by a proxy", 499, false, true) << -1 << 0 << 100 << 100;
}

void TestRequestCharge::anything_else_keeps_it()
{
    QFETCH(int, status);
    QFETCH(bool, isBroken);
    QFETCH(bool, isSent);
    QFETCH(int, answerCount);
    QFETCH(int, characters);
    QFETCH(int, promptCharge);
    QFETCH(int, answerCharge);
    Charges charges(mostAnswer);
    Refusal refusal{.failure = isBroken ? http::Failure::Broken : http::Failure::None,
                    .status = status,
                    .retryAfter = {},
                    .words = {}};
    refusal.isSent = isSent;
    refusal.completionTokens = countOf(answerCount);
    refusal.characters = characters;
    const Charge after = charges.after(charges.before(prompt), refusal);
    QCOMPARE(after.promptTokens, std::int64_t{promptCharge});
    QCOMPARE(after.completionTokens, std::int64_t{answerCharge});
}

void TestRequestCharge::later_requests_follow_what_a_server_counts()
{
    Charges charges(mostAnswer);
    Answer answer;
    answer.promptTokens = 130;
    answer.completionTokens = 250;
    (void)charges.after(charges.before(prompt), answer);
    const Charge next = charges.before(prompt).most;
    QCOMPARE(next.promptTokens, std::int64_t{130});
    QCOMPARE(next.completionTokens, std::int64_t{250});
    // A shorter prompt has the same words around it.
    QCOMPARE(charges.before({.system = {}, .user = "four"}).most.promptTokens, std::int64_t{31});
    answer.promptTokens = 90; // one that counts less does not lower it again
    (void)charges.after(charges.before(prompt), answer);
    QCOMPARE(charges.before(prompt).most.promptTokens, std::int64_t{130});
}

} // namespace tst_requestcharge

QTEST_APPLESS_MAIN(tst_requestcharge::TestRequestCharge)
#include "tst_requestcharge.moc"
