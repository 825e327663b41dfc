#include "core/plan/LabelMap.h"
#include "tests/ui/RecordsPageTest.h"
#include "ui/steps/records/LabelModel.h"
#include "ui/steps/records/LabelTable.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QSignalSpy>

using core::plan::labelValues;
using ui::LabelModel;
using ui::LabelTable;
using ui::RecordsStep;

/// The labels of the Records page, most of it by the keys alone.
class TestRecordsLabels : public RecordsPageTest
{
    Q_OBJECT

private slots:
    void proposes_labels_and_declares_none_by_itself();
    void declares_and_takes_back_labels();
    void declares_what_the_filter_shows();
    void sorts_by_name_or_number();
    void space_ticks_all_selected_rows();
    void a_pasted_list_is_added_in_one_step();
    void the_delete_key_takes_the_selected_off();
    void renames_in_place_by_the_keys();
    void a_double_click_renames();
    void a_name_that_is_taken_is_refused_in_words();
    void groups_and_ungroups_by_the_keys();
    void groups_count_as_declared();
    void another_label_column_takes_the_labels_away();
    void a_column_of_notes_is_cut_with_a_word();
    void nothing_of_the_list_goes_to_the_clipboard();

private:
    /// Five labels by falling number: A 5, B 4, C 3, D 2, E 1, the file checked, none declared.
    std::unique_ptr<RecordsStep> fiveLabels();
    static void select(LabelTable &table, const QList<int> &rows);
    static void type(LabelTable &table, const QString &name);
    QStringList declared() const;
};

std::unique_ptr<RecordsStep> TestRecordsLabels::fiveLabels()
{
    QByteArray csv = "text,label\n";
    for (int label = 0; label < 5; ++label)
        csv += (QByteArray("stent,") + char('A' + label) + '\n').repeated(5 - label);
    auto page = pageWith(csv);
    if (!QTest::qWaitFor([this] { return m_stage->session().preview().has_value(); }))
        qFatal("no preview");
    part<QPushButton>(*page, "confirmRoles").click();
    if (!QTest::qWaitFor([this] { return m_stage->session().scan().has_value(); }))
        qFatal("no scan");
    page->resize(720, 1400);
    page->show();
    if (!QTest::qWaitForWindowActive(page.get()))
        qFatal("no window");
    part(*page, "labels").setFocus();
    return page;
}

void TestRecordsLabels::select(LabelTable &table, const QList<int> &rows)
{
    table.clearSelection();
    for (const int row : rows)
        table.selectionModel()->select(table.model()->index(row, 0),
                                       QItemSelectionModel::Select | QItemSelectionModel::Rows);
    table.selectionModel()->setCurrentIndex(table.model()->index(rows.last(), 0),
                                            QItemSelectionModel::NoUpdate);
}

/// Into the editor of the name that is open.
void TestRecordsLabels::type(LabelTable &table, const QString &name)
{
    auto *editor = table.findChild<QLineEdit *>(QStringLiteral("labelName"));
    QVERIFY(editor);
    QVERIFY(!editor->accessibleName().isEmpty());
    editor->selectAll();
    QTest::keyClicks(editor, name);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY(!table.findChild<QLineEdit *>(QStringLiteral("labelName")));
}

/// "Heart=A+B" or "A"
QStringList TestRecordsLabels::declared() const
{
    QStringList list;
    for (const std::string &name : plan().labels) {
        QStringList values;
        for (const std::string &value : labelValues(plan(), name))
            values << QString::fromStdString(value);
        const QString shown = QString::fromStdString(name);
        list << (values == QStringList{shown} ? shown
                                              : shown + QLatin1Char('=') + values.join(QLatin1Char('+')));
    }
    return list;
}

void TestRecordsLabels::proposes_labels_and_declares_none_by_itself()
{
    const auto page = confirmedPage();
    const QAbstractItemModel &model = *part<QTableView>(*page, "labels").model();

    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, LabelModel::Label).data().toString(), QStringLiteral("Cardiology"));
    QCOMPARE(model.index(0, LabelModel::Label).data(Qt::CheckStateRole).toInt(), int{Qt::Unchecked});
    QCOMPARE(model.index(0, LabelModel::Records).data().toString(), QStringLiteral("2"));
    QVERIFY(plan().labels.empty());
}

void TestRecordsLabels::declares_and_takes_back_labels()
{
    const auto page = fiveLabels();

    part<QPushButton>(*page, "declareAll").click();
    QCOMPARE(declared(), QStringLiteral("A B C D E").split(QLatin1Char(' ')));

    part<QPushButton>(*page, "declareNone").click();
    QVERIFY(plan().labels.empty());

    m_stage->session().undo();
    QCOMPARE(plan().labels.size(), std::size_t{5});
    QCOMPARE(part<QTableView>(*page, "labels").model()->index(1, 0).data(Qt::CheckStateRole).toInt(),
             int{Qt::Checked});
}

