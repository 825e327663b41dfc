#include "core/recipient/ModelLayers.h"

#include "core/base/Result.h"
#include "core/evaluation/classifiers/LogisticRegression.h"
#include "core/evaluation/classifiers/ThreeLayerNetwork.h"

#include <array>
#include <utility>

namespace core::recipient {

namespace {

using evaluation::LogisticRegression;
using evaluation::RowMatrix;
using evaluation::ThreeLayerNetwork;
using evaluation::TrainedLayer;

constexpr std::array<const char *, 3> layerNames = {"0", "2", "4"};
constexpr const char *coefficients = "coef";

// [inputs x outputs] in memory, [outputs x inputs] in the file.
template<typename Scalar>
ModelArray transposedArray(const RowMatrix<Scalar> &matrix)
{
    const RowMatrix<float> turned = matrix.transpose().template cast<float>();
    return {{static_cast<std::uint64_t>(turned.rows()), static_cast<std::uint64_t>(turned.cols())},
            {turned.data(), turned.data() + turned.size()}};
}

RowMatrix<float> transposedMatrix(const ModelArray &array)
{
    return Eigen::Map<const RowMatrix<float>>(array.values.data(),
                                              static_cast<Eigen::Index>(array.shape[0]),
                                              static_cast<Eigen::Index>(array.shape[1]))
        .transpose();
}

Result<const ModelArray *> arrayAt(const ModelArrays &arrays, const std::string &name, std::size_t dimensions)
{
    const auto found = arrays.find(name);
    if (found != arrays.end() && found->second.shape.size() == dimensions && !found->second.values.empty())
        return &found->second;
    return fail(ErrorCode::InvalidParameter,
                "the array \"" + name + "\" was expected, of " + std::to_string(dimensions)
                    + (dimensions == 1 ? " dimension" : " dimensions"));
}

tl::unexpected<Error> misfit(const std::string &name, const std::string &expected)
{
    return fail(ErrorCode::InvalidParameter, "the array \"" + name + "\": " + expected + " were expected");
}

Result<TrainedLayer> layerOf(const ModelArrays &arrays, const std::string &layer)
{
    KEYSEED_ASSIGN(const auto weights, arrayAt(arrays, layer + ".weight", 2));
    KEYSEED_ASSIGN(const auto bias, arrayAt(arrays, layer + ".bias", 1));
    if (bias->shape[0] != weights->shape[0])
        return misfit(layer + ".bias", "as many numbers as \"" + layer + ".weight\" has rows");
    return TrainedLayer{transposedMatrix(*weights),
                        Eigen::Map<const Eigen::RowVectorXf>(bias->values.data(),
                                                             static_cast<Eigen::Index>(bias->values.size()))};
}

Result<ReadClassifier> networkOf(const ModelArrays &arrays, std::size_t labels)
{
    std::array<TrainedLayer, layerNames.size()> layers;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        KEYSEED_ASSIGN(auto layer, layerOf(arrays, layerNames[i]));
        if (i > 0 && layer.weights.rows() != layers[i - 1].weights.cols())
            return misfit(std::string(layerNames[i]) + ".weight",
                          "as many columns as the layer before it has rows");
        layers[i] = std::move(layer);
    }
    if (static_cast<std::size_t>(layers.back().weights.cols()) != labels)
        return misfit("4.weight", "as many rows as there are labels");
    const auto columns = static_cast<std::size_t>(layers.front().weights.rows());
    return ReadClassifier{std::make_shared<const ThreeLayerNetwork>(std::move(layers)), columns};
}

Result<ReadClassifier> regressionOf(const ModelArrays &arrays, std::size_t labels)
{
    KEYSEED_ASSIGN(const auto weights, arrayAt(arrays, coefficients, 2));
    if (weights->shape[0] != labels)
        return misfit(coefficients, "as many rows as there are labels");
    return ReadClassifier{
        std::make_shared<const LogisticRegression>(transposedMatrix(*weights).cast<double>()),
        static_cast<std::size_t>(weights->shape[1])};
}

} // namespace

ModelArrays arraysOf(const evaluation::Classifier &classifier, ClassifierKind kind)
{
    ModelArrays arrays;
    if (kind == ClassifierKind::Regression) {
        arrays[coefficients] = transposedArray(static_cast<const LogisticRegression &>(classifier).weights());
        return arrays;
    }
    const auto &layers = static_cast<const ThreeLayerNetwork &>(classifier).layers();
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const Eigen::RowVectorXf &bias = layers[i].bias;
        arrays[std::string(layerNames[i]) + ".weight"] = transposedArray(layers[i].weights);
        arrays[std::string(layerNames[i]) + ".bias"] = {{static_cast<std::uint64_t>(bias.size())},
                                                        {bias.begin(), bias.end()}};
    }
    return arrays;
}

Result<ReadClassifier> classifierOf(const ModelArrays &arrays, ClassifierKind kind, std::size_t labels)
{
    return kind == ClassifierKind::Network ? networkOf(arrays, labels) : regressionOf(arrays, labels);
}

} // namespace core::recipient
