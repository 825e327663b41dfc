#include "core/embedding/VectorFile.h"
#include "core/encoder/Encoder.h"
#include "core/methods/histogram/PhraseShares.h"
#include "core/synthesis/keyphrases/Contribution.h"
#include "tests/core/synthesis/HistogramUnits.h"

#include <QTest>

namespace tst_labelnames {

using namespace core::synthesis;

namespace {

constexpr Eigen::Index phrases = 8;
const std::vector<std::string> labels = {"term0", "term7"};

core::embedding::Embedding vectors()
{
    core::embedding::HalfRows rows(phrases, 2);
    for (core::vocabulary::TermId phrase = 0; phrase < phrases; ++phrase)
        rows.set(phrase, phrase < 4 ? Eigen::RowVector2f(1, 0) : Eigen::RowVector2f(0, 1));
    return rows.embedding({});
}

// The first four phrases belong to the first label, the others to the second.
LabelNames plainNames()
{
    LabelNames names{Eigen::MatrixXf::Zero(2, phrases), 0, Eigen::MatrixXf::Constant(2, phrases, -0.2F)};
    names.closeness.topLeftCorner(1, 4).setConstant(0.2F);
    names.closeness.bottomRightCorner(1, 4).setConstant(0.2F);
    return names;
}

} // namespace

/// The knowledge that the public names of labels bring, before and after counts are released.
class TestLabelNames : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void names_are_read_as_words_data();
    void names_are_read_as_words();
    void codes_are_no_words_data();
    void codes_are_no_words();
    void codes_shift_nothing();
    void names_shift_the_prior_towards_their_phrases();
    void names_without_an_encoder_shift_nothing_before_counts();
    void a_description_is_read_in_place_of_a_name();
    void the_prior_is_the_same_whatever_was_counted();
    void counts_that_follow_the_names_keep_their_strength();
    void counts_that_contradict_the_names_take_it_back();

private:
    // Counts of 1,000 units a label in so many shares for each phrase, with almost no noise.
    ReleasedModel counted(const Eigen::MatrixXf &shares) const
    {
        const core::privacy::Noise noise = core::privacy::LaplaceScale{unitWeight / 100, 1};
        std::vector<std::int64_t> cells;
        for (Eigen::Index label = 0; label < shares.rows(); ++label)
            for (Eigen::Index phrase = 0; phrase < phrases; ++phrase)
                cells.push_back(std::llround(1'000.0 * static_cast<double>(shares(label, phrase))
                                             * static_cast<double>(unitWeight)));
        ReleasedModel model;
        model.labels = labels;
        model.tables = {{unitTableName, {{2'000 * unitWeight}, {}, noise}},
                        {phraseTableName, {cells, {}, noise}}};
        return model;
    }

    QTemporaryDir m_folder;
    std::optional<PublicInputs> m_inputs;
};

void TestLabelNames::initTestCase()
{
    const auto terms = tests::weightedTerms(m_folder, std::vector<std::uint32_t>(phrases, 6'000));
    m_inputs = PublicInputs{terms, vectors(), std::make_shared<const core::vocabulary::PhraseMatcher>(terms)};
}

void TestLabelNames::names_are_read_as_words_data()
{
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("words");
    QTest::newRow("capitals") << "Urology"
                              << "urology";
    QTest::newRow("camel case") << "MeanOfTransportation"
                                << "mean of transportation";
    QTest::newRow("underscores") << "germ_cell"
                                 << "germ cell";
    QTest::newRow("other letters stay") << QStringLiteral("Gynäkologie") << QStringLiteral("gynäkologie");
    QTest::newRow("a code") << "I50"
                            << "i50";
}

void TestLabelNames::names_are_read_as_words()
{
    QFETCH(QString, label);
    QFETCH(QString, words);
    QCOMPARE(QString::fromStdString(nameInWords(label.toStdString())), words);
}

void TestLabelNames::codes_are_no_words_data()
{
    QTest::addColumn<QString>("label");
    QTest::addColumn<bool>("isInWords");
    QTest::newRow("a letter") << "A" << false;
    QTest::newRow("a number") << "12" << false;
    QTest::newRow("a code") << "I50.1" << false;
    QTest::newRow("letters apart") << "A_B_C" << false;
    QTest::newRow("empty") << "" << false;
    QTest::newRow("a word") << "Urology" << true;
    QTest::newRow("an abbreviation") << "ENT" << true;
    QTest::newRow("a word behind a code") << "I50 heart failure" << true;
    QTest::newRow("another script") << QStringLiteral("\u5fc3\u810f") << true;
}

void TestLabelNames::codes_are_no_words()
{
    QFETCH(QString, label);
    QFETCH(bool, isInWords);
    QCOMPARE(core::synthesis::isInWords(label.toStdString()), isInWords);
}

void TestLabelNames::codes_shift_nothing()
{
    core::NoControl control;
    PublicInputs inputs = *m_inputs;
    const std::filesystem::path resources = KEYSEED_RESOURCES_DIR;
    inputs.encoder = std::make_shared<const core::embedding::TermEncoder>(
        core::encoder::shippedEncoder(resources), resources / "encoded", m_folder.path().toStdString());
    const auto coded = labelNames({"A", "B", "C"}, inputs, control);
    QVERIFY(coded.has_value());
    QCOMPARE(coded->closeness.cwiseAbs().maxCoeff(), 0.0F);
    // A code beside names: the names are compared with each other alone.
    const auto named = labelNames({"heart", "bone", "B"}, inputs, control);
    QVERIFY(named.has_value());
    QVERIFY(named->closeness.row(0).cwiseAbs().maxCoeff() > 0);
    QVERIFY((named->closeness.row(0) + named->closeness.row(1)).cwiseAbs().maxCoeff() < 1e-5F);
    QCOMPARE(named->closeness.row(2).cwiseAbs().maxCoeff(), 0.0F);
}

void TestLabelNames::names_shift_the_prior_towards_their_phrases()
{
    const Eigen::VectorXf prior = Eigen::VectorXf::Constant(phrases, 1.0F / phrases);
    const Eigen::MatrixXf priors = namedPriors(prior, plainNames(), {.closeness = 5});
    QVERIFY(std::abs(priors.row(0).sum() - 1) < 1e-5F);
    QVERIFY(std::abs(priors(0, 0) / priors(0, 7) - std::exp(2.0F)) < 1e-3F);
    QVERIFY(std::abs(priors(1, 7) - priors(0, 0)) < 1e-6F);
    QVERIFY(namedPriors(prior, plainNames(), {}).isApprox(prior.transpose().replicate(2, 1)));
}

void TestLabelNames::names_without_an_encoder_shift_nothing_before_counts()
{
    QVERIFY(publicNameStrengths(plainNames()).closeness > 0);
    LabelNames names = plainNames();
    names.closeness.resize(0, 0);
    QCOMPARE(publicNameStrengths(names).closeness, 0.0F);
    QCOMPARE(publicNameStrengths(names).nearness, 0.0F);
}

void TestLabelNames::a_description_is_read_in_place_of_a_name()
{
    PublicInputs described = *m_inputs;
    described.labelDescriptions = {{"A", "term0"}, {"B", "term7"}};
    QCOMPARE(namesByVocabulary({"A", "B"}, *m_inputs).named, 0);
    QVERIFY(namesByVocabulary({"A", "B"}, described).nearness
            == namesByVocabulary(labels, *m_inputs).nearness);
}

void TestLabelNames::the_prior_is_the_same_whatever_was_counted()
{
    core::NoControl control;
    const Eigen::VectorXf prior = phrasePrior(m_inputs->vocabulary);
    std::vector<Eigen::MatrixXf> priors;
    for (const bool isFirst : {true, false}) {
        Eigen::MatrixXf shares = Eigen::MatrixXf::Zero(2, phrases);
        shares.col(isFirst ? 0 : 7).setOnes();
        const auto names = labelNames(counted(shares).labels, *m_inputs, control);
        QVERIFY(names.has_value());
        priors.push_back(namedPriors(prior, *names, {.nearness = 4}));
    }
    QVERIFY(priors[0] == priors[1]);
}

void TestLabelNames::counts_that_follow_the_names_keep_their_strength()
{
    const Eigen::VectorXf prior = phrasePrior(m_inputs->vocabulary);
    const ReleasedModel model = counted(namedPriors(prior, plainNames(), {.closeness = 8}));
    QCOMPARE(fittedNameStrengths(model, *m_inputs, plainNames()).closeness, 8.0F);
}

void TestLabelNames::counts_that_contradict_the_names_take_it_back()
{
    const Eigen::MatrixXf reversed =
        namedPriors(phrasePrior(m_inputs->vocabulary), plainNames(), {.closeness = 8}).colwise().reverse();
    QCOMPARE(fittedNameStrengths(counted(reversed), *m_inputs, plainNames()).closeness, 0.0F);
}

} // namespace tst_labelnames

QTEST_APPLESS_MAIN(tst_labelnames::TestLabelNames)
#include "tst_labelnames.moc"
