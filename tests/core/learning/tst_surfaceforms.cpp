#include "core/learning/SurfaceForms.h"

#include <QTest>

namespace tst_surfaceforms {

using namespace core::learning;

namespace {

void add(SurfaceForms &forms, std::string_view text, int times = 1)
{
    Token word;
    word.end = static_cast<std::uint32_t>(text.size());
    for (int i = 0; i < times; ++i)
        forms.add(0, text, word, word);
}

} // namespace

class TestSurfaceForms : public QObject
{
    Q_OBJECT

private slots:
    void shows_the_most_frequent_form()
    {
        SurfaceForms forms(1);
        add(forms, "side effect", 2);
        add(forms, "side effects", 3);
        QCOMPARE(forms.shown(0), std::string("side effects"));
        QCOMPARE(forms.others(0), std::vector<std::string>{"side effect"});
    }

    void shows_a_capital_only_where_there_is_always_one()
    {
        SurfaceForms noun(1), name(1);
        add(noun, "Asthma", 8);
        add(noun, "asthma", 1);
        QCOMPARE(noun.shown(0), std::string("asthma"));
        add(name, "Magengeschw\u00FCr", 30);
        add(name, "MAGENGESCHW\u00DCR", 3);
        add(name, "magengeschw\u00FCr", 1);
        QCOMPARE(name.shown(0), std::string("Magengeschw\u00FCr"));
        QVERIFY(name.others(0).empty());
    }

    void leaves_out_what_was_seen_once()
    {
        SurfaceForms forms(1);
        add(forms, "ulcer", 5);
        add(forms, "ulcers", 1);
        QVERIFY(forms.others(0).empty());
    }

    void writes_a_line_break_as_a_blank()
    {
        SurfaceForms forms(1);
        add(forms, "heart \r\n failure");
        QCOMPARE(forms.shown(0), std::string("heart failure"));
    }

    void knows_a_name_by_its_capitals_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isName");
        QTest::newRow("institution") << "National Library of Medicine" << true;
        QTest::newRow("disease") << "Crohn's disease" << false;
        QTest::newRow("one word") << "Lasix" << false;
        QTest::newRow("species") << "Helicobacter pylori" << false;
    }
    void knows_a_name_by_its_capitals()
    {
        QFETCH(QString, text);
        SurfaceForms forms(1);
        add(forms, text.toStdString());
        QTEST(forms.isName(0), "isName");
    }

    void has_bounds()
    {
        SurfaceForms forms(1);
        for (int i = 0; i < 1000; ++i)
            add(forms, "form" + std::to_string(i), 2);
        QCOMPARE(forms.others(0).size(), std::size_t{12});
        QVERIFY(SurfaceForms(1).shown(0).empty());
    }
};

} // namespace tst_surfaceforms

QTEST_APPLESS_MAIN(tst_surfaceforms::TestSurfaceForms)
#include "tst_surfaceforms.moc"
