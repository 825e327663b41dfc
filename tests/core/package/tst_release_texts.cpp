#include "core/base/PackageText.h"
#include "core/plan/PlanIssue.h"
#include "core/plan/Sections.h"
#include "tests/core/package/SampleRelease.h"
#include "tests/core/plan/PlanParts.h"

#include <QTemporaryDir>
#include <QTest>

#include <unicode/uchar.h>

namespace tst_release_texts {

using namespace tests;
using core::plan::Plan;

/// What a plan accepts makes a package that verifies.
class ReleaseTextsTest : public QObject
{
    Q_OBJECT

private slots:
    void a_plan_refuses_a_character_or_a_package_holds_it_data();
    void a_plan_refuses_a_character_or_a_package_holds_it();
    void spelling_and_emoji_pass();
    void hidden_texts_are_refused_by_their_place_data();
    void hidden_texts_are_refused_by_their_place();
    void the_longest_texts_of_a_plan_fit_into_a_package();
    void texts_that_fit_into_no_package_are_refused();
    void an_old_plan_is_packed_with_its_hidden_characters_shown();

private:
    static QString faults(const Plan &plan);
};

namespace {

std::string utf8(UChar32 character)
{
    const auto code = static_cast<char32_t>(character);
    return QString::fromUcs4(&code, 1).toUtf8().toStdString();
}

Plan acceptedPlan()
{
    Plan plan;
    plan.project = "Notes";
    plan.records.source = "Notes of a ward";
    plan.records.files = {"notes.csv"};
    setBudget(plan, 4.0);
    plan.records.source = "notes";
    plan.records.textColumn = "text";
    plan.records.labelColumn = "label";
    plan.labels = {"Neurology", "Cardiology"};
    plan.vocabulary = {.source = "terms", .settings = {{"file", std::string("terms.txt")}}};
    return plan;
}

/// The places of a plan that a text can be put at.
using Put = std::function<void(Plan &, const std::string &)>;
struct TextPlace
{
    std::string part;
    std::string name;
    Put put;
};

std::vector<TextPlace> textPlaces()
{
    std::vector<TextPlace> places = {
        {"project", "project", [](Plan &plan, const std::string &text) { plan.project = text; }},
        {"labels", "labels", [](Plan &plan, const std::string &text) { plan.labels[1] = text; }},
        {"labels",
         "values",
         [](Plan &plan, const std::string &text) { plan.labelValues["Cardiology"] = {text}; }},
    };
    const Plan untouched;
    core::plan::eachSection(untouched, [&](const char *part, const auto &section, const auto &fields) {
        using Section = std::remove_cvref_t<decltype(section)>;
        for (const auto &field : fields) {
            const bool isList = field.type == core::FieldType::Texts;
            if (!isList && field.type != core::FieldType::Text)
                continue;
            const auto put = [field, isList](Plan &plan, const std::string &text) {
                const core::Setting value =
                    isList ? core::Setting(std::vector<std::string>{text}) : core::Setting(text);
                core::plan::eachSection(plan, [&](const char *, auto &each, const auto &) {
                    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(each)>, Section>)
                        field.set(each, value);
                });
            };
            places.push_back({part, std::string(part) + "." + std::string(field.key), put});
        }
    });
    return places;
}

} // namespace

/// Packs what the plan says and returns what verification finds.
QString ReleaseTextsTest::faults(const Plan &plan)
{
    const QTemporaryDir root;
    SampleRelease sample(root.path());
    sample.model.labels = plan.labels;
    sample.model.tables.front().counts.cells.resize(plan.labels.size() * phrases);
    sample.documents = sampleDocuments(plan.labels, 12);
    sample.model.unitIsPerson = plan.records.personColumn.has_value();
    sample.budget.unitIsPerson = sample.model.unitIsPerson;
    core::package::Description &about = sample.description;
    about.planJson = core::plan::toJson(plan);
    about.perLabel.assign(plan.labels.size(), core::package::PublicNumber::declared(6));
    about.project = plan.project;
    about.title = plan.about.title;
    about.purpose = plan.about.purpose;
    about.recipient = plan.about.recipient;
    about.licence = plan.about.licence;
    about.contact = plan.about.contact;
    about.documentType = plan.writer.documentType;
    about.language = plan.writer.language;
    core::NoControl control;
    const std::filesystem::path folder = path(root.filePath("package"));
    if (const auto written = core::package::writeFolder(sample.contents(), folder, control); !written)
        return QString::fromStdString(written.error().detail);
    const auto verified = core::package::verify(folder);
    return verified ? QString::fromUtf8(listed(*verified)) : QString::fromStdString(verified.error().detail);
}

void ReleaseTextsTest::a_plan_refuses_a_character_or_a_package_holds_it_data()
{
    QTest::addColumn<int>("character");
    for (UChar32 each = 0; each <= 0x10FFFF; ++each)
        if (u_charType(each) == U_FORMAT_CHAR)
            QTest::addRow("format character %x", static_cast<unsigned>(each)) << int(each);
    for (const int each :
         {0x0,    0x9,    0xA,    0x1B,   0x7F,   0x85,   0x9B,    0x34F,  0x115F,  0x2028,  0x2029,
          0x3164, 0xFE0F, 0xFFA0, 0xFDD0, 0xFFFE, 0xFFFF, 0x1FFFE, 0xE000, 0xE0100, 0x10FFFF})
        QTest::addRow("character %x", static_cast<unsigned>(each)) << each;
}

