#include "app/rewriter/Adept.h"
#include "app/rewriter/Bart.h"
#include "core/rewriter/Frames.h"
#include "core/rewriter/ModelFolder.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <csignal>
#include <cstring>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_rewriterprogram {

using core::rewriter::Frame;
using core::rewriter::FrameReader;
using core::rewriter::ModelForm;

namespace {

constexpr std::size_t rowsAtOnce = 32; // as a release has rows encoded

class Child
{
public:
    Child()
    {
        m_process.start(KEYSEED_REWRITER, QStringList{});
        m_process.waitForStarted();
    }
    ~Child() { end(); }

    void send(const std::string &bytes) { m_process.write(bytes.data(), static_cast<qint64>(bytes.size())); }
    Frame ask(const Frame &request)
    {
        send(*core::rewriter::bytesOfFrame(request));
        return answer();
    }
    Frame answer()
    {
        while (true) {
            const auto frame = m_reader.next();
            if (frame && *frame)
                return **frame;
            if (!m_process.waitForReadyRead(60000))
                return {};
            m_reader.add(m_process.readAllStandardOutput().toStdString());
        }
    }
    int end()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished(60000);
        return m_process.exitCode();
    }
    QByteArray complaints() { return m_process.readAllStandardError(); }

private:
    QProcess m_process;
    FrameReader m_reader;
};

const std::vector<std::string> someTexts = {"the cat sees the dog", "the dog sees the cat"};

void writeSmallModel(const std::filesystem::path &folder, std::int64_t width = 8)
{
    rewriter::Shape shape{.width = width,
                          .tokens = 0,
                          .positions = 20,
                          .encoderLayers = 1,
                          .decoderLayers = 1,
                          .encoderHeads = 2,
                          .decoderHeads = 2,
                          .encoderInner = width,
                          .decoderInner = width};
    auto bpe = rewriter::Bpe::learn(someTexts, 280);
    shape.tokens = static_cast<std::int64_t>(bpe.size());
    const rewriter::BartModel model{
        std::move(bpe), rewriter::Bart(shape, rewriter::randomWeights(shape, 1)), {}};
    QVERIFY(rewriter::writeBart(model, folder).has_value());
}

void writeSmallAdept(const std::filesystem::path &folder, std::int64_t vector, std::int64_t hidden)
{
    auto model = rewriter::newAdept(someTexts, 20, vector, hidden, 1);
    model.clip = 2.5;
    QVERIFY(rewriter::writeAdept(model, folder).has_value());
}

// Of 0 to 20 tokens and more.
std::vector<std::string> rowsOfAllLengths()
{
    std::vector<std::string> rows(rowsAtOnce);
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t word = 0; word < row % 23; ++word)
            rows[row] += (word % 3 == 0 ? "the " : (word + row) % 2 == 0 ? "cat " : "sees ");
    return rows;
}

} // namespace

class TestRewriterProgram : public QObject
{
    Q_OBJECT

private slots:
    void a_model_is_opened_and_texts_go_to_and_fro()
    {
        QTemporaryDir folder;
        writeSmallModel(folder.path().toStdString());
        Child child;
        QCOMPARE(child.ask({{{"do", "hello"}}, {}}).header["version"].get<int>(),
                 core::rewriter::protocolVersion);
        const Frame opened =
            child.ask({{{"do", "open"}, {"model", folder.path().toStdString()}, {"form", "bart"}}, {}});
        QCOMPARE(opened.header.value("values", 0), 160);
        QCOMPARE(opened.header.value("clip", 0.0), 0.1);
        QCOMPARE(opened.header.value("trainedWithNoise", true), false);
        QCOMPARE(opened.header.value("form", ""), std::string("bart"));
        QCOMPARE(opened.header.value("clipNorm", true), false);
        const auto digest = core::rewriter::digestOfModel(folder.path().toStdString(), ModelForm::Bart);
        QVERIFY(digest.has_value());
        QCOMPARE(opened.header.value("sha256", ""), core::toHex(*digest));
        const Frame encoded = child.ask({{{"do", "encode"}, {"texts", {"the cat", ""}}}, {}});
        QCOMPARE(encoded.numbers.size(), std::size_t{320});
        const Frame again = child.ask({{{"do", "encode"}, {"texts", {"the cat"}}}, {}});
        for (std::size_t at = 0; at < 160; ++at)
            QVERIFY(std::abs(again.numbers[at] - encoded.numbers[at]) < 1e-5F);
        const Frame decoded = child.ask({{{"do", "decode"}, {"rows", 2}}, encoded.numbers});
        QCOMPARE(decoded.header["texts"].size(), std::size_t{2});
        QCOMPARE(child.end(), 0);
        QCOMPARE(child.complaints(), QByteArray());
    }

