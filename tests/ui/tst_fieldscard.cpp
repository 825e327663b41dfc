#include "core/plan/Budget.h"
#include "core/plan/FieldMap.h"
#include "tests/ui/RecordsPageTest.h"
#include "ui/session/BudgetSplit.h"
#include "ui/steps/records/FieldText.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTableView>

#include <cmath>

namespace tst_fieldscard {

using ui::RecordField;
using ui::RecordsStep;

/// The declared fields on the Records page, and their part of the budget.
class TestFieldsCard : public RecordsPageTest
{
    Q_OBJECT

private slots:
    void typed_values_are_read_and_shown_data();
    void typed_values_are_read_and_shown();
    void what_cannot_be_read_is_refused();
    void a_field_is_declared_changed_and_removed();
    void the_budget_has_a_part_for_the_fields();
};

namespace {

void type(const QWidget &page, const char *name, std::string_view kind, const QString &values)
{
    part<QLineEdit>(page, "fieldName").setText(QString::fromLatin1(name));
    part<QComboBox>(page, "fieldColumn").setEditText(QStringLiteral("subject_id"));
    auto &kinds = part<QComboBox>(page, "fieldKind");
    kinds.setCurrentIndex(kinds.findData(QString::fromStdString(std::string(kind))));
    part<QLineEdit>(page, "fieldValues").setText(values);
    part<QPushButton>(page, "addField").click();
}

} // namespace

void TestFieldsCard::typed_values_are_read_and_shown_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QString>("values");
    QTest::newRow("category") << QByteArray("category") << "woman = F | f; man = M; other";
    QTest::newRow("codes") << QByteArray("codes") << "Heart = I20-I25 | I50*; Others = *";
    QTest::newRow("number") << QByteArray("number") << "20..80 / 10 years";
    QTest::newRow("number without a unit") << QByteArray("number") << "0.5..2 / 0.5";
    QTest::newRow("months") << QByteArray("date") << "2019-01..2020-12";
    QTest::newRow("years") << QByteArray("date") << "1990..2020";
    QTest::newRow("days") << QByteArray("date") << "2019-01..2020-12 / days";
    QTest::newRow("flag") << QByteArray("flag") << "";
}

void TestFieldsCard::typed_values_are_read_and_shown()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const QString, values);
    RecordField field;
    field.name = "a";
    field.kind = kind.toStdString();
    QVERIFY(ui::takeFieldValues(values, field));
    QCOMPARE(ui::fieldValuesText(field), values);
    QVERIFY(core::plan::valuesOf(field) >= 2);
}

void TestFieldsCard::what_cannot_be_read_is_refused()
{
    RecordField field;
    field.kind = core::plan::numberKind;
    for (const char *typed : {"", "20 to 80", "20..80", "a..b / c", "20..80 / "})
        QVERIFY2(!ui::takeFieldValues(QString::fromLatin1(typed), field), typed);
    field.kind = core::plan::dateKind;
    for (const char *typed : {"", "2019", "2019-1..2019-2", "21.3.2019..22.3.2019"})
        QVERIFY2(!ui::takeFieldValues(QString::fromLatin1(typed), field), typed);
}

void TestFieldsCard::a_field_is_declared_changed_and_removed()
{
    const auto page = confirmedPage();
    type(*page, "ward", core::plan::categoryKind, QStringLiteral("North = a; South = b"));
    QCOMPARE(plan().records.fields.size(), std::size_t{1});
    QCOMPARE(plan().records.fields.front().column, std::string("subject_id"));
    QCOMPARE(plan().records.fields.front().values, (std::vector<std::string>{"North", "South"}));
    QCOMPARE(part<QTableView>(*page, "fieldTable").model()->rowCount(), 1);
    // The same name changes it.
    type(*page, "ward", core::plan::numberKind, QStringLiteral("0..10 / 2 days"));
    QCOMPARE(plan().records.fields.size(), std::size_t{1});
    QCOMPARE(plan().records.fields.front().kind, std::string(core::plan::numberKind));
    // What a plan refuses is not taken.
    type(*page, "text", core::plan::flagKind, {});
    QCOMPARE(plan().records.fields.size(), std::size_t{1});
    QVERIFY(!textOf(*page, "fieldProblem").isEmpty());
    type(*page, "age", core::plan::numberKind, QStringLiteral("twenty"));
    QCOMPARE(plan().records.fields.size(), std::size_t{1});
    part<QTableView>(*page, "fieldTable").selectRow(0);
    QCOMPARE(part<QLineEdit>(*page, "fieldValues").text(), QStringLiteral("0..10 / 2 days"));
    part<QPushButton>(*page, "removeField").click();
    QVERIFY(plan().records.fields.empty());
}

void TestFieldsCard::the_budget_has_a_part_for_the_fields()
{
    const auto page = confirmedPage();
    m_stage->session().edit([](core::plan::Plan &changed) { ui::setTotalEpsilon(changed, 4.0); });
    QCOMPARE(ui::partsOf(plan()).back().key, std::string_view("labels"));
    type(*page, "ward", core::plan::flagKind, {});
    QVERIFY(std::abs(core::plan::epsilonOf(plan(), "fields") - 1.0) < 1e-6);
    QVERIFY(std::abs(*ui::totalEpsilon(plan()) - 4.0) < 1e-6);
    QVERIFY(core::plan::validatePart(plan(), "synthesis"));
    m_stage->session().edit([](core::plan::Plan &changed) { ui::setShare(changed, "fields", 0.5); });
    QVERIFY(std::abs(core::plan::epsilonOf(plan(), "fields") - 2.0) < 1e-6);
    m_stage->session().edit([](core::plan::Plan &changed) { ui::setTotalEpsilon(changed, 8.0); });
    QVERIFY(std::abs(core::plan::epsilonOf(plan(), "fields") - 4.0) < 1e-6);
    part<QTableView>(*page, "fieldTable").selectRow(0);
    part<QPushButton>(*page, "removeField").click();
    QVERIFY(core::plan::validatePart(plan(), "synthesis"));
}

} // namespace tst_fieldscard

QTEST_MAIN(tst_fieldscard::TestFieldsCard)
#include "tst_fieldscard.moc"
