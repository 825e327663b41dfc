#include "core/pipeline/LabelSearch.h"
#include "tests/core/pipeline/SmallWorld.h"

#include <QFile>
#include <QTest>

namespace tst_labelsearch {

using namespace core;
using namespace core::pipeline;

/// Labels that are found privately: from the records to the project file.
class TestLabelSearch : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void what_is_found_is_kept_and_comes_back();
    void what_is_kept_is_what_the_ledger_has_of_it();
    void a_changed_finding_is_refused();
    void one_project_protects_one_unit();
    void without_a_label_column_nothing_is_spent();

private:
    LabelSearch search() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::optional<privacy::Ledger> m_ledger;
    std::optional<ProjectStore> m_store;
    NoControl m_control;
};

void TestLabelSearch::init()
{
    m_store.reset();
    m_ledger.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    QFile file(m_folder->filePath(QStringLiteral("notes.csv")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QByteArray csv("who,text,label\n");
    for (int i = 0; i < 200; ++i)
        csv += "p" + QByteArray::number(i) + ",x," + (i % 4 == 0 ? "Second" : "First") + "\n";
    csv += "p200,x,Seldom\n";
    QVERIFY(file.write(csv) == csv.size());
    auto ledger = privacy::Ledger::open(m_folder->filePath(QStringLiteral("ledger.sqlite")).toStdString());
    QVERIFY(ledger);
    m_ledger = std::move(*ledger);
    auto store = ProjectStore::open(m_folder->filePath(QStringLiteral("p.keyseed")).toStdString());
    QVERIFY(store);
    m_store = std::move(*store);
}

LabelSearch TestLabelSearch::search() const
{
    return {.records = {.files = {m_folder->filePath(QStringLiteral("notes.csv")).toStdString()},
                        .format = "csv",
                        .delimiter = {},
                        .encoding = {},
                        .textColumn = "text",
                        .labelColumn = "label",
                        .personColumn = {}},
            .terms = {*privacy::Epsilon::from(2.0), 1'000'000, 1},
            .project = "test",
            .source = "notes",
            .capsIfNone = {}};
}

void TestLabelSearch::what_is_found_is_kept_and_comes_back()
{
    const auto found = findLabels(search(), *m_ledger, *m_store, m_control);
    QVERIFY2(found, found ? "" : found.error().detail.c_str());
    // 50 and 150 records at noise of scale 1/2 above 7: other than as found with a chance below e^-80.
    QCOMPARE((*found)->found.names.size(), std::size_t{2});
    QCOMPARE((*found)->found.names[0].name, std::string("First"));
    QCOMPARE((*found)->spend, (privacy::Spend{2'000'000, 2'000'000'000'000, 1'000'000}));

    const auto kept = m_store->labelFindings();
    QVERIFY(kept);
    QCOMPARE(kept->size(), std::size_t{1});
    QCOMPARE(ProjectStore::sealedBytes(*kept->front()), ProjectStore::sealedBytes(**found));
    QVERIFY(kept->front()->found.names == (*found)->found.names);
    QCOMPARE(kept->front()->spend, (*found)->spend);

    const auto account = m_ledger->account("notes");
    QVERIFY(account);
    QCOMPARE(account->spent, (*found)->spend);
    QVERIFY(findLabels(search(), *m_ledger, *m_store, m_control));
    QCOMPARE(m_store->labelFindings()->size(), std::size_t{2});
}

void TestLabelSearch::what_is_kept_is_what_the_ledger_has_of_it()
{
    const auto found = findLabels(search(), *m_ledger, *m_store, m_control);
    QVERIFY(found);
    QVERIFY(m_ledger->checkSeal((*found)->reservation, sha256(ProjectStore::sealedBytes(**found))));
    QVERIFY(m_ledger->verifyChain());
}

void TestLabelSearch::a_changed_finding_is_refused()
{
    QVERIFY(findLabels(search(), *m_ledger, *m_store, m_control));
    auto database = Database::open(m_store->path());
    QVERIFY(database->execute(
        "UPDATE label_finding SET description = replace(description, '2000000', '1000000')"));
    QVERIFY(!m_store->labelFindings());
}

void TestLabelSearch::one_project_protects_one_unit()
{
    QVERIFY(findLabels(search(), *m_ledger, *m_store, m_control));
    const auto spent = m_ledger->account("notes")->spent;
    LabelSearch persons = search();
    persons.records.personColumn = "who";
    const auto refused = findLabels(persons, *m_ledger, *m_store, m_control);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidPlan);
    QCOMPARE(m_ledger->account("notes")->spent, spent);
    QVERIFY(checkUnitOfFindings(*m_store, false));
    QVERIFY(!checkUnitOfFindings(*m_store, true));
}

void TestLabelSearch::without_a_label_column_nothing_is_spent()
{
    LabelSearch wrong = search();
    wrong.records.labelColumn.reset();
    QVERIFY(!findLabels(wrong, *m_ledger, *m_store, m_control));
    wrong.records.labelColumn = "no such column";
    QVERIFY(!findLabels(wrong, *m_ledger, *m_store, m_control));
    QCOMPARE(m_ledger->account("notes")->spent, privacy::Spend());
    QVERIFY(m_store->labelFindings()->empty());
}

} // namespace tst_labelsearch

QTEST_APPLESS_MAIN(tst_labelsearch::TestLabelSearch)
#include "tst_labelsearch.moc"
