#include "core/evaluation/classifiers/NetworkTraining.h"

#include "core/base/Result.h"
#include "core/evaluation/classifiers/ThreeLayerNetwork.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace core::evaluation {

namespace {

using Matrix = RowMatrix<float>;

// Sets the gradient to 0 where the layer's output was 0.
void keepWhereActive(Matrix &gradient, const Matrix &output)
{
    gradient = (output.array() > 0.0F).select(gradient, 0.0F);
}

Matrix activated(Matrix values, const Matrix &bias)
{
    values.rowwise() += bias.row(0);
    return values.cwiseMax(0.0F);
}

// Fisher and Yates with a fixed generator: std::shuffle may differ from one library to the next.
void shuffle(std::vector<std::uint32_t> &order, std::mt19937_64 &random)
{
    for (std::size_t left = order.size(); left > 1; --left)
        std::swap(order[left - 1], order[random() % left]);
}

TrainedLayer trainedLayer(NetworkLayer &&layer)
{
    return {std::move(layer.weights.values), layer.bias.values.row(0)};
}

} // namespace

NetworkTraining::NetworkTraining(const TrainingSet &set,
                                 const ThreeLayerNetwork::Options &options,
                                 const FeatureRows *adaptTo,
                                 double coralWeight)
    : m_set(set)
    , m_options(options)
    , m_adaptTo(adaptTo)
    , m_coralWeight(coralWeight)
    , m_random(options.seed)
    , m_first(set.rows.columns(), options.firstHidden, m_random)
    , m_second(options.firstHidden, options.secondHidden, m_random)
    , m_last(options.secondHidden, set.labels, m_random)
    , m_order(set.rows.size())
    , m_targetRandom(~options.seed)
    , m_targetOrder(adaptTo ? adaptTo->size() : 0)
{
    std::iota(m_order.begin(), m_order.end(), 0U);
    std::iota(m_targetOrder.begin(), m_targetOrder.end(), 0U);
    m_targetAt = m_targetOrder.size(); // so that it is shuffled first
}

Result<void> NetworkTraining::run(const package::Progress &progress, const ThreeLayerNetwork::OnPass &onPass)
{
    const std::size_t batch = std::min(m_options.batch, m_order.size());
    const auto perPass = static_cast<int>(m_order.size() / batch);
    const int steps = std::min(m_options.passes * perPass, m_options.mostSteps);
    for (int number = 0; number < steps; ++number) {
        const double done = static_cast<double>(number) / static_cast<double>(steps);
        KEYSEED_TRY(progress.at(done));
        const int inPass = number % perPass;
        if (inPass == 0)
            shuffle(m_order, m_random);
        step(std::span(m_order).subspan(static_cast<std::size_t>(inPass) * batch, batch), number + 1, done);
        if (inPass + 1 == perPass || number + 1 == steps)
            endPass(inPass + 1, onPass);
    }
    return {};
}

void NetworkTraining::endPass(int steps, const ThreeLayerNetwork::OnPass &onPass)
{
    const auto count = static_cast<double>(steps);
    m_lastPass = {m_pass.classification / count, m_pass.coral / count, m_coralWeight};
    if (onPass)
        onPass(m_lastPass);
    m_pass = {};
}

void NetworkTraining::step(std::span<const std::uint32_t> batch, int number, double done)
{
    const Batch source{m_set.rows, batch};
    const Hidden hidden = forward(source);
    const Matrix ofLast = residuals(batch, hidden.second);
    Matrix ofSecond = productWithTransposed(ofLast, m_last.weights.values);
    addTransposedProduct(hidden.second, ofLast, m_last.weights.gradient);
    m_last.bias.gradient += ofLast.colwise().sum();
    std::vector<Batch> batches{source};
    if (m_adaptTo)
        batches.push_back(adapt(hidden.second, ofSecond));
    backward(source, hidden, std::move(ofSecond));

    const auto rate = static_cast<float>(m_options.rate * (1.0 - done));
    for (NetworkLayer *layer : {&m_second, &m_last})
        layer->weights.move(number, rate);
    for (NetworkLayer *layer : {&m_first, &m_second, &m_last})
        layer->bias.move(number, rate);
    moveFirstLayer(batches, number, rate);
}

