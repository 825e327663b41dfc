#include "core/fields/JunctionTree.h"

#include <QTest>

#include <cmath>
#include <numeric>

namespace tst_junctiontree {

using namespace core::fields;

Domain fourFields()
{
    return {.sizes = {2, 3, 2, 2}, .roles = std::vector<Role>(4, Role::Note)};
}

/// A joint distribution over all four fields, by brute force.
std::vector<double>
scaled(std::vector<double> joint, std::size_t i, std::size_t j, const std::vector<double> &to)
{
    const std::vector<std::size_t> sizes = {2, 3, 2, 2};
    const auto code = [&](std::size_t cell, std::size_t field) {
        for (std::size_t k = 3; k > field; --k)
            cell /= sizes[k];
        return cell % sizes[field];
    };
    std::vector<double> held(to.size(), 0.0);
    for (std::size_t cell = 0; cell < joint.size(); ++cell)
        held[code(cell, i) * sizes[j] + code(cell, j)] += joint[cell];
    for (std::size_t cell = 0; cell < joint.size(); ++cell) {
        const std::size_t at = code(cell, i) * sizes[j] + code(cell, j);
        joint[cell] *= to[at] / held[at];
    }
    return joint;
}

std::vector<double> marginal(const std::vector<double> &joint, std::size_t i, std::size_t j)
{
    Factor all{{0, 1, 2, 3}, {2, 3, 2, 2}, joint};
    return marginalOf(all, {i, j}).values;
}

class TestJunctionTree : public QObject
{
    Q_OBJECT

private slots:
    void fitting_agrees_with_the_whole_joint_data();
    void fitting_agrees_with_the_whole_joint();
    void cliques_share_what_their_neighbours_need();
};

void TestJunctionTree::fitting_agrees_with_the_whole_joint_data()
{
    using Edges = std::vector<Pair>;
    QTest::addColumn<Edges>("edges");
    QTest::newRow("a path") << Edges{{0, 1}, {1, 2}, {2, 3}};
    QTest::newRow("a star") << Edges{{0, 1}, {1, 2}, {1, 3}};
    QTest::newRow("a ring, which is triangulated") << Edges{{0, 1}, {1, 2}, {2, 3}, {0, 3}};
    QTest::newRow("two parts") << Edges{{0, 1}, {2, 3}};
}

// Every marginal, also of two fields far apart, is that of the same steps on the table of all fields.
void TestJunctionTree::fitting_agrees_with_the_whole_joint()
{
    QFETCH(const std::vector<Pair>, edges);
    TreeModel model(fourFields(), edges);
    std::vector<double> joint(24, 1.0 / 24);
    for (int sweep = 0; sweep < 5; ++sweep)
        for (const auto &[i, j] : edges) {
            const auto cells = static_cast<std::size_t>(model.domain().sizes[i] * model.domain().sizes[j]);
            std::vector<double> target(cells);
            for (std::size_t cell = 0; cell < cells; ++cell)
                target[cell] = 1.0 + static_cast<double>((cell * 7 + i * 3 + j) % 5);
            const double sum = std::accumulate(target.begin(), target.end(), 0.0);
            for (double &each : target)
                each /= sum;
            model.fit({i, j}, target);
            joint = scaled(std::move(joint), i, j, target);
        }
    model.calibrate();
    for (const auto &[i, j] : pairsOf(fourFields())) {
        const std::vector<double> found = model.pair(i, j);
        const std::vector<double> expected = marginal(joint, i, j);
        QCOMPARE(found.size(), expected.size());
        for (std::size_t cell = 0; cell < found.size(); ++cell)
            QVERIFY(std::abs(found[cell] - expected[cell]) < 1e-9);
    }
}

void TestJunctionTree::cliques_share_what_their_neighbours_need()
{
    const CliqueTree tree = cliqueTreeOf(fourFields(), {{0, 1}, {1, 2}, {2, 3}, {0, 3}});
    QCOMPARE(tree.cliques.size(), std::size_t{2});
    QCOMPARE(tree.cliques[1].shared.size(), std::size_t{2});
    for (std::size_t clique = 1; clique < tree.cliques.size(); ++clique)
        QVERIFY(tree.cliques[clique].parent < clique);
}

} // namespace tst_junctiontree

QTEST_APPLESS_MAIN(tst_junctiontree::TestJunctionTree)
#include "tst_junctiontree.moc"
