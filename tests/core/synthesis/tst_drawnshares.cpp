#include "core/methods/histogram/PhraseShares.h"
#include "core/vocabulary/LexiconFile.h"
#include "tests/core/synthesis/TermList.h"

#include <QTest>

namespace tst_drawnshares {

using namespace core::synthesis;
using core::vocabulary::Kind;

class TestDrawnShares : public QObject
{
    Q_OBJECT

private slots:
    void weighs_an_occurrence_less_the_more_it_counted()
    {
        const std::string path = m_folder.filePath(QStringLiteral("learnt.lexicon")).toStdString();
        std::vector<core::vocabulary::LexiconTerm> terms = {{"heart", 1000, Kind::Other, 0, {}},
                                                            {"mitral valve", 1000, Kind::Other, 1, {}},
                                                            {"rash", 1000, Kind::Other, 2, {}}};
        terms[0].contribution = 100;
        terms[1].contribution = 400; // counts four times as much: its root twice
        terms[2].contribution = 100;
        for (auto &term : terms)
            term.prior = 1;
        QVERIFY(core::vocabulary::writeLexicon(path, terms).has_value());
        const auto vocabulary = core::vocabulary::Vocabulary::openLexicon(path);
        QVERIFY(vocabulary.has_value());

        Eigen::MatrixXf shares(3, 3);
        shares << 0.25F, 0.5F, 0.25F, 0, 1, 0, 0, 0, 0;
        const Eigen::MatrixXf drawn = drawnShares(shares, *vocabulary);
        Eigen::MatrixXf expected(3, 3);
        constexpr float third = 1.0F / 3;
        expected << third, third, third, 0, 1, 0, 0, 0, 0; // a label without any stays without
        QVERIFY((drawn - expected).cwiseAbs().maxCoeff() < 1e-6F);
    }

    // Of 20 phrases two have several words. Drawn with sharpness 1.5, the two are raised to at least a
    // quarter, by no more than 3.
    void phrases_of_several_words_are_a_quarter_of_a_learnt_vocabulary_data()
    {
        QTest::addColumn<double>("shareOfSeveral");
        QTest::addColumn<double>("factor");
        QTest::newRow("some") << 0.1 << 0.0;
        QTest::newRow("few") << 0.01 << 3.0;
        QTest::newRow("many") << 0.8 << 1.0;
    }
    void phrases_of_several_words_are_a_quarter_of_a_learnt_vocabulary()
    {
        QFETCH(double, shareOfSeveral);
        QFETCH(double, factor);
        constexpr int words = 18;
        std::vector<core::vocabulary::LexiconTerm> terms;
        Eigen::MatrixXf shares(1, words + 2);
        for (int i = 0; i < words + 2; ++i) {
            const bool isSeveral = i >= words;
            terms.push_back({(isSeveral ? "heart failure" : "word") + std::to_string(i),
                             1000,
                             Kind::Other,
                             static_cast<std::uint32_t>(i),
                             {}});
            terms.back().contribution = 100;
            terms.back().prior = 1;
            shares(0, i) = static_cast<float>(isSeveral ? shareOfSeveral / 2 : (1 - shareOfSeveral) / words);
        }
        const Eigen::MatrixXf drawn =
            drawnShares(shares, core::vocabulary::Vocabulary::fromTerms(terms).value());
        QVERIFY(std::abs(drawn.sum() - 1) < 1e-5F);
        const double raised =
            static_cast<double>(drawn(0, words) / drawn(0, 0) * shares(0, 0) / shares(0, words));
        if (factor > 0) {
            QVERIFY(std::abs(raised - factor) < 1e-3);
            return;
        }
        const Eigen::ArrayXXf chances = drawn.array().pow(1.5F);
        const float ofSeveral = chances.rightCols(2).sum() / chances.sum();
        QVERIFY(ofSeveral > 0.25F);
        QVERIFY(ofSeveral < 0.30F);
    }

    void leaves_a_vocabulary_without_contributions_alone()
    {
        Eigen::MatrixXf shares(1, 3);
        shares << 0.5F, 0.25F, 0.25F;
        QCOMPARE(drawnShares(shares, inventedTerms(m_folder, 3)), shares);
    }

    void keeps_the_likeliest_of_a_label()
    {
        constexpr int count = 2'000;
        Eigen::MatrixXf shares(2, count);
        for (int phrase = 0; phrase < count; ++phrase) {
            shares(0, phrase) = static_cast<float>(phrase + 1);
            shares(1, phrase) = 1;
        }
        shares.row(0) /= shares.row(0).sum();
        shares.row(1) /= shares.row(1).sum();
        const Eigen::MatrixXf drawn = drawnShares(shares, inventedTerms(m_folder, count));
        QCOMPARE((drawn.row(0).array() > 0).count(), mostDrawnPhrases);
        QCOMPARE(drawn(0, count - mostDrawnPhrases - 1), 0.0F);
        QVERIFY(drawn(0, count - mostDrawnPhrases) > 0);
        QVERIFY(std::abs(drawn.row(0).sum() - 1) < 1e-4F);
        QCOMPARE((drawn.row(1).array() > 0).count(), Eigen::Index{count}); // equals stay
    }

private:
    QTemporaryDir m_folder;
};

} // namespace tst_drawnshares

QTEST_GUILESS_MAIN(tst_drawnshares::TestDrawnShares)
#include "tst_drawnshares.moc"
