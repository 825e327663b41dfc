#include "core/package/corpus/CorpusFiles.h"
#include "core/package/corpus/TableFiles.h"
#include "core/package/documents/Documents.h"
#include "tests/core/package/CroissantRules.h"
#include "tests/core/package/SampleRelease.h"
#include "tests/core/package/SampleTables.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_release_croissant {

using namespace tests;
using tests::croissant::Value;

namespace {

const QStringList filesWithRows{
    "corpus.csv", "corpus.jsonl", "keyphrases.jsonl", "vocabulary.csv", "note.csv"};

QByteArray joined(const croissant::Problems &problems)
{
    QByteArray lines;
    for (const std::string &problem : problems)
        lines += QByteArray::fromStdString(problem) + "\n";
    return lines;
}

} // namespace

class ReleaseCroissantTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    void a_description_keeps_the_rules_of_the_specification_data()
    {
        QTest::addColumn<QString>("which");
        QTest::addColumn<bool>("extras");
        QTest::newRow("phrases") << "phrases" << false;
        QTest::newRow("phrases, extras") << "phrases" << true;
        QTest::newRow("clusters") << "clusters" << true;
        QTest::newRow("kernels") << "kernels" << false;
    }
    void a_description_keeps_the_rules_of_the_specification()
    {
        QFETCH(QString, which);
        QFETCH(bool, extras);
        if (which == "clusters")
            m_sample->useClusters();
        if (which == "kernels")
            m_sample->use(sampleKernels(m_sample->vocabulary, "independent", laplaceNoise));
        const Value root = written(extras);
        const auto problems = croissant::problemsOf(root, realFiles());
        QVERIFY2(problems.empty(), joined(problems));
        QCOMPARE(root.at("distribution").size(), std::size_t{extras ? 6u : 4u});
    }

    void the_rules_notice_what_breaks_them_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("problem");
        QTest::newRow("sum") << "/distribution/0/sha256"
                             << "\"00\""
                             << "corpus.csv: sha256";
        QTest::newRow("column") << "/recordSet/1/field/0/source/extract/column"
                                << "\"x\""
                                << "corpus/id: its column is not in the file";
        QTest::newRow("reference") << "/recordSet/1/field/1/references/@id"
                                   << "\"x\""
                                   << "refers to nothing: x";
        QTest::newRow("twice") << "/recordSet/1/field/1/@id"
                               << "\"corpus/id\""
                               << "twice: corpus/id";
        QTest::newRow("type") << "/recordSet/1/field/2/dataType"
                              << "\"cr:Label\""
                              << "corpus/text: no atomic dataType";
        QTest::newRow("version") << "/conformsTo"
                                 << "\"http://mlcommons.org/croissant/1.0\""
                                 << "conformsTo Croissant 1.1";
        QTest::newRow("remote") << "/distribution/0/contentUrl"
                                << "\"https://example.org/corpus.csv\""
                                << "corpus.csv: contentUrl is no file: https://example.org/corpus.csv";
        QTest::newRow("term") << "/surprise"
                              << "1"
                              << "no term: surprise";
    }
    void the_rules_notice_what_breaks_them()
    {
        QFETCH(QString, path);
        QFETCH(QString, value);
        QFETCH(QString, problem);
        Value root = written(false);
        root[Value::json_pointer(path.toStdString())] = Value::parse(value.toStdString());
        const auto problems = croissant::problemsOf(root, realFiles());
        QVERIFY2(std::find(problems.begin(), problems.end(), problem.toStdString()) != problems.end(),
                 joined(problems));
    }

    void the_labels_are_an_enumeration_that_the_texts_refer_to()
    {
        const Value root = written(false);
        const Value &labels = root.at("recordSet").at(0);
        QCOMPARE(QString::fromStdString(labels.at("data").dump()),
                 "[{\"labels/name\":\"Neurology\"},{\"labels/name\":\"Cardiology, \\\"general\\\"\"}]");
        QVERIFY(labels.at("dataType") == "sc:Enumeration");
        const Value &corpus = root.at("recordSet").at(1);
        QVERIFY(corpus.at("field").at(1).at("references").at("@id") == "labels/name");
    }

    void a_licence_is_an_address_where_it_is_a_known_one_data()
    {
        QTest::addColumn<QString>("licence");
        QTest::addColumn<QString>("json");
        const QString ccBy = "\"https://spdx.org/licenses/CC-BY-4.0.html\"";
        QTest::newRow("words") << "CC BY 4.0" << ccBy;
        QTest::newRow("identifier") << "cc-by-4.0" << ccBy;
        QTest::newRow("address") << "https://creativecommons.org/licenses/by/4.0/"
                                 << "\"https://creativecommons.org/licenses/by/4.0/\"";
        QTest::newRow("own") << "By agreement\nwith the hospital"
                             << "{\"@type\":\"sc:CreativeWork\",\"name\":\"By agreement with the hospital\"}";
        QTest::newRow("none") << ""
                              << "{\"@type\":\"sc:CreativeWork\",\"name\":\"not stated\"}";
        QTest::newRow("not quite") << "see https://example.org"
                                   << "{\"@type\":\"sc:CreativeWork\",\"name\":\"see https://example.org\"}";
    }
    void a_licence_is_an_address_where_it_is_a_known_one()
    {
        QFETCH(QString, licence);
        QFETCH(QString, json);
        m_sample->description.licence = licence.toStdString();
        QCOMPARE(QString::fromStdString(written(false).at("license").dump()), json);
    }

    void it_says_what_the_texts_are_and_what_is_promised()
    {
        m_sample->description.writerKind = "chat";
        m_sample->description.writerModel = "model_x";
        const std::string text = written(false).dump();
        for (const char *saying :
             {"written by a language model. They are synthetic: none was written from the record of a person",
              "differentially private with epsilon 4 per record",
              "the language model model_x",
              "Training a sorter of letters",
              "the epsilons add up. Contact: privacy@example.org"})
            QVERIFY2(text.find(saying) != std::string::npos, saying);
        for (const char *never : {"anonym", "secret place", "\\\\_"})
            QVERIFY2(text.find(never) == std::string::npos, never);
    }

    void what_a_person_left_out_is_told()
    {
        auto contents = m_sample->contents();
        writeSample(*m_sample, m_folder);
        contents.excluded = leftOut({core::package::ExclusionReason::LookAlike});
        const auto text = core::package::croissantText(contents, entries());
        QVERIFY(text && text->find("A person left out 1 of the written texts") != std::string::npos);
    }

    void any_title_gives_a_name_and_stays_itself_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << "Notes of ward 7, made up"
                               << "notes-of-ward-7-made-up";
        QTest::newRow("umlauts") << "Müllers \"Söhne\": Straße"
                                 << "mullers-sohne-strasse";
        QTest::newRow("Greek") << "Σημειώσεις"
                               << "semeioseis";
        QTest::newRow("none") << "???"
                              << "synthetic-corpus";
    }
    void any_title_gives_a_name_and_stays_itself()
    {
        QFETCH(QString, title);
        QFETCH(QString, name);
        m_sample->description.title = title.toStdString();
        const Value root = written(false);
        QCOMPARE(QString::fromStdString(root.at("name")), name);
        QCOMPARE(QString::fromStdString(root.at("alternateName")), title);
    }

    void a_file_that_was_not_written_is_an_error()
    {
        writeSample(*m_sample, m_folder);
        auto files = entries();
        std::erase_if(files, [](const auto &file) { return file.name == "vocabulary.csv"; });
        const auto text = core::package::croissantText(m_sample->contents(), files);
        QVERIFY(!text);
        QCOMPARE(text.error().code, core::ErrorCode::Internal);
    }

