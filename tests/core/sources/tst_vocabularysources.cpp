#include "core/sources/Sources.h"
#include "core/vocabulary/LearntFile.h"
#include "tests/core/vocabulary/LexiconOf.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <set>

namespace tst_vocabularysources {

using namespace core::vocabulary;
using core::Settings;

namespace {

core::Setting someValue(const SourceSetting &setting)
{
    switch (setting.type) {
    case SettingType::Text:
    case SettingType::File:
        return std::string(setting.choices.empty() ? "x" : setting.choices.front());
    case SettingType::Texts:
    case SettingType::Files:
        return std::vector<std::string>{"x"};
    case SettingType::Flag:
        return true;
    case SettingType::Sources: {
        const core::SettingsObject medical{
            {{"source", std::string("builtin")}, {"name", std::string("medical")}}};
        return std::vector{medical, medical};
    }
    }
    return {};
}

} // namespace

class TestVocabularySources : public QObject
{
    Q_OBJECT

private slots:
    void every_source_has_a_name_of_its_own_and_refuses_what_it_does_not_read();
    void opens_a_built_in_lexicon();
    void built_in_vocabularies_are_in_their_language_and_have_kinds_and_associations_data();
    void built_in_vocabularies_are_in_their_language_and_have_kinds_and_associations();
    void the_general_vocabulary_leaves_out_its_stop_list();
    void opens_a_list_of_terms();
    void refuses_settings_by_their_key_data();
    void refuses_settings_by_their_key();

private:
    void vocabularyOfRelease02(const Source &builtin, const Settings &settings);
    std::filesystem::path path(const char *name) const
    {
        return m_folder.filePath(QLatin1String(name)).toStdString();
    }

    Folders folders() const { return {.resources = m_folder.path().toStdString()}; }

    QTemporaryDir m_folder;
    core::NoControl m_control;
};

void TestVocabularySources::every_source_has_a_name_of_its_own_and_refuses_what_it_does_not_read()
{
    const auto names = sourceNames();
    QCOMPARE(std::set<std::string_view>(names.begin(), names.end()).size(), sources().size());
    for (const Source *source : sources()) {
        QVERIFY(findSource(source->name()) == source);
        QVERIFY(!source->title().empty() && !source->advice().empty());
        Settings settings{{"zzz", std::string("1")}};
        for (const SourceSetting &setting : source->settings())
            settings.emplace(setting.key, someValue(setting));
        const auto checked = source->check(settings);
        QVERIFY(!checked && checked.error().detail.starts_with("zzz: "));
        settings.erase("zzz");
        QVERIFY(source->check(settings).has_value());
        QVERIFY(!source->publicName(settings).empty());
    }
    QVERIFY(findSource("file:vectors") == nullptr);
}

void TestVocabularySources::opens_a_built_in_lexicon()
{
    QVERIFY(writeLexicon(path("medical.lexicon"), {{.term = "asthma", .forms = {}}}).has_value());
    const Source &builtin = *findSource("builtin");
    const Settings settings{{"name", std::string("medical")}};
    const auto opened = builtin.open(settings, folders(), m_control);
    QVERIFY(opened.has_value());
    QCOMPARE(opened->vocabulary.term(0), std::string_view("asthma"));
    QCOMPARE(builtin.publicName(settings), std::string("builtin medical"));
    QVERIFY(opened->builtVectors == path("medical.vectors"));
}

// The programs of the build folder and the tests read the same files.
void TestVocabularySources::built_in_vocabularies_are_in_their_language_and_have_kinds_and_associations_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("term");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const char *language, const char *term, Kind kind) {
        QTest::newRow(term) << name << language << term << static_cast<int>(kind);
    };
    row("medical", "en", "anesthesia", Kind::Procedure);
    row("medical", "en", "chest pain", Kind::Symptom);
    row("medical", "en", "tricyclic antidepressant", Kind::Drug);
    row("medical-de", "de", "Herzinsuffizienz", Kind::Disease);
    row("medical-de", "de", "Kopfschmerzen", Kind::Symptom);
    row("medical-es", "es", "derrame pleural", Kind::Disease);
    row("medical-es", "es", "cisplatino", Kind::Drug);
    row("medical-fr", "fr", "tuberculose", Kind::Disease);
    row("medical-fr", "fr", "insuffisance rénale", Kind::Disease);
}

