#include "core/rewriter/RewriterProcess.h"
#include "tests/core/rewriter/PlayedProgram.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <sys/wait.h>

namespace tst_rewriterprocess {

using namespace core::rewriter;
using namespace std::chrono_literals;
using core::ErrorCode;

/// The program that encodes and decodes, played by a small script: as it should be, and not.
class TestRewriterProcess : public QObject
{
    Q_OBJECT

private slots:
    void it_is_asked_and_answers();
    void what_cannot_be_started_is_told();
    void another_version_is_refused();
    void a_refusal_tells_nothing_of_the_text_and_the_next_request_is_answered();
    void a_wait_is_left_when_it_is_cancelled();
    void a_program_that_fails_is_given_up_data();
    void a_program_that_fails_is_given_up();

private:
    std::string script(int version);
    QTemporaryDir m_folder;
};

namespace {

// Answers "numbers" with what it was sent; the other requests are its faults.
constexpr const char *answers = R"(    if what == 'hello': say({'version': VERSION, 'program': 'player'})
    elif what == 'numbers': say({}, payload)
    elif what == 'refuse': say({'error': {'code': 'bad', 'detail': header['text']}})
    elif what == 'hang': time.sleep(600)
    elif what == 'crash': os.abort()
    elif what == 'long': sys.stdout.buffer.write(struct.pack('<II', 0xffffffff, 0)); sys.stdout.buffer.flush()
    elif what == 'half': sys.stdout.buffer.write(struct.pack('<II', 9, 0) + b'{"a'); sys.stdout.buffer.flush(); sys.exit(0)
    elif what == 'list': say([header['text']])
    elif what == 'nonsense': sys.stdout.buffer.write(b'\xff' * 64); sys.stdout.buffer.flush()
)";

Frame request(const char *what)
{
    Frame frame;
    frame.header = {{"do", what}, {"text", "a private text"}};
    return frame;
}

} // namespace

std::string TestRewriterProcess::script(int version)
{
    const QString path = m_folder.filePath(QString("player%1").arg(version));
    if (!tests::writePlayedProgram(path, answers, version))
        qFatal("the script cannot be written");
    return path.toStdString();
}

void TestRewriterProcess::it_is_asked_and_answers()
{
    const auto process = RewriterProcess::start(script(protocolVersion), 30s);
    QVERIFY(process);
    Frame many = request("numbers");
    many.numbers.assign(1'000'000, 0.25F); // more than a socket holds
    const auto answer = (*process)->ask(many, 30s);
    QVERIFY(answer);
    QVERIFY(answer->numbers == many.numbers);
}

void TestRewriterProcess::what_cannot_be_started_is_told()
{
    const auto process = RewriterProcess::start("/nowhere/keyseed-rewriter", 30s);
    QVERIFY(!process);
    QCOMPARE(process.error().code, ErrorCode::NotFound);
}

void TestRewriterProcess::another_version_is_refused()
{
    const auto process = RewriterProcess::start(script(protocolVersion + 1), 30s);
    QVERIFY(!process);
    QCOMPARE(process.error().code, ErrorCode::Internal);
}

void TestRewriterProcess::a_refusal_tells_nothing_of_the_text_and_the_next_request_is_answered()
{
    const auto process = RewriterProcess::start(script(protocolVersion), 30s);
    QVERIFY(process);
    const auto refused = (*process)->ask(request("refuse"), 30s);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidParameter);
    QVERIFY(refused.error().detail.find("private") == std::string::npos);
    QVERIFY((*process)->ask(request("numbers"), 30s));
}

// Asked for ten minutes of patience: a test that takes them fails.
void TestRewriterProcess::a_wait_is_left_when_it_is_cancelled()
{
    class Cancelled final : public core::JobControl
    {
    public:
        bool isCancelled() const override { return true; }
        void report(double, std::string_view) override {}
    };
    const auto process = RewriterProcess::start(script(protocolVersion), 30s);
    QVERIFY(process);
    QElapsedTimer clock;
    clock.start();
    const auto answer = (*process)->ask(request("hang"), 600s, Cancelled());
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, ErrorCode::Cancelled);
    QVERIFY(clock.elapsed() < 30'000);
    QCOMPARE(waitpid(-1, nullptr, WNOHANG), -1); // it was killed
    QCOMPARE(errno, ECHILD);
}

void TestRewriterProcess::a_program_that_fails_is_given_up_data()
{
    QTest::addColumn<QByteArray>("fault");
    QTest::newRow("hangs") << QByteArray("hang");
    QTest::newRow("crashes") << QByteArray("crash");
    QTest::newRow("talks nonsense") << QByteArray("nonsense");
    QTest::newRow("sends too long a frame") << QByteArray("long");
    QTest::newRow("ends amid a frame") << QByteArray("half");
    QTest::newRow("sends no object") << QByteArray("list");
}

void TestRewriterProcess::a_program_that_fails_is_given_up()
{
    QFETCH(QByteArray, fault);
    const auto process = RewriterProcess::start(script(protocolVersion), 30s);
    QVERIFY(process);
    const auto answer = (*process)->ask(request(fault.constData()), fault == "hang" ? 200ms : 30000ms);
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, ErrorCode::Io);
    QVERIFY(answer.error().detail.find("private") == std::string::npos);
    QCOMPARE(waitpid(-1, nullptr, WNOHANG), -1); // no child is left, not even one that ended
    QCOMPARE(errno, ECHILD);
    QVERIFY(!(*process)->ask(request("numbers"), 30s));
}

} // namespace tst_rewriterprocess

QTEST_APPLESS_MAIN(tst_rewriterprocess::TestRewriterProcess)
#include "tst_rewriterprocess.moc"
