#include "core/http/Exchanges.h"
#include "core/localmodel/ModelServerProcess.h"
#include "core/localmodel/ServerProgram.h"
#include "tests/core/localmodel/GgufBytes.h"
#include "tests/core/localmodel/PlayedLlamaServer.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_modelserver {

using namespace core::localmodel;
using core::system::markOf;

/// Cancels once a number of reports came.
class CancelAfter final : public core::JobControl
{
public:
    explicit CancelAfter(int reports)
        : m_left(reports)
    {}
    bool isCancelled() const override { return m_left <= 0; }
    void report(double, std::string_view) override { --m_left; }

private:
    int m_left;
};

/// Starting and ending a server with a model file; a script plays llama-server.
class TestModelServer : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void it_answers_with_its_key_alone();
    void it_gets_no_secrets_and_no_key_on_its_command_line();
    void it_ends_with_its_object();
    void it_ends_with_a_program_that_is_killed();
    void one_that_outlived_its_program_is_ended_at_the_next_start();
    void a_server_of_a_program_that_runs_is_left_alone();
    void what_it_said_last_is_named_when_it_ends_too_early();
    void loading_can_be_cancelled();
    void the_program_is_chosen_or_on_the_path();

private:
    ServerStart start() const
    {
        const auto model = readGguf(path("small.gguf"));
        if (!model)
            qFatal("%s", model.error().detail.c_str());
        return {.program = path("llama-server"),
                .model = *model,
                .size = {.answers = 2, .contextOfSlot = 1024, .threads = 1, .memory = 0},
                .key = {},
                .marks = path("marks")};
    }
    std::string path(const char *name) const
    {
        return m_folder->filePath(QString::fromUtf8(name)).toStdString();
    }
    void play(const QByteArray &before = {}) const
    {
        QVERIFY(tests::writePlayedLlamaServer(QString::fromStdString(path("llama-server")), before));
    }
    std::unique_ptr<ModelServerProcess> started() const
    {
        core::NoControl control;
        auto server = ModelServerProcess::start(start(), control);
        if (!server)
            qFatal("%s", server.error().detail.c_str());
        return std::move(*server);
    }
    static int statusOf(const std::string &url, const std::string &key);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestModelServer::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QFile file(QString::fromStdString(path("small.gguf")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(tests::GgufBytes::llama().bytes());
    file.close();
    play();
}

int TestModelServer::statusOf(const std::string &url, const std::string &key)
{
    int status = -1;
    core::http::Exchanges exchanges({});
    exchanges.start(
        {.url = url,
         .headers = {{.name = "Authorization", .value = "Bearer " + key, .isSecret = true}},
         .body = {}},
        [](std::string_view) { return true; },
        [&](const core::http::Reply &reply) { status = reply.status; });
    while (exchanges.inFlight() > 0)
        exchanges.run(std::chrono::seconds(1));
    return status;
}

void TestModelServer::it_answers_with_its_key_alone()
{
    const auto server = started();
    QVERIFY(server->address().starts_with("http://127.0.0.1:"));
    QVERIFY(server->key().size() >= 32);
    QCOMPARE(statusOf(server->address() + "/models", server->key()), 200);
    QCOMPARE(statusOf(server->address() + "/models", "another"), 401);
    QVERIFY(started()->key() != server->key());
}

void TestModelServer::it_gets_no_secrets_and_no_key_on_its_command_line()
{
    qputenv("HOUSE_API_KEY", "CANARY");
    qputenv("HF_TOKEN", "CANARY");
    qputenv("KEYSEED_PASSPHRASE", "CANARY");
    qputenv("LLAMA_ARG_HOST", "0.0.0.0");
    play("open(folder + '/seen', 'w').write(repr(sys.argv) + repr(dict(os.environ)))\n"
         "open(folder + '/arguments', 'w').write(repr(sys.argv))\n");
    const auto server = started();
    for (const char *name : {"HOUSE_API_KEY", "HF_TOKEN", "KEYSEED_PASSPHRASE", "LLAMA_ARG_HOST"})
        qunsetenv(name);
    QFile seen(QString::fromStdString(path("seen")));
    QVERIFY(seen.open(QIODevice::ReadOnly));
    const QByteArray all = seen.readAll();
    QVERIFY2(!all.contains("CANARY") && !all.contains("0.0.0.0"), all.constData());
    QVERIFY(all.contains("'LLAMA_API_KEY': '" + QByteArray::fromStdString(server->key()) + "'"));
    QFile arguments(QString::fromStdString(path("arguments")));
    QVERIFY(arguments.open(QIODevice::ReadOnly));
    const QByteArray line = arguments.readAll();
    QVERIFY(!line.contains(QByteArray::fromStdString(server->key())));
    QVERIFY2(line.contains("'--ctx-size', '2048', '--parallel', '2', '--threads', '1'"), line.constData());
}

void TestModelServer::it_ends_with_its_object()
{
    auto server = started();
    const auto process = static_cast<pid_t>(server->process());
    QVERIFY(server->isRunning());
    QVERIFY(markOf(process));
    QCOMPARE(QDir(QString::fromStdString(path("marks"))).entryList(QDir::Files).size(), 1);
    server.reset();
    QVERIFY(!markOf(process));
    QVERIFY(QDir(QString::fromStdString(path("marks"))).entryList(QDir::Files).isEmpty());
}

// A copy of this process starts a server, tells its id, and is killed.
void TestModelServer::it_ends_with_a_program_that_is_killed()
{
    std::array<int, 2> ends{};
    QCOMPARE(::pipe(ends.data()), 0);
    const pid_t program = ::fork();
    if (program == 0) {
        const auto server = started();
        const auto process = static_cast<pid_t>(server->process());
        (void)!::write(ends[1], &process, sizeof(process));
        ::raise(SIGKILL);
    }
    ::close(ends[1]);
    pid_t process = 0;
    QCOMPARE(::read(ends[0], &process, sizeof(process)), ssize_t(sizeof(process)));
    ::close(ends[0]);
    QCOMPARE(::waitpid(program, nullptr, 0), program);
    QTRY_VERIFY_WITH_TIMEOUT(!markOf(process), 20'000);
}

void TestModelServer::one_that_outlived_its_program_is_ended_at_the_next_start()
{
    QProcess leftover;
    leftover.start(QStringLiteral("/bin/sleep"), {QStringLiteral("600")});
    QVERIFY(leftover.waitForStarted());
    const auto mark = markOf(static_cast<pid_t>(leftover.processId()));
    QVERIFY(mark);
    QDir().mkpath(QString::fromStdString(path("marks")));
    QFile file(QString::fromStdString(path("marks")) + QStringLiteral("/1.server"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    // Its program: this process at another start, which is none that runs.
    file.write(QByteArray::number(mark->id) + ' ' + QByteArray::number(quint64(mark->started)) + ' '
               + QByteArray::number(::getpid()) + " 1\n");
    file.close();
    const auto server = started();
    QVERIFY(leftover.waitForFinished(20'000));
    QCOMPARE(leftover.exitStatus(), QProcess::CrashExit);
    QVERIFY(!file.exists());
}

void TestModelServer::a_server_of_a_program_that_runs_is_left_alone()
{
    const auto server = started();
    QCOMPARE(endLeftovers(path("marks")), std::size_t(0));
    QVERIFY(server->isRunning());
}

void TestModelServer::what_it_said_last_is_named_when_it_ends_too_early()
{
    play("print('loading')\nprint('error: unknown model architecture: \\x1b[2Jstrange', file=sys.stderr)\n"
         "print('exiting')\nsys.exit(1)\n");
    core::NoControl control;
    const auto server = ModelServerProcess::start(start(), control);
    QVERIFY(!server);
    QCOMPARE(server.error().detail,
             "llama-server ended while it loaded the model: error: unknown model architecture: "
             "\\u{1b}[2Jstrange");
}

void TestModelServer::loading_can_be_cancelled()
{
    play("open(folder + '/pid', 'w').write(str(os.getpid()))\nimport threading; "
         "threading.Event().wait(600)\n");
    CancelAfter control(30);
    const auto server = ModelServerProcess::start(start(), control);
    QVERIFY(!server && server.error().code == core::ErrorCode::Cancelled);
    QFile file(QString::fromStdString(path("pid")));
    if (file.open(QIODevice::ReadOnly)) // it may have been ended before it wrote
        QVERIFY(!markOf(file.readAll().toInt()));
}

void TestModelServer::the_program_is_chosen_or_on_the_path()
{
    const QByteArray before = qgetenv("PATH");
    qputenv("XDG_DATA_HOME", m_folder->path().toUtf8());
    qputenv("PATH", "/nowhere");
    QVERIFY(!findServerProgram());
    qputenv("PATH", m_folder->path().toUtf8());
    QCOMPARE(findServerProgram().value_or(""), std::filesystem::path(path("llama-server")));
    QVERIFY(tests::writePlayedLlamaServer(QString::fromStdString(path("other"))));
    QVERIFY(chooseServerProgram(path("other")));
    QCOMPARE(findServerProgram().value_or(""), std::filesystem::path(path("other")));
    QFile stored(m_folder->filePath(QStringLiteral("keyseed/llama-server.path")));
    QCOMPARE(stored.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    QVERIFY(!chooseServerProgram(path("small.gguf")));
    QVERIFY(!chooseServerProgram(path("missing")));
    QVERIFY(QFile::remove(QString::fromStdString(path("other"))));
    QCOMPARE(findServerProgram().value_or(""), std::filesystem::path(path("llama-server")));
    qputenv("PATH", before);
    qunsetenv("XDG_DATA_HOME");
}

} // namespace tst_modelserver

QTEST_GUILESS_MAIN(tst_modelserver::TestModelServer)
#include "tst_modelserver.moc"
