#pragma once

#include "core/base/Digest.h"
#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/rewriter/ModelFolder.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::synthesis {

/// A model that was trained on public texts alone: it makes numbers of a row of text, and text of numbers.
class TextRewriter
{
public:
    virtual ~TextRewriter() = default;

    virtual const rewriter::ModelFacts &facts() const = 0;
    /// Returns the digest of all files of the model: rewriter::digestOfModel().
    virtual const Digest &weights() const = 0;

    /// Cuts one text into rows, in its order, by that text alone. May be called from several threads at once.
    virtual std::vector<std::string> rowsOf(std::string_view text) const = 0;
    /// facts().values numbers of each row, PRIVATE where the rows are. The numbers of a row depend on that
    /// row, on its place and on how many there are, not on what the others hold. Errors: those of the program
    /// behind it, which repeat no text; Cancelled. Stage: "rewriting".
    virtual Result<std::vector<float>> encode(std::span<const std::string> rows,
                                              JobControl &control) const = 0;
    /// The text of each row of numbers. Errors and stage as encode().
    virtual Result<std::vector<std::string>> decode(std::span<const float> numbers,
                                                    JobControl &control) const = 0;
};

} // namespace core::synthesis