NetworkTraining::Hidden NetworkTraining::forward(const Batch &batch) const
{
    Hidden hidden;
    hidden.first = activated(batch.rows.times(batch.chosen, m_first.weights.values), m_first.bias.values);
    hidden.second = activated(product(hidden.first, m_second.weights.values), m_second.bias.values);
    return hidden;
}

// Adds to the gradients of the first two layers what follows from that of the second layer's output.
void NetworkTraining::backward(const Batch &batch, const Hidden &hidden, Matrix ofSecond)
{
    keepWhereActive(ofSecond, hidden.second);
    Matrix ofFirst = productWithTransposed(ofSecond, m_second.weights.values);
    keepWhereActive(ofFirst, hidden.first);
    addTransposedProduct(hidden.first, ofSecond, m_second.weights.gradient);
    m_second.bias.gradient += ofSecond.colwise().sum();
    batch.rows.addTransposedTimes(batch.chosen, ofFirst, m_first.weights.gradient);
    m_first.bias.gradient += ofFirst.colwise().sum();
}

// Adds the gradient of the weighted CORAL loss, and gives the batch it was compared with.
NetworkTraining::Batch NetworkTraining::adapt(const Matrix &second, Matrix &ofSecond)
{
    const Batch target{*m_adaptTo, nextTargets()};
    const Hidden hidden = forward(target);
    const CoralLoss loss = coralLoss(second.cast<double>(), hidden.second.cast<double>());
    m_pass.coral += loss.value;
    ofSecond += (m_coralWeight * loss.ofFirst).cast<float>();
    backward(target, hidden, (m_coralWeight * loss.ofSecond).cast<float>());
    return target;
}

std::span<const std::uint32_t> NetworkTraining::nextTargets()
{
    const std::size_t size = std::min(m_options.batch, m_targetOrder.size());
    if (m_targetAt + size > m_targetOrder.size()) {
        shuffle(m_targetOrder, m_targetRandom);
        m_targetAt = 0;
    }
    m_targetAt += size;
    return std::span(m_targetOrder).subspan(m_targetAt - size, size);
}

// Probabilities less the truth, a mean over the batch.
Matrix NetworkTraining::residuals(std::span<const std::uint32_t> batch, const Matrix &hidden)
{
    Matrix scores = product(hidden, m_last.weights.values);
    scores.rowwise() += m_last.bias.values.row(0);
    double loss = 0.0;
    for (Eigen::Index row = 0; row < scores.rows(); ++row) {
        const auto label = static_cast<Eigen::Index>(m_set.labelOf[batch[static_cast<std::size_t>(row)]]);
        scores.row(row).array() -= scores.row(row).maxCoeff();
        const auto ofLabel = static_cast<double>(scores(row, label));
        scores.row(row) = scores.row(row).array().exp();
        const float sum = scores.row(row).sum();
        scores.row(row) /= sum;
        scores(row, label) -= 1.0F;
        loss += std::log(static_cast<double>(sum)) - ofLabel;
    }
    loss /= static_cast<double>(batch.size());
    m_pass.classification += loss;
    return scores / static_cast<float>(batch.size());
}

// For sparse rows, moves only the phrases of the batch: most phrases occur in few texts, and updating the
// others would take most of the time.
void NetworkTraining::moveFirstLayer(const std::vector<Batch> &batches, int number, float rate)
{
    if (std::ranges::all_of(batches, [](const Batch &batch) { return batch.rows.isDense(); }))
        return m_first.weights.move(number, rate);
    std::vector<std::uint32_t> columns;
    for (const Batch &batch : batches)
        for (const std::uint32_t row : batch.chosen) {
            const FeatureRow features = batch.rows[row];
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
