#include "core/package/text/Csv.h"

#include <QTest>

namespace tst_csvtext {

using core::package::CsvRows;
using core::package::csvText;

/// Cells of a package that a spreadsheet opens: none may be a formula (OWASP, CSV Injection), and none may be
/// another text for those who read the file as CSV with the rule in mind.
class CsvTextTest : public QObject
{
    Q_OBJECT

private slots:
    void a_cell_is_no_formula_and_comes_back_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isGuarded");
        QTest::newRow("plain") << QByteArray("He said \"no\".") << false;
        QTest::newRow("empty") << QByteArray() << false;
        QTest::newRow("apostrophe") << QByteArray("'tis") << false;
        QTest::newRow("apostrophes") << QByteArray("''") << false;
        for (const char first : {'=', '+', '-', '@', '\t', '\r', '\n'}) {
            const QByteArray text = first + QByteArray("cmd|' /C calc'!A0");
            QTest::addRow("starts with %d", first) << text << true;
            QTest::addRow("apostrophe and %d", first) << "'" + text << true;
            QTest::addRow("apostrophes and %d", first) << "'''" + text << true;
            QTest::addRow("holds %d", first) << "a" + text << false;
        }
    }
    void a_cell_is_no_formula_and_comes_back()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isGuarded);
        const std::string cell = csvText(text.toStdString());
        QCOMPARE(cell.size() == static_cast<std::size_t>(text.size() + text.count('"') + 3), isGuarded);
        QVERIFY(std::string_view("=+-@\t\r\n").find(cell[1]) == std::string_view::npos);

        QList<QByteArray> read;
        CsvRows rows([&read](std::size_t, std::vector<std::string> &fields) {
            for (const std::string &field : fields)
                read.append(QByteArray::fromStdString(field));
        });
        rows.add(cell + ",1,-2.5\n");
        const auto problem = rows.finish();
        QVERIFY2(!problem, problem.value_or("").c_str());
        QCOMPARE(read, (QList<QByteArray>{text, "1", "-2.5"}));
    }
};

} // namespace tst_csvtext

QTEST_APPLESS_MAIN(tst_csvtext::CsvTextTest)
#include "tst_csvtext.moc"
