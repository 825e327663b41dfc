#include "core/review/Exclusions.h"
#include "tests/core/pipeline/SmallWorld.h"

#include <QTest>

namespace tst_exclusions {

using namespace core;
using namespace core::pipeline;
using namespace core::plan;
using namespace core::review;
using package::Exclusion;
using package::ExclusionReason;

/// Texts that a person left out: kept in the project, gone from what is released.
class TestExclusions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void every_reason_comes_back_data();
    void every_reason_comes_back();
    void come_back_by_rising_id();
    void others_take_their_place();
    void are_forgotten_when_other_sequences_are_kept();
    void an_unknown_reason_is_refused();
    void leave_the_rest_as_it_was();
    void count_only_where_there_is_a_document();
    void never_leave_an_empty_package();

private:
    QStringList ids(const Documents &documents) const;

    SmallWorld m_world;
    std::optional<Sequences> m_sequences;
    std::optional<Documents> m_documents; ///< eight
};

void TestExclusions::initTestCase()
{
    NoControl control;
    m_world.write("notes.csv", "label,text\nA,term1 term2\nB,term3\nA,term4 term5\n");
    m_world.plan.sampling.length = 2;
    m_world.plan.sampling.perLabel = 4;
    const auto fitted =
        commitModel(checked(m_world.plan), m_world.inputs, m_world.ledger, m_world.store, control);
    QVERIFY2(fitted.has_value(), fitted ? "" : fitted.error().detail.c_str());
    m_sequences =
        *sampleSequences(checked(m_world.plan, {"sampling"}), m_world.inputs, fitted->model, control);
    m_documents = *writeDocuments(checked(m_world.plan, {"writer"}), m_world.inputs, *m_sequences, control);
    QCOMPARE((*m_documents)->size(), std::size_t(8));
}

QStringList TestExclusions::ids(const Documents &documents) const
{
    QStringList found;
    for (const writing::Document &document : *documents)
        found.append(QString::fromStdString(document.seed.id));
    return found;
}

void TestExclusions::every_reason_comes_back_data()
{
    QTest::addColumn<ExclusionReason>("reason");
    QTest::newRow("look-alike") << ExclusionReason::LookAlike;
    QTest::newRow("duplicate") << ExclusionReason::Duplicate;
    QTest::newRow("missing phrases") << ExclusionReason::MissingPhrases;
    QTest::newRow("unsuitable") << ExclusionReason::Unsuitable;
}

void TestExclusions::every_reason_comes_back()
{
    QFETCH(ExclusionReason, reason);
    const std::vector<Exclusion> kept{{"SYN-000003", reason}};
    QVERIFY(m_world.store.keepExclusions(kept));
    auto again = ProjectStore::open(m_world.store.path());
    QVERIFY(*again->exclusions() == kept);
}

void TestExclusions::come_back_by_rising_id()
{
    QVERIFY(m_world.store.keepExclusions({{"SYN-000007", {}}, {"SYN-000002", {}}}));
    const auto found = *m_world.store.exclusions();
    QCOMPARE(found.size(), std::size_t(2));
    QCOMPARE(found[0].id, std::string("SYN-000002"));
}

void TestExclusions::others_take_their_place()
{
    QVERIFY(m_world.store.keepExclusions({{"SYN-000001", {}}, {"SYN-000002", {}}}));
    QVERIFY(m_world.store.keepExclusions({{"SYN-000005", {}}}));
    QCOMPARE(m_world.store.exclusions()->size(), std::size_t(1));
    QVERIFY(m_world.store.keepExclusions({}));
    QVERIFY(m_world.store.exclusions()->empty());
}

void TestExclusions::are_forgotten_when_other_sequences_are_kept()
{
    QVERIFY(m_world.store.keepExclusions({{"SYN-000001", {}}}));
    const auto model = *m_world.store.latestModelId();
    QVERIFY(m_world.store.keepSequences(*model, m_world.plan, *m_sequences));
    QVERIFY(m_world.store.exclusions()->empty());
}

void TestExclusions::an_unknown_reason_is_refused()
{
    const auto path = m_world.path("later.keyseed");
    auto store = ProjectStore::open(path);
    auto database = Database::open(path);
    QVERIFY(database->execute("INSERT INTO exclusion VALUES ('SYN-000001', 'of another kind')"));
    const auto found = store->exclusions();
    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::Database);
    QVERIFY(found.error().detail.starts_with(path.string()));
}

void TestExclusions::leave_the_rest_as_it_was()
{
    const std::vector<Exclusion> out{{"SYN-000008", {}}, {"SYN-000001", {}}};
    const Documents rest = withoutExcluded(*m_documents, out);
    // Numbered anew, so that no gap tells which are missing.
    QCOMPARE(ids(rest), ids(*m_documents).first(6));
    QCOMPARE(rest->back().text, (**m_documents)[6].text);
    QCOMPARE(rest->front().text, (**m_documents)[1].text);
    QCOMPARE(ids(withoutExcluded(*m_documents, {})), ids(*m_documents));
}

void TestExclusions::count_only_where_there_is_a_document()
{
    const std::vector<Exclusion> out{{"SYN-000009", {}},
                                     {"SYN-000004", ExclusionReason::Duplicate},
                                     {"SYN-000002", ExclusionReason::LookAlike}};
    const auto selected = selectDocuments(*m_documents, out);
    QVERIFY(selected.has_value());
    QCOMPARE(selected->documents->size(), std::size_t(6));
    QCOMPARE(selected->excluded.total(), std::size_t(2));
    QCOMPARE(selected->excluded.count(ExclusionReason::LookAlike), std::size_t(1));
    QCOMPARE(selected->excluded.count(ExclusionReason::Duplicate), std::size_t(1));
}

void TestExclusions::never_leave_an_empty_package()
{
    std::vector<Exclusion> out;
    for (const writing::Document &document : **m_documents)
        out.push_back({document.seed.id, {}});
    const auto selected = selectDocuments(*m_documents, out);
    QVERIFY(!selected);
    QCOMPARE(selected.error().code, ErrorCode::InvalidPlan);
    out.pop_back();
    QCOMPARE(selectDocuments(*m_documents, out)->documents->size(), std::size_t(1));
}

} // namespace tst_exclusions

QTEST_APPLESS_MAIN(tst_exclusions::TestExclusions)
#include "tst_exclusions.moc"