void ReleaseTextsTest::a_plan_refuses_a_character_or_a_package_holds_it()
{
    QFETCH(int, character);
    const std::string text = "a" + utf8(character) + "b";
    Plan accepted = acceptedPlan();
    QVERIFY(!core::plan::issueOf(accepted, "labels"));
    int taken = 0;
    for (const TextPlace &place : textPlaces()) {
        Plan plan = acceptedPlan();
        place.put(plan, text);
        if (core::plan::issueOf(plan, place.part))
            continue;
        ++taken;
        if (place.name != "values") // the name is another label by now
            place.put(accepted, text);
    }
    if (!core::isPackageText(text))
        QVERIFY(core::plan::issueOf([&] {
            Plan plan = acceptedPlan();
            plan.project = text;
            return plan;
        }()));
    if (taken > 0)
        QCOMPARE(faults(accepted), QString());
}

void ReleaseTextsTest::spelling_and_emoji_pass()
{
    for (const char *each : {"بیماری‌های قلبی",
                             "👩‍⚕️",
                             "car\u00ADdio\u00ADlogy",
                             "क्‍ष",
                             "ه‍"}) {
        Plan plan = acceptedPlan();
        for (const TextPlace &place : textPlaces())
            if (place.name != "values" && place.part != "records" && place.part != "vocabulary")
                if (Plan with = plan; place.put(with, each), !core::plan::issueOf(with, place.part))
                    place.put(plan, each);
        QCOMPARE(plan.labels[1], std::string(each));
        QCOMPARE(plan.project, std::string(each));
        QCOMPARE(plan.writer.documentType, std::string(each));
        QCOMPARE(plan.about.contact, std::string(each));
        QCOMPARE(faults(plan), QString());
    }
}

void ReleaseTextsTest::hidden_texts_are_refused_by_their_place_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    QTest::newRow("override") << QStringLiteral("a\u202Eb") << QStringLiteral("U+202E was found");
    QTest::newRow("space without a width")
        << QStringLiteral("a\u200Bb") << QStringLiteral("U+200B was found");
    QTest::newRow("joiner at the begin") << QStringLiteral("\u200Cb") << QStringLiteral("U+200C was found");
    QTest::newRow("joiner behind a blank")
        << QStringLiteral("a \u200Db") << QStringLiteral("U+200D was found");
    QTest::newRow("two joiners") << QStringLiteral("a\u200D\u200Db") << QStringLiteral("U+200D was found");
    QTest::newRow("tag") << QStringLiteral("a\U000E0041b") << QStringLiteral("U+E0041 was found");
    QTest::newRow("no character") << QString(QChar(0xFFFF)) + "b" << QStringLiteral("U+FFFF was found");
}

void ReleaseTextsTest::hidden_texts_are_refused_by_their_place()
{
    QFETCH(QString, text);
    QFETCH(QString, found);
    Plan plan = acceptedPlan();
    plan.about.purpose = text.toStdString();
    auto issue = core::plan::issueOf(plan, "about");
    QVERIFY(issue);
    QCOMPARE(issue->field, std::string("about.purpose"));
    QCOMPARE(issue->fault, core::plan::PlanFault::HiddenText);
    QVERIFY2(QString::fromStdString(issue->what).endsWith(found), issue->what.c_str());
    plan.about.purpose = "a\n\tb";
    QVERIFY(!core::plan::issueOf(plan, "about"));
    plan.labelValues["Cardiology"] = {"kept", text.toStdString()};
    issue = core::plan::issueOf(plan, "labels");
    QVERIFY(issue);
    QCOMPARE(issue->field, std::string("labels[1].values[1]"));
}

void ReleaseTextsTest::the_longest_texts_of_a_plan_fit_into_a_package()
{
    Plan plan = acceptedPlan();
    plan.labels.clear();
    for (std::size_t label = 0; label < core::plan::limits::maximumLabels; ++label) {
        const QString name = QString::number(label) + QStringLiteral("\U0001F600").repeated(196);
        plan.labels.push_back(name.toStdString());
    }
    const std::string longest = QStringLiteral("\U0001F600").repeated(10'000).toStdString();
    for (std::string *text : {&plan.about.purpose, &plan.about.recipient, &plan.about.contact})
        *text = longest;
    plan.writer.documentType = QStringLiteral("\U0001F600").repeated(100).toStdString();
    for (const char *part : {"labels", "writer", "about"})
        QVERIFY(!core::plan::issueOf(plan, part));
    QCOMPARE(faults(plan), QString());
}

void ReleaseTextsTest::texts_that_fit_into_no_package_are_refused()
{
    Plan plan = acceptedPlan();
    QVERIFY(!core::plan::issueOf(plan));
    plan.vocabulary.exclude.terms.assign(300'000, "a term of ten words");
    const auto issue = core::plan::issueOf(plan);
    QVERIFY(issue);
    QCOMPARE(issue->field, std::string("vocabulary"));
    QVERIFY(issue->what.find("at most 3 MB") != std::string::npos);
    plan = acceptedPlan();
    plan.about.title = std::string(10'001, 'x');
    QCOMPARE(core::plan::issueOf(plan)->field, std::string("about.title"));
}

// A project of release 0.2 has paid already: what it says of itself is shown, not refused.
void ReleaseTextsTest::an_old_plan_is_packed_with_its_hidden_characters_shown()
{
    Plan plan = acceptedPlan();
    plan.about.purpose = "one\u202Eline\nand \u200B another";
    plan.about.contact = "\uFEFF";
    QCOMPARE(faults(plan), QString());
}

} // namespace tst_release_texts

QTEST_APPLESS_MAIN(tst_release_texts::ReleaseTextsTest)
#include "tst_release_texts.moc"
