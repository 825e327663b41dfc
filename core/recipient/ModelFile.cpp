#include "core/recipient/ModelFile.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/encoder/TensorFile.h"
#include "core/evaluation/TrainingTexts.h"
#include "core/package/text/JsonText.h"
#include "core/recipient/ModelLayers.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

namespace core::recipient {

namespace {

using ModelJson = nlohmann::ordered_json;

constexpr const char *metadataKey = "keyseed";
constexpr std::size_t alignment = 8; ///< of the numbers, as safetensors asks for

std::string littleEndian(std::uint64_t number)
{
    std::string bytes(sizeof(number), '\0');
    std::memcpy(bytes.data(), &number, sizeof(number));
    return bytes;
}

ModelJson phrasesOf(const Model &model)
{
    const evaluation::TextFeatures &features = model.features();
    const vocabulary::Vocabulary &vocabulary = features.inputs().vocabulary;
    ModelJson phrases = {
        {"names", ModelJson::array()}, {"ids", ModelJson::array()}, {"weights", ModelJson::array()}};
    if (!choiceOf(model.facts().features).hasPhrases)
        return phrases;
    for (const vocabulary::TermId term : features.terms()) {
        phrases["names"].push_back(vocabulary.term(term));
        phrases["ids"].push_back(term);
        phrases["weights"].push_back(vocabulary.weight(term));
    }
    return phrases;
}

Result<ModelArray> arrayOf(const encoder::Tensor &tensor, std::string_view bytes, const std::string &name)
{
    if (tensor.type != "F32" || tensor.shape.empty() || tensor.shape.size() > 2)
        return fail(ErrorCode::InvalidParameter,
                    "the array \"" + name + "\": numbers of type F32 in one or two dimensions were expected");
    ModelArray array{tensor.shape, std::vector<float>(tensor.count())};
    if (!array.values.empty())
        std::memcpy(array.values.data(), bytes.data() + tensor.begin, array.values.size() * sizeof(float));
    if (!std::ranges::all_of(array.values, [](float value) { return std::isfinite(value); }))
        return fail(ErrorCode::InvalidParameter, "the array \"" + name + "\": finite numbers were expected");
    return array;
}

Result<ModelArrays> arraysIn(const encoder::Tensors &tensors, std::string_view bytes)
{
    ModelArrays arrays;
    for (const auto &[name, tensor] : tensors) {
        KEYSEED_ASSIGN(auto array, arrayOf(tensor, bytes, printable(name)));
        arrays.emplace(name, std::move(array));
    }
    return arrays;
}

tl::unexpected<Error> wrongPhrases()
{
    return fail(ErrorCode::InvalidParameter,
                "phrases: \"names\" and \"ids\" were expected, lists of the same length, with rising ids, no "
                "longer than there are columns");
}

Result<ModelJson> metadataOf(const encoder::TensorHead &head)
{
    const auto found = head.metadata.find(metadataKey);
    if (found == head.metadata.end())
        return fail(ErrorCode::InvalidParameter,
                    "__metadata__: \"keyseed\" was expected in it; name a model that keyseed saved");
    ModelJson json = parseJson<ModelJson>(found->second);
    if (!json.is_object())
        return fail(ErrorCode::InvalidParameter, "__metadata__: keyseed: a JSON object was expected");
    return json;
}

// Reads the header; errors do not name the file.
Result<encoder::TensorHead> headOf(std::string_view bytes)
{
    std::uint64_t size = 0;
    if (!encoder::isTensorFile(bytes))
        return fail(
            ErrorCode::InvalidParameter,
            "a model that keyseed saved was expected (safetensors, with its size in the first 8 bytes)");
    std::memcpy(&size, bytes.data(), sizeof(size));
    if (size > bytes.size() - sizeof(size))
        return fail(ErrorCode::InvalidParameter,
                    "a head of " + std::to_string(size)
                        + " bytes was expected, and the file ends before; it is cut short, get it again");
    auto head = encoder::tensorHeadOf(bytes.substr(sizeof(size), size), bytes.size());
    if (!head)
        return fail(ErrorCode::InvalidParameter, head.error().detail);
    return head;
}

} // namespace

Result<StoredModel> StoredModel::read(const std::filesystem::path &file)
{
    KEYSEED_ASSIGN(const auto bytes, readWholeFile(file, mostBytes));
    return parse(bytes, file.string());
}

Result<StoredModel> StoredModel::parse(std::string_view bytes, const std::string &name)
{
    auto model = parseUnnamed(bytes);
    if (!model)
        return fail(inPlace(name, model.error()));
    return model;
}

Result<StoredModel> StoredModel::parseUnnamed(std::string_view bytes)
{
    KEYSEED_ASSIGN(const auto head, headOf(bytes));
    KEYSEED_ASSIGN(const auto json, metadataOf(head));
    KEYSEED_ASSIGN(auto facts, modelFactsOf(json));
    KEYSEED_ASSIGN(const auto arrays, arraysIn(head.tensors, bytes));
    auto classifier = classifierOf(arrays, facts.classifier, facts.labels.size());
    KEYSEED_TRY(classifier);
    StoredModel model;
    model.m_facts = std::move(facts);
    model.m_classifier = std::move(classifier->classifier);
    KEYSEED_TRY(model.takePhrases(json.value("phrases", ModelJson::object())));
    KEYSEED_TRY(model.takeDimension(classifier->columns));
    return model;
}

Result<void> StoredModel::takePhrases(const nlohmann::ordered_json &json)
{
    if (!choiceOf(m_facts.features).hasPhrases)
        return {};
    if (!json.is_object())
        return wrongPhrases();
    const ModelJson names = json.value("names", ModelJson::array());
    const ModelJson ids = json.value("ids", ModelJson::array());
    if (!names.is_array() || !ids.is_array() || names.size() != ids.size())
        return wrongPhrases();
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (!names[i].is_string() || !ids[i].is_number_unsigned())
            return wrongPhrases();
        const auto id = ids[i].get<std::uint64_t>();
        if (id > std::numeric_limits<vocabulary::TermId>::max()
            || (!m_phrases.empty() && id <= m_phrases.back().id))
            return wrongPhrases();
        m_phrases.push_back({static_cast<vocabulary::TermId>(id), names[i].get<std::string>()});
    }
    return {};
}

