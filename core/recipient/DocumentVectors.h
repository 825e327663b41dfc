#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/chat/KeyOrigins.h"
#include "core/plan/Plan.h"
#include "core/vectorserver/VectorQueue.h"

#include <Eigen/Core>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::recipient {

/// The server whose vectors of whole texts a model was trained with. Its address is not stored: the user of
/// the model gives it, so that a file of others never decides where texts are sent.
struct DocumentServer
{
    std::string protocol;
    std::string model;
    std::string sha256; ///< hexadecimal, of protocol, address and model together

    friend bool operator==(const DocumentServer &, const DocumentServer &) = default;
};

/// The vectors that a server gives for whole texts: those of a package and the recipient's own go to it, as
/// they chose. In memory alone. ask() is for one thread; what was asked for may be looked up from several.
class DocumentVectors final : private vectorserver::Answers
{
public:
    /// Opens the server of a plan's section "embedding"; `key` is used in requests only. Errors: InvalidPlan
    /// if it names no server.
    static Result<std::shared_ptr<DocumentVectors>> ofServer(const plan::Plan::Embedding &embedding,
                                                             chat::AllowedKey key);

    DocumentServer server() const;
    /// "the server https://host, model small"
    std::string name() const;

    /// Sends the texts that were not asked for yet; empty ones never. Errors: those of askForVectors().
    Result<void> ask(std::span<const std::string> texts, JobControl &control);
    /// 0 before anything was answered.
    std::size_t dimension() const override { return m_dimension; }
    /// Euclidean norm 1; all 0 of a text that is empty or was not asked for.
    std::vector<float> of(std::string_view text) const;
    /// Removes the vectors of all texts.
    void forget() { m_rows.clear(); }

private:
    explicit DocumentVectors(vectorserver::ServerAccess asking);
    bool has(std::string_view text) const override;
    Result<void> add(std::span<const std::string_view> texts, const embedding::RowMatrix &rows) override;

    vectorserver::ServerAccess m_asking;
    std::size_t m_dimension = 0;
    std::unordered_map<std::string, Eigen::Matrix<Eigen::half, 1, Eigen::Dynamic>> m_rows; ///< by SHA-256
};

} // namespace core::recipient