    void a_model_of_adept_is_opened_by_its_form()
    {
        QTemporaryDir folder;
        writeSmallAdept(folder.path().toStdString(), 6, 5);
        Child child;
        const nlohmann::json open = {{"do", "open"}, {"model", folder.path().toStdString()}};
        QVERIFY(child.ask({open, {}}).header.contains("error")); // no BART
        auto named = open;
        named["form"] = "adept";
        const Frame opened = child.ask({named, {}});
        QCOMPARE(opened.header.value("form", ""), std::string("adept"));
        QCOMPARE(opened.header.value("values", 0), 10);
        QCOMPARE(opened.header.value("clip", 0.0), 2.5);
        QCOMPARE(opened.header.value("clipNorm", false), true);
        const auto digest = core::rewriter::digestOfModel(folder.path().toStdString(), ModelForm::Adept);
        QVERIFY(digest.has_value());
        QCOMPARE(opened.header.value("sha256", ""), core::toHex(*digest));
        const auto facts = core::rewriter::factsOfModel(folder.path().toStdString());
        QVERIFY(facts.has_value());
        QCOMPARE(facts->values, std::int64_t{10});
        QCOMPARE(facts->clip, 2.5);
        named["form"] = "gpt";
        QVERIFY(child.ask({named, {}}).header.contains("error"));
        QVERIFY(child.ask({{{"do", "encode"}, {"texts", {"the cat"}}}, {}}).header.contains("error"));
    }

    // A unit's privacy rests on it: what one row holds moves no bit of another's numbers.
    void a_row_moves_no_number_of_another_data()
    {
        QTest::addColumn<QByteArray>("form");
        QTest::addColumn<int>("width");
        for (const int width : {8, 64, 96, 130}) {
            QTest::addRow("BART of width %d", width) << QByteArray("bart") << width;
            QTest::addRow("ADePT of width %d", width) << QByteArray("adept") << width;
        }
    }
    void a_row_moves_no_number_of_another()
    {
        QFETCH(QByteArray, form);
        QFETCH(int, width);
        QTemporaryDir folder;
        if (form == "bart")
            writeSmallModel(folder.path().toStdString(), width);
        else
            writeSmallAdept(folder.path().toStdString(), width, width);
        Child child;
        const Frame opened = child.ask(
            {{{"do", "open"}, {"model", folder.path().toStdString()}, {"form", form.toStdString()}}, {}});
        const auto values = opened.header.value("values", std::size_t{0});
        QVERIFY(values > 0);
        const std::vector<std::string> rows = rowsOfAllLengths();
        const Frame before = child.ask({{{"do", "encode"}, {"texts", rows}}, {}});
        QCOMPARE(before.numbers.size(), rowsAtOnce * values);
        for (const std::size_t changed : {std::size_t{0}, std::size_t{7}, std::size_t{16}, std::size_t{31}}) {
            for (const char *text : {"", "dog", "dog the cat sees the dog the cat sees the dog sees"}) {
                std::vector<std::string> others = rows;
                others[changed] = text;
                const Frame after = child.ask({{{"do", "encode"}, {"texts", others}}, {}});
                QCOMPARE(after.numbers.size(), before.numbers.size());
                for (std::size_t row = 0; row < rowsAtOnce; ++row) {
                    const bool isSame = std::memcmp(before.numbers.data() + row * values,
                                                    after.numbers.data() + row * values,
                                                    values * sizeof(float))
                                        == 0;
                    QVERIFY2(isSame == (rows[row] == others[row]), qPrintable(QString::number(row)));
                }
            }
        }
    }

