#include "core/package/documents/Parts.h"
#include "core/package/text/JsonText.h"
#include "tests/core/package/SampleRelease.h"

#include <QTemporaryDir>
#include <QTest>

#include <yaml-cpp/yaml.h>

namespace tst_release_card {

using namespace tests;
using core::package::Json;

class ReleaseCardTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    // The values are those that hubs know: huggingface_hub, DatasetCardData.
    void the_header_has_what_hubs_sort_by()
    {
        const YAML::Node header = writtenHeader();
        QCOMPARE(header["pretty_name"].as<std::string>(), std::string("Notes of ward 7, made up"));
        QCOMPARE(header["license"].as<std::string>(), std::string("cc-by-4.0"));
        QCOMPARE(texts(header["language"]), QStringList{"en"});
        QCOMPARE(texts(header["tags"]), (QStringList{"synthetic", "differential-privacy"}));
        QCOMPARE(texts(header["task_categories"]), QStringList{"text-classification"});
        QCOMPARE(texts(header["size_categories"]), QStringList{"n<1K"});
        QCOMPARE(texts(header["annotations_creators"]), QStringList{"machine-generated"});
        QVERIFY(header["source_datasets"].IsSequence());
        QCOMPARE(header["source_datasets"].size(), std::size_t{0});
        const YAML::Node config = header["configs"][0];
        QCOMPARE(config["config_name"].as<std::string>(), std::string("default"));
        QCOMPARE(config["data_files"][0]["path"].as<std::string>(), std::string("corpus.csv"));
    }

    void any_title_comes_through_the_header_data()
    {
        QTest::addColumn<QByteArray>("title");
        QTest::addColumn<QByteArray>("read");
        const auto row = [](const char *title) {
            QTest::newRow(title) << QByteArray(title) << QByteArray(title);
        };
        for (const char *title : {"a: b",
                                  "- a",
                                  "# a",
                                  "\"quoted\" and 'single'",
                                  "{a: [b]}",
                                  "a \\ b",
                                  "&a *b !c %d @e `f",
                                  "---",
                                  "yes",
                                  "2026-01-01",
                                  "1.5",
                                  "null",
                                  "~",
                                  "Ménière 😀"})
            row(title);
        QTest::newRow("lines") << QByteArray("one\n---\r\ntwo: \t3\n") << QByteArray("one --- two: 3");
        QTest::newRow("controls") << QByteArray("a\x01\x7f\xc2\x85"
                                                "b\xe2\x80\xa8"
                                                "c\xe2\x80\xae"
                                                "d")
                                  << QByteArray("a b cd");
    }
    void any_title_comes_through_the_header()
    {
        QFETCH(QByteArray, title);
        QFETCH(QByteArray, read);
        m_sample->description.title = title.toStdString();
        m_sample->description.licence = title.toStdString();
        const YAML::Node header = writtenHeader();
        QCOMPARE(QByteArray::fromStdString(header["pretty_name"].as<std::string>()), read);
        QCOMPARE(header["license"].as<std::string>(), std::string("other"));
        QCOMPARE(QByteArray::fromStdString(header["license_details"].as<std::string>()), read);
        QCOMPARE(header["configs"].size(), std::size_t{1});
    }

