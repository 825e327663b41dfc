#include "core/methods/Methods.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_releasedcounts {

using namespace core::synthesis;
using core::privacy::GaussianVariance;
using core::privacy::LaplaceScale;
using core::privacy::Noise;

class ReleasedCountsTest : public QObject
{
    Q_OBJECT

private slots:
    void phrases_are_counted_in_units_by_label()
    {
        ReleasedModel model = modelOf("phrases", 12, LaplaceScale{100, 1});
        model.tables[0].counts.cells[1] = 3000;
        model.tables[0].counts.cells[2] = 5000;
        model.tables[0].counts.cells[6 + 1] = 4000;
        const auto counts = releasedCounts(model, m_phrases);
        QVERIFY(counts && !counts->areClusters() && !counts->isJoint());
        QCOMPARE(counts->items(), std::size_t{6});
        // A unit with one phrase adds all of W = 1000 to it.
        QCOMPARE(counts->count(0, 1), 3.0);
        QCOMPARE(counts->count(1, 1), 4.0);
        QCOMPARE(counts->halfWidth95(), noiseHalfWidth95(LaplaceScale{100, 1}) / 1000);
        QVERIFY(counts->standingOut(0) == (std::vector<std::size_t>{2, 1}));
        QVERIFY(counts->standingOut(1) == std::vector<std::size_t>{1});
        QCOMPARE(counts->name(1), std::string("beta"));
    }

    void gaussian_weights_share_the_square()
    {
        ReleasedModel model = modelOf("vocabulary", 6, GaussianVariance{100});
        model.parameters.phrasesPerUnit = 4;
        model.tables[0].counts.cells[1] = 1500;
        // Four weights of 500 have squares that sum to W^2 = 10^6.
        QCOMPARE(releasedCounts(model, m_phrases)->count(0, 1), 3.0);
    }

    void equal_counts_stand_in_order_of_their_names()
    {
        ReleasedModel model = modelOf("phrases", 12, LaplaceScale{100, 1});
        for (const std::size_t item : {5, 0, 3})
            model.tables[0].counts.cells[item] = 4000;
        const auto counts = releasedCounts(model, m_phrases);
        std::vector<std::string> names;
        for (const std::size_t item : counts->standingOut(0))
            names.push_back(counts->name(item));
        QVERIFY(names == (std::vector<std::string>{"alpha", "delta wave", "zeta"}));
    }

    void one_count_of_the_vocabulary_serves_all_labels()
    {
        ReleasedModel model = modelOf("vocabulary", 6, LaplaceScale{100, 1});
        model.tables[0].counts.cells[4] = 2000;
        const auto counts = releasedCounts(model, m_phrases);
        QVERIFY(counts && counts->isJoint());
        QCOMPARE(counts->count(0, 4), 4.0);
        QCOMPARE(counts->count(1, 4), 4.0);
    }

    void clusters_are_named_by_their_likeliest_phrases()
    {
        ReleasedModel model = modelOf("clusters", 4, GaussianVariance{100});
        model.parameters.clusters = 2;
        model.clusterOf = {0, 1, 1, 1, 1, 0};
        model.tables[0].counts.cells[1] = 2000;
        const auto counts = releasedCounts(model, m_phrases);
        QVERIFY(counts && counts->areClusters());
        QCOMPARE(counts->items(), std::size_t{2});
        // More words are less likely; three are shown.
        QCOMPARE(counts->name(0), std::string("alpha; zeta"));
        QCOMPARE(counts->name(1), std::string("beta; gamma; epsilon"));
        QCOMPARE(counts->count(0, 1), 2.0); // twice W
        QCOMPARE(counts->count(1, 1), 0.0);
        model.tables[0].counts.noise = LaplaceScale{100, 1};
        QCOMPARE(releasedCounts(model, m_phrases)->count(0, 1), 2.0);
    }

    void a_group_without_phrases_never_stands_out()
    {
        ReleasedModel model = modelOf("clusters", 6, LaplaceScale{100, 1});
        model.parameters.clusters = 3;
        model.clusterOf = {0, 1, 1, 1, 1, 0}; // none in the last
        model.tables[0].counts.cells = {5000, 0, 9000, 0, 5000, 9000};
        const auto counts = releasedCounts(model, m_phrases);
        QVERIFY(counts && counts->standsOut(0, 0) && counts->standsOut(1, 1));
        QVERIFY(!counts->standsOut(0, 2) && !counts->standsOut(1, 2));
        QCOMPARE(counts->standingOut(0), std::vector<std::size_t>{0});
    }

    void the_finest_table_is_shown()
    {
        ReleasedModel model = modelOf("clusters", 4, GaussianVariance{100});
        model.parameters.clusters = 2;
        model.clusterOf.assign(6, 0);
        model.tables.push_back(modelOf("phrases", 12, LaplaceScale{100, 1}).tables[0]);
        QCOMPARE(releasedCounts(model, m_phrases)->table(), std::string("phrases"));
        model.tables[0].name = model.tables[1].name = "kernel-1";
        QVERIFY(!releasedCounts(model, m_phrases));
    }

private:
    ReleasedModel modelOf(const std::string &table, std::size_t cells, const Noise &noise) const
    {
        ReleasedModel model;
        model.labels = {"A", "B"};
        model.parameters.method = table == "vocabulary" ? "independent" : "histogram";
        model.parameters.phrasesPerUnit = 2;
        model.vocabularySize = static_cast<std::uint32_t>(m_phrases.size());
        model.tables = {{table, {std::vector<std::int64_t>(cells), {1000, 1'000'000}, noise}}};
        return model;
    }

    static core::vocabulary::Vocabulary phrasesIn(const QTemporaryDir &folder)
    {
        QFile file(folder.filePath("terms.txt"));
        if (!file.open(QIODevice::WriteOnly)
            || file.write("alpha\nbeta\ngamma\ndelta wave\nepsilon\nzeta\n") < 1)
            throw std::runtime_error("cannot write the phrases of the test");
        file.close();
        return core::vocabulary::Vocabulary::fromTermFile(file.fileName().toStdString()).value();
    }

    QTemporaryDir m_folder;
    core::vocabulary::Vocabulary m_phrases = phrasesIn(m_folder);
};

} // namespace tst_releasedcounts

QTEST_APPLESS_MAIN(tst_releasedcounts::ReleasedCountsTest)
#include "tst_releasedcounts.moc"
