#include "core/evaluation/NetworkTraining.h"

#include "core/evaluation/Product.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace core::evaluation {

namespace {

using Matrix = RowMatrix<float>;

// Where the layer gave 0, no gradient goes back.
void keepWhereActive(Matrix &gradient, const Matrix &output)
{
    gradient = (output.array() > 0.0F).select(gradient, 0.0F);
}

Matrix activated(Matrix values, const Matrix &bias)
{
    values.rowwise() += bias.row(0);
    return values.cwiseMax(0.0F);
}

TrainedLayer trainedLayer(NetworkLayer &&layer)
{
    return {std::move(layer.weights.values), layer.bias.values.row(0)};
}

} // namespace

NetworkTraining::NetworkTraining(const TrainingSet &set, const ThreeLayerNetwork::Options &options)
    : m_set(set)
    , m_options(options)
    , m_random(options.seed)
    , m_first(set.rows.columns(), options.firstHidden, m_random)
    , m_second(options.firstHidden, options.secondHidden, m_random)
    , m_last(options.secondHidden, set.labels, m_random)
    , m_order(set.rows.size())
{
    std::iota(m_order.begin(), m_order.end(), 0U);
}

Result<void> NetworkTraining::run(const package::Progress &progress)
{
    const std::size_t batch = std::min(m_options.batch, m_order.size());
    const auto perPass = static_cast<int>(m_order.size() / batch);
    const int steps = std::min(m_options.passes * perPass, m_options.mostSteps);
    for (int number = 0; number < steps; ++number) {
        const double done = static_cast<double>(number) / static_cast<double>(steps);
        if (auto going = progress.at(done); !going)
            return going;
        const int inPass = number % perPass;
        if (inPass == 0)
            shuffle();
        step(std::span(m_order).subspan(static_cast<std::size_t>(inPass) * batch, batch),
             number + 1,
             static_cast<float>(m_options.rate * (1.0 - done)));
    }
    return {};
}

// Fisher and Yates with a fixed generator: std::shuffle may differ from one library to the next.
void NetworkTraining::shuffle()
{
    for (std::size_t left = m_order.size(); left > 1; --left)
        std::swap(m_order[left - 1], m_order[m_random() % left]);
}

void NetworkTraining::step(std::span<const std::uint32_t> batch, int number, float rate)
{
    const Matrix first = activated(m_set.rows.times(batch, m_first.weights.values), m_first.bias.values);
    const Matrix second = activated(product(first, m_second.weights.values), m_second.bias.values);
    const Matrix ofLast = residuals(batch, second);
    Matrix ofSecond = productWithTransposed(ofLast, m_last.weights.values);
    keepWhereActive(ofSecond, second);
    Matrix ofFirst = productWithTransposed(ofSecond, m_second.weights.values);
    keepWhereActive(ofFirst, first);

    addTransposedProduct(second, ofLast, m_last.weights.gradient);
    m_last.bias.gradient += ofLast.colwise().sum();
    addTransposedProduct(first, ofSecond, m_second.weights.gradient);
    m_second.bias.gradient += ofSecond.colwise().sum();
    m_set.rows.addTransposedTimes(batch, ofFirst, m_first.weights.gradient);
    m_first.bias.gradient += ofFirst.colwise().sum();

    for (NetworkLayer *layer : {&m_second, &m_last})
        layer->weights.move(number, rate);
    for (NetworkLayer *layer : {&m_first, &m_second, &m_last})
        layer->bias.move(number, rate);
    moveFirstLayer(batch, number, rate);
}

// Probabilities less the truth, a mean over the batch.
Matrix NetworkTraining::residuals(std::span<const std::uint32_t> batch, const Matrix &hidden) const
{
    Matrix scores = product(hidden, m_last.weights.values);
    scores.rowwise() += m_last.bias.values.row(0);
    for (Eigen::Index row = 0; row < scores.rows(); ++row) {
        scores.row(row).array() -= scores.row(row).maxCoeff();
        scores.row(row) = scores.row(row).array().exp();
        scores.row(row) /= scores.row(row).sum();
        scores(row, static_cast<Eigen::Index>(m_set.labelOf[batch[static_cast<std::size_t>(row)]])) -= 1.0F;
    }
    return scores / static_cast<float>(batch.size());
}

// Of sparse rows only the phrases of the batch are moved: most stand in few texts, and to let the others
// drift would cost most of the time.
void NetworkTraining::moveFirstLayer(std::span<const std::uint32_t> batch, int number, float rate)
{
    if (m_set.rows.isDense())
        return m_first.weights.move(number, rate);
    std::vector<std::uint32_t> columns;
    for (const std::uint32_t row : batch) {
        const FeatureRow features = m_set.rows[row];
        columns.insert(columns.end(), features.columns.begin(), features.columns.end());
    }
    std::sort(columns.begin(), columns.end());
    columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
    for (const std::uint32_t column : columns)
        m_first.weights.moveRow(column, number, rate);
}

std::array<TrainedLayer, 3> NetworkTraining::trained() &&
{
    return {
        trainedLayer(std::move(m_first)), trainedLayer(std::move(m_second)), trainedLayer(std::move(m_last))};
}

} // namespace core::evaluation
