#include "core/methods/histogram/PhraseShares.h"
#include "core/vocabulary/LexiconFile.h"
#include "tests/core/synthesis/TermList.h"

#include <QTest>

namespace tst_drawnshares {

using namespace core::synthesis;
using core::vocabulary::Kind;

namespace {

// Terms of a learnt vocabulary: so many words, and two phrases of two words.
core::vocabulary::Vocabulary learntTerms(int words)
{
    std::vector<core::vocabulary::LexiconTerm> terms;
    for (int i = 0; i < words + 2; ++i) {
        terms.push_back({(i < words ? "word" : "heart failure") + std::to_string(i),
                         1000,
                         Kind::Other,
                         static_cast<std::uint32_t>(i),
                         {}});
        terms.back().contribution = 100;
        terms.back().prior = 1;
    }
    return core::vocabulary::Vocabulary::fromTerms(terms).value();
}

} // namespace

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
    // quarter, by no more than 5.
    void phrases_of_several_words_are_a_quarter_of_a_learnt_vocabulary_data()
    {
        QTest::addColumn<double>("shareOfSeveral");
        QTest::addColumn<double>("factor");
        QTest::newRow("some") << 0.1 << 0.0;
        QTest::newRow("few") << 0.001 << 5.0;
        QTest::newRow("many") << 0.8 << 1.0;
    }
    void phrases_of_several_words_are_a_quarter_of_a_learnt_vocabulary()
    {
        QFETCH(double, shareOfSeveral);
        QFETCH(double, factor);
        constexpr int words = 18;
        Eigen::MatrixXf shares(1, words + 2);
        shares.leftCols(words).setConstant(static_cast<float>((1 - shareOfSeveral) / words));
        shares.rightCols(2).setConstant(static_cast<float>(shareOfSeveral / 2));
        const Eigen::MatrixXf drawn = drawnShares(shares, learntTerms(words));
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

    // Of two phrases of several words the counts support one.
    void raises_supported_phrases_alone()
    {
        constexpr int words = 18;
        Eigen::MatrixXf shares(1, words + 2);
        shares.leftCols(words).setConstant(0.96F / words);
        shares.rightCols(2).setConstant(0.02F);
        PhraseSupport support = PhraseSupport::Constant(1, words + 2, false);
        support(0, words) = true;
        const Eigen::MatrixXf drawn = drawnShares(shares, learntTerms(words), support);
        QVERIFY(drawn(0, words) / drawn(0, 0) > 1.5F * shares(0, words) / shares(0, 0));
        QVERIFY(std::abs(drawn(0, words + 1) / drawn(0, 0) - shares(0, words + 1) / shares(0, 0)) < 1e-4F);
    }

    void draws_supported_phrases_alone_where_they_are_nearly_all_data()
    {
        QTest::addColumn<float>("supported");
        QTest::addColumn<bool>("areOthersDrawn");
        QTest::newRow("little noise") << 0.9F << false;
        QTest::newRow("much noise") << 0.7F << true;
    }
    void draws_supported_phrases_alone_where_they_are_nearly_all()
    {
        QFETCH(float, supported);
        QFETCH(bool, areOthersDrawn);
        Eigen::MatrixXf shares(1, 4);
        shares << supported / 2, supported / 2, (1 - supported) / 2, (1 - supported) / 2;
        PhraseSupport support(1, 4);
        support << true, true, false, false;
        const Eigen::MatrixXf drawn = drawnShares(shares, inventedTerms(m_folder, 4), support);
        QVERIFY(std::abs(drawn.sum() - 1) < 1e-5F);
        QCOMPARE(drawn(0, 2) > 0, areOthersDrawn);
        QCOMPARE(drawn(0, 3) > 0, areOthersDrawn);
    }

    // The noise has a deviation of 141: 424 is three of them.
    void counts_of_three_deviations_are_supported()
    {
        const core::privacy::Noise noise = core::privacy::LaplaceScale{100, 1};
        ReleasedModel model;
        model.labels = {"A", "B"};
        model.tables = {{phraseTableName, {{200, 450, -450, 420, 430, 0}, {}, noise}}};
        PhraseSupport expected(2, 3);
        expected << false, true, false, false, true, false;
        QVERIFY((supportedPhrases(model) == expected).all());
        model.tables.front().name = clusterTableName; // no phrase was counted by itself
        QCOMPARE(supportedPhrases(model).size(), Eigen::Index{0});
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
