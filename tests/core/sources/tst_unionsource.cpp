#include "core/plan/Plan.h"
#include "core/sources/Sources.h"
#include "core/vocabulary/LearntFile.h"
#include "tests/core/learning/SampleTexts.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

namespace tst_unionsource {

using namespace core::vocabulary;
using core::Settings;
using core::SettingsObject;

class TestUnionSource : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void a_term_that_an_earlier_vocabulary_has_is_that_term();
    void synonyms_stay_synonyms();
    void takes_terms_of_a_terminology_that_documents_have();
    void refuses_parts_by_their_place_data();
    void refuses_parts_by_their_place();
    void names_all_files_of_its_parts();

private:
    std::string write(const char *name, const std::string &bytes) const
    {
        const std::string path = m_folder->filePath(QLatin1String(name)).toStdString();
        std::ofstream(path) << bytes;
        return path;
    }
    SettingsObject csv(const char *name, const std::string &rows) const
    {
        return {{{"source", std::string("csv")}, {"file", write(name, "term,concept\n" + rows)}}};
    }
    core::Result<OpenedVocabulary> open(std::vector<SettingsObject> parts) const
    {
        core::NoControl control;
        return findSource("union")->open(
            {{"of", std::move(parts)}}, {.resources = {}, .cache = m_folder->path().toStdString()}, control);
    }
    /// "asthma: bronchial asthma; fever"
    static QString described(const Vocabulary &vocabulary)
    {
        QString text;
        for (TermId term = 0; term < vocabulary.size(); ++term) {
            text += (term == 0 ? "" : "; ") + QString::fromStdString(std::string(vocabulary.term(term)));
            QStringList forms;
            for (std::size_t form = vocabulary.size(); form < vocabulary.formCount(); ++form)
                if (vocabulary.termOfForm(form) == term)
                    forms += QString::fromStdString(std::string(vocabulary.form(form)));
            text += forms.isEmpty() ? QString() : ": " + forms.join(", ");
        }
        return text;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestUnionSource::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestUnionSource::a_term_that_an_earlier_vocabulary_has_is_that_term()
{
    const auto first = csv("one.csv", "asthma,1\nbronchial asthma,1\nfever,2\n");
    const auto second = csv("two.csv", "Bronchial Asthma,a\nasthma attack,a\nfever,b\nrash,c\n");
    const auto both = open({first, second});
    QVERIFY2(both, both ? "" : both.error().detail.c_str());
    QCOMPARE(described(both->vocabulary),
             QStringLiteral("asthma: bronchial asthma, asthma attack; fever; rash"));
    QCOMPARE(both->summary->leftOut.at("terms of an earlier vocabulary"), std::uint64_t{2});
    // The other way round, the other names lead.
    QCOMPARE(described(open({second, first})->vocabulary),
             QStringLiteral("Bronchial Asthma: asthma attack; fever; rash; asthma"));
    // What was made is found again.
    QCOMPARE(open({first, second})->vocabulary.digest(), both->vocabulary.digest());
}

void TestUnionSource::synonyms_stay_synonyms()
{
    const std::string lexicon = m_folder->filePath(QStringLiteral("two.lexicon")).toStdString();
    QVERIFY(writeLexicon(lexicon,
                         {{.term = "heart attack", .concept_ = 7, .forms = {}},
                          {.term = "cardiac infarction", .concept_ = 7, .forms = {}},
                          {.term = "rash", .concept_ = 9, .forms = {}}}));
    const SettingsObject saved{{{"source", std::string("saved")}, {"file", lexicon}}};
    const auto both = open({csv("one.csv", "heart attack,1\nfever,2\n"), saved});
    QVERIFY2(both, both ? "" : both.error().detail.c_str());
    const Vocabulary &terms = both->vocabulary;
    QCOMPARE(described(terms), QStringLiteral("heart attack; fever; cardiac infarction; rash"));
    QCOMPARE(terms.conceptOf(2), terms.conceptOf(0));
    QVERIFY(terms.conceptOf(1) != terms.conceptOf(0) && terms.conceptOf(3) != terms.conceptOf(0));
    QVERIFY(terms.conceptOf(3) != terms.conceptOf(1));
}

void TestUnionSource::takes_terms_of_a_terminology_that_documents_have()
{
    const tests::SampleTexts texts("en", 400);
    const SettingsObject documents{{{"source", std::string("documents")},
                                    {"files", std::vector{texts.path("texts.jsonl").string()}},
                                    {"public", true},
                                    {"origin", std::string("sentences written for a test")},
                                    {"licence", std::string("public domain")},
                                    {"language", std::string("nl")}}};
    const std::string_view known = tests::sampleLanguage("en").heart.front();
    const auto both = open({csv("one.csv", std::string(known) + ",1\nno such thing,2\n"), documents});
    QVERIFY2(both, both ? "" : both.error().detail.c_str());
    const auto learnt = LearntFile::open(*both->learntFile);
    QVERIFY(learnt);
    QCOMPARE(learnt->origin().terminology, std::string("csv one.csv"));
    QVERIFY2(!described(both->vocabulary).contains(QStringLiteral("no such thing")),
             qPrintable(described(both->vocabulary)));
    const auto once = open({documents, documents});
    QVERIFY(!once && once.error().detail.starts_with("of: documents once"));
    // What was learnt says more of its terms than a list could.
    const SettingsObject saved{{{"source", std::string("saved")}, {"file", both->learntFile->string()}}};
    const auto mixed = open({csv("one.csv", "fever,1\n"), saved});
    QVERIFY(!mixed && mixed.error().detail.starts_with("of[1]: was learnt from documents"));
}

void TestUnionSource::refuses_parts_by_their_place_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("message");
    QTest::newRow("no source") << R"({"file": "x"})"
                               << "vocabulary.of[1].source: one of builtin, terms";
    QTest::newRow("itself") << R"({"source": "union", "of": []})"
                            << "vocabulary.of[1].source: one of";
    QTest::newRow("a setting") << R"({"source": "terms"})"
                               << "vocabulary.of[1].file: ";
    QTest::newRow("too much") << R"({"source": "terms", "file": "x", "trees": ["C"]})"
                              << "vocabulary.of[1].trees: no setting";
    QTest::newRow("no object") << R"("terms")"
                               << "vocabulary.of[1]: an object was expected";
}

void TestUnionSource::refuses_parts_by_their_place()
{
    QFETCH(QString, part);
    QFETCH(QString, message);
    const std::string json = R"({"schema": "keyseed-plan/2", "vocabulary": {"source": "union", "of": [)"
                             R"({"source": "builtin", "name": "medical"}, )"
                             + part.toStdString() + "]}}";
    const auto plan = core::plan::parsePlan(json, "plan.json");
    const auto checked =
        plan ? validatePart(*plan, "vocabulary") : core::Result<void>(core::fail(plan.error()));
    QVERIFY(!checked);
    QVERIFY2(checked.error().detail.find(message.toStdString()) != std::string::npos,
             checked.error().detail.c_str());
}

void TestUnionSource::names_all_files_of_its_parts()
{
    const std::string json = R"({"schema": "keyseed-plan/2", "vocabulary": {"source": "union", "of": [)"
                             R"({"source": "terms", "file": "own.txt"}, )"
                             R"({"source": "documents", "files": ["a.csv", "b"], "public": true,)"
                             R"( "origin": "o", "licence": "l"}]}})";
    const std::string path = write("plan.json", json);
    const auto plan = core::plan::loadPlan(path);
    QVERIFY2(plan, plan ? "" : plan.error().detail.c_str());
    QVERIFY(validatePart(*plan, "vocabulary"));
    const std::filesystem::path folder = m_folder->path().toStdString();
    const auto files = filesOf(plan->vocabulary);
    QCOMPARE(files.size(), std::size_t{3});
    QCOMPARE(files[0].first, std::string("of[0].file"));
    QVERIFY(files[0].second == folder / "own.txt");
    QVERIFY(files[1].second == folder / "a.csv" && files[2].second == folder / "b");
    // What is written says the same.
    const auto again = core::plan::parsePlan(toJson(*plan), "plan.json");
    QVERIFY2(again, again ? "" : again.error().detail.c_str());
    QVERIFY(again->vocabulary.settings == plan->vocabulary.settings);
}

} // namespace tst_unionsource

QTEST_APPLESS_MAIN(tst_unionsource::TestUnionSource)
#include "tst_unionsource.moc"