    void sizes_are_sorted_by_the_number_of_texts_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("category");
        QTest::newRow("999") << 999 << "n<1K";
        QTest::newRow("1000") << 1000 << "1K<n<10K";
        QTest::newRow("10000") << 10000 << "10K<n<100K";
    }
    void sizes_are_sorted_by_the_number_of_texts()
    {
        QFETCH(int, count);
        QFETCH(QString, category);
        m_sample->documents = sampleDocuments(m_sample->model.labels, count);
        QCOMPARE(texts(writtenHeader()["size_categories"]), QStringList{category});
    }

    void the_language_is_a_code_and_left_out_where_there_is_none_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("codes");
        QTest::newRow("German") << "German" << QStringList{"de"};
        QTest::newRow("small") << " french " << QStringList{"fr"};
        QTest::newRow("code") << "es" << QStringList{"es"};
        QTest::newRow("Norwegian") << "no" << QStringList{"no"};
        QTest::newRow("unknown") << "plain words" << QStringList();
        QTest::newRow("nothing") << "" << QStringList();
    }
    void the_language_is_a_code_and_left_out_where_there_is_none()
    {
        QFETCH(QString, language);
        QFETCH(QStringList, codes);
        m_sample->description.writerKind = "chat";
        m_sample->description.planJson =
            QString("{\"writer\": {\"kind\": \"chat\", \"language\": \"%1\"}}").arg(language).toStdString();
        QCOMPARE(texts(writtenHeader()["language"]), codes);
    }

    void the_card_says_what_the_texts_are_and_what_for()
    {
        const QString card = written();
        for (const QString &saying : QStringList{"**The texts were made by a machine** (medical record)",
                                                 "differentially private with epsilon 4 per record",
                                                 "| Neurology | 6 |",
                                                 "Training a sorter of letters",
                                                 "- Contact: privacy@example.org",
                                                 "Not for decisions on anyone's care"})
            QVERIFY2(card.contains(saying), qPrintable(saying));
        QVERIFY(!card.contains("anonym", Qt::CaseInsensitive));
    }

    // Other readers of YAML take more words for something else than yaml-cpp does: what could be one is
    // quoted.
    void texts_are_quoted_where_they_could_be_something_else_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("yaml");
        QTest::newRow("word") << QByteArray("Pure DP") << QByteArray("k: Pure DP\n");
        QTest::newRow("no") << QByteArray("No") << QByteArray("k: \"No\"\n");
        QTest::newRow("day") << QByteArray("2026-01-01") << QByteArray("k: \"2026-01-01\"\n");
        QTest::newRow("number") << QByteArray("1e5") << QByteArray("k: \"1e5\"\n");
        QTest::newRow("empty") << QByteArray("") << QByteArray("k: \"\"\n");
        QTest::newRow("block") << QByteArray("a: b\n\n- c\n") << QByteArray("k: |\n  a: b\n\n  - c\n");
        QTest::newRow("no block") << QByteArray("a\nb") << QByteArray("k: \"a\\nb\"\n");
        QTest::newRow("indented") << QByteArray(" a\nb\n") << QByteArray("k: \" a\\nb\\n\"\n");
    }
    void texts_are_quoted_where_they_could_be_something_else()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, yaml);
        const std::string written = core::package::yamlText({{"k", text.toStdString()}});
        QCOMPARE(QByteArray::fromStdString(written), yaml);
        QCOMPARE(YAML::Load(written)["k"].as<std::string>(), text.toStdString());
    }

    void numbers_stay_numbers()
    {
        const std::string written =
            core::package::yamlText({{"a", 4.0}, {"b", 3}, {"c", true}, {"d", {{"e", Json::array({1, 2})}}}});
        QCOMPARE(QByteArray::fromStdString(written),
                 QByteArray("a: 4.0\nb: 3\nc: true\nd:\n  e:\n    - 1\n    - 2\n"));
    }

private:
    static QStringList texts(const YAML::Node &list)
    {
        QStringList result;
        for (const auto &item : list)
            result << QString::fromStdString(item.as<std::string>());
        return result;
    }

    QString written()
    {
        return QString::fromStdString(core::package::documentText(
            "dataset-card.md", core::package::documentFacts(m_sample->contents())));
    }

    // Between the lines of three hyphens, as hubs cut it out.
    YAML::Node writtenHeader()
    {
        const QString card = written();
        if (!card.startsWith("---\n"))
            throw std::runtime_error("no header");
        const auto end = card.indexOf("\n---\n", 4);
        return YAML::Load(card.mid(4, end - 3).toStdString());
    }

    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
};

} // namespace tst_release_card

QTEST_APPLESS_MAIN(tst_release_card::ReleaseCardTest)
#include "tst_release_card.moc"