void TestVocabularySources::built_in_vocabularies_are_in_their_language_and_have_kinds_and_associations()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    QFETCH(QString, term);
    QFETCH(int, kind);
    const Source &builtin = *findSource("builtin");
    const Settings settings{{"name", name.toStdString()}};
    QCOMPARE(builtin.language(settings), language.toStdString());
    const auto opened = builtin.open(settings, {.resources = KEYSEED_RESOURCES_DIR}, m_control);
    QVERIFY2(opened.has_value(), opened ? "" : opened.error().detail.c_str());
    QVERIFY(opened->learntFile);
    std::set<std::string> all;
    std::size_t several = 0;
    for (TermId id = 0; id < opened->vocabulary.size(); ++id) {
        const std::string each(opened->vocabulary.term(id));
        several += each.find(' ') != std::string::npos ? 1 : 0;
        if (each == term.toStdString())
            QCOMPARE(static_cast<int>(opened->vocabulary.kind(id)), kind);
        all.insert(each);
    }
    QVERIFY(all.contains(term.toStdString()));
    QVERIFY(several * 6 > all.size());
    for (const char *wrong : {"copulation", "winking", "gasp", "bends", "specimen", "autopsy", "tricyclic"})
        QVERIFY2(!all.contains(wrong), wrong);
    const auto learnt = LearntFile::open(*opened->learntFile);
    QVERIFY(learnt.has_value());
    QCOMPARE(learnt->origin().language, language.toStdString());
    QVERIFY(learnt->origin().licence.starts_with("CC BY 4.0"));
    QCOMPARE(learnt->associations().size(), opened->vocabulary.size());
}

void TestVocabularySources::the_general_vocabulary_leaves_out_its_stop_list()
{
    QVERIFY(writeLexicon(
        path("english.lexicon"),
        {{.term = "asthma", .forms = {}}, {.term = "take", .forms = {}}, {.term = "river", .forms = {}}}));
    std::ofstream(path("english.stop")) << "take\n";
    const Source &builtin = *findSource("builtin");
    const Settings settings{{"name", std::string("english")}};
    const auto opened = builtin.open(settings, folders(), m_control);
    QVERIFY(opened.has_value());
    QCOMPARE(opened->vocabulary.size(), std::size_t{2});
    QCOMPARE(opened->builtRows, (std::vector<TermId>{0, 2}));
    vocabularyOfRelease02(builtin, settings);
}

// What was committed with release 0.2 belongs to the list of that release.
void TestVocabularySources::vocabularyOfRelease02(const Source &builtin, const Settings &settings)
{
    Folders former = folders();
    former.asRelease02 = true;
    const auto opened = builtin.open(settings, former, m_control);
    QVERIFY(opened.has_value());
    QCOMPARE(opened->vocabulary.size(), std::size_t{3});
    QVERIFY(opened->builtRows.empty() && !opened->builtAssociations);
}

void TestVocabularySources::opens_a_list_of_terms()
{
    std::ofstream(path("own.txt")) << "femur\nradius\n";
    const Source &terms = *findSource("terms");
    const Settings settings{{"file", path("own.txt").string()}};
    const auto opened = terms.open(settings, {}, m_control);
    QVERIFY(opened.has_value());
    QCOMPARE(opened->vocabulary.size(), std::size_t{2});
    QCOMPARE(terms.publicName(settings), std::string("own.txt")); // nothing of the folder
    QVERIFY(!opened->builtVectors);
    const auto files = terms.files(settings);
    QCOMPARE(files.size(), std::size_t{1});
    QCOMPARE(files.front().first, std::string("file"));
    QVERIFY(files.front().second == path("own.txt"));
}

void TestVocabularySources::refuses_settings_by_their_key_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("message");
    const auto row =
        [](const char *what, const char *source, const char *key, const char *value, const char *message) {
            QTest::newRow(what) << source << key << value << message;
        };
    row("nothing",
        "builtin",
        "",
        "",
        "name: one of medical, english, medical-de, medical-fr, medical-es was expected, nothing was found");
    row("unknown",
        "builtin",
        "name",
        "medicla",
        "name: one of medical, english, medical-de, medical-fr, medical-es was expected");
    row("empty",
        "terms",
        "file",
        "",
        "file: the path of a file with one term a line was expected, nothing was found");
}

void TestVocabularySources::refuses_settings_by_their_key()
{
    QFETCH(QString, source);
    QFETCH(QString, key);
    QFETCH(QString, value);
    Settings settings;
    if (!key.isEmpty())
        settings.emplace(key.toStdString(), value.toStdString());
    const auto opened = findSource(source.toStdString())->open(settings, folders(), m_control);
    QVERIFY(!opened.has_value());
    QCOMPARE(opened.error().code, core::ErrorCode::InvalidPlan);
    QTEST(QString::fromStdString(opened.error().detail), "message");
}

} // namespace tst_vocabularysources

QTEST_APPLESS_MAIN(tst_vocabularysources::TestVocabularySources)
#include "tst_vocabularysources.moc"
