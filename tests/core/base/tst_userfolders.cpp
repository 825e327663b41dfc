#include "core/base/UserFolders.h"

#include <QTest>

#include <pwd.h>
#include <unistd.h>

namespace tst_userfolders {

/// Where the ledger, the key and the cache of a user are: never in the folder that a program is started from.
class TestUserFolders : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void variables_name_the_folders();
    void without_them_they_are_below_home();
    void without_home_the_list_of_users_says_it_data();
    void without_home_the_list_of_users_says_it();
};

void TestUserFolders::init()
{
    for (const char *each : {"HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        qunsetenv(each);
}

void TestUserFolders::variables_name_the_folders()
{
    qputenv("XDG_DATA_HOME", "/a/data");
    qputenv("XDG_CACHE_HOME", "/a/cache");

    QCOMPARE(core::userDataFolder().string(), std::string("/a/data/keyseed"));
    QCOMPARE(core::userCacheFolder().string(), std::string("/a/cache/keyseed"));
}

void TestUserFolders::without_them_they_are_below_home()
{
    qputenv("HOME", "/a/home");
    qputenv("XDG_DATA_HOME", "here"); // relative paths do not count
    qputenv("XDG_CACHE_HOME", "");

    QCOMPARE(core::userDataFolder().string(), std::string("/a/home/.local/share/keyseed"));
    QCOMPARE(core::userCacheFolder().string(), std::string("/a/home/.cache/keyseed"));
}

void TestUserFolders::without_home_the_list_of_users_says_it_data()
{
    QTest::addColumn<QByteArray>("home");
    QTest::newRow("not set") << QByteArray();
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("relative") << QByteArray("home");
}

void TestUserFolders::without_home_the_list_of_users_says_it()
{
    QFETCH(QByteArray, home);
    if (!home.isNull())
        qputenv("HOME", home);
    const passwd *entry = ::getpwuid(::getuid());
    const std::string listed = entry ? entry->pw_dir : "";

    const auto expected = listed.starts_with("/") ? listed : std::string();
    QCOMPARE(core::homeFolder().string(), expected);
    QCOMPARE(core::userDataFolder().is_absolute(), !expected.empty());
}

} // namespace tst_userfolders

QTEST_GUILESS_MAIN(tst_userfolders::TestUserFolders)
#include "tst_userfolders.moc"
