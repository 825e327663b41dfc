#include "core/base/NewFile.h"
#include "core/methods/rewriting/ProgramRewriter.h"
#include "tests/core/rewriter/PlayedProgram.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <sys/wait.h>

namespace tst_programrewriter {

using namespace core;
using synthesis::ProgramRewriter;

namespace {

constexpr std::size_t values = 4;

// Plays keyseed-rewriter with the model of this test, until it is to hang.
constexpr const char *answers = R"(    if what == 'HANGS':
        open('FOLDER/hangs', 'w').close()
        time.sleep(3600)
    if what == 'hello': say({'version': VERSION})
    elif what == 'open': say({'form': 'adept', 'values': 4, 'clip': 5.0, 'sha256': 'DIGEST'})
    elif what == 'encode': say({}, struct.pack('<4f', 1, 2, 3, 4) * len(header['texts']))
    elif what == 'decode': say({'texts': ['words'] * header['rows']})
)";

/// Cancelled once the program hangs.
class UntilItHangs final : public JobControl
{
public:
    explicit UntilItHangs(QString file)
        : m_file(std::move(file))
    {}
    bool isCancelled() const override { return QFile::exists(m_file); }
    void report(double, std::string_view) override {}

private:
    QString m_file;
};

} // namespace

/// The program behind a model, played by a small script: as it should be, and when it hangs.
class TestProgramRewriter : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void rows_go_there_and_texts_come_back();
    void a_cancel_is_heeded_while_the_program_hangs_data();
    void a_cancel_is_heeded_while_the_program_hangs();
    void a_file_that_changed_since_is_told();

private:
    std::shared_ptr<const ProgramRewriter> opened(const QByteArray &hangs = "never");

    QTemporaryDir m_folder;
    NoControl m_control;
};

void TestProgramRewriter::initTestCase()
{
    const std::filesystem::path folder = m_folder.path().toStdString();
    QVERIFY(rewriter::writeAdeptFacts({.form = rewriter::ModelForm::Adept, .values = values, .clip = 5.0},
                                      folder));
    QVERIFY(writeNewFile(folder / "words.json", "[]\n"));
    QVERIFY(writeNewFile(folder / "model.safetensors", "weights"));
}

std::shared_ptr<const ProgramRewriter> TestProgramRewriter::opened(const QByteArray &hangs)
{
    QFile::remove(m_folder.filePath("hangs"));
    const QString program = m_folder.filePath("program");
    const auto rewriter =
        ProgramRewriter::open(m_folder.path().toStdString(), program.toStdString(), m_control);
    if (!rewriter)
        return nullptr;
    const QByteArray script =
        QByteArray(answers)
            .replace("HANGS", hangs)
            .replace("FOLDER", m_folder.path().toUtf8())
            .replace("DIGEST", QByteArray::fromStdString(toHex((*rewriter)->weights())));
    if (!tests::writePlayedProgram(program, script))
        return nullptr;
    return *rewriter;
}

void TestProgramRewriter::rows_go_there_and_texts_come_back()
{
    const auto rewriter = opened();
    QVERIFY(rewriter);
    const auto numbers = rewriter->encode(std::vector<std::string>(70, "a row"), m_control);
    QVERIFY2(numbers, numbers ? "" : numbers.error().detail.c_str());
    QCOMPARE(numbers->size(), 70 * values);
    const auto texts = rewriter->decode(*numbers, m_control);
    QVERIFY2(texts, texts ? "" : texts.error().detail.c_str());
    QCOMPARE(*texts, std::vector<std::string>(70, "words"));
}

void TestProgramRewriter::a_cancel_is_heeded_while_the_program_hangs_data()
{
    QTest::addColumn<QByteArray>("hangs");
    for (const char *each : {"hello", "open", "encode", "decode"})
        QTest::newRow(each) << QByteArray(each);
}

void TestProgramRewriter::a_cancel_is_heeded_while_the_program_hangs()
{
    QFETCH(QByteArray, hangs);
    const auto rewriter = opened(hangs);
    QVERIFY(rewriter);
    UntilItHangs control(m_folder.filePath("hangs"));
    QElapsedTimer clock;
    clock.start();
    const auto failed = [&]() -> std::optional<Error> {
        if (hangs == "decode") {
            const auto texts = rewriter->decode(std::vector<float>(values), control);
            return texts ? std::nullopt : std::optional(texts.error());
        }
        const auto numbers = rewriter->encode(std::vector<std::string>(1, "a row"), control);
        return numbers ? std::nullopt : std::optional(numbers.error());
    }();
    QVERIFY(failed);
    QCOMPARE(failed->code, ErrorCode::Cancelled);
    QVERIFY(control.isCancelled()); // it came so far
    QVERIFY(clock.elapsed() < 60'000);
    QCOMPARE(waitpid(-1, nullptr, WNOHANG), -1); // and was killed
    QCOMPARE(errno, ECHILD);
}

void TestProgramRewriter::a_file_that_changed_since_is_told()
{
    const auto rewriter = opened();
    QVERIFY(rewriter);
    const std::filesystem::path words = m_folder.filePath("words.json").toStdString();
    QVERIFY(writeNewFile(words, "[\"other\"]\n"));
    const auto again = opened(); // the program says what lies there now
    QVERIFY(again);
    const auto texts = rewriter->decode(std::vector<float>(values), m_control);
    QVERIFY(!texts);
    QCOMPARE(texts.error().code, ErrorCode::InvalidPlan);
    QVERIFY(again->decode(std::vector<float>(values), m_control));
    QVERIFY(writeNewFile(words, "[]\n"));
}

} // namespace tst_programrewriter

QTEST_APPLESS_MAIN(tst_programrewriter::TestProgramRewriter)
#include "tst_programrewriter.moc"
