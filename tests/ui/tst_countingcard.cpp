#include "tests/ui/RecordsPageTest.h"
#include "ui/models/ColumnRoles.h"
#include "ui/steps/records/SectionModel.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QTableView>
#include <QTextBlock>
#include <QTextEdit>

namespace tst_countingcard {

using ui::RecordsStep;
using ui::SectionModel;

/// The card that says what of a text counts: what it writes into the plan, and what it shows of a record.
class TestCountingCard : public RecordsPageTest
{
    Q_OBJECT

private slots:
    void all_of_a_text_counts_unless_something_is_chosen();
    void what_stands_in_other_sections_is_struck_out();
    void a_section_is_found_by_a_heading_in_another_language();
    void each_tick_is_undone_by_itself();
    void what_is_denied_is_struck_out_in_italics();
    void both_rules_are_told_apart_without_colours();
    void copies_need_a_column_that_tells_patients_apart();
    void copies_go_when_each_row_is_a_patient();
    void a_plan_with_copies_and_no_patients_can_be_mended_here();
    void another_record_is_shown_by_button_or_row();
    void a_text_without_headings_counts_as_a_whole();
    void a_text_with_none_of_the_sections_counts_for_nothing();
    void a_long_text_is_cut_for_the_screen_alone();
    void the_text_cannot_be_copied();
    void a_file_that_went_away_is_said_in_words();
    void the_text_goes_with_the_role_of_its_column();
    void other_files_keep_the_rules();

private:
    std::unique_ptr<RecordsStep> shownPage(const QByteArray &bytes = twoNotes);
    void waitForText(const RecordsStep &page, const QString &text) const;
    static void tick(const RecordsStep &page, const QString &section);
    static void chooseNegation(const RecordsStep &page, const QString &language);
    static void chooseRole(const RecordsStep &page, int column, ui::ColumnRole role);
    static QTextEdit &text(const RecordsStep &page) { return part<QTextEdit>(page, "countedText"); }
    static QString struckOut(const RecordsStep &page);
    static QString inItalics(const RecordsStep &page);

    static constexpr char twoNotes[] =
        "note,subject_id\n"
        "\"SOCIAL HISTORY:\nsmoker for years\nIMPRESSION:\nThere is no fever. Chest pain.\n\",a\n"
        "\"A short call about a stent.\",a\n";
};

namespace {

template<typename Wanted>
QString fragments(const QTextEdit &edit, Wanted wanted)
{
    QString all;
    for (QTextBlock block = edit.document()->begin(); block.isValid(); block = block.next())
        for (auto each = block.begin(); !each.atEnd(); ++each)
            if (wanted(each.fragment().charFormat()))
                all += each.fragment().text() + QLatin1Char('\n');
    return all;
}

} // namespace

/// With confirmed roles, and the text of the first record on the screen.
std::unique_ptr<RecordsStep> TestCountingCard::shownPage(const QByteArray &bytes)
{
    auto page = pageWith(bytes);
    page->resize(760, 2400);
    page->show();
    if (!QTest::qWaitFor([this] { return m_stage->session().records().preview().has_value(); }))
        qFatal("no preview");
    part<QPushButton>(*page, "confirmRoles").click();
    if (!QTest::qWaitFor([&] { return !text(*page).toPlainText().isEmpty(); }))
        qFatal("no text");
    return page;
}

void TestCountingCard::tick(const RecordsStep &page, const QString &section)
{
    auto &table = part<QTableView>(page, "sections");
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        const QModelIndex index = table.model()->index(row, SectionModel::Section);
        if (index.data().toString() != section)
            continue;
        table.setCurrentIndex(index);
        QTest::keyClick(&table, Qt::Key_Space);
        return;
    }
    QFAIL(qPrintable(section));
}

void TestCountingCard::chooseNegation(const RecordsStep &page, const QString &language)
{
    auto &chooser = part<QComboBox>(page, "negation");
    const int index = chooser.findData(language);
    QVERIFY(index >= 0);
    chooser.setCurrentIndex(index);
    emit chooser.activated(index);
}

