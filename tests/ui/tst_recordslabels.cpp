#include "core/plan/LabelMap.h"
#include "tests/ui/RecordsPageTest.h"
#include "ui/steps/records/LabelModel.h"
#include "ui/steps/records/LabelTable.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

namespace tst_recordslabels {

using core::plan::labelValues;
using ui::LabelModel;
using ui::LabelTable;
using ui::RecordsStep;

/// The labels of the Records page, most of it by the keys alone.
class TestRecordsLabels : public RecordsPageTest
{
    Q_OBJECT

private slots:
    void headings_of_the_list_are_not_cut();
    void proposes_labels_and_declares_none_by_itself();
    void declares_and_takes_back_labels();
    void declares_what_the_filter_shows();
    void asks_before_all_that_is_shown_is_declared();
    void asks_about_what_is_not_declared_yet();
    void a_question_about_another_list_goes_away();
    void the_question_is_answered_by_the_keys();
    void the_question_is_brought_into_sight();
    void sorts_by_name_whatever_the_numbers();
    void tells_numbers_only_when_asked();
    void another_project_hides_the_numbers();
    void space_ticks_all_selected_rows();
    void a_pasted_list_is_added_in_one_step();
    void the_delete_key_takes_the_selected_off();
    void renames_in_place_by_the_keys();
    void a_double_click_renames();
    void a_name_that_is_taken_is_refused_in_words();
    void groups_and_ungroups_by_the_keys();
    void groups_count_as_declared();
    void several_labels_of_a_cell_count_by_the_choice();
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
    if (!QTest::qWaitFor([this] { return m_stage->session().records().preview().has_value(); }))
        qFatal("no preview");
    part<QPushButton>(*page, "confirmRoles").click();
    if (!QTest::qWaitFor([this] { return m_stage->session().records().scan().has_value(); }))
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
    QVERIFY(plan().labels.empty());
}

void TestRecordsLabels::declares_and_takes_back_labels()
{
    const auto page = fiveLabels();

    declareShown(*page);
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

    declareShown(*page);
    QCOMPARE(declared(), QStringList{QStringLiteral("C")});

    QTest::keyClick(&part(*page, "labelFilter"), Qt::Key_X);
    QVERIFY(!part(*page, "declareAll").isEnabled()); // nothing is shown
    part<QLineEdit>(*page, "labelFilter").clear();
    QCOMPARE(part<QTableView>(*page, "labels").model()->rowCount(), 5);
}

void TestRecordsLabels::asks_before_all_that_is_shown_is_declared()
{
    const auto page = fiveLabels();
    auto &question = part(*page, "declareQuestion");
    QVERIFY(!question.isVisible());

    part<QPushButton>(*page, "declareAll").click();
    QVERIFY(plan().labels.empty());
    QVERIFY(question.isVisible());
    QVERIFY(textOf(*page, "declareQuestionWords").contains(QLatin1Char('5')));
    for (const char *word : {"public", "package", "person"})
        QVERIFY2(textOf(*page, "declareMeaning").contains(QLatin1String(word)), word);
    QVERIFY(!question.accessibleName().isEmpty());

    part<QPushButton>(*page, "declineToDeclare").click();
    QVERIFY(plan().labels.empty());
    QVERIFY(!question.isVisible());

    declareShown(*page);
    QCOMPARE(plan().labels.size(), std::size_t{5});
    QVERIFY(!question.isVisible());
    m_stage->session().undo(); // one step
    QVERIFY(plan().labels.empty());
}

void TestRecordsLabels::asks_about_what_is_not_declared_yet()
{
    const auto page = fiveLabels();
    select(part<LabelTable>(*page, "labels"), {0, 2, 3});
    QTest::keyClick(&part(*page, "labels"), Qt::Key_Space);
    part<QPushButton>(*page, "declareAll").click();
    QVERIFY(textOf(*page, "declareQuestionWords").contains(QLatin1Char('2')));
    part<QPushButton>(*page, "agreeToDeclare").click();
    QCOMPARE(declared(), QStringLiteral("A C D B E").split(QLatin1Char(' ')));
    QVERIFY(!part(*page, "declareAll").isEnabled()); // nothing is left to declare
}

void TestRecordsLabels::a_question_about_another_list_goes_away()
{
    const auto page = fiveLabels();
    part<QPushButton>(*page, "declareAll").click();
    QTest::keyClicks(&part(*page, "labelFilter"), QStringLiteral("c"));
    QVERIFY(!part(*page, "declareQuestion").isVisible());
    QVERIFY(plan().labels.empty());

    part<QPushButton>(*page, "declareAll").click();
    QTest::keyClicks(&part(*page, "newLabel"), QStringLiteral("C")); // declares what it asked about
    QTest::keyClick(&part(*page, "newLabel"), Qt::Key_Return);
    QVERIFY(!part(*page, "declareQuestion").isVisible());
}

void TestRecordsLabels::the_question_is_answered_by_the_keys()
{
    const auto page = fiveLabels();
    QTest::keyClick(page.get(), Qt::Key_A, Qt::AltModifier);
    QTRY_VERIFY(part(*page, "declareQuestion").isVisible());
    QVERIFY(part(*page, "declineToDeclare").hasFocus()); // what a hasty key meets
    QTest::keyClick(&part(*page, "declineToDeclare"), Qt::Key_Escape);
    QVERIFY(!part(*page, "declareQuestion").isVisible());
    QVERIFY(plan().labels.empty());
    QVERIFY(part(*page, "declareAll").hasFocus());

    QTest::keyClick(&part(*page, "declareAll"), Qt::Key_Space);
    QTest::keyClick(&part(*page, "declineToDeclare"), Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(part(*page, "agreeToDeclare").hasFocus());
    QTest::keyClick(&part(*page, "agreeToDeclare"), Qt::Key_Space);
    QCOMPARE(plan().labels.size(), std::size_t{5});
}

void TestRecordsLabels::the_question_is_brought_into_sight()
{
    auto page = fiveLabels();
    QScrollArea scroll;
    scroll.setWidgetResizable(true);
    scroll.setWidget(page.release());
    scroll.resize(720, 300);
    scroll.show();
    QVERIFY(QTest::qWaitForWindowExposed(&scroll));
    auto &button = part<QPushButton>(scroll, "declareAll");
    QTRY_VERIFY(scroll.verticalScrollBar()->maximum() > 0);
    scroll.verticalScrollBar()->setValue(0);
    const auto isInSight = [&](const QWidget &widget) {
        const QRect place(widget.mapTo(scroll.viewport(), QPoint(0, 0)), widget.size());
        return scroll.viewport()->rect().contains(place);
    };
    QVERIFY(!isInSight(button));
    button.click();
    QTRY_VERIFY(isInSight(part(scroll, "declareQuestion")));
}

void TestRecordsLabels::sorts_by_name_whatever_the_numbers()
{
    // Frequent ones last by name; and two that look the same, which only their spaces put in an order.
    const auto page =
        pageWith(QByteArray("text,label\nstent,Gamma x\nstent,Beta\nstent,Alpha\nstent,Gamma  x\n")
                 + QByteArray("stent,Gamma x\n").repeated(3) + QByteArray("stent,Zeta\n").repeated(9));
    QTRY_VERIFY(m_stage->session().records().preview());
    part<QPushButton>(*page, "confirmRoles").click();
    QTRY_VERIFY(m_stage->session().records().scan());
    const QAbstractItemModel &model = *part<QTableView>(*page, "labels").model();
    const auto column = [&](int number) {
        QStringList list;
        for (int row = 0; row < model.rowCount(); ++row)
            list << model.index(row, number).data().toString();
        return list.join(QLatin1Char(','));
    };
    QCOMPARE(column(LabelModel::Label), QStringLiteral("Alpha,Beta,Gamma x,Gamma x,Zeta"));
    part<QCheckBox>(*page, "showLabelCounts").click();
    QCOMPARE(column(LabelModel::Label), QStringLiteral("Alpha,Beta,Gamma x,Gamma x,Zeta"));
    QCOMPARE(column(LabelModel::Records), QStringLiteral("1,1,1,4,9"));

    part<QLineEdit>(*page, "labelFilter").setText(QStringLiteral("eta"));
    declareShown(*page); // the plan does not tell which was the more frequent either
    QCOMPARE(declared(), (QStringList{QStringLiteral("Beta"), QStringLiteral("Zeta")}));
}

void TestRecordsLabels::tells_numbers_only_when_asked()
{
    const auto page = fiveLabels();
    auto &table = part<LabelTable>(*page, "labels");
    auto &counts = part<QCheckBox>(*page, "showLabelCounts");
    QVERIFY(table.isColumnHidden(LabelModel::Records));
    for (int row = 0; row < 5; ++row) // what a screen reader could find
        for (const int role : {int{Qt::DisplayRole}, int{Qt::ToolTipRole}, int{Qt::AccessibleTextRole}})
            QCOMPARE(table.model()->index(row, LabelModel::Records).data(role).toString(), QString());
    for (const char *word : {"private", "this screen only", "does not cover"})
        QVERIFY2(textOf(*page, "labelCountsWords").contains(QLatin1String(word)), word);
    QVERIFY(part(*page, "labelCountsWords").isVisible()); // before it is decided, not after
    QVERIFY(!counts.accessibleName().isEmpty() && !counts.accessibleDescription().isEmpty());

    counts.setFocus();
    QTest::keyClick(&counts, Qt::Key_Space);
    QVERIFY(!table.isColumnHidden(LabelModel::Records));
    QCOMPARE(table.model()->index(0, LabelModel::Records).data().toString(), QStringLiteral("5"));

    QTest::keyClick(&counts, Qt::Key_Space);
    QVERIFY(table.isColumnHidden(LabelModel::Records));
    QCOMPARE(table.model()->index(0, LabelModel::Records).data().toString(), QString());
}

void TestRecordsLabels::another_project_hides_the_numbers()
{
    const auto page = fiveLabels();
    part<QCheckBox>(*page, "showLabelCounts").click();
    QVERIFY(m_stage->session().save());
    QVERIFY(m_stage->session().open(m_stage->path("projects/test.keyseed")));
    QVERIFY(!part<QCheckBox>(*page, "showLabelCounts").isChecked());
    QVERIFY(part<LabelTable>(*page, "labels").isColumnHidden(LabelModel::Records));
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
    declareShown(*page);
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
    QCOMPARE(table.chosenRows(), QList<int>{4}); // by its new name, and still selected
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
    declareShown(*page);
    select(table, {1});
    QTest::keyClick(&table, Qt::Key_F2);
    type(table, QStringLiteral("A"));

    QTRY_VERIFY(part(*page, "labelRefusal").isVisible());
    QCOMPARE(declared(), QStringLiteral("A B C D E").split(QLatin1Char(' ')));
    QVERIFY(textOf(*page, "labelRefusal").startsWith(QLatin1String("A is already declared")));
    QVERIFY(page->isComplete());

    QTest::keyClick(&table, Qt::Key_Delete);
    QVERIFY(!part(*page, "labelRefusal").isVisible());
}

void TestRecordsLabels::groups_and_ungroups_by_the_keys()
{
    const auto page = fiveLabels();
    auto &table = part<LabelTable>(*page, "labels");
    part<QCheckBox>(*page, "showLabelCounts").click();
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

void TestRecordsLabels::several_labels_of_a_cell_count_by_the_choice()
{
    const auto page = pageWith("text,label\nstent,A;B\nstent,A\nfall,C;B\nrash,D\n");
    QTRY_VERIFY(m_stage->session().records().preview());
    part<QPushButton>(*page, "confirmRoles").click();
    QTRY_VERIFY(m_stage->session().records().scan());
    page->resize(760, 1600);
    page->show();
    QVERIFY(QTest::qWaitForWindowActive(page.get()));
    auto &rule = part<QComboBox>(*page, "severalLabels");
    QVERIFY(!rule.isVisible());

    auto &separator = part<QLineEdit>(*page, "labelSeparator");
    QVERIFY(separator.isVisible() && !separator.accessibleName().isEmpty());
    separator.setFocus();
    QTest::keyClicks(&separator, QStringLiteral("x;"));
    QTest::keyClick(&separator, Qt::Key_Return);
    QVERIFY(!page->isComplete()); // a letter is part of a label
    separator.selectAll();
    QTest::keyClicks(&separator, QStringLiteral(";"));
    QTest::keyClick(&separator, Qt::Key_Return);
    QCOMPARE(plan().records.labelSeparator, std::string(";"));
    QTRY_VERIFY(m_stage->session().records().scan()
                && m_stage->session().records().scan()->labels.size() == 4);
    QVERIFY(rule.isVisible() && part(*page, "severalLabelsWords").isVisible());

    for (const char *label : {"A", "B", "C"}) {
        part<QLineEdit>(*page, "newLabel").setText(QLatin1String(label));
        part<QPushButton>(*page, "addLabel").click();
    }
    part<QCheckBox>(*page, "showLabelCounts").click();
    const auto counts = [&] {
        QStringList list;
        const auto &model = *part<QTableView>(*page, "labels").model();
        for (int row = 0; row < 3; ++row)
            list << model.index(row, LabelModel::Records).data().toString();
        return list.join(QLatin1Char(' '));
    };
    QCOMPARE(counts(), QStringLiteral("2 1 0")); // C is there, and B takes its record
    QCOMPARE(textOf(*page, "countWithoutLabel"), QStringLiteral("1"));
    rule.setCurrentIndex(rule.findData(QStringLiteral("each")));
    emit rule.activated(rule.currentIndex());
    QCOMPARE(plan().records.severalLabels, std::string("each"));
    QCOMPARE(counts(), QStringLiteral("2 2 1"));
    QCOMPARE(textOf(*page, "countWithoutLabel"), QStringLiteral("1"));
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
    QTRY_VERIFY(m_stage->session().records().preview());
    part<QPushButton>(*page, "confirmRoles").click();
    QTRY_VERIFY(m_stage->session().records().scan());

    const auto &labels = *part<QTableView>(*page, "labels").model();
    QVERIFY(labels.rowCount() < 2000);
    QVERIFY(!part(*page, "labelCut").isHidden());
    QVERIFY(textOf(*page, "labelCut").contains(QLocale().toString(labels.rowCount())));
    QVERIFY(page->isComplete()); // odd, but no fault of the file

    declareShown(*page); // notes are no labels
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

/// In the narrowest card that the page makes, with all columns that there are.
void TestRecordsLabels::headings_of_the_list_are_not_cut()
{
    const auto page = confirmedPage();
    declareShown(*page);
    m_stage->session().edit([](core::plan::Plan &plan) {
        plan.labels = {"Both"};
        plan.labelValues = {{"Both", {"Cardiology", "Neurology"}}};
    });
    part<QAbstractButton>(*page, "showLabelCounts").click();
    page->resize(560, 2400);
    page->show();
    const auto &table = part<QTableView>(*page, "labels");
    const QHeaderView &header = *table.horizontalHeader();
    QCOMPARE(header.count(), 3);
    for (int column = 0; column < header.count(); ++column) {
        QVERIFY(!header.isSectionHidden(column));
        QVERIFY2(header.sectionSize(column) >= header.sectionSizeHint(column),
                 qPrintable(table.model()->headerData(column, Qt::Horizontal).toString()));
    }
}

} // namespace tst_recordslabels

QTEST_MAIN(tst_recordslabels::TestRecordsLabels)
#include "tst_recordslabels.moc"
