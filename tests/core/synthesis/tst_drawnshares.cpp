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
