#include "core/recipient/DocumentVectors.h"

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/embedding/Sources.h"
#include "core/http/Address.h"
#include "core/pipeline/asking/VectorAsking.h"
#include "core/vectorserver/TextQueue.h"

#include <utility>

namespace core::recipient {

namespace {

constexpr std::size_t textsPerRequest = 16; // each may be long

std::string keyOf(std::string_view text)
{
    return std::string(bytesOf(core::sha256(text)));
}

} // namespace

DocumentVectors::DocumentVectors(vectorserver::ServerAccess asking)
    : m_asking(std::move(asking))
{
    m_asking.limits.termsPerRequest = textsPerRequest;
}

Result<std::shared_ptr<DocumentVectors>> DocumentVectors::ofServer(const plan::Plan::Embedding &embedding,
                                                                   chat::AllowedKey key)
{
    plan::Plan asked;
    asked.embedding = embedding;
    if (!pipeline::hasVectorServer(asked))
        return fail(
            ErrorCode::InvalidPlan,
            "embedding.source: \"endpoint\" was expected, with baseUrl and model, because only a server "
            "gives vectors of whole texts");
    KEYSEED_TRY(plan::validatePart(asked, "embedding"));
    vectorserver::ServerAccess asking = pipeline::askingOf(embeddingSettings(embedding));
    asking.take(std::move(key));
    return std::shared_ptr<DocumentVectors>(new DocumentVectors(std::move(asking)));
}

Result<std::shared_ptr<DocumentVectors>> DocumentVectors::ofEncoder(const std::filesystem::path &folder,
                                                                    const std::string &model)
{
    KEYSEED_ASSIGN(auto opened, encoder::Encoder::open(folder));
    auto made = std::shared_ptr<DocumentVectors>(new DocumentVectors({}));
    made->m_encoder = std::make_unique<const encoder::Encoder>(std::move(opened));
    made->m_encoderName = model;
    return made;
}

DocumentServer DocumentVectors::server() const
{
    if (m_encoder)
        return {"encoder", m_encoderName, toHex(m_encoder->digest())};
    Sha256 hash;
    hash.add("keyseed vectors of texts 1");
    for (const std::string &part : {m_asking.server.protocol, m_asking.server.baseUrl, m_asking.server.model})
        hash.add(std::to_string(part.size()) + ":" + part);
    return {m_asking.server.protocol, m_asking.server.model, toHex(hash.finish())};
}

std::string DocumentVectors::name() const
{
    if (m_encoder)
        return "the encoder " + m_encoderName;
    return "the server " + m_asking.server.baseUrl + ", model " + m_asking.server.model;
}

Result<void> DocumentVectors::ask(std::span<const std::string> texts, JobControl &control)
{
    if (m_encoder)
        return encode(texts, control);
    std::vector<std::string_view> sent;
    for (const std::string &text : texts)
        if (text.find_first_not_of(" \t\r\n") != std::string::npos)
            sent.emplace_back(text);
    const auto asked =
        vectorserver::askForTextVectors(vectorserver::SentTexts(sent), m_asking, *this, control);
    return asked ? Result<void>() : fail(asked.error());
}

Result<void> DocumentVectors::encode(std::span<const std::string> texts, JobControl &control)
{
    std::vector<std::string> unknown;
    for (const std::string &text : texts)
        if (text.find_first_not_of(" \t\r\n") != std::string::npos && !has(text))
            unknown.push_back(text);
    KEYSEED_ASSIGN(const auto rows, m_encoder->sentenceVectors(unknown, control));
    const std::vector<std::string_view> names(unknown.begin(), unknown.end());
    return add(names, rows);
}

bool DocumentVectors::has(std::string_view text) const
{
    return m_rows.contains(keyOf(text));
}

Result<void> DocumentVectors::add(std::span<const std::string_view> texts, const embedding::RowMatrix &rows)
{
    m_dimension = static_cast<std::size_t>(rows.cols());
    for (std::size_t i = 0; i < texts.size(); ++i)
        m_rows.insert_or_assign(
            keyOf(texts[i]), rows.row(static_cast<Eigen::Index>(i)).stableNormalized().cast<Eigen::half>());
    return {};
}

std::vector<float> DocumentVectors::of(std::string_view text) const
{
    std::vector<float> numbers(m_dimension, 0.0F);
    if (const auto found = m_rows.find(keyOf(text)); found != m_rows.end())
        Eigen::Map<Eigen::RowVectorXf>(numbers.data(), found->second.size()) = found->second.cast<float>();
    return numbers;
}

} // namespace core::recipient
