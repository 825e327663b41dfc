#include "app/desktop/Translations.h"
#include "tests/ui/PlanStage.h"
#include "ui/steps/Step.h"
#include "ui/steps/Steps.h"
#include "ui/text/HelpText.h"
#include "ui/text/Languages.h"
#include "ui/window/HelpPicture.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <QXmlStreamReader>

#include <memory>

namespace tst_guide {

namespace {

struct Topic
{
    QString id;
    QString chapter;
    QString title;
};

/// What a page of the guide says of itself, read as XML.
struct ReadPage
{
    QString language;
    QStringList ids;
    QStringList targets; ///< of links, pictures and whatever else is fetched
    QStringList elements;
    QStringList chapters; ///< ids of sections
    QStringList headings; ///< h2, inside sections
    QStringList questions;
    QList<Topic> topics;
    QString pre;
    int picturesWithoutWords = 0;
    QString error;
};

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

ReadPage readPage(const QString &path)
{
    ReadPage page;
    QXmlStreamReader xml(bytesOf(path));
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes attributes = xml.attributes();
        const QString name = xml.name().toString();
        page.elements.append(name);
        if (attributes.hasAttribute(QLatin1String("id")))
            page.ids.append(attributes.value(QLatin1String("id")).toString());
        for (const char *fetched : {"href", "src", "srcset", "data", "action"})
            if (attributes.hasAttribute(QLatin1String(fetched)))
                page.targets.append(attributes.value(QLatin1String(fetched)).toString());
        if (name == QLatin1String("html"))
            page.language = attributes.value(QLatin1String("lang")).toString();
        else if (name == QLatin1String("section"))
            page.chapters.append(attributes.value(QLatin1String("id")).toString());
        else if (name == QLatin1String("h2") && !page.chapters.isEmpty())
            page.headings.append(xml.readElementText());
        else if (name == QLatin1String("p")
                 && attributes.value(QLatin1String("class")) == QLatin1String("question"))
            page.questions.append(xml.readElementText());
        else if (name == QLatin1String("dt"))
            page.topics.append({attributes.value(QLatin1String("id")).toString(),
                                page.chapters.last(),
                                xml.readElementText()});
        else if (name == QLatin1String("pre"))
            page.pre += xml.readElementText() + QLatin1Char('\n');
        else if (name == QLatin1String("img") && !attributes.hasAttribute(QLatin1String("alt")))
            ++page.picturesWithoutWords;
    }
    if (xml.hasError())
        page.error = QStringLiteral("%1:%2: %3").arg(path).arg(xml.lineNumber()).arg(xml.errorString());
    return page;
}

} // namespace

/// The built program writes the guide of all languages into a folder of its own.
class TestGuide : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void pages_are_well_formed();
    void every_page_of_the_wizard_has_its_chapter_in_order_data() { languages(); }
    void every_page_of_the_wizard_has_its_chapter_in_order();
    void every_topic_is_told_once_in_the_chapter_of_its_page_data() { languages(); }
    void every_topic_is_told_once_in_the_chapter_of_its_page();
    void texts_are_those_of_the_help_word_for_word_data() { languages(); }
    void texts_are_those_of_the_help_word_for_word();
    void every_link_and_picture_is_there();
    void nothing_is_fetched_from_a_network();
    void no_file_is_left_over();
    void pictures_are_small();
    void the_recipients_guide_keeps_its_commands_and_headings();
    void an_unknown_language_is_refused();
    void a_missing_picture_is_named();
    void pictures_are_renewed_in_few_colours();

private:
    static void languages();
    /// Exit code; what the program said on its error channel is in m_said.
    int run(const QStringList &arguments);
    void speak(const QString &code) { m_translations.speak(code); }
    QString at(const QString &file) const { return m_folder.filePath(file); }
    QStringList pages() const;

    const QString m_catalogues = QStringLiteral(KEYSEED_BUILD_DIR "/translations");
    const QString m_source = QStringLiteral(KEYSEED_SOURCE_DIR "/resources/guide");
    QTemporaryDir m_folder;
    desktop::Translations m_translations{{m_catalogues}};
    QString m_said;
};

