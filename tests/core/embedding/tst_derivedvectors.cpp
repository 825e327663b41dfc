#include "core/embedding/VectorFile.h"
#include "tests/core/vocabulary/LexiconOf.h"

#include <QTest>

#include <cmath>

namespace tst_derivedvectors {

using core::embedding::Embedding;
using core::vocabulary::Vocabulary;

namespace {

constexpr Eigen::Index dimension = 64;

// Term i of `known` has the unit vector of axis i, the last one the opposite of axis 0.
Embedding axes(const Vocabulary &known)
{
    const auto count = static_cast<Eigen::Index>(known.size());
    Eigen::MatrixXf vectors = Eigen::MatrixXf::Identity(count, dimension);
    vectors.row(count - 1) = -Eigen::RowVectorXf::Unit(dimension, 0);
    const QTemporaryDir folder;
    const std::string path = folder.filePath("vectors").toStdString();
    if (const auto written = core::embedding::writeVectors(path, vectors); !written)
        qFatal("%s", written.error().detail.c_str());
    return Embedding::openVectors(path).value();
}

} // namespace

class TestDerivedVectors : public QObject
{
    Q_OBJECT

private slots:
    void takes_the_best_that_is_known_data()
    {
        QTest::addColumn<QString>("term");
        QTest::addColumn<QList<float>>("firstAxes");

        const float half = std::sqrt(0.5F);
        QTest::newRow("the term itself") << "heart attack" << QList<float>{0, 0, 1};
        QTest::newRow("in other letters") << "HEART-Attack" << QList<float>{0, 0, 1};
        QTest::newRow("an inflection") << "heart attacks" << QList<float>{0, 0, 1};
        QTest::newRow("mean of words") << "attack heart" << QList<float>{half, half, 0};
        QTest::newRow("a word counts as often as it stands there")
            << "heart heart attack" << QList<float>{2 / std::sqrt(5.0F), 1 / std::sqrt(5.0F), 0};
        QTest::newRow("unknown words are left out") << "heart zzz" << QList<float>{1, 0, 0};
    }
    void takes_the_best_that_is_known()
    {
        QFETCH(QString, term);
        QFETCH(QList<float>, firstAxes);
        const Eigen::RowVectorXf row = derive({term.toStdString()}).row(0);
        Eigen::RowVectorXf expected = Eigen::RowVectorXf::Zero(dimension);
        for (int i = 0; i < 3; ++i)
            expected[i] = firstAxes[i];
        QVERIFY((row - expected).cwiseAbs().maxCoeff() < 1e-6F);
    }

    void invents_unit_vectors_where_nothing_is_known()
    {
        const Eigen::MatrixXf rows = derive({"zzz", "yyy", "heart antiheart", "---", "***"});
        for (Eigen::Index row = 0; row < rows.rows(); ++row) {
            QVERIFY(std::abs(rows.row(row).norm() - 1.0F) < 1e-5F);
            // Signs are independent: the cosine of two of them has standard deviation 1/8 in 64 dimensions.
            for (Eigen::Index other = 0; other < row; ++other)
                QVERIFY(std::abs(rows.row(row).dot(rows.row(other))) < 5.0F / 8.0F);
        }
    }

    void invents_the_same_vector_wherever_the_term_stands()
    {
        const Eigen::MatrixXf first = derive({"zzz", "heart"});
        const Eigen::MatrixXf second = derive({"attack", "yyy", "ZZZ"});
        QVERIFY(first.row(0) == second.row(2));
    }

    void digest_depends_on_the_terms()
    {
        const Embedding vectors = axes(m_known);
        const auto one = Embedding::forTerms(tests::lexiconOf({{"zzz", {}}}), m_known, vectors);
        const auto same = Embedding::forTerms(tests::lexiconOf({{"zzz", {}}}), m_known, vectors);
        const auto other = Embedding::forTerms(tests::lexiconOf({{"yyy", {}}}), m_known, vectors);
        QVERIFY(one.digest() == same.digest());
        QVERIFY(one.digest() != other.digest());
        QVERIFY(one.digest() != vectors.digest());
    }

private:
    Eigen::MatrixXf derive(const std::vector<std::string> &texts) const
    {
        std::vector<std::pair<std::string, std::vector<std::string>>> terms;
        std::vector<core::vocabulary::TermId> ids;
        for (const std::string &text : texts) {
            ids.push_back(static_cast<core::vocabulary::TermId>(terms.size()));
            terms.push_back({text, {}});
        }
        return rowsOf(Embedding::forTerms(tests::lexiconOf(terms), m_known, axes(m_known)), ids);
    }

    const Vocabulary m_known = tests::lexiconOf(
        {{"heart", {}}, {"attack", {}}, {"heart attack", {"heart attacks"}}, {"???", {}}, {"antiheart", {}}});
};

} // namespace tst_derivedvectors

QTEST_APPLESS_MAIN(tst_derivedvectors::TestDerivedVectors)
#include "tst_derivedvectors.moc"
