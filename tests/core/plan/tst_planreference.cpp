#include "core/plan/PlanReference.h"
#include "core/plan/PublishedPlan.h"
#include "core/plan/Sections.h"
#include "core/plan/ServerChecks.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_planreference {

using namespace core::plan;

/// What the tables of fields say of a plan to people and to packages.
class TestPlanReference : public QObject
{
    Q_OBJECT

private slots:
    void every_field_is_described();
    void the_committed_page_is_not_stale();
    void a_package_names_published_fields_alone();
    void what_is_published_is_published_again_as_it_is();
};

void TestPlanReference::every_field_is_described()
{
    const Plan plan;
    eachSection(plan, [](const char *section, const auto &, const auto &fields) {
        for (const auto &field : fields)
            QVERIFY2(field.facts.description.ends_with('.'),
                     (std::string(section) + '.' + std::string(field.key)).c_str());
    });
}

// Made again by: keyseed-cli plan describe > resources/docs/plan.md
void TestPlanReference::the_committed_page_is_not_stale()
{
    QFile page(QStringLiteral(KEYSEED_SOURCE_DIR "/resources/docs/plan.md"));
    QVERIFY(page.open(QIODevice::ReadOnly));
    QCOMPARE(page.readAll(), QByteArray::fromStdString(planReference()));
}

const auto whole = nlohmann::ordered_json::parse(R"({
    "schema": "keyseed-plan/2",
    "project": "ward",
    "records": {"source": "ward 7", "files": ["/secret/notes.csv"], "text": "secret", "person": "secret",
                "severalLabels": "each", "sections": ["history"]},
    "labels": ["a"],
    "vocabulary": {"source": "union", "exclude": {"terms": ["b"]},
                   "of": [{"source": "builtin", "name": "medical"}, {"source": "terms", "file": "/secret/t"}]},
    "embedding": {"source": "endpoint", "model": "m", "baseUrl": "https://secret"},
    "privacy": {"delta": 0.0, "cap": 8.0},
    "synthesis": {"method": "dp-bart-clv", "epsilon": {"rows": 9.0}, "model": "/secret/model", "rows": 5},
    "sampling": {"length": 10, "association": "strong"},
    "writer": {"kind": "chat", "template": "/secret/prompt.txt", "model": "m", "baseUrl": "https://secret",
               "servers": [{"server": "openai", "baseUrl": "https://secret", "model": "n", "weight": 2}],
               "texts": {"files": ["/secret"], "origin": "here"}, "flaws": {"empty": "mark"}},
    "about": {"title": "T"}})");

void TestPlanReference::a_package_names_published_fields_alone()
{
    const auto kept = publishedPlan(whole);
    QVERIFY2(kept.dump().find("secret") == std::string::npos, kept.dump().c_str());
    const auto expected = nlohmann::ordered_json::parse(R"({
        "schema": "keyseed-plan/2",
        "project": "ward",
        "records": {"source": "ward 7", "severalLabels": "each", "sections": ["history"]},
        "labels": ["a"],
        "vocabulary": {"source": "union", "exclude": {"terms": ["b"]},
                       "of": [{"source": "builtin", "name": "medical"}, {"source": "terms"}]},
        "embedding": {"source": "endpoint", "model": "m"},
        "privacy": {"delta": 0.0, "cap": 8.0},
        "synthesis": {"method": "dp-bart-clv", "epsilon": {"rows": 9.0}, "rows": 5},
        "sampling": {"length": 10, "association": "strong"},
        "writer": {"kind": "chat", "model": "m", "servers": [{"model": "n", "weight": 2}],
                   "texts": {"origin": "here"}, "flaws": {"empty": "mark"}},
        "about": {"title": "T"}})");
    QVERIFY2(nlohmann::json(kept) == nlohmann::json(expected), kept.dump(1).c_str());
    const auto named =
        publishedPlan(nlohmann::ordered_json::parse(R"({"writer": {"template": "published"}})"));
    QVERIFY(named.at("writer").at("template") == "published");
}

void TestPlanReference::what_is_published_is_published_again_as_it_is()
{
    const auto once = publishedPlan(whole);
    QVERIFY(publishedPlan(once) == once);
}

} // namespace tst_planreference

QTEST_APPLESS_MAIN(tst_planreference::TestPlanReference)
#include "tst_planreference.moc"