int TestGuide::run(const QStringList &arguments)
{
    QProcess program;
    program.start(QStringLiteral(KEYSEED_GUIDE), arguments);
    if (!program.waitForFinished(60'000) || program.exitStatus() != QProcess::NormalExit)
        return -1;
    m_said = QString::fromUtf8(program.readAllStandardError());
    return program.exitCode();
}

void TestGuide::initTestCase()
{
    QStringList arguments = {QStringLiteral("--output"),
                             m_folder.path(),
                             QStringLiteral("--source"),
                             m_source,
                             QStringLiteral("--translations"),
                             m_catalogues};
    for (const ui::Language &each : ui::languages())
        arguments += {QStringLiteral("--language"), each.code};
    QVERIFY2(run(arguments) == 0, qPrintable(m_said));
    QCOMPARE(pages().size(), ui::languages().size() + 2); // the first page and the recipient's guide
}

void TestGuide::languages()
{
    QTest::addColumn<QString>("code");
    for (const ui::Language &each : ui::languages())
        QTest::newRow(qPrintable(each.code)) << each.code;
}

QStringList TestGuide::pages() const
{
    QStringList found;
    QDirIterator files(
        m_folder.path(), {QStringLiteral("*.html")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        found.append(files.next());
    return found;
}

void TestGuide::pages_are_well_formed()
{
    for (const QString &path : pages()) {
        const ReadPage page = readPage(path);
        QVERIFY2(page.error.isEmpty(), qPrintable(page.error));
        QVERIFY2(!page.language.isEmpty(), qPrintable(path));
        QCOMPARE(page.picturesWithoutWords, 0);
        QStringList ids = page.ids;
        QCOMPARE(ids.removeDuplicates(), 0);
    }
    for (const ui::Language &each : ui::languages())
        QCOMPARE(readPage(at(each.code + QStringLiteral("/index.html"))).language, each.code);
}

void TestGuide::every_page_of_the_wizard_has_its_chapter_in_order()
{
    QFETCH(QString, code);
    speak(code);
    const ReadPage guide = readPage(at(code + QStringLiteral("/index.html")));
    PlanStage stage;
    QStringList chapters = {QStringLiteral("chapter-about"), QStringLiteral("chapter-line")};
    QStringList questions;
    QStringList headings;
    for (ui::Step *each : ui::makeSteps(stage.session())) {
        const std::unique_ptr<ui::Step> step(each);
        chapters.append(QStringLiteral("chapter-") + ui::chapterOf(step->helpTopic()));
        questions.append(step->question());
        headings.append(QStringLiteral("%1. %2").arg(headings.size() + 1).arg(step->heading()));
    }
    QCOMPARE(questions.size(), 8);
    chapters += {QStringLiteral("chapter-frame"),
                 QStringLiteral("chapter-commandLine"),
                 QStringLiteral("chapter-promise"),
                 QStringLiteral("chapter-recipients")};
    QCOMPARE(guide.chapters, chapters);
    QCOMPARE(guide.questions, questions);
    for (const QString &each : headings)
        QVERIFY2(guide.headings.contains(each), qPrintable(each));
}

void TestGuide::every_topic_is_told_once_in_the_chapter_of_its_page()
{
    QFETCH(QString, code);
    const ReadPage guide = readPage(at(code + QStringLiteral("/index.html")));
    QStringList told;
    for (const Topic &each : guide.topics) {
        told.append(each.id);
        const bool isOfTheFrame = ui::frameHelp().contains(each.id);
        QCOMPARE(each.chapter,
                 QStringLiteral("chapter-")
                     + (isOfTheFrame ? QStringLiteral("frame") : ui::chapterOf(each.id)));
    }
    QStringList expected;
    const auto topics = ui::helpTopics();
    for (const auto &each : topics.entries())
        expected.append(each.id);
    told.sort();
    expected.sort();
    QCOMPARE(told, expected);
}

void TestGuide::texts_are_those_of_the_help_word_for_word()
{
    QFETCH(QString, code);
    speak(code);
    const QString guide = QString::fromUtf8(bytesOf(at(code + QStringLiteral("/index.html"))));
    const auto topics = ui::helpTopics();
    for (const auto &each : topics.entries()) {
        const QString title =
            QStringLiteral("<dt id=\"%1\">%2</dt>").arg(each.id, each.text.title.toHtmlEscaped());
        QVERIFY2(guide.count(title) == 1, qPrintable(each.id));
        const qsizetype from = guide.indexOf(title);
        const QString definition = guide.mid(from, guide.indexOf(QLatin1String("</dd>"), from) - from);
        QVERIFY2(definition.contains(each.text.body), qPrintable(each.id));
    }
    for (const char *id : {"budget.epsilon", "records.labels", "release.statement"})
        QVERIFY2(ui::helpTopics().contains(QLatin1String(id)), id);
}

void TestGuide::every_link_and_picture_is_there()
{
    int looked = 0;
    for (const QString &path : pages()) {
        const ReadPage page = readPage(path);
        for (const QString &each : page.targets) {
            const QUrl target = QUrl::fromLocalFile(path).resolved(QUrl(each));
            if (!target.isLocalFile()) // a link to follow, not a thing that is fetched: see below
                continue;
            ++looked;
            QVERIFY2(QFileInfo(target.toLocalFile()).isFile(), qPrintable(each));
            if (target.hasFragment())
                QVERIFY2(readPage(target.toLocalFile()).ids.contains(target.fragment()), qPrintable(each));
        }
    }
    QVERIFY(looked > 100);
    // A picture for each page at least, and every drawing of the help.
    const ReadPage guide = readPage(at(QStringLiteral("en/index.html")));
    for (const QString &chapter : guide.chapters.mid(2, 8)) {
        const QString picture = QStringLiteral("../pictures/") + chapter.section(QLatin1Char('-'), 1);
        QVERIFY2(std::any_of(guide.targets.begin(),
                             guide.targets.end(),
                             [&](const QString &target) { return target.startsWith(picture); }),
                 qPrintable(chapter));
    }
    const auto topics = ui::helpTopics();
    for (const auto &topic : topics.entries())
        if (const QString drawing = ui::pictureOf(topic.id); !drawing.isEmpty())
            QVERIFY2(guide.targets.contains(QStringLiteral("../drawings/%1.svg").arg(drawing)),
                     qPrintable(drawing));
}

void TestGuide::nothing_is_fetched_from_a_network()
{
    for (const QString &path : pages()) {
        const QString text = QString::fromUtf8(bytesOf(path));
        for (const char *fetching :
             {"src=\"http", "src=\"//", "@import", "url(", "<script", "<link", "<iframe"})
            QVERIFY2(!text.contains(QLatin1String(fetching)), fetching);
        for (const QString &element : readPage(path).elements)
            QVERIFY2(element != QLatin1String("object") && element != QLatin1String("embed"),
                     qPrintable(path));
    }
    QDirIterator drawings(at(QStringLiteral("drawings")), QDir::Files);
    QVERIFY(drawings.hasNext());
    while (drawings.hasNext())
        QVERIFY(!bytesOf(drawings.next()).contains("href"));
}

void TestGuide::no_file_is_left_over()
{
    QStringList used = {at(QStringLiteral("index.html")), at(QStringLiteral("recipients-guide.md"))};
    for (const QString &path : pages()) {
        for (const QString &each : readPage(path).targets)
            used.append(QUrl::fromLocalFile(path).resolved(QUrl(each)).toLocalFile());
    }
    QDirIterator files(m_folder.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        QVERIFY2(used.contains(files.next()), qPrintable(files.filePath()));
    // Nor among the pictures it was written from.
    const QStringList kept = QDir(m_source + QStringLiteral("/pictures")).entryList(QDir::Files);
    QCOMPARE(kept, QDir(at(QStringLiteral("pictures"))).entryList(QDir::Files));
}

void TestGuide::pictures_are_small()
{
    const QFileInfoList pictures = QDir(at(QStringLiteral("pictures"))).entryInfoList(QDir::Files);
    QVERIFY(pictures.size() >= 9);
    for (const QFileInfo &each : pictures)
        QVERIFY2(each.size() < 120'000, qPrintable(each.fileName()));
}

void TestGuide::the_recipients_guide_keeps_its_commands_and_headings()
{
    const QString text = QString::fromUtf8(bytesOf(m_source + QStringLiteral("/recipients-guide.md")));
    const QString html = QString::fromUtf8(bytesOf(at(QStringLiteral("recipients-guide.html"))));
    const ReadPage page = readPage(at(QStringLiteral("recipients-guide.html")));
    int commands = 0;
    qsizetype from = 0;
    qsizetype rows = 0;
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("    "))) {
            from = page.pre.indexOf(line.mid(4) + QLatin1Char('\n'), from);
            QVERIFY2(from >= 0, qPrintable(line));
            ++commands;
        } else if (line.startsWith(QLatin1String("## "))) {
            QVERIFY2(html.contains(QStringLiteral("<h2>%1</h2>").arg(line.mid(3).toHtmlEscaped())),
                     qPrintable(line));
        } else if (line.startsWith(QLatin1Char('|')) && !line.contains(QLatin1String("---"))) {
            ++rows;
        }
    }
    QVERIFY(commands > 20);
    QVERIFY(rows > 10);
    QCOMPARE(html.count(QLatin1String("<tr>")), rows);
    QVERIFY(html.contains(QLatin1String("<strong>A machine made the texts.</strong>")));
    QVERIFY(html.contains(QLatin1String("<code>corpus.csv</code>")));
}

void TestGuide::an_unknown_language_is_refused()
{
    const QTemporaryDir folder;
    QCOMPARE(
        run({QStringLiteral("--output"), folder.path(), QStringLiteral("--language"), QStringLiteral("xx")}),
        1);
    QVERIFY2(m_said.contains(QLatin1String("--language xx")), qPrintable(m_said));
}

void TestGuide::a_missing_picture_is_named()
{
    const QTemporaryDir folder;
    QVERIFY(QFile::copy(m_source + QStringLiteral("/recipients-guide.md"),
                        folder.filePath(QStringLiteral("recipients-guide.md"))));
    const QString output = folder.filePath(QStringLiteral("guide"));
    QCOMPARE(run({QStringLiteral("--output"),
                  output,
                  QStringLiteral("--source"),
                  folder.path(),
                  QStringLiteral("--translations"),
                  m_catalogues}),
             1);
    QVERIFY2(m_said.contains(QLatin1String("pictures/start.png")), qPrintable(m_said));
    QVERIFY(!QFile::exists(output + QStringLiteral("/index.html")));
}

void TestGuide::pictures_are_renewed_in_few_colours()
{
    const QTemporaryDir folder;
    QImage shaded(128, 128, QImage::Format_RGB32); // 16384 colours
    for (int y = 0; y < 128; ++y)
        for (int x = 0; x < 128; ++x)
            shaded.setPixel(x, y, qRgb(2 * x, 2 * y, 100));
    const QStringList names = QDir(at(QStringLiteral("pictures"))).entryList(QDir::Files);
    for (const QString &each : names)
        QVERIFY(shaded.save(folder.filePath(QStringLiteral("07-") + each)));
    const QString output = folder.filePath(QStringLiteral("pictures"));
    const QStringList arguments = {
        QStringLiteral("--renew-pictures"), folder.path(), QStringLiteral("--output"), output};
    QVERIFY2(run(arguments) == 0, qPrintable(m_said));
    QCOMPARE(QDir(output).entryList(QDir::Files), names);
    const QImage made(output + QLatin1Char('/') + names.first());
    QCOMPARE(made.size(), shaded.size());
    QVERIFY(made.colorCount() <= 256);
    for (int y = 0; y < 128; ++y)
        for (int x = 0; x < 128; ++x) {
            const QColor now = made.pixelColor(x, y);
            const QColor was = shaded.pixelColor(x, y);
            QVERIFY(std::abs(now.red() - was.red()) <= 32 && std::abs(now.green() - was.green()) <= 32);
        }

    // Two pictures of one name: which of them is meant?
    QVERIFY(shaded.save(folder.filePath(QStringLiteral("08-start.png"))));
    QCOMPARE(run(arguments), 1);
    QVERIFY2(m_said.contains(QLatin1String("NN-start.png")), qPrintable(m_said));
}

} // namespace tst_guide

QTEST_MAIN(tst_guide::TestGuide)
#include "tst_guide.moc"