void TestRecordsLabels::declares_what_the_filter_shows()
{
    const auto page = fiveLabels();
    QTest::keyClicks(&part(*page, "labelFilter"), QStringLiteral("c"));
    QCOMPARE(part<QTableView>(*page, "labels").model()->rowCount(), 1);

    part<QPushButton>(*page, "declareAll").click();
    QCOMPARE(declared(), QStringList{QStringLiteral("C")});

    QTest::keyClick(&part(*page, "labelFilter"), Qt::Key_X);
    QVERIFY(!part(*page, "declareAll").isEnabled()); // nothing is shown
    part<QLineEdit>(*page, "labelFilter").clear();
    QCOMPARE(part<QTableView>(*page, "labels").model()->rowCount(), 5);
}

void TestRecordsLabels::sorts_by_name_or_number()
{
    const auto page = fiveLabels();
    QTest::keyClicks(&part(*page, "newLabel"), QStringLiteral("AA"));
    QTest::keyClick(&part(*page, "newLabel"), Qt::Key_Return);
    const QAbstractItemModel &model = *part<QTableView>(*page, "labels").model();
    QCOMPARE(model.index(5, 0).data().toString(), QStringLiteral("AA"));

    QTest::keyClick(&part(*page, "labelOrder"), Qt::Key_Down);
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("AA"));
}

void TestRecordsLabels::space_ticks_all_selected_rows()
{
    const auto page = fiveLabels();
    auto &table = part<LabelTable>(*page, "labels");
    select(table, {1, 2, 4});
    QTest::keyClick(&table, Qt::Key_Space);
    QCOMPARE(declared(), QStringLiteral("B C E").split(QLatin1Char(' ')));
    QCOMPARE(table.chosenRows(), (QList<int>{1, 2, 4})); // still selected

    select(table, {0, 1});
    QTest::keyClick(&table, Qt::Key_Space); // one of them is not ticked: both become so
    QCOMPARE(declared(), QStringLiteral("B C E A").split(QLatin1Char(' ')));
    QTest::keyClick(&table, Qt::Key_Space);
    QCOMPARE(declared(), QStringLiteral("C E").split(QLatin1Char(' ')));

    m_stage->session().undo(); // each was one step
    m_stage->session().undo();
    m_stage->session().undo();
    QVERIFY(plan().labels.empty());
}

void TestRecordsLabels::a_pasted_list_is_added_in_one_step()
{
    const auto page = fiveLabels();
    auto &field = part<QLineEdit>(*page, "newLabel");
    QGuiApplication::clipboard()->setText(QStringLiteral("B\r\nUrology\nD\n"));
    field.setFocus();
    field.paste();
    QTest::keyClick(&field, Qt::Key_Return);

    QCOMPARE(declared(), QStringLiteral("B Urology D").split(QLatin1Char(' ')));
    QVERIFY(field.text().isEmpty());
    m_stage->session().undo();
    QVERIFY(plan().labels.empty());

    QTest::keyClicks(&field, QStringLiteral("A, C"));
    part<QPushButton>(*page, "addLabel").click();
    QCOMPARE(declared(), QStringLiteral("A C").split(QLatin1Char(' ')));
}

void TestRecordsLabels::the_delete_key_takes_the_selected_off()
{
    const auto page = fiveLabels();
    auto &table = part<LabelTable>(*page, "labels");
    part<QPushButton>(*page, "declareAll").click();
    select(table, {0, 4});
    QTest::keyClick(&table, Qt::Key_Delete);
    QCOMPARE(declared(), QStringLiteral("B C D").split(QLatin1Char(' ')));
    select(table, {1});
    part<QPushButton>(*page, "removeLabel").click();
    QCOMPARE(declared(), QStringLiteral("C D").split(QLatin1Char(' ')));
}

void TestRecordsLabels::renames_in_place_by_the_keys()
{
    const auto page = fiveLabels();
    auto &table = part<LabelTable>(*page, "labels");
    QVERIFY(table.isColumnHidden(LabelModel::Values));
    select(table, {1});
    QTest::keyClick(&table, Qt::Key_F2);
    type(table, QStringLiteral("Heart"));

    QTRY_COMPARE(declared(), QStringList{QStringLiteral("Heart=B")}); // named, and so declared
    QVERIFY(!table.isColumnHidden(LabelModel::Values));
    QCOMPARE(table.chosenRows(), QList<int>{1});
    part<QPushButton>(*page, "renameLabel").click();
    type(table, QStringLiteral("B"));
    QTRY_COMPARE(declared(), QStringList{QStringLiteral("B")});

    m_stage->session().undo();
    QCOMPARE(declared(), QStringList{QStringLiteral("Heart=B")});
    m_stage->session().undo();
    QVERIFY(plan().labels.empty());
}

void TestRecordsLabels::a_double_click_renames()
{
    const auto page = fiveLabels();
    auto &table = part<LabelTable>(*page, "labels");
    const QRect cell = table.visualRect(table.model()->index(2, LabelModel::Label));
    const QPoint name = cell.center(); // not the tick
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, name);
    QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, name);
    type(table, QStringLiteral("Kidney"));
    QTRY_COMPARE(declared(), QStringList{QStringLiteral("Kidney=C")});
}

