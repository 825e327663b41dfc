#include "core/sources/Sources.h"
#include "core/vocabulary/LearntFile.h"
#include "tests/core/learning/SampleTexts.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

namespace tst_documentsource {

using namespace core::vocabulary;
using core::Settings;
using Texts = std::vector<std::string>;

namespace {

/// Counts the stages of learning, to tell what was learnt from what was found.
class CountingControl final : public core::JobControl
{
public:
    bool isCancelled() const override { return false; }
    void report(double, std::string_view stage) override { hasRead = hasRead || stage == "words"; }

    bool hasRead = false;
};

} // namespace

class TestDocumentSource : public QObject
{
    Q_OBJECT

private slots:
    void learns_once_and_finds_it_again_until_a_text_changes();
    void takes_a_folder_of_texts();
    void needs_somebody_who_declares_the_texts_public_data();
    void needs_somebody_who_declares_the_texts_public();
    void says_where_what_is_learnt_cannot_be_kept();

private:
    Settings settings(const std::filesystem::path &file) const
    {
        return {{"files", Texts{file.string()}},
                {"public", true},
                {"origin", std::string("sentences written for a test")},
                {"licence", std::string("public domain")},
                {"language", std::string("de")}};
    }
    core::Result<OpenedVocabulary> open(const Settings &settings, core::JobControl &control) const
    {
        return findSource("documents")
            ->open(settings, {.resources = {}, .cache = m_cache.path().toStdString()}, control);
    }

    tests::SampleTexts m_texts{"de", 400};
    QTemporaryDir m_cache;
};

void TestDocumentSource::learns_once_and_finds_it_again_until_a_text_changes()
{
    const auto file = m_texts.path("texts.jsonl");
    CountingControl first;
    const auto learnt = open(settings(file), first);
    QVERIFY2(learnt, learnt ? "" : learnt.error().detail.c_str());
    QVERIFY(first.hasRead);
    QVERIFY(learnt->vocabulary.size() > 5);
    const auto opened = LearntFile::open(*learnt->learntFile);
    QVERIFY(opened);
    QCOMPARE(opened->origin().licence, std::string("public domain"));
    QCOMPARE(opened->origin().documents, std::uint64_t{400});

    CountingControl second;
    const auto again = open(settings(file), second);
    QVERIFY(again && !second.hasRead);
    QCOMPARE(again->vocabulary.digest(), learnt->vocabulary.digest());

    std::ofstream(file, std::ios::app) << "{\"text\": \"Noch ein Satz.\"}\n";
    CountingControl third;
    QVERIFY(open(settings(file), third) && third.hasRead);
}

void TestDocumentSource::takes_a_folder_of_texts()
{
    QTemporaryDir folder;
    std::ifstream lines(m_texts.path("texts.jsonl"));
    int number = 0;
    for (std::string line; std::getline(lines, line); ++number)
        std::ofstream(folder.filePath(QStringLiteral("%1.txt").arg(number)).toStdString())
            << line.substr(line.find(": \"") + 3);
    CountingControl control;
    const auto learnt = open(settings(folder.path().toStdString()), control);
    QVERIFY2(learnt, learnt ? "" : learnt.error().detail.c_str());
    CountingControl second;
    QVERIFY(open(settings(folder.path().toStdString()), second) && !second.hasRead);
    std::ofstream(folder.filePath(QStringLiteral("more.txt")).toStdString()) << "Noch ein Text.";
    CountingControl third;
    QVERIFY(open(settings(folder.path().toStdString()), third) && third.hasRead);
}

void TestDocumentSource::needs_somebody_who_declares_the_texts_public_data()
{
    QTest::addColumn<QString>("without");
    QTest::addColumn<QString>("message");
    QTest::newRow("files") << "files"
                           << "files: files or folders of public texts was expected, nothing was found";
    QTest::newRow("public") << "public"
                            << "public: true was expected, nothing was found";
    QTest::newRow("origin") << "origin"
                            << "origin: where the texts come from was expected, nothing was found";
    QTest::newRow("licence")
        << "licence"
        << "licence: the licence under which the texts may be used was expected, nothing was found";
}

void TestDocumentSource::needs_somebody_who_declares_the_texts_public()
{
    QFETCH(QString, without);
    core::NoControl control;
    Settings given = settings(m_texts.path("texts.jsonl"));
    given.erase(without.toStdString());
    const auto refused = open(given, control);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, core::ErrorCode::InvalidPlan);
    QTEST(QString::fromStdString(refused.error().detail), "message");

    given = settings(m_texts.path("texts.jsonl"));
    given.insert_or_assign("public", false);
    const auto denied = open(given, control);
    QVERIFY(!denied && denied.error().detail.starts_with("public: true was expected"));
}

void TestDocumentSource::says_where_what_is_learnt_cannot_be_kept()
{
    core::NoControl control;
    const auto refused = findSource("documents")->open(settings(m_texts.path("texts.jsonl")), {}, control);
    QVERIFY(!refused);
    QVERIFY(refused.error().detail.find("XDG_CACHE_HOME") != std::string::npos);
}

} // namespace tst_documentsource

QTEST_APPLESS_MAIN(tst_documentsource::TestDocumentSource)
#include "tst_documentsource.moc"