    void what_cannot_be_done_is_refused_and_the_program_goes_on_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<int>("numbers");
        QTest::newRow("nothing to do") << QByteArray("{}") << 0;
        QTest::newRow("unknown") << QByteArray(R"({"do":"SECRETWORD"})") << 0;
        QTest::newRow("no text") << QByteArray(R"({"do":7})") << 0;
        QTest::newRow("no folder") << QByteArray(R"({"do":"open"})") << 0;
        QTest::newRow("no such folder") << QByteArray(R"({"do":"open","model":"/nowhere"})") << 0;
        QTest::newRow("texts that are none")
            << QByteArray(R"({"do":"encode","texts":["SECRETWORD",7]})") << 0;
        QTest::newRow("other rows than numbers") << QByteArray(R"({"do":"decode","rows":2})") << 160;
        QTest::newRow("no rows") << QByteArray(R"({"do":"decode"})") << 160;
        QTest::newRow("nothing to train on") << QByteArray(R"({"do":"train"})") << 0;
        QTest::newRow("nothing to train to") << QByteArray(R"({"do":"train","texts":["/nowhere"]})") << 0;
    }
    void what_cannot_be_done_is_refused_and_the_program_goes_on()
    {
        QFETCH(QByteArray, header);
        QFETCH(int, numbers);
        QTemporaryDir folder;
        writeSmallModel(folder.path().toStdString());
        Child child;
        child.ask({{{"do", "open"}, {"model", folder.path().toStdString()}}, {}});
        const Frame answer = child.ask({nlohmann::json::parse(header.toStdString()),
                                        std::vector<float>(static_cast<std::size_t>(numbers))});
        QVERIFY(answer.header.contains("error"));
        const auto detail = answer.header["error"]["detail"].get<std::string>();
        QVERIFY(!detail.empty() && detail.find('\n') == std::string::npos);
        QVERIFY(detail.find("SECRETWORD") == std::string::npos);
        QCOMPARE(child.ask({{{"do", "hello"}}, {}}).header.value("version", 0),
                 core::rewriter::protocolVersion);
        QCOMPARE(child.end(), 0);
        QCOMPARE(child.complaints(), QByteArray());
    }

    void what_is_no_message_ends_the_program_with_an_error()
    {
        Child child;
        child.send("this is no message SECRETWORD");
        const Frame answer = child.answer();
        QVERIFY(answer.header.contains("error"));
        QVERIFY(answer.header.dump().find("SECRETWORD") == std::string::npos);
        QVERIFY(child.end() != 0);
    }

    void weights_that_are_damaged_are_refused()
    {
        QTemporaryDir folder;
        writeSmallModel(folder.path().toStdString());
        const std::filesystem::path path = folder.filePath("model.safetensors").toStdString();
        std::filesystem::resize_file(path, std::filesystem::file_size(path) - 4);
        Child child;
        QVERIFY(child.ask({{{"do", "open"}, {"model", folder.path().toStdString()}}, {}})
                    .header.contains("error"));
    }

    void the_program_ends_with_its_parent()
    {
        std::array<int, 2> in{};
        std::array<int, 2> out{};
        QCOMPARE(::pipe(in.data()), 0);
        QCOMPARE(::pipe(out.data()), 0);
        const pid_t parent = ::fork();
        if (parent == 0) {
            if (::fork() == 0) {
                ::dup2(in[0], STDIN_FILENO);
                ::dup2(out[1], STDOUT_FILENO);
                ::close(out[1]);
                ::execl(KEYSEED_REWRITER, "keyseed-rewriter", static_cast<char *>(nullptr));
                ::_exit(1);
            }
            ::close(out[1]);
            while (true)
                ::pause();
        }
        ::close(out[1]);
        QVERIFY(core::rewriter::writeFrame(in[1], {{{"do", "hello"}}, {}}).has_value());
        FrameReader reader;
        QCOMPARE(core::rewriter::readFrame(out[0], reader)->header.value("version", 0),
                 core::rewriter::protocolVersion);
        ::kill(parent, SIGKILL);
        ::waitpid(parent, nullptr, 0);
        // Its input stays open: that its output is closed says that it is gone.
        QCOMPARE(core::rewriter::readFrame(out[0], reader).error().code, core::ErrorCode::NotFound);
        for (const int end : {in[0], in[1], out[0]})
            ::close(end);
    }

    void only_the_rewriter_knows_libtorch_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<bool>("has");
        QTest::newRow("keyseed-cli") << QStringLiteral(KEYSEED_CLI) << false;
        QTest::newRow("keyseed") << QStringLiteral(KEYSEED_DESKTOP) << false;
        QTest::newRow("keyseed-rewriter") << QStringLiteral(KEYSEED_REWRITER) << true;
    }
    void only_the_rewriter_knows_libtorch()
    {
        QFETCH(QString, program);
        QFETCH(bool, has);
        if (!QFile::exists(program))
            QSKIP("that program is not built");
        QProcess ldd;
        ldd.start("ldd", {program});
        QVERIFY(ldd.waitForFinished());
        QCOMPARE(ldd.exitCode(), 0);
        QCOMPARE(ldd.readAllStandardOutput().contains("libtorch"), has);
    }
};

} // namespace tst_rewriterprogram

QTEST_GUILESS_MAIN(tst_rewriterprogram::TestRewriterProgram)
#include "tst_rewriterprogram.moc"