void TestRecordsLabels::a_name_that_is_taken_is_refused_in_words()
{
    const auto page = fiveLabels();
    auto &table = part<LabelTable>(*page, "labels");
    part<QPushButton>(*page, "declareAll").click();
    select(table, {1});
    QTest::keyClick(&table, Qt::Key_F2);
    type(table, QStringLiteral("A"));

    QTRY_VERIFY(part(*page, "labelRefusal").isVisible());
    QCOMPARE(declared(), QStringLiteral("A B C D E").split(QLatin1Char(' ')));
    QVERIFY(textOf(*page, "labelRefusal").startsWith(QLatin1String("A is declared already")));
    QVERIFY(page->isComplete());

    QTest::keyClick(&table, Qt::Key_Delete);
    QVERIFY(!part(*page, "labelRefusal").isVisible());
}

void TestRecordsLabels::groups_and_ungroups_by_the_keys()
{
    const auto page = fiveLabels();
    auto &table = part<LabelTable>(*page, "labels");
    QVERIFY(!part(*page, "groupLabels").isEnabled());
    select(table, {1, 2, 3});
    QTest::keyClick(page.get(), Qt::Key_G, Qt::AltModifier);
    QTRY_COMPARE(declared(),
                 QStringList{QStringLiteral("B=B+C+D")}); // the button is seen to be pressed first
    type(table, QStringLiteral("Heart"));

    QTRY_COMPARE(declared(), QStringList{QStringLiteral("Heart=B+C+D")});
    const int row = table.chosenRows().first();
    QCOMPARE(table.model()->index(row, LabelModel::Records).data().toString(), QStringLiteral("9"));
    QVERIFY(table.model()->index(row, LabelModel::Values).data().toString().contains(QLatin1Char('C')));
    QVERIFY(part(*page, "labelStands").isVisible());
    QVERIFY(textOf(*page, "labelStands").startsWith(QLatin1String("Heart stands for: B")));

    QTest::keyClick(page.get(), Qt::Key_U, Qt::AltModifier);
    QTRY_COMPARE(declared(), QStringLiteral("B C D").split(QLatin1Char(' ')));
    QVERIFY(table.isColumnHidden(LabelModel::Values));

    m_stage->session().undo();
    QCOMPARE(declared(), QStringList{QStringLiteral("Heart=B+C+D")});
    m_stage->session().undo(); // the name
    m_stage->session().undo(); // the group
    QVERIFY(plan().labels.empty());
}

void TestRecordsLabels::groups_count_as_declared()
{
    const auto page = fiveLabels();
    auto &table = part<LabelTable>(*page, "labels");
    select(table, {0, 1});
    part<QPushButton>(*page, "groupLabels").click();
    type(table, QStringLiteral("Heart"));
    QTRY_COMPARE(textOf(*page, "countWithoutLabel"), QStringLiteral("6")); // C, D and E
    QVERIFY(page->isComplete());
}

void TestRecordsLabels::another_label_column_takes_the_labels_away()
{
    const auto page = fiveLabels();
    auto &table = part<LabelTable>(*page, "labels");
    select(table, {0, 1});
    part<QPushButton>(*page, "groupLabels").click();
    auto &chooser = part<QComboBox>(*page, "role1");
    chooser.setCurrentIndex(0);
    emit chooser.activated(0);

    QVERIFY(!plan().records.labelColumn);
    QVERIFY(plan().labels.empty() && plan().labelValues.empty());
    QVERIFY(page->isComplete());
}

void TestRecordsLabels::a_column_of_notes_is_cut_with_a_word()
{
    QByteArray csv = "text,label\n";
    for (int note = 0; note < 3000; ++note)
        csv += "stent,\"" + QByteArray::number(note) + QByteArray(3000, 'x') + "\"\n";
    const auto page = pageWith(csv);
    QTRY_VERIFY(m_stage->session().preview());
    part<QPushButton>(*page, "confirmRoles").click();
    QTRY_VERIFY(m_stage->session().scan());

    const auto &labels = *part<QTableView>(*page, "labels").model();
    QVERIFY(labels.rowCount() < 2000);
    QVERIFY(!part(*page, "labelCut").isHidden());
    QVERIFY(textOf(*page, "labelCut").contains(QLocale().toString(labels.rowCount())));
    QVERIFY(page->isComplete()); // odd, but no fault of the file

    part<QPushButton>(*page, "declareAll").click(); // notes are no labels
    QVERIFY(plan().labels.empty());
    QVERIFY(!part(*page, "labelRefusal").isHidden());
}

void TestRecordsLabels::nothing_of_the_list_goes_to_the_clipboard()
{
    const auto page = fiveLabels();
    QGuiApplication::clipboard()->setText(QStringLiteral("before"));
    select(part<LabelTable>(*page, "labels"), {1});
    for (const char *table : {"labels", "recordsPreview"}) {
        auto &view = part<QTableView>(*page, table);
        view.setCurrentIndex(view.model()->index(0, 0));
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
    }
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("before"));
}

QTEST_MAIN(TestRecordsLabels)
#include "tst_recordslabels.moc"