void TestCountingCard::chooseRole(const RecordsStep &page, int column, ui::ColumnRole role)
{
    auto &chooser = part<QComboBox>(page, qPrintable(QStringLiteral("role%1").arg(column)));
    chooser.setCurrentIndex(static_cast<int>(role));
    emit chooser.activated(static_cast<int>(role));
}

QString TestCountingCard::struckOut(const RecordsStep &page)
{
    return fragments(text(page), [](const QTextCharFormat &format) { return format.fontStrikeOut(); });
}

QString TestCountingCard::inItalics(const RecordsStep &page)
{
    return fragments(text(page), [](const QTextCharFormat &format) { return format.fontItalic(); });
}

void TestCountingCard::all_of_a_text_counts_unless_something_is_chosen()
{
    const auto page = shownPage();
    QVERIFY(text(*page).toPlainText().contains(QStringLiteral("Chest pain")));
    QVERIFY(struckOut(*page).isEmpty());
    QCOMPARE(textOf(*page, "countedNote"), QStringLiteral("All of this text counts."));
    QCOMPARE(textOf(*page, "countedTitle"), QStringLiteral("Record 1 of the first 2"));
    QCOMPARE(textOf(*page, "sectionsChosen"), QStringLiteral("The whole text counts."));
    QVERIFY(!part(*page, "sections").isVisible()); // folded away
}

void TestCountingCard::what_stands_in_other_sections_is_struck_out()
{
    const auto page = shownPage();
    part<QPushButton>(*page, "showSections").click();
    QVERIFY(part(*page, "sections").isVisible());
    tick(*page, QStringLiteral("Impression"));

    QCOMPARE(plan().records.sections, std::vector<std::string>{"impression"});
    QTRY_VERIFY(struckOut(*page).contains(QStringLiteral("smoker for years")));
    QVERIFY(!struckOut(*page).contains(QStringLiteral("Chest pain")));
    QVERIFY(text(*page).toPlainText().contains(QStringLiteral("Chest pain")));
    QVERIFY(inItalics(*page).isEmpty());
    QVERIFY(textOf(*page, "sectionsChosen").contains(QStringLiteral("Impression")));
    QVERIFY(textOf(*page, "countedNote").contains(QStringLiteral("percent")));

    m_stage->session().undo();
    QVERIFY(plan().records.sections.empty());
    QTRY_VERIFY(struckOut(*page).isEmpty());
    m_stage->session().redo();
    QTRY_VERIFY(!struckOut(*page).isEmpty());
    part<QPushButton>(*page, "wholeText").click();
    QVERIFY(plan().records.sections.empty());
}

void TestCountingCard::a_section_is_found_by_a_heading_in_another_language()
{
    const auto page = shownPage();
    part<QPushButton>(*page, "showSections").click();
    auto &sections = *part<QTableView>(*page, "sections").model();
    QCOMPARE(sections.rowCount(), 38);
    QTest::keyClicks(&part<QLineEdit>(*page, "sectionFilter"), QStringLiteral("epikrise"));
    QCOMPARE(sections.rowCount(), 1);
    tick(*page, QStringLiteral("Hospital course"));
    QCOMPARE(plan().records.sections, std::vector<std::string>{"hospital course"});
    part<QLineEdit>(*page, "sectionFilter").clear();
    QCOMPARE(sections.rowCount(), 38);
    tick(*page, QStringLiteral("Findings"));
    QCOMPARE(plan().records.sections, (std::vector<std::string>{"findings", "hospital course"}));
}

void TestCountingCard::each_tick_is_undone_by_itself()
{
    const auto page = shownPage();
    tick(*page, QStringLiteral("Impression"));
    tick(*page, QStringLiteral("Findings"));
    chooseNegation(*page, QStringLiteral("German"));
    m_stage->session().undo();
    QVERIFY(plan().records.negation.empty());
    QCOMPARE(plan().records.sections, (std::vector<std::string>{"findings", "impression"}));
    m_stage->session().undo();
    QCOMPARE(plan().records.sections, std::vector<std::string>{"impression"});
    tick(*page, QStringLiteral("Impression")); // once more takes it back
    QVERIFY(plan().records.sections.empty());
}

