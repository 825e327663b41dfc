#pragma once

#include "core/base/Result.h"
#include "core/pipeline/Stages.h"
#include "core/recipient/Model.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace core::recipient {

/// A model as a file holds it. Vocabulary and vectors are no part of it: it says which they are.
class StoredModel final
{
public:
    /// Errors: NotFound, Io, InvalidParameter (no file of a model, of a later version, or spoilt: says what
    /// was expected).
    static Result<StoredModel> read(const std::filesystem::path &file);
    /// The same of its bytes; messages begin with `name`.
    static Result<StoredModel> parse(std::string_view bytes, const std::string &name);

    const ModelFacts &facts() const { return m_facts; }
    /// The vocabulary and vectors that it asks for, as parts of a plan; of own files without their names
    /// (evaluation::nameVocabulary).
    plan::Plan plan() const;

    /// Errors: InvalidPlan where the inputs are not those that it was trained with.
    Result<Model> open(const pipeline::PublicInputs &inputs) const;

    struct Tensors;

private:
    ModelFacts m_facts;
    std::shared_ptr<const Tensors> m_tensors;
};

/// In the layout of safetensors (resources/guide/recipients-guide.md). Errors: Internal (a text that is not
/// UTF-8).
Result<std::string> modelBytes(const Model &model);

/// For its owner alone where it was adapted to own texts. Errors: Io, those of modelBytes.
Result<void> saveModel(const Model &model, const std::filesystem::path &file);

} // namespace core::recipient