private:
    Value written(bool extras)
    {
        writeSample(*m_sample, m_folder);
        auto contents = m_sample->contents();
        contents.extras = {.noteTable = extras, .textFiles = extras};
        core::NoControl control;
        const core::package::Progress progress(control);
        if (extras
            && (!core::package::writeNoteTable(contents, workplace(m_folder), progress)
                || !core::package::writeTextFiles(contents, workplace(m_folder), progress)))
            throw std::runtime_error("not written");
        const auto text = core::package::croissantText(contents, entries());
        if (!text)
            throw std::runtime_error(text.error().detail);
        return Value::parse(*text);
    }

    // As a writer would have them, from what is there.
    std::vector<core::package::FileEntry> entries() const
    {
        std::vector<core::package::FileEntry> list;
        for (const auto &[name, file] : realFiles())
            list.push_back({name, std::stoull(file.bytes), file.sha256});
        return list;
    }

    croissant::RealFiles realFiles() const
    {
        croissant::RealFiles files;
        for (const QString &name : filesWithRows) {
            if (!QFile::exists(m_folder + "/" + name))
                continue;
            const QByteArray bytes = contentOf(m_folder + "/" + name);
            const QByteArray sum = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
            files[name.toStdString()] = {
                sum.toStdString(), std::to_string(bytes.size()), columnsOfFile(m_folder + "/" + name)};
        }
        return files;
    }

    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
    QString m_folder;
};

} // namespace tst_release_croissant

QTEST_APPLESS_MAIN(tst_release_croissant::ReleaseCroissantTest)
#include "tst_release_croissant.moc"
