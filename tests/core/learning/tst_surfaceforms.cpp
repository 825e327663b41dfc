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
    void shows_the_singular_unless_it_is_rare_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("singular");
        QTest::addColumn<int>("singulars");
        QTest::addColumn<QString>("plural");
        QTest::addColumn<bool>("isShown");
        QTest::newRow("en") << "en"
                            << "side effect" << 2 << "side effects" << true;
        QTest::newRow("de") << "de"
                            << "Herzger\u00E4usch" << 10 << "Herzger\u00E4usche" << true;
        QTest::newRow("es") << "es"
                            << "lesi\u00F3n" << 10 << "lesiones" << true;
        QTest::newRow("fr") << "fr"
                            << "signe vital" << 10 << "signes vitaux" << true;
        QTest::newRow("masculine") << "fr"
                                   << "donn\u00E9" << 10 << "donn\u00E9es" << false;
        QTest::newRow("seen once, by mistake") << "en"
                                               << "diabete" << 1 << "diabetes" << false;
        QTest::newRow("rare") << "en"
                              << "scissor" << 2 << "scissors" << false;
    }
    void shows_the_singular_unless_it_is_rare()
    {
        QFETCH(QString, code);
        QFETCH(QString, singular);
        QFETCH(int, singulars);
        QFETCH(QString, plural);
        QFETCH(bool, isShown);
        SurfaceForms forms(1, *findLanguage(code.toStdString()));
        add(forms, singular.toStdString(), singulars);
        add(forms, plural.toStdString(), isShown ? 30 : 200);
        QCOMPARE(forms.shown(0), (isShown ? singular : plural).toStdString());
        if (singulars > 1)
            QCOMPARE(forms.others(0).size(), std::size_t{1});
    }

    void keeps_the_capital_of_a_noun_that_is_a_verb_as_well()
    {
        SurfaceForms forms(1, *findLanguage("de"));
        add(forms, "Frage", 6);
        add(forms, "frage", 4);
        QCOMPARE(forms.shown(0), std::string("Frage"));
    }

    void shows_a_capital_only_where_there_is_always_one()
    {
        SurfaceForms noun(1, *findLanguage("en")), name(1, *findLanguage("de"));
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
        SurfaceForms forms(1, *findLanguage("en"));
        add(forms, "ulcer", 5);
        add(forms, "ulcers", 1);
        QVERIFY(forms.others(0).empty());
    }

    void writes_a_line_break_as_a_blank()
    {
        SurfaceForms forms(1, *findLanguage("en"));
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
        SurfaceForms forms(1, *findLanguage("en"));
        add(forms, text.toStdString());
        QTEST(forms.isName(0), "isName");
    }

    void has_bounds()
    {
        SurfaceForms forms(1, *findLanguage("en"));
        for (int i = 0; i < 1000; ++i)
            add(forms, "form" + std::to_string(i), 2);
        QCOMPARE(forms.others(0).size(), std::size_t{12});
        QVERIFY(SurfaceForms(1, *findLanguage("en")).shown(0).empty());
    }
};

} // namespace tst_surfaceforms

QTEST_APPLESS_MAIN(tst_surfaceforms::TestSurfaceForms)
#include "tst_surfaceforms.moc"
