#pragma once

#include "core/base/Result.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/recipient/Model.h"

#include <filesystem>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace core::recipient {

/// A model as a file holds it: labels, features and weights. Vocabulary and vectors are no part of it; it
/// says by digest which they are.
class StoredModel final
{
public:
    static constexpr std::uint64_t mostBytes = std::uint64_t{2} << 30;

    /// Errors: those of InputFile; InvalidParameter (no file of a model, of a later version, spoilt: says
    /// what was expected and where).
    static Result<StoredModel> read(const std::filesystem::path &file);
    /// Reads a model from bytes; messages begin with `name`.
    static Result<StoredModel> parse(std::string_view bytes, const std::string &name);

    const ModelFacts &facts() const { return m_facts; }
    /// With the vocabulary that it asks for, so that openPublicInputs() finds it: what is built in by its
    /// name, any other once nameVocabulary() (core/evaluation/TrainingTexts.h) has put a file in its place.
    plan::Plan plan() const;

    /// `documents`: the server whose vectors of whole texts it was trained with; null if it was not. Errors:
    /// InvalidPlan if these are not the vocabulary and vectors that it was trained with.
    Result<Model> open(const pipeline::PublicInputs &inputs,
                       std::shared_ptr<DocumentVectors> documents = {}) const;

private:
    struct Phrase
    {
        vocabulary::TermId id = 0;
        std::string name;
    };

    static Result<StoredModel> parseUnnamed(std::string_view bytes);
    Result<void> takePhrases(const nlohmann::ordered_json &json);
    Result<void> takeDimension(std::size_t columns);
    Result<void> checkVectors(const pipeline::PublicInputs &inputs) const;
    Result<void> checkServer(const DocumentVectors *documents) const;
    Result<std::vector<vocabulary::TermId>> termsIn(const pipeline::PublicInputs &inputs) const;

    ModelFacts m_facts;
    std::vector<Phrase> m_phrases; ///< of each column; empty if it sees none
    std::size_t m_dimension = 0;   ///< of the vectors; 0 where it sees none
    std::shared_ptr<const evaluation::Classifier> m_classifier;
};

/// Returns the bytes of a model in the layout of safetensors, which the recipient's guide describes
/// (resources/guide). Errors: Internal (a name that is not UTF-8).
Result<std::string> modelBytes(const Model &model);

/// Saves a model and replaces an existing file. Only the owner can read a model that was adapted to own
/// texts. Errors: Io, those of modelBytes.
Result<void> saveModel(const Model &model, const std::filesystem::path &file);

} // namespace core::recipient
