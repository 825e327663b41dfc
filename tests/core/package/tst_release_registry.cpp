#include "core/package/documents/Documents.h"
#include "tests/core/package/RegistryRules.h"
#include "tests/core/package/SampleRelease.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_release_registry {

using namespace tests;

namespace {

// What only a person knows, and the remarks at the top ask for.
const registry::Problems leftToPeople{"data_curator_type: is a required property"};

} // namespace

class ReleaseRegistryTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    void a_record_keeps_the_rules_of_the_registry_data()
    {
        QTest::addColumn<QString>("which");
        for (const char *which : {"phrases", "clusters", "kernels", "bare", "odd words"})
            QTest::newRow(which) << which;
    }
    void a_record_keeps_the_rules_of_the_registry()
    {
        QFETCH(QString, which);
        if (which == "clusters")
            m_sample->useClusters();
        if (which == "kernels")
            m_sample->use(sampleKernels(m_sample->vocabulary, "independent", laplaceNoise));
        auto &about = m_sample->description;
        if (which == "bare")
            about.title = about.purpose = about.recipient = about.contact = about.licence = "";
        if (which == "odd words")
            about.title = about.purpose = about.contact = about.documentType = "a: >\n- 'b' # \"c\"\n---\n";
        const auto problems = registry::problemsOf(written());
        QCOMPARE(problems, leftToPeople);
        QVERIFY(written().starts_with("# "));
        QVERIFY(QString::fromStdString(written()).section("\nurl_slug", 0, 0).contains("data_curator_type"));
    }

    void the_rules_notice_what_breaks_them_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("problem");
        QTest::newRow("date") << "\"2026-02-01\""
                              << "2026-02-01"
                              << "publication_date: is no date in quotes";
        QTest::newRow("value") << "variant_name: Pure DP"
                               << "variant_name: Pure"
                               << "deployment/dp_variant/variant_name: Pure is not one of the values";
        QTest::newRow("key") << "model_name:"
                             << "model_type:"
                             << "additional property: deployment/deployment_model/model_type";
        QTest::newRow("number") << "epsilon: 4.0"
                                << "epsilon: \"4.0\""
                                << "epsilon: is no number";
        QTest::newRow("style") << "mechanisms: |"
                               << "mechanisms: >"
                               << "a folded scalar";
        QTest::newRow("answer") << "    composition: |"
                                << "    # |"
                                << "tier 3: implementation/composition";
    }
    void the_rules_notice_what_breaks_them()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, problem);
        QString text = QString::fromStdString(written());
        QVERIFY(text.contains(from));
        if (from.contains("composition"))
            text.remove(QRegularExpression("    composition: \\|\n(      .*\n)+"));
        else
            text.replace(from, to);
        const auto problems = registry::problemsOf(text.toStdString());
        QVERIFY(std::find(problems.begin(), problems.end(), problem.toStdString()) != problems.end());
    }

    void the_figures_are_those_of_the_model()
    {
        const auto pure = record()["deployment"];
        QCOMPARE(pure["dp_variant"]["variant_name"].as<std::string>(), std::string("Pure DP"));
        const auto parameters = pure["privacy_loss"]["privacy_parameters"];
        QCOMPARE(parameters["epsilon"].as<double>(), 4.0);
        QCOMPARE(parameters["rho"].as<double>(), 4.0);
        QVERIFY(!parameters["delta"]);
        QVERIFY(has(pure["implementation"]["mechanisms"],
                    "discrete Laplace, t / s = 32768 / 1; L1 sensitivity 65536, squared L2 sensitivity "
                    "4294967296; epsilon 2, rho 2"));

        m_sample->useClusters();
        const auto gaussian = record()["deployment"];
        QCOMPARE(gaussian["dp_variant"]["variant_name"].as<std::string>(), std::string("Approximate DP"));
        const auto both = gaussian["privacy_loss"]["privacy_parameters"];
        QCOMPARE(both["delta"].as<double>(), 1e-6);
        QCOMPARE(both["epsilon"].as<double>(), m_sample->model.spend.epsilon());
        QCOMPARE(both["rho"].as<double>(), 0.125);
    }

    void the_unit_is_the_one_of_the_budget()
    {
        QCOMPARE(record()["deployment"]["privacy_loss"]["privacy_unit"].as<std::string>(),
                 std::string("Record-level"));
        m_sample->model.unitIsPerson = true;
        m_sample->use(m_sample->model);
        const auto loss = record()["deployment"]["privacy_loss"];
        QCOMPARE(loss["privacy_unit"].as<std::string>(), std::string("Patient-level"));
        QVERIFY(has(loss["privacy_unit_details"], "differ only in one patient"));
        QVERIFY(has(loss["privacy_unit_details"],
                    "*replaced* by another instead, the number doubles: epsilon 8."));
    }

    void a_number_of_records_stands_there_only_where_it_was_declared_public_data()
    {
        QTest::addColumn<QString>("about");
        QTest::addColumn<bool>("person");
        QTest::addColumn<bool>("stands");
        QTest::newRow("public") << "{\"recordCountPublic\": true, \"approximateRecords\": 900}" << false
                                << true;
        QTest::newRow("not public") << "{\"recordCountPublic\": false, \"approximateRecords\": 900}" << false
                                    << false;
        QTest::newRow("persons") << "{\"recordCountPublic\": true, \"approximateRecords\": 900}" << true
                                 << false;
        QTest::newRow("no number") << "{\"recordCountPublic\": true}" << false << false;
    }
    void a_number_of_records_stands_there_only_where_it_was_declared_public()
    {
        QFETCH(QString, about);
        QFETCH(bool, person);
        QFETCH(bool, stands);
        m_sample->model.unitIsPerson = person;
        m_sample->use(m_sample->model);
        m_sample->description.planJson = QString("{\"about\": %1}").arg(about).toStdString();
        const auto number = record()["deployment"]["privacy_loss"]["number_of_privacy_units"];
        QCOMPARE(number.IsDefined(), stands);
        if (stands)
            QCOMPARE(number.as<int>(), 900);
        QCOMPARE(registry::problemsOf(written()), leftToPeople);
    }

    void unprotected_quantities_are_those_that_do_not_come_from_the_records()
    {
        const auto list = record()["deployment"]["dp_variant"]["unprotected_quantities"];
        for (const char *saying : {"Neurology; Cardiology, \"general\"",
                                   "term list, 40 phrases",
                                   "The number of synthetic texts: 12.",
                                   "The plan in manifest.json"})
            QVERIFY2(has(list, saying), saying);
        const QString text = QString::fromStdString(written());
        QVERIFY(!text.contains("secret place"));
        QVERIFY(!text.contains("anonym", Qt::CaseInsensitive));
    }

    void the_ledger_of_the_source_is_told_where_it_is_at_hand()
    {
        auto contents = m_sample->contents();
        const auto composition = [&contents] {
            return YAML::Load(
                *core::package::registryText(contents))["deployment"]["implementation"]["composition"];
        };
        QVERIFY(has(composition(), "was not at hand"));
        const core::privacy::Spend other{1'500'000, 2'000'000, 3};
        contents.history = history(
            {{"2026-01-01T00:00:00Z", other}, {"2026-01-31T09:30:00Z", contents.budget.spend}}, 9'000'000);
        QVERIFY(has(composition(), "has 2 debits, together epsilon 5.5 and delta 0.000000000003."));
        QVERIFY(has(composition(), "above 9."));
    }

private:
    static bool has(const YAML::Node &answer, const std::string &saying)
    {
        return answer.as<std::string>().find(saying) != std::string::npos;
    }

    std::string written()
    {
        const auto text = core::package::registryText(m_sample->contents());
        if (!text)
            throw std::runtime_error(text.error().detail);
        return *text;
    }

    YAML::Node record() { return YAML::Load(written()); }

    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
};

} // namespace tst_release_registry

QTEST_APPLESS_MAIN(tst_release_registry::ReleaseRegistryTest)
#include "tst_release_registry.moc"
