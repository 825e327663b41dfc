#pragma once

#include "app/rewriter/Training.h"
#include "app/rewriter/Weights.h"

#include <ATen/Generator.h>
#include <span>

namespace rewriter {

/// The parameters of a training, and their loss.
class Learner
{
public:
    virtual ~Learner() = default;
    virtual Weights &weights() = 0;
    virtual at::Tensor rows(std::span<const std::string> texts) const = 0;
    /// Mean negative log likelihood of a token of `rows`, written from their own encoding, clipped and with
    /// noise of `generator`.
    virtual at::Tensor loss(const at::Tensor &rows, at::Generator generator) const = 0;
    virtual std::vector<std::int64_t> kept() const = 0;
    virtual void keep(std::vector<std::int64_t> units) = 0;
    /// The units that stay when those below the 25 % quantile of importance go.
    virtual std::vector<std::int64_t> important() const = 0;
    /// The learning rate where a plan says none.
    virtual double usualRate() const = 0;
    virtual core::Result<void> write(const std::filesystem::path &folder) const = 0;
};

/// Errors: those of the model's files; InvalidPlan.
core::Result<std::unique_ptr<Learner>> learnerOf(const TrainingPlan &plan,
                                                 std::span<const std::string> texts);

} // namespace rewriter
