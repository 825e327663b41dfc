#include "core/package/corpus/TableFiles.h"
#include "core/package/documents/Documents.h"
#include "tests/core/package/SampleRelease.h"
#include "tests/core/package/SampleTables.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

namespace tst_release_dictionary {

using namespace tests;

namespace {

using Columns = std::map<std::string, std::vector<std::string>>;

// What the dictionary lists, in its order.
Columns listedColumns(const Table &dictionary)
{
    Columns columns;
    for (std::size_t row = 1; row < dictionary.size(); ++row)
        columns[dictionary[row].at(0)].push_back(dictionary[row].at(1));
    return columns;
}

std::vector<std::string> sorted(std::vector<std::string> names)
{
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace

class ReleaseDictionaryTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    void every_column_has_a_row_and_no_row_is_too_many_data()
    {
        QTest::addColumn<QString>("which");
        QTest::addColumn<bool>("notes");
        QTest::newRow("phrases") << "phrases" << false;
        QTest::newRow("phrases, notes") << "phrases" << true;
        QTest::newRow("clusters") << "clusters" << true;
        QTest::newRow("kernels") << "kernels" << false;
    }
    void every_column_has_a_row_and_no_row_is_too_many()
    {
        QFETCH(QString, which);
        QFETCH(bool, notes);
        if (which == "clusters")
            m_sample->useClusters();
        if (which == "kernels")
            m_sample->use(sampleKernels(m_sample->vocabulary, "independent", laplaceNoise));
        writeSample(*m_sample, m_folder);
        auto contents = m_sample->contents();
        contents.extras.noteTable = notes;
        core::NoControl control;
        if (notes)
            QVERIFY(core::package::writeNoteTable(
                contents, workplace(m_folder), core::package::Progress(control)));

        const Columns listed = listedColumns(csvTable(core::package::dataDictionaryText(contents)));
        QStringList files;
        for (const QString &file : everythingIn(m_folder))
            if (file != "data-dictionary.csv" && (file.endsWith(".csv") || file.endsWith(".jsonl")))
                files << file;
        QCOMPARE(listed.size(), static_cast<std::size_t>(files.size()));
        for (const QString &file : files) {
            QVERIFY2(listed.contains(file.toStdString()), qPrintable(file));
            const auto written = columnsOfFile(m_folder + "/" + file);
            const auto &rows = listed.at(file.toStdString());
            // The keys of an object have no order.
            QVERIFY2(file.endsWith(".csv") ? rows == written : sorted(rows) == written, qPrintable(file));
        }
    }

    void every_row_says_something_of_type_and_content()
    {
        auto contents = m_sample->contents();
        contents.extras.noteTable = true;
        const Table table = csvTable(core::package::dataDictionaryText(contents));
        QCOMPARE(table[0], (std::vector<std::string>{"file", "column", "type", "description", "values"}));
        for (const auto &row : table) {
            QCOMPARE(row.size(), std::size_t{5});
            for (const std::string &field : row)
                QVERIFY2(!field.empty(), row[1].c_str());
        }
    }

    void the_values_of_label_are_the_declared_ones()
    {
        int found = 0;
        for (const auto &row : csvTable(core::package::dataDictionaryText(m_sample->contents()))) {
            if (row[1] != "label")
                continue;
            ++found;
            const auto labels = nlohmann::json::parse(row[4]).get<std::vector<std::string>>();
            QCOMPARE(labels, (std::vector<std::string>{"Neurology", "Cardiology, \"general\""}));
        }
        QCOMPARE(found, 4);
    }

    void values_stand_in_the_written_files_as_described()
    {
        writeSample(*m_sample, m_folder);
        const Table vocabulary = csvTable(m_folder + "/vocabulary.csv");
        for (const auto &row : csvTable(core::package::dataDictionaryText(m_sample->contents()))) {
            if (row[0] != "vocabulary.csv")
                continue;
            if (row[1] == "half_width_95")
                QCOMPARE(row[4], vocabulary[1][3]);
            if (row[1] == "noisy_count")
                QVERIFY(row[3].find("in records") != std::string::npos);
        }
    }

private:
    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
    QString m_folder;
};

} // namespace tst_release_dictionary

QTEST_APPLESS_MAIN(tst_release_dictionary::ReleaseDictionaryTest)
#include "tst_release_dictionary.moc"
