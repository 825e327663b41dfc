#include "core/package/check/ManifestProblems.h"
#include "core/package/facts/PlanFacts.h"
#include "core/plan/Plan.h"
#include "core/sources/Sources.h"
#include "tests/core/package/SampleRelease.h"
#include "tests/core/package/SealedPackage.h"

#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_release_vocabularies {

using namespace tests;
using namespace core::package;
using core::Settings;
using core::plan::Plan;
using namespace core::vocabulary;

namespace {

// Their names look like those of built-in vocabularies.
constexpr auto file = "/home/someone/builtin-terms.txt";

core::Setting someValue(const SourceSetting &setting, const std::string &name)
{
    switch (setting.type) {
    case SettingType::Text:
        return std::string(setting.choices.empty() ? "x" : setting.choices.front());
    case SettingType::File:
        return name;
    case SettingType::Texts:
        return std::vector<std::string>{"x"};
    case SettingType::Files:
        return std::vector<std::string>{name};
    case SettingType::Flag:
        return true;
    case SettingType::Sources:
        return {};
    }
    return {};
}

Plan::Vocabulary alone(const Source &source, const std::string &name = file)
{
    Settings settings;
    for (const SourceSetting &setting : source.settings())
        settings.emplace(setting.key, someValue(setting, name));
    return {.source = std::string(source.name()), .settings = settings};
}

core::SettingsObject partOf(const Source &source)
{
    core::SettingsObject part{alone(source).settings};
    part.settings.emplace("source", std::string(source.name()));
    return part;
}

// The members of a union, which holds no union.
std::vector<const Source *> parts()
{
    std::vector<const Source *> kept;
    for (const Source *source : sources())
        if (std::ranges::find(source->settings(), SettingType::Sources, &SourceSetting::type)
            == source->settings().end())
            kept.push_back(source);
    return kept;
}

std::vector<Plan::Vocabulary> unions()
{
    std::vector<Plan::Vocabulary> all;
    for (const Source *source : sources()) {
        const auto of = std::ranges::find(source->settings(), SettingType::Sources, &SourceSetting::type);
        if (of == source->settings().end())
            continue;
        for (const Source *first : parts())
            for (const Source *second : parts())
                if (const Settings settings{
                        {std::string(of->key), std::vector{partOf(*first), partOf(*second)}}};
                    source->check(settings))
                    all.push_back({.source = std::string(source->name()), .settings = settings});
    }
    return all;
}

std::string planWith(const Plan::Vocabulary &vocabulary)
{
    Plan plan;
    plan.project = sampleDescription().project;
    plan.vocabulary = vocabulary;
    plan.labels = {"Neurology", "Cardiology, \"general\""}; // as in the sample's model
    return toJson(plan);
}

} // namespace

/// The name under which a package publishes its vocabulary comes from the source, and its verification asks
/// the same source.
class ReleaseVocabulariesTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    void a_package_with_any_source_verifies_data()
    {
        QTest::addColumn<Plan::Vocabulary>("vocabulary");
        for (const Source *source : parts())
            QTest::newRow(std::string(source->name()).c_str()) << alone(*source);
        const auto united = unions();
        QVERIFY(united.size() > 1);
        QTest::newRow("union, in one order") << united.front();
        QTest::newRow("union, in another order") << united.back();
        const Source *terms = findSource("terms");
        QTest::newRow("a file called as a built-in vocabulary") << alone(*terms, "builtin medical");
        QTest::newRow("a file called as a scheme") << alone(*terms, "builtin:medical");
    }

    void a_package_with_any_source_verifies()
    {
        QFETCH(Plan::Vocabulary, vocabulary);
        m_sample->model.vocabularySource = publicName(vocabulary);
        m_sample->description.planJson = planWith(vocabulary);
        m_sample->description.vocabularySource = publishedName(vocabulary);
        core::NoControl control;
        const auto written = writeFolder(m_sample->contents(), path(m_folder), control);
        QVERIFY2(written, written ? "" : written.error().detail.c_str());
        for (const QString &each : everythingIn(m_folder))
            QVERIFY2(!contentOf(m_folder + "/" + each).contains("builtin-terms"), qPrintable(each));
    }

    void a_plan_agrees_with_the_name_that_its_source_publishes()
    {
        writeSample(*m_sample, m_folder);
        const nlohmann::json whole = manifestOf(m_folder);
        std::vector<Plan::Vocabulary> all = unions();
        for (const Source *source : parts())
            all.push_back(alone(*source));
        for (const Plan::Vocabulary &vocabulary : all) {
            nlohmann::json manifest = whole;
            manifest["plan"]["vocabulary"] =
                nlohmann::json(exportedPlan(Json::parse(planWith(vocabulary))).at("vocabulary"));
            auto &stated = manifest.at("publicInputs").at("vocabulary").at("source");
            stated = publishedName(vocabulary);
            const std::vector<std::string> none = planProblems(manifest);
            QVERIFY2(none.empty(), none.empty() ? "" : (publicName(vocabulary) + none.front()).c_str());
            stated = "builtin " + publicName(vocabulary);
            QVERIFY2(!planProblems(manifest).empty(), publicName(vocabulary).c_str());
        }
    }

    void a_public_name_tells_a_built_in_vocabulary_alone()
    {
        const auto medical = sourceOfName("builtin medical");
        QVERIFY(medical && medical->source == findSource("builtin"));
        QCOMPARE(medical->source->publicName(medical->settings), std::string("builtin medical"));
        for (const char *name :
             {"", "builtin", "builtin ", "builtin-terms.txt", "builtin medical with terms.txt"})
            QVERIFY2(!sourceOfName(name) && publishedNameOf(name) == termList, name);
    }

private:
    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
    QString m_folder;
};

} // namespace tst_release_vocabularies

QTEST_APPLESS_MAIN(tst_release_vocabularies::ReleaseVocabulariesTest)
#include "tst_release_vocabularies.moc"
