#pragma once

#include "core/base/Result.h"
#include "core/evaluation/classifiers/Classifier.h"
#include "core/recipient/ModelFacts.h"

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace core::recipient {

/// The arrays of numbers of a classifier, as a file holds them: rows by outputs, one after the other.
struct ModelArray
{
    std::vector<std::uint64_t> shape; ///< of one or two numbers
    std::vector<float> values;        ///< finite
};

/// The arrays by name: "0.weight" [256 x columns], "0.bias", "2.weight" [128 x 256], "2.bias", "4.weight"
/// [labels x 128], "4.bias" for a network, as PyTorch names the layers of Sequential(Linear, ReLU, Linear,
/// ReLU, Linear); "coef" [labels x columns] for a regression, as scikit-learn names it.
using ModelArrays = std::map<std::string, ModelArray>;

ModelArrays arraysOf(const evaluation::Classifier &classifier, ClassifierKind kind);

struct ReadClassifier
{
    std::shared_ptr<const evaluation::Classifier> classifier;
    std::size_t columns = 0;
};

/// Errors: InvalidParameter, naming the array and what was expected, without the name of the file.
Result<ReadClassifier> classifierOf(const ModelArrays &arrays, ClassifierKind kind, std::size_t labels);

} // namespace core::recipient
