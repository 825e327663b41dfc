#include "tests/ui/RecordsPageTest.h"
#include "ui/models/ColumnRoles.h"
#include "ui/widgets/Badge.h"

#include <QComboBox>

namespace tst_houseprofile {

using ui::RecordsStep;

/// A profile of the house, which the steward chooses from a file.
class TestHouseProfile : public RecordsPageTest
{
    Q_OBJECT

private slots:
    void a_profile_is_chosen_from_a_file();
    void it_goes_before_what_was_chosen_by_hand();
    void its_labels_are_proposed();
    void it_is_taken_off_and_comes_back_by_undo();
    void a_plan_that_leaves_it_does_not_name_it();
    void a_plan_that_names_one_has_it_read();
    void a_broken_profile_changes_nothing_data();
    void a_broken_profile_changes_nothing();
    void a_plan_whose_profile_is_gone_says_so();

private:
    std::unique_ptr<RecordsStep> letterPage();
    void choose(const RecordsStep &page, const QString &file) const;
    static QString badgeOf(const RecordsStep &page) { return part<ui::Badge>(page, "profileBadge").text(); }

    static constexpr char letters[] = "letter,pat,ward,sort\n\"seen at night, with a stent\",a,Heart,x\n"
                                      "\"seen by day, with a seizure\",b,Brain,y\n";
    static constexpr char profile[] =
        R"({"title": "Ward letters", "why": "the export of our ward system", "text": "LETTER",
            "person": "pat", "label": "ward", "labels": [{"name": "Cardiology", "values": ["Heart"]}]})";
};

std::unique_ptr<RecordsStep> TestHouseProfile::letterPage()
{
    auto page = pageWith(letters);
    page->resize(760, 2400);
    page->show();
    if (!QTest::qWaitFor([this] { return m_stage->session().records().preview().has_value(); }))
        qFatal("no preview");
    return page;
}

void TestHouseProfile::choose(const RecordsStep &page, const QString &file) const
{
    m_stage->files().answer = file;
    part<QPushButton>(page, "profileFromFile").click();
}

void TestHouseProfile::a_profile_is_chosen_from_a_file()
{
    const auto page = letterPage();
    QVERIFY(part(*page, "profileFromFile").isVisible());
    QVERIFY(!part(*page, "toggleProfile").isVisible());
    const auto before = plan().records;
    const QString file = m_stage->write("letters.json", profile);
    choose(*page, file);

    QTRY_COMPARE(plan().records.profile, std::optional<std::string>(file.toStdString()));
    QCOMPARE(plan().records.textColumn, std::string("letter"));
    QCOMPARE(plan().records.personColumn, std::optional<std::string>("pat"));
    QCOMPARE(plan().records.labelColumn, std::optional<std::string>("ward"));
    QCOMPARE(badgeOf(*page), QStringLiteral("Ward letters"));
    QVERIFY(textOf(*page, "profileWhy").contains(QStringLiteral("the export of our ward system")));
    QVERIFY(textOf(*page, "profileWhy").contains(QStringLiteral("letters.json")));
    QTRY_VERIFY(m_stage->session().records().scan());
    QVERIFY(page->isComplete());

    m_stage->session().undo(); // one step
    QVERIFY(plan().records == before);
    m_stage->session().redo();
    QCOMPARE(badgeOf(*page), QStringLiteral("Ward letters"));
}

void TestHouseProfile::it_goes_before_what_was_chosen_by_hand()
{
    const auto page = letterPage();
    auto &chooser = part<QComboBox>(*page, "role3");
    chooser.setCurrentIndex(static_cast<int>(ui::ColumnRole::Text));
    emit chooser.activated(chooser.currentIndex());
    part<QPushButton>(*page, "confirmRoles").click();
    QCOMPARE(plan().records.textColumn, std::string("sort"));
    choose(*page, m_stage->write("letters.json", profile));
    QTRY_COMPARE(plan().records.textColumn, std::string("letter"));
    m_stage->session().undo();
    QCOMPARE(plan().records.textColumn, std::string("sort"));
}

void TestHouseProfile::its_labels_are_proposed()
{
    const auto page = letterPage();
    choose(*page, m_stage->write("letters.json", profile));
    QTRY_VERIFY(part(*page, "useProfileLabels").isVisible());
    QVERIFY(textOf(*page, "profileLabels").contains(QStringLiteral("Cardiology (Heart)")));
    part<QPushButton>(*page, "useProfileLabels").click();
    QCOMPARE(plan().labels, std::vector<std::string>{"Cardiology"});
    QCOMPARE(plan().labelValues.at("Cardiology"), std::vector<std::string>{"Heart"});
}

