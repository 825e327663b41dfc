#include "core/sources/Sources.h"
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
    void opens_a_list_of_terms();
    void refuses_settings_by_their_key_data();
    void refuses_settings_by_their_key();

private:
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
    row("nothing", "builtin", "", "", "name: one of medical, english was expected, nothing was found");
    row("unknown", "builtin", "name", "medicla", "name: one of medical, english was expected");
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