Result<void> StoredModel::takeDimension(std::size_t columns)
{
    if (m_phrases.size() > columns)
        return wrongPhrases();
    m_dimension = columns - m_phrases.size();
    m_facts.columns = columns;
    if (choiceOf(m_facts.features).hasVectors == (m_dimension > 0))
        return {};
    return fail(ErrorCode::InvalidParameter,
                "features: weights for them were expected, and there are more or fewer columns");
}

plan::Plan StoredModel::plan() const
{
    plan::Plan plan;
    plan.vocabulary = evaluation::vocabularyNamed(m_facts.vocabularyName);
    plan.vocabulary.exclude = m_facts.exclude;
    return plan;
}

// Finds the terms by id and name: ids from a file are only trusted within the vocabulary.
Result<std::vector<vocabulary::TermId>> StoredModel::termsIn(const pipeline::PublicInputs &inputs) const
{
    std::vector<vocabulary::TermId> terms;
    for (const Phrase &phrase : m_phrases) {
        if (phrase.id >= inputs.vocabulary.size() || inputs.vocabulary.term(phrase.id) != phrase.name)
            return fail(ErrorCode::InvalidPlan,
                        "phrases: the model names phrases that the vocabulary does not have at their place; "
                        "the file is damaged, get it again");
        terms.push_back(phrase.id);
    }
    return terms;
}

Result<void> StoredModel::checkVectors(const pipeline::PublicInputs &inputs) const
{
    const std::string found = toHex(inputs.embedding.digest());
    if (found == m_facts.vectorsSha256 && inputs.embedding.dimension() == m_dimension)
        return {};
    return fail(ErrorCode::InvalidPlan,
                "the vectors are not those that the model was trained with (" + m_facts.vectorsName
                    + "): their SHA-256 is " + found + ", and the model says " + m_facts.vectorsSha256
                    + "; give those (--embedding FILE)");
}

