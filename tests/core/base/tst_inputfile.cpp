#include "core/base/InputFile.h"
#include "core/base/NewFile.h"
#include "core/base/PathRoles.h"
#include "core/base/system/Process.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_inputfile {

using namespace core;

/// Files that others give are files, of a size; files that are made take nobody's place by accident.
class TestInputFile : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void a_file_is_read_to_its_end();
    void what_is_no_file_is_refused_at_once_data();
    void what_is_no_file_is_refused_at_once();
    void one_that_is_too_large_is_refused();
    void a_link_is_replaced_and_not_followed();
    void what_was_not_finished_leaves_nothing();
    void a_file_is_made_only_where_there_is_none();
    void a_file_that_cannot_be_made_whole_is_not_there();
    void the_same_file_by_any_name_is_known_data();
    void the_same_file_by_any_name_is_known();
    void ledgers_projects_keys_and_their_companions_are_never_replaced();
    void a_process_that_forbids_core_dumps_leaves_none();

private:
    std::filesystem::path path(const char *name) const
    {
        return m_folder->filePath(QString::fromLatin1(name)).toStdString();
    }
    void write(const char *name, const QByteArray &bytes) const
    {
        QFile file(QString::fromStdString(path(name).string()));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestInputFile::a_file_is_read_to_its_end()
{
    const QByteArray bytes(300'000, 'x');
    write("file", bytes);
    QCOMPARE(*readWholeFile(path("file"), 300'000), bytes.toStdString());
    write("empty", {});
    QCOMPARE(*readWholeFile(path("empty"), 10), std::string());
    QCOMPARE(readWholeFile(path("none"), 10).error().code, ErrorCode::NotFound);
}

void TestInputFile::what_is_no_file_is_refused_at_once_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"pipe", "folder", "socket", "/dev/zero"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestInputFile::what_is_no_file_is_refused_at_once()
{
    QFETCH(QString, name);
    const auto file = name.startsWith(QLatin1Char('/')) ? std::filesystem::path(name.toStdString())
                                                        : path(qPrintable(name));
    if (name == QStringLiteral("pipe"))
        QCOMPARE(::mkfifo(file.c_str(), 0600), 0);
    if (name == QStringLiteral("folder"))
        QCOMPARE(::mkdir(file.c_str(), 0700), 0);
    if (name == QStringLiteral("socket")) {
        const int made = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        qstrncpy(address.sun_path, file.c_str(), sizeof address.sun_path);
        QCOMPARE(::bind(made, reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
        ::close(made);
    }
    const auto read = readWholeFile(file, 10);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidParameter);
    QVERIFY(read.error().detail.find("not a regular file") != std::string::npos);
}

void TestInputFile::one_that_is_too_large_is_refused()
{
    write("file", QByteArray(11, 'x'));
    QCOMPARE(readWholeFile(path("file"), 10).error().code, ErrorCode::InvalidParameter);
    QVERIFY(readWholeFile(path("file"), 11));
}

void TestInputFile::a_link_is_replaced_and_not_followed()
{
    write("victim", "kept");
    std::filesystem::create_symlink(path("victim"), path("output"));
    auto file = NewFile::at(path("output"));
    QVERIFY(file && file->write("new") && file->finish());
    QCOMPARE(*readWholeFile(path("victim"), 10), std::string("kept"));
    QCOMPARE(*readWholeFile(path("output"), 10), std::string("new"));
    QVERIFY(!std::filesystem::is_symlink(path("output")));
}

void TestInputFile::what_was_not_finished_leaves_nothing()
{
    write("output", "kept");
    {
        auto file = NewFile::at(path("output"));
        QVERIFY(file && file->write("half"));
    }
    QCOMPARE(*readWholeFile(path("output"), 10), std::string("kept"));
    QCOMPARE(std::distance(std::filesystem::directory_iterator(path("")), {}), std::ptrdiff_t{1});
}

void TestInputFile::a_file_is_made_only_where_there_is_none()
{
    QVERIFY(makeFile(path("key"), "first", NewFile::For::OwnerOnly) == Made::Whole);
    QCOMPARE(std::filesystem::status(path("key")).permissions(),
             std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    std::filesystem::create_symlink(path("elsewhere"), path("link"));
    for (const char *name : {"key", "link"}) {
        QVERIFY(makeFile(path(name), "second", NewFile::For::Everyone) == Made::NotMade);
        QCOMPARE(errno, EEXIST);
    }
    QCOMPARE(*readWholeFile(path("key"), 10), std::string("first"));
    QVERIFY(!std::filesystem::exists(path("elsewhere")));
    QVERIFY(makeFile(path("no folder/key"), "first", NewFile::For::OwnerOnly) == Made::NotMade);
    QCOMPARE(errno, ENOENT);
}

void TestInputFile::a_file_that_cannot_be_made_whole_is_not_there()
{
    const auto whenTooLarge = std::signal(SIGXFSZ, SIG_IGN);
    rlimit before = {};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit fewBytes{.rlim_cur = 4, .rlim_max = before.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &fewBytes), 0);
    const Made made = makeFile(path("key"), "more than four", NewFile::For::OwnerOnly);
    const int error = errno;
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, whenTooLarge);
    QVERIFY(made == Made::NotWritten);
    QCOMPARE(error, EFBIG);
    QVERIFY(!std::filesystem::exists(path("key")));
}

void TestInputFile::the_same_file_by_any_name_is_known_data()
{
    QTest::addColumn<QString>("output");
    QTest::addColumn<bool>("isSame");
    QTest::newRow("itself") << "file" << true;
    QTest::newRow("another spelling") << "folder/../file" << true;
    QTest::newRow("a hard link") << "hard" << true;
    QTest::newRow("a link") << "link" << true;
    QTest::newRow("through a linked folder") << "linked/file" << true;
    QTest::newRow("a file that is not there yet") << "new" << false;
    QTest::newRow("one of the same name elsewhere") << "folder/file" << false;
}

void TestInputFile::the_same_file_by_any_name_is_known()
{
    QFETCH(QString, output);
    QFETCH(bool, isSame);
    write("file", "records");
    std::filesystem::create_directory(path("folder"));
    std::filesystem::create_hard_link(path("file"), path("hard"));
    std::filesystem::create_symlink(path("file"), path("link"));
    std::filesystem::create_directory_symlink(path(""), path("linked"));
    const std::vector<PathRole> roles{{"the records", path("file"), PathRole::Use::Input},
                                      {"--output", path(qPrintable(output)), PathRole::Use::Output}};
    const auto checked = checkPathRoles(roles, true);
    QCOMPARE(checked.has_value(), !isSame);
    if (isSame)
        QVERIFY(checked.error().detail.find("the records") != std::string::npos
                && checked.error().detail.find("--output") != std::string::npos);
    // Two inputs may be one file.
    QVERIFY(checkPathRoles({{"a", path("file")}, {"b", path("hard")}}, false));
}

void TestInputFile::ledgers_projects_keys_and_their_companions_are_never_replaced()
{
    const auto isReplaced = [&](const char *name) {
        return checkPathRoles({{"--output", path(name), PathRole::Use::Output}}, true).has_value();
    };
    const auto database = [](const QByteArray &application) {
        return QByteArray("SQLite format 3\0", 16) + QByteArray(52, '\1') + application
               + QByteArray(28, '\1');
    };
    write("ledger.sqlite", database("KSLG"));
    write("ledger.sqlite.key", "key");
    write("ledger.sqlite-journal", "journal");
    write("clinic.keyseed", database("KSPJ"));
    write("clinic.keyseed.run", "");
    write("signing.key", "untrusted comment: minisign encrypted secret key\nRWQ");
    for (const char *name : {"ledger.sqlite",
                             "ledger.sqlite.key",
                             "ledger.sqlite-journal",
                             "clinic.keyseed",
                             "clinic.keyseed.run",
                             "signing.key"})
        QVERIFY2(!isReplaced(name), name);
    write("other.sqlite", database(QByteArray(4, '\0')));
    write("signing.pub", "untrusted comment: minisign public key 1\nRWQ");
    write("package.zip", "PK\3\4");
    write("clinic.zip", "PK\3\4"); // beside clinic.keyseed
    for (const char *name : {"other.sqlite", "signing.pub", "package.zip", "clinic.zip", "new"})
        QVERIFY2(isReplaced(name), name);
}

void TestInputFile::a_process_that_forbids_core_dumps_leaves_none()
{
    const pid_t child = ::fork();
    QVERIFY(child >= 0);
    if (child == 0) {
        system::forbidCoreDumps();
        rlimit cores{1, 1};
        ::_exit(::getrlimit(RLIMIT_CORE, &cores) == 0 && cores.rlim_max == 0 ? 0 : 1);
    }
    int status = -1;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QCOMPARE(status, 0);
}

} // namespace tst_inputfile

QTEST_APPLESS_MAIN(tst_inputfile::TestInputFile)
#include "tst_inputfile.moc"
