#include "tests/ui/JourneyStage.h"
#include "ui/text/HelpText.h"
#include "ui/window/GuideLink.h"
#include "ui/window/WhyPanel.h"

#include <QDesktopServices>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_helptopics {

/// The help knows what it has: its topics can be listed, and a control names none that is not there. From
/// each of them a way leads into the user guide.
class TestHelpTopics : public QObject
{
    Q_OBJECT

private slots:
    void ids_are_unique_and_texts_are_there();
    void every_page_has_a_topic_and_every_topic_a_page();
    void every_topic_that_a_control_names_is_there();
    void every_topic_that_the_sources_name_is_there();
    void the_guide_opens_at_the_topic_that_is_shown();
    void the_guide_is_in_the_language_that_is_spoken();
    void without_a_guide_the_link_says_so();
    void without_a_browser_the_file_is_named();

    /// Stands in for the system's browser.
    void browse(const QUrl &address) { m_browsed = address; }

private:
    static void write(const QString &path);

    QUrl m_browsed;
};

void TestHelpTopics::write(const QString &path)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("<html/>") > 0);
}

void TestHelpTopics::ids_are_unique_and_texts_are_there()
{
    QStringList ids;
    const auto topics = ui::helpTopics();
    for (const auto &each : topics.entries()) {
        ids.append(each.id);
        QVERIFY2(!each.text.title.isEmpty() && each.text.body.startsWith(QLatin1String("<p>")),
                 qPrintable(each.id));
        for (const char *mark : {"**", "](", "{#", "# "})
            QVERIFY2(!each.text.body.contains(QLatin1String(mark)), qPrintable(each.id + each.text.body));
    }
    QVERIFY(ids.size() > 60);
    QCOMPARE(ids.removeDuplicates(), 0);
}

void TestHelpTopics::every_page_has_a_topic_and_every_topic_a_page()
{
    const JourneyStage stage;
    QStringList chapters;
    for (const ui::Step *each : const_cast<JourneyStage &>(stage).window().findChildren<ui::Step *>())
        chapters.append(ui::chapterOf(each->helpTopic()));
    QCOMPARE(chapters.size(), 8);
    const ui::HelpTopics topics = ui::helpTopics();
    for (const QString &each : chapters)
        QVERIFY2(topics.contains(each), qPrintable(each));
    for (const auto &each : topics.entries())
        QVERIFY2(ui::frameHelp().contains(each.id) != chapters.contains(ui::chapterOf(each.id)),
                 qPrintable(each.id));
}

void TestHelpTopics::every_topic_that_a_control_names_is_there()
{
    JourneyStage stage;
    const ui::HelpTopics topics = ui::helpTopics();
    int named = 0;
    const auto look = [&] {
        for (const QWidget *each : stage.window().findChildren<QWidget *>()) {
            const QString topic = ui::helpOf(each);
            named += topic.isEmpty() ? 0 : 1;
            QVERIFY2(topic.isEmpty() || topics.contains(topic), qPrintable(each->objectName() + topic));
        }
    };
    look();
    stage.finish();
    for (int page = 0; page <= JourneyStage::lastPage; ++page)
        stage.show(page);
    look();
    QVERIFY(named > 100);
}

void TestHelpTopics::every_topic_that_the_sources_name_is_there()
{
    // What is made later than the pages, or only sometimes, is in no window of a test.
    static const QRegularExpression naming(QStringLiteral("setHelp\\(\\s*[^,;\"]+,[^;\"]*\"([^\"]+)\""));
    const ui::HelpTopics topics = ui::helpTopics();
    int named = 0;
    QDirIterator sources(QStringLiteral(KEYSEED_SOURCE_DIR "/ui"),
                         {QStringLiteral("*.cpp")},
                         QDir::Files,
                         QDirIterator::Subdirectories);
    while (sources.hasNext()) {
        QFile file(sources.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (auto match = naming.globalMatch(QString::fromUtf8(file.readAll())); match.hasNext(); ++named) {
            const QString topic = match.next().captured(1);
            QVERIFY2(topics.contains(topic), qPrintable(file.fileName() + QStringLiteral(": ") + topic));
        }
    }
    QVERIFY(named > 60);
}

void TestHelpTopics::the_guide_opens_at_the_topic_that_is_shown()
{
    const QTemporaryDir folder;
    write(folder.filePath(QStringLiteral("en/index.html")));
    ui::WhyPanel why(folder.path().toStdString());
    why.setPageTopic(QStringLiteral("budget.epsilon"));
    auto &link = *why.findChild<QPushButton *>(QStringLiteral("openGuide"));
    QVERIFY(link.isEnabled());
    QVERIFY(!why.findChild<QLabel *>(QStringLiteral("guideWords"))->isVisibleTo(&why));
    m_browsed.clear();
    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "browse");
    QTest::mouseClick(&link, Qt::LeftButton);
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QCOMPARE(m_browsed.toLocalFile(), folder.filePath(QStringLiteral("en/index.html")));
    QVERIFY(QFile::exists(m_browsed.toLocalFile()));
    QCOMPARE(m_browsed.fragment(), QStringLiteral("budget.epsilon"));
}

void TestHelpTopics::the_guide_is_in_the_language_that_is_spoken()
{
    const QTemporaryDir folder;
    const std::filesystem::path guide = folder.path().toStdString();
    write(folder.filePath(QStringLiteral("en/index.html")));
    write(folder.filePath(QStringLiteral("de/index.html")));
    const QLocale former;
    QLocale::setDefault(QLocale(QStringLiteral("de_CH")));
    const QUrl german = ui::guideAddress(guide, QStringLiteral("budget"));
    QLocale::setDefault(QLocale(QStringLiteral("fr_CA"))); // not among them
    const QUrl french = ui::guideAddress(guide, QStringLiteral("budget"));
    QLocale::setDefault(former);
    QCOMPARE(german.toLocalFile(), folder.filePath(QStringLiteral("de/index.html")));
    QCOMPARE(french.toLocalFile(), folder.filePath(QStringLiteral("en/index.html")));
}

void TestHelpTopics::without_a_guide_the_link_says_so()
{
    const QTemporaryDir folder;
    for (const QString &place : {QString(), folder.filePath(QStringLiteral("nowhere"))}) {
        ui::WhyPanel why(place.toStdString());
        why.setPageTopic(QStringLiteral("budget"));
        const auto &link = *why.findChild<QPushButton *>(QStringLiteral("openGuide"));
        const auto &words = *why.findChild<QLabel *>(QStringLiteral("guideWords"));
        QVERIFY(!link.isEnabled());
        QVERIFY(words.isVisibleTo(&why) && words.text().contains(QLatin1String("not installed")));
        QCOMPARE(link.accessibleDescription(), words.text());
    }
}

void TestHelpTopics::without_a_browser_the_file_is_named()
{
    const QTemporaryDir folder;
    write(folder.filePath(QStringLiteral("en/index.html")));
    ui::WhyPanel why(folder.path().toStdString());
    why.setPageTopic(QStringLiteral("budget"));
    // The system of this test can open nothing.
    QTest::mouseClick(why.findChild<QPushButton *>(QStringLiteral("openGuide")), Qt::LeftButton);
    const auto &words = *why.findChild<QLabel *>(QStringLiteral("guideWords"));
    QVERIFY(words.isVisibleTo(&why));
    QVERIFY2(words.text().contains(QLatin1String("en/index.html")), qPrintable(words.text()));
}

} // namespace tst_helptopics

QTEST_MAIN(tst_helptopics::TestHelpTopics)
#include "tst_helptopics.moc"
