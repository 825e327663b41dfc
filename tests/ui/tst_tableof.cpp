#include "ui/widgets/TableOf.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace tst_tableof {

namespace {

struct Drug
{
    QString name;
    int amount = 0;
};

class DrugTable final : public ui::TableOf<Drug>
{
public:
    explicit DrugTable(ToolTips toolTips)
        : TableOf(toolTips)
    {
        setColumns({{.title = QStringLiteral("Name"), .text = [](const Drug &drug) { return drug.name; }},
                    {.title = QStringLiteral("Amount"),
                     .text = [](const Drug &drug) { return QStringLiteral("%1 mg").arg(drug.amount); },
                     .isNumber = true,
                     .toolTip = [](const Drug &) { return QStringLiteral("milligrams"); },
                     .sortValue = [](const Drug &drug) { return drug.amount; },
                     .titleToolTip = QStringLiteral("how much")}});
    }

    void repaint() { refresh(0, 1); }

private:
    QVariant other(const Drug &drug, int column, int role) const override
    {
        return role == Qt::AccessibleTextRole && column == 0 ? QVariant(drug.name.toUpper()) : QVariant();
    }
};

constexpr auto right = Qt::AlignRight | Qt::AlignVCenter;

} // namespace

/// A table of rows says by its columns what a cell holds, and tells its views what changed.
class TestTableOf : public QObject
{
    Q_OBJECT

private slots:
    void cells_are_what_the_columns_say();
    void titles_follow_their_columns();
    void a_table_without_tool_tips_shows_none_of_its_texts();
    void an_index_of_elsewhere_holds_nothing();
    void views_are_told_of_rows();
};

void TestTableOf::cells_are_what_the_columns_say()
{
    DrugTable table(DrugTable::ToolTips::Texts);
    const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    table.setRows({{QStringLiteral("ibuprofen"), 400}, {QStringLiteral("aspirin"), 100}});
    QCOMPARE(table.rowCount(), 2);
    QCOMPARE(table.columnCount(), 2);
    QCOMPARE(table.row(1).name, QStringLiteral("aspirin"));
    const QModelIndex name = table.index(0, 0);
    const QModelIndex amount = table.index(0, 1);
    QCOMPARE(name.data().toString(), QStringLiteral("ibuprofen"));
    QCOMPARE(name.data(Qt::ToolTipRole).toString(), QStringLiteral("ibuprofen"));
    QCOMPARE(name.data(Qt::AccessibleTextRole).toString(), QStringLiteral("IBUPROFEN"));
    QCOMPARE(name.data(DrugTable::sortRole).toString(), QStringLiteral("ibuprofen"));
    QVERIFY(!name.data(Qt::TextAlignmentRole).isValid());
    QCOMPARE(amount.data().toString(), QStringLiteral("400 mg"));
    QCOMPARE(amount.data(Qt::ToolTipRole).toString(), QStringLiteral("milligrams"));
    QCOMPARE(amount.data(DrugTable::sortRole).toInt(), 400);
    QCOMPARE(amount.data(Qt::TextAlignmentRole).value<Qt::Alignment>(), Qt::Alignment(right));
}

void TestTableOf::titles_follow_their_columns()
{
    DrugTable table(DrugTable::ToolTips::Texts);
    QCOMPARE(table.headerData(1, Qt::Horizontal).toString(), QStringLiteral("Amount"));
    QCOMPARE(table.headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString(), QStringLiteral("how much"));
    QCOMPARE(table.headerData(1, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>(),
             Qt::Alignment(right));
    QVERIFY(!table.headerData(0, Qt::Horizontal, Qt::ToolTipRole).isValid());
    QVERIFY(!table.headerData(2, Qt::Horizontal, Qt::ToolTipRole).isValid());
    const QSignalSpy changed(&table, &QAbstractItemModel::headerDataChanged);
    table.setTitle(1, QStringLiteral("Dose"));
    QCOMPARE(table.headerData(1, Qt::Horizontal).toString(), QStringLiteral("Dose"));
    QCOMPARE(changed.count(), 1);
}

void TestTableOf::a_table_without_tool_tips_shows_none_of_its_texts()
{
    DrugTable table(DrugTable::ToolTips::None);
    table.setRows({{QStringLiteral("aspirin"), 100}});
    QVERIFY(!table.index(0, 0).data(Qt::ToolTipRole).isValid());
    QCOMPARE(table.index(0, 1).data(Qt::ToolTipRole).toString(), QStringLiteral("milligrams"));
}

void TestTableOf::an_index_of_elsewhere_holds_nothing()
{
    DrugTable table(DrugTable::ToolTips::Texts);
    table.setRows({{QStringLiteral("aspirin"), 100}});
    QVERIFY(!table.data({}).isValid());
    QCOMPARE(table.rowCount(table.index(0, 0)), 0);
    QCOMPARE(table.columnCount(table.index(0, 0)), 0);
}

void TestTableOf::views_are_told_of_rows()
{
    DrugTable table(DrugTable::ToolTips::Texts);
    const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QSignalSpy reset(&table, &QAbstractItemModel::modelReset);
    const QSignalSpy inserted(&table, &QAbstractItemModel::rowsInserted);
    const QSignalSpy changed(&table, &QAbstractItemModel::dataChanged);
    table.repaint();
    QCOMPARE(changed.count(), 0); // there is no row
    table.setRows({{QStringLiteral("aspirin"), 100}});
    table.appendRow({QStringLiteral("ibuprofen"), 400});
    table.repaint();
    QCOMPARE(reset.count(), 1);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(table.rows().back().name, QStringLiteral("ibuprofen"));
}

} // namespace tst_tableof

QTEST_MAIN(tst_tableof::TestTableOf)
#include "tst_tableof.moc"