void TestCountingCard::what_is_denied_is_struck_out_in_italics()
{
    const auto page = shownPage();
    chooseNegation(*page, QStringLiteral("English"));
    QCOMPARE(plan().records.negation, std::string("English"));
    QTRY_VERIFY(inItalics(*page).contains(QStringLiteral("fever")));
    QVERIFY(!struckOut(*page).contains(QStringLiteral("Chest pain")));
    QVERIFY(!struckOut(*page).contains(QStringLiteral("smoker")));
    chooseNegation(*page, QString());
    QVERIFY(plan().records.negation.empty());
    QTRY_VERIFY(struckOut(*page).isEmpty());
}

void TestCountingCard::both_rules_are_told_apart_without_colours()
{
    const auto page = shownPage();
    tick(*page, QStringLiteral("Impression"));
    chooseNegation(*page, QStringLiteral("English"));
    QTRY_VERIFY(inItalics(*page).contains(QStringLiteral("fever")));
    QVERIFY(struckOut(*page).contains(QStringLiteral("smoker")));
    QVERIFY(!inItalics(*page).contains(QStringLiteral("smoker")));
    const QString legend = textOf(*page, "countedLegend");
    QVERIFY(legend.contains(QStringLiteral("<s>left out by its section</s>")));
    QVERIFY(legend.contains(QStringLiteral("<s><i>denied</i></s>")));
}

void TestCountingCard::copies_need_a_column_that_tells_patients_apart()
{
    const auto page = shownPage(); // of a plan in which each row is a patient
    auto &copies = part<QCheckBox>(*page, "copiesOnce");
    QVERIFY(!copies.isEnabled());
    QVERIFY(textOf(*page, "copiesWords").contains(QStringLiteral("identifies patients")));
    QCOMPARE(copies.accessibleDescription(), textOf(*page, "copiesWords"));

    chooseRole(*page, 1, ui::ColumnRole::Person);
    QVERIFY(copies.isEnabled());
    copies.click();
    QCOMPARE(plan().records.copies, std::string("once"));
    QVERIFY(page->whyIncomplete().isEmpty() || page->isComplete() || !m_stage->session().records().scan());
    m_stage->session().undo();
    QVERIFY(plan().records.copies.empty());
    QVERIFY(!copies.isChecked());
}

void TestCountingCard::copies_go_when_each_row_is_a_patient()
{
    const auto page = shownPage();
    chooseRole(*page, 1, ui::ColumnRole::Person);
    part<QCheckBox>(*page, "copiesOnce").click();
    chooseRole(*page, 1, ui::ColumnRole::Ignore);
    QVERIFY(part(*page, "rowIsUnit").isVisible());
    part<QPushButton>(*page, "rowIsUnit").click();
    QVERIFY(!plan().records.personColumn);
    QVERIFY(plan().records.copies.empty());
    QVERIFY(validatePart(plan(), "records"));
    m_stage->session().undo();
    QCOMPARE(plan().records.copies, std::string("once"));
}

void TestCountingCard::a_plan_with_copies_and_no_patients_can_be_mended_here()
{
    const auto page = shownPage();
    m_stage->session().edit([](core::plan::Plan &plan) { plan.records.copies = "once"; });
    QVERIFY(!page->isComplete());
    QVERIFY(page->whyIncomplete().contains(QStringLiteral("Copied paragraphs")));
    auto &copies = part<QCheckBox>(*page, "copiesOnce");
    QVERIFY(copies.isEnabled());
    copies.click();
    QVERIFY(plan().records.copies.empty());
    QVERIFY(!copies.isEnabled());
}

void TestCountingCard::waitForText(const RecordsStep &page, const QString &wanted) const
{
    QTRY_VERIFY(text(page).toPlainText().contains(wanted));
}

