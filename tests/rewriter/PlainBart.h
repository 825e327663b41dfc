#pragma once

#include "core/rewriter/Shape.h"

#include <map>
#include <string>
#include <vector>

/// BART once more, in loops over vectors and nothing of torch: what the program's is compared with.
namespace plain {

using Row = std::vector<double>;
using Rows = std::vector<Row>; ///< by place in the text

struct Array
{
    std::vector<std::int64_t> shape;
    std::vector<float> numbers;
};

struct Model
{
    core::rewriter::Shape shape;
    std::map<std::string, Array> arrays;
};

/// One text; `words` tokens of it are no padding.
Rows encode(const Model &model, const std::vector<std::int64_t> &tokens, std::size_t words);
/// Scores of the next token behind each of `tokens`.
Rows decode(const Model &model, const std::vector<std::int64_t> &tokens, const Rows &encoded);

} // namespace plain