void TestHouseProfile::it_is_taken_off_and_comes_back_by_undo()
{
    const auto page = letterPage();
    choose(*page, m_stage->write("letters.json", profile));
    QTRY_VERIFY(plan().records.profile);
    const auto filled = plan().records;
    part<QPushButton>(*page, "toggleProfile").click();
    QVERIFY(!plan().records.profile);
    QVERIFY(plan().records.textColumn.empty());
    QVERIFY(!plan().records.labelColumn);
    QVERIFY(!part(*page, "toggleProfile").isVisible()); // nothing is known of these columns by itself
    m_stage->session().undo();
    QVERIFY(plan().records == filled);
    QTRY_COMPARE(badgeOf(*page), QStringLiteral("Ward letters")); // read once more
}

/// Else it would be filled in again where the plan runs without a window.
void TestHouseProfile::a_plan_that_leaves_it_does_not_name_it()
{
    const auto page = letterPage();
    choose(*page, m_stage->write("letters.json", profile));
    QTRY_VERIFY(plan().records.profile);
    auto &chooser = part<QComboBox>(*page, "role2");
    chooser.setCurrentIndex(static_cast<int>(ui::ColumnRole::Ignore));
    emit chooser.activated(chooser.currentIndex());
    QVERIFY(!plan().records.labelColumn);
    QVERIFY(!plan().records.profile);
    QCOMPARE(plan().records.textColumn, std::string("letter"));
}

void TestHouseProfile::a_plan_that_names_one_has_it_read()
{
    const auto page = letterPage();
    const std::string file = m_stage->write("letters.json", profile).toStdString();
    m_stage->session().edit([&](core::plan::Plan &plan) {
        plan.records.profile = file;
        plan.records.textColumn = "letter";
    });
    QTRY_COMPARE(badgeOf(*page), QStringLiteral("Ward letters"));
    QCOMPARE(plan().records.textColumn, std::string("letter"));
    QVERIFY(!plan().records.labelColumn); // it is shown, and fills in nothing by itself
    QVERIFY(part(*page, "profileRefusal").isHidden());
}

void TestHouseProfile::a_broken_profile_changes_nothing_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("field");
    QTest::newRow("no JSON") << QByteArray("text: letter") << QStringLiteral("JSON was expected");
    QTest::newRow("key that is not known")
        << QByteArray(R"({"text": "letter", "txet": 1})") << QStringLiteral("txet: unknown key");
    QTest::newRow("another type") << QByteArray(R"({"text": ["letter"]})") << QStringLiteral("text: ");
    QTest::newRow("another type below")
        << QByteArray(R"({"text": "letter", "labels": [{"name": "x", "values": 1}]})")
        << QStringLiteral("labels.values: ");
    QTest::newRow("no text") << QByteArray(R"({"label": "ward"})") << QStringLiteral("text: ");
    QTest::newRow("text in a column that is not there")
        << QByteArray(R"({"text": "note"})") << QStringLiteral("text: ");
}

void TestHouseProfile::a_broken_profile_changes_nothing()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, field);
    const auto page = letterPage();
    const auto before = plan().records;
    choose(*page, m_stage->write("broken.json", json));
    QTRY_VERIFY(part(*page, "profileRefusal").isVisible());
    const QString refusal = textOf(*page, "profileRefusal");
    QVERIFY2(refusal.contains(QStringLiteral("broken.json: ") + field), qPrintable(refusal));
    QVERIFY(plan().records == before);
    QVERIFY(part<QPushButton>(*page, "profileFromFile").isEnabled());

    choose(*page, m_stage->write("letters.json", profile)); // the mended one
    QTRY_VERIFY(plan().records.profile);
    QVERIFY(part(*page, "profileRefusal").isHidden());
}

void TestHouseProfile::a_plan_whose_profile_is_gone_says_so()
{
    const auto page = letterPage();
    const std::string file = m_stage->path("gone.json");
    m_stage->session().edit([&](core::plan::Plan &plan) { plan.records.profile = file; });
    QTRY_VERIFY(part(*page, "profileRefusal").isVisible());
    QVERIFY(textOf(*page, "profileRefusal").contains(QStringLiteral("gone.json")));
    QCOMPARE(badgeOf(*page), QStringLiteral("gone"));
}

} // namespace tst_houseprofile

QTEST_MAIN(tst_houseprofile::TestHouseProfile)
#include "tst_houseprofile.moc"