// The address comes from who uses the model, never from its file.
Result<void> StoredModel::checkServer(const DocumentVectors *documents) const
{
    if (!m_facts.documents)
        return documents
                   ? fail(ErrorCode::InvalidPlan,
                          "the model was not trained with vectors of whole texts, so that nothing is to be "
                          "sent for it; leave the server or encoder out (--send-texts, --encoder)")
                   : Result<void>();
    if (documents && documents->server() == *m_facts.documents)
        return {};
    if (m_facts.documents->protocol == "encoder")
        return fail(
            ErrorCode::InvalidPlan,
            "the model was trained with vectors of whole texts by the encoder " + m_facts.documents->model
                + " (SHA-256 " + m_facts.documents->sha256 + "), and "
                + (documents ? documents->name() + " is another one" : std::string("no encoder is named"))
                + "; name the same one (--encoder)");
    return fail(ErrorCode::InvalidPlan,
                "the model was trained with vectors that a server gave for whole texts ("
                    + m_facts.documents->protocol + ", model " + m_facts.documents->model + "), and "
                    + (documents ? documents->name() + " is another one" : std::string("no server is named"))
                    + "; name the same one (--embedding FILE --send-texts), and your texts are sent to it");
}

Result<Model> StoredModel::open(const pipeline::PublicInputs &inputs,
                                std::shared_ptr<DocumentVectors> documents) const
{
    const std::string vocabularyFound = toHex(inputs.vocabulary.digest());
    if (vocabularyFound != m_facts.vocabularySha256)
        return fail(ErrorCode::InvalidPlan,
                    "the vocabulary is not the one that the model was trained with (" + m_facts.vocabularyName
                        + "): its SHA-256 is " + vocabularyFound + ", and the model says "
                        + m_facts.vocabularySha256 + "; give that one (--vocabulary FILE)");
    KEYSEED_TRY(checkServer(documents.get()));
    const bool hasVectors = choiceOf(m_facts.features).hasVectors && !m_facts.documents;
    KEYSEED_TRY(hasVectors ? checkVectors(inputs) : Result<void>());
    KEYSEED_ASSIGN(auto terms, termsIn(inputs));
    return Model(m_facts,
                 evaluation::TextFeatures::ofTerms(inputs, std::move(terms)),
                 m_classifier,
                 std::move(documents));
}

Result<std::string> modelBytes(const Model &model)
{
    ModelJson facts = toJson(model.facts());
    if (choiceOf(model.facts().features).hasPhrases)
        facts["phrases"] = phrasesOf(model);
    KEYSEED_ASSIGN(const auto metadata, package::jsonLine(facts));
    ModelJson head = {{"__metadata__", {{metadataKey, metadata}}}};
    std::string numbers;
    for (const auto &[name, array] : arraysOf(model.classifier(), model.facts().classifier)) {
        const std::size_t begin = numbers.size();
        numbers.append(reinterpret_cast<const char *>(array.values.data()),
                       array.values.size() * sizeof(float));
        head[name] = {{"dtype", "F32"}, {"shape", array.shape}, {"data_offsets", {begin, numbers.size()}}};
    }
    KEYSEED_ASSIGN(auto line, package::jsonLine(head));
    if (line.size() > encoder::TensorHead::most - alignment)
        return fail(ErrorCode::InvalidParameter,
                    "the model sees more phrases than its file can name; train it on vectors");
    line.append((alignment - line.size() % alignment) % alignment, ' ');
    return littleEndian(line.size()) + line + numbers;
}

Result<void> saveModel(const Model &model, const std::filesystem::path &file)
{
    KEYSEED_ASSIGN(const auto bytes, modelBytes(model));
    return writeNewFile(
        file, bytes, model.facts().isAdapted ? NewFile::For::OwnerOnly : NewFile::For::Everyone);
}

} // namespace core::recipient