void TestCountingCard::another_record_is_shown_by_button_or_row()
{
    const auto page = shownPage();
    QVERIFY(!part<QPushButton>(*page, "recordBefore").isEnabled());
    part<QPushButton>(*page, "recordBehind").click();
    waitForText(*page, QStringLiteral("A short call"));
    QCOMPARE(textOf(*page, "countedTitle"), QStringLiteral("Record 2 of the first 2"));
    QVERIFY(!part<QPushButton>(*page, "recordBehind").isEnabled());
    auto &rows = part<QTableView>(*page, "recordsPreview");
    QCOMPARE(rows.currentIndex().row(), 1);
    QTRY_VERIFY(m_stage->session().records().scan());
    QCOMPARE(rows.currentIndex().row(), 1); // the end of the check leaves it
    rows.selectRow(0);
    waitForText(*page, QStringLiteral("smoker"));
    QCOMPARE(textOf(*page, "countedTitle"), QStringLiteral("Record 1 of the first 2"));
}

void TestCountingCard::a_text_without_headings_counts_as_a_whole()
{
    const auto page = shownPage();
    tick(*page, QStringLiteral("Impression"));
    part<QPushButton>(*page, "recordBehind").click();
    waitForText(*page, QStringLiteral("A short call"));
    QVERIFY(struckOut(*page).isEmpty());
    QVERIFY(textOf(*page, "countedNote").contains(QStringLiteral("no known heading")));
}

void TestCountingCard::a_text_with_none_of_the_sections_counts_for_nothing()
{
    const auto page = shownPage();
    tick(*page, QStringLiteral("Allergies"));
    QTRY_COMPARE(textOf(*page, "countedNote"), QStringLiteral("Nothing of this text counts."));
    QVERIFY(struckOut(*page).contains(QStringLiteral("Chest pain")));
}

void TestCountingCard::a_long_text_is_cut_for_the_screen_alone()
{
    // One heading behind the part that is shown: all before it does not count.
    const QByteArray bytes =
        "note\n\"" + QByteArray("a word or two\n").repeated(10'000) + "IMPRESSION:\nstroke\n\"\n";
    const auto page = shownPage(bytes);
    tick(*page, QStringLiteral("Impression"));
    QTRY_VERIFY(textOf(*page, "countedNote").contains(QStringLiteral("0 percent")));
    QVERIFY(textOf(*page, "countedNote").contains(QStringLiteral("beginning is shown")));
    const qsizetype shown = text(*page).toPlainText().size();
    QVERIFY(shown > 1024); // of the cell, a preview has no more
    QVERIFY(shown <= 64 * 1024);
    QVERIFY(!text(*page).toPlainText().contains(QStringLiteral("stroke")));
}

void TestCountingCard::the_text_cannot_be_copied()
{
    const auto page = shownPage();
    QGuiApplication::clipboard()->setText(QStringLiteral("before"));
    text(*page).setFocus();
    QTest::keySequence(&text(*page), QKeySequence::SelectAll);
    QTest::keySequence(&text(*page), QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("before"));
}

void TestCountingCard::a_file_that_went_away_is_said_in_words()
{
    const auto page = shownPage();
    QVERIFY(QFile::remove(QString::fromStdString(plan().records.file().string())));
    part<QPushButton>(*page, "recordBehind").click();
    QTRY_VERIFY(textOf(*page, "countedNote").contains(QStringLiteral("notes.csv")));
    QVERIFY(text(*page).toPlainText().isEmpty());
}

void TestCountingCard::the_text_goes_with_the_role_of_its_column()
{
    const auto page = shownPage();
    chooseRole(*page, 0, ui::ColumnRole::Ignore);
    QVERIFY(!text(*page).isVisible());
    QVERIFY(text(*page).toPlainText().isEmpty());
    m_stage->session().undo();
    waitForText(*page, QStringLiteral("smoker"));
}

void TestCountingCard::other_files_keep_the_rules()
{
    const auto page = shownPage();
    tick(*page, QStringLiteral("Impression"));
    chooseNegation(*page, QStringLiteral("French"));
    m_stage->files().answer = m_stage->write("more.csv", "note\nstent\n");
    part<QPushButton>(*page, "changeRecords").click();
    QCOMPARE(plan().records.file().filename().string(), std::string("more.csv"));
    QCOMPARE(plan().records.sections, std::vector<std::string>{"impression"});
    QCOMPARE(plan().records.negation, std::string("French"));
}

} // namespace tst_countingcard

QTEST_MAIN(tst_countingcard::TestCountingCard)
#include "tst_countingcard.moc"
