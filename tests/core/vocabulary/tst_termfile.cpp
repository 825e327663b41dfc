#include "core/base/Digest.h"
#include "core/vocabulary/Vocabulary.h"

#include <QByteArray>
#include <QFile>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

namespace tst_termfile {

using namespace core::vocabulary;
using core::ErrorCode;

class TestTermFile : public QObject
{
    Q_OBJECT

private slots:
    void reads_terms_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QStringList>("terms");

        const QStringList two = {"fever", "heart attack"};
        QTest::newRow("plain") << QByteArray("fever\nheart attack\n") << two;
        QTest::newRow("no line break at the end") << QByteArray("fever\nheart attack") << two;
        QTest::newRow("carriage returns") << QByteArray("fever\r\nheart attack\r\n") << two;
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                       "fever\nheart attack\n")
                                         << two;
        QTest::newRow("comments") << QByteArray("# list\nfever\n  # more\nheart attack\n") << two;
        QTest::newRow("blank lines") << QByteArray("\n\nfever\n \t \n\nheart attack\n\n") << two;
        QTest::newRow("blanks around") << QByteArray("  fever\t\n heart attack  \n") << two;
        QTest::newRow("duplicates by case")
            << QByteArray("fever\nheart attack\nFEVER\nHeart Attack\n") << two;
        QTest::newRow("duplicates by folding") << QByteArray("Stra\xC3\x9F"
                                                             "e\nSTRASSE\n")
                                               << QStringList{"Straße"};
        QTest::newRow("duplicates by composition")
            << QByteArray("caf\xC3\xA9\ncafe\xCC\x81\n") << QStringList{"caf\u00E9"};
        QTest::newRow("sign in a term") << QByteArray("c# language\n") << QStringList{"c# language"};
        QTest::newRow("commas in terms")
            << QByteArray("fever, high\nasthma, acute\n") << QStringList{"fever, high", "asthma, acute"};
        QTest::newRow("semicolons in some terms")
            << QByteArray("fever; high\nasthma\n") << QStringList{"fever; high", "asthma"};
        QTest::newRow("200 bytes") << QByteArray(200, 'x') << QStringList{QString(200, 'x')};
    }
    void reads_terms()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QStringList, terms);
        write(bytes);
        const auto vocabulary = Vocabulary::fromTermFile(path());
        QVERIFY2(vocabulary.has_value(), vocabulary ? "" : vocabulary.error().detail.c_str());
        QStringList found;
        for (TermId id = 0; id < vocabulary->size(); ++id) {
            const std::string_view term = vocabulary->term(id);
            found << QString::fromUtf8(term.data(), static_cast<qsizetype>(term.size()));
            QCOMPARE(vocabulary->weight(id), 1000u);
            QVERIFY(vocabulary->kind(id) == Kind::Other);
            QCOMPARE(vocabulary->conceptOf(id), id);
            QCOMPARE(vocabulary->termOfForm(id), id);
        }
        QCOMPARE(found, terms);
        QCOMPARE(vocabulary->formCount(), vocabulary->size());
        QVERIFY(vocabulary->digest() == core::sha256(bytes.toStdString()));
    }

    void refuses_what_is_no_list_of_terms_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("place");

        QTest::newRow("empty file") << QByteArray() << QByteArray("no term");
        QTest::newRow("only comments") << QByteArray("# a\n\n# b\n") << QByteArray("no term");
        QTest::newRow("only a byte order mark") << QByteArray("\xEF\xBB\xBF") << QByteArray("no term");
        QTest::newRow("not UTF-8") << QByteArray("fever\nna\xEFve\n") << QByteArray("line 2");
        QTest::newRow("not UTF-8 in a comment") << QByteArray("# na\xEFve\nfever\n") << QByteArray("line 1");
        QTest::newRow("cut character") << QByteArray("fever\n\n\nna\xC3") << QByteArray("line 4");
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFE"
                                              "f\0\n\0",
                                              6)
                                << QByteArray("line 1");
        QTest::newRow("a table with tabs")
            << QByteArray("fever\nasthma\tC1\n") << QByteArray("line 2: holds a tab");
        QTest::newRow("a table with a header") << QByteArray("Term,Concept\nfever,C1\nasthma,C2\n")
                                               << QByteArray("set vocabulary.source to \"csv\"");
        QTest::newRow("a table with a quoted header")
            << QByteArray("\"code\";\"name\"\nC1;fever\n") << QByteArray("rows of a table");
        QTest::newRow("a table without a header")
            << QByteArray("C1|fever\n").repeated(5) + QByteArray("C2|asthma\n").repeated(5)
            << QByteArray("rows of a table");
        QTest::newRow("gzip") << QByteArray("\x1f\x8b\x08rest") << QByteArray("is compressed (gzip)");
        QTest::newRow("zip") << QByteArray("PK\x03\x04rest") << QByteArray("is compressed (zip)");
        QTest::newRow("too long") << "fever\r\n" + QByteArray(201, 'x') + "\n" << QByteArray("line 2");
    }
    void refuses_what_is_no_list_of_terms()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, place);
        write(bytes);
        const auto vocabulary = Vocabulary::fromTermFile(path());
        QVERIFY(!vocabulary);
        QVERIFY(vocabulary.error().code == ErrorCode::InvalidPlan);
        QVERIFY(vocabulary.error().detail.starts_with(path()));
        QVERIFY2(QByteArray::fromStdString(vocabulary.error().detail).contains(place),
                 vocabulary.error().detail.c_str());
    }

    void names_a_missing_file_and_a_folder()
    {
        const auto missing = Vocabulary::fromTermFile(path() + ".missing");
        QVERIFY(!missing && missing.error().code == ErrorCode::NotFound);
        const auto folder = Vocabulary::fromTermFile(m_folder.path().toStdString());
        QVERIFY(!folder && folder.error().code == ErrorCode::InvalidParameter);
        QVERIFY(folder.error().detail.find("folder") != std::string::npos);
    }

private:
    std::string path() const { return m_folder.filePath("terms").toStdString(); }

    void write(const QByteArray &bytes)
    {
        QFile file(QString::fromStdString(path()));
        file.remove(); // some file systems are slow to truncate
        QVERIFY(file.open(QFile::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    QTemporaryDir m_folder;
};

} // namespace tst_termfile

QTEST_APPLESS_MAIN(tst_termfile::TestTermFile)
#include "tst_termfile.moc"
