#include "core/embedding/VectorFile.h"
#include "core/methods/histogram/NeighbourSmoothing.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <numeric>
#include <random>

namespace tst_neighboursmoothing {

using namespace core::synthesis;

namespace {

using Eigen::Index;
using Eigen::MatrixXf;
using Eigen::VectorXf;

constexpr Index labels = 3;
constexpr Index nodes = 300;
constexpr Index dimension = 6;
constexpr float deviation = 2;

/// Nodes in random places with invented counts; fixed, so that a test gives the same each time.
struct World
{
    std::mt19937 random{7};
    NodePlaces places{{}, MatrixXf(nodes, dimension), VectorXf::Zero(dimension)};
    MatrixXf expected = MatrixXf::Constant(labels, nodes, 2);
    MatrixXf slopes{labels, dimension};

    World()
    {
        std::normal_distribution<float> normal;
        const auto draw = [&] { return normal(random); };
        places.nodes.resize(nodes);
        std::iota(places.nodes.begin(), places.nodes.end(), Index{0});
        places.vectors = MatrixXf::NullaryExpr(nodes, dimension, draw).rowwise().normalized();
        slopes = MatrixXf::NullaryExpr(labels, dimension, draw);
    }

    // What the nodes hold: 1 + strength x slope . vector times what is expected.
    MatrixXf truth(float strength) const
    {
        return expected.cwiseProduct(
            MatrixXf((1 + strength * (slopes * places.vectors.transpose()).array()).matrix()));
    }

    MatrixXf noisy(const MatrixXf &held)
    {
        std::normal_distribution<float> noise(0, deviation);
        return held + MatrixXf::NullaryExpr(labels, nodes, [&] { return noise(random); });
    }

    NeighbourSmoothing smoothing(const MatrixXf &counts, const NodePlaces &of) const
    {
        return neighbourSmoothing(counts, expected, of, deviation, core::NoControl());
    }
};

} // namespace

class TestNeighbourSmoothing : public QObject
{
    Q_OBJECT

private slots:
    void finds_what_lies_in_one_direction()
    {
        World world;
        const MatrixXf held = world.truth(1);
        const auto smoothing = world.smoothing(world.noisy(held), world.places);
        QVERIFY(smoothing.width > 0);
        const float before = (held - world.expected).squaredNorm();
        const float after = (held - world.expected.cwiseProduct(smoothing.ratios)).squaredNorm();
        // Six unknowns of 300 counts: what remains is about 6/300 of the noise for each count.
        const float noise = deviation * deviation * labels * nodes;
        QVERIFY2(after < noise * 2 * dimension / nodes, qPrintable(QString::number(after)));
        QVERIFY(after < before / 4);
        for (Index label = 0; label < labels; ++label)
            QVERIFY(smoothing.slopes.row(label).normalized().dot(world.slopes.row(label).normalized())
                    > 0.9F);
    }

    void hardly_moves_where_there_is_nothing_but_noise()
    {
        World world;
        const auto smoothing = world.smoothing(world.noisy(world.expected), world.places);
        if (smoothing.width == 0)
            return;
        const float moved = (world.expected.cwiseProduct(smoothing.ratios) - world.expected).squaredNorm();
        QVERIFY(moved < deviation * deviation * labels * nodes * 2 * dimension / nodes);
    }

    // A node's own count has no say in what is expected of it.
    void predicts_a_node_by_the_others_alone()
    {
        World world;
        const MatrixXf counts = world.noisy(world.truth(0.3F));
        const auto all = world.smoothing(counts, world.places);
        QVERIFY(all.width > 0);
        for (const Index left : {0, 17, 299}) {
            NodePlaces others = world.places;
            others.nodes.erase(others.nodes.begin() + left);
            others.vectors.resize(nodes - 1, dimension);
            others.vectors = world.places.vectors(others.nodes, Eigen::all);
            const auto without = world.smoothing(counts, others);
            QCOMPARE(without.width, all.width);
            for (Index label = 0; label < labels; ++label) {
                const float predicted = 1 + without.slopes.row(label).dot(world.places.vectors.row(left));
                QVERIFY2(std::abs(predicted - all.ratios(label, left)) < 2e-3F,
                         qPrintable(QString::number(predicted - all.ratios(label, left))));
            }
        }
    }

    void places_nodes_by_their_phrases()
    {
        const QTemporaryDir folder;
        MatrixXf rows(4, 2);
        rows << 1, 0, 0, 1, -1, 0, 0, -1;
        const std::filesystem::path file = folder.filePath("terms.vectors").toStdString();
        QVERIFY(core::embedding::writeVectors(file, rows));
        const auto embedding = core::embedding::Embedding::openVectors(file);
        QVERIFY(embedding.has_value());
        VectorXf prior(4);
        prior << 0.3F, 0.1F, 0.2F, 0.4F;
        const std::vector<std::uint32_t> nodeOf = {0, 0, 1, 2};
        VectorXf priorOfNodes(4);
        priorOfNodes << 0.4F, 0.2F, 0.4F, 0.0F; // the last has no phrase
        const NodePlaces places = nodePlaces(*embedding, prior, nodeOf, priorOfNodes);
        QCOMPARE(places.nodes, (std::vector<Index>{0, 1, 2, 3}));
        const Eigen::Vector2f centre(0.1F, -0.3F);
        QVERIFY((places.centre - centre).norm() < 1e-3F); // rows are kept in 16 bits
        const Eigen::Vector2f first = Eigen::Vector2f(0.75F, 0.25F) - centre;
        QVERIFY((places.vectors.row(0).transpose() - first).norm() < 1e-3F);
        QVERIFY(places.vectors.row(3).norm() < 1e-3F);
    }
};

} // namespace tst_neighboursmoothing

QTEST_APPLESS_MAIN(tst_neighboursmoothing::TestNeighbourSmoothing)
#include "tst_neighboursmoothing.moc"
