#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/chat/KeyOrigins.h"
#include "core/encoder/Encoder.h"
#include "core/plan/Plan.h"
#include "core/vectorserver/VectorQueue.h"

#include <Eigen/Core>

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::recipient {

/// The server, or the encoder on this computer, whose vectors of whole texts a model was trained with. The
/// address of a server and the folder of an encoder are not stored: the user of the model gives them, so that
/// a file of others never decides where texts are sent.
struct DocumentServer
{
    std::string protocol; ///< "encoder" without a server
    std::string model;
    std::string sha256; ///< hexadecimal, of protocol, address and model together, or of the encoder's files

    /// Returns whether an encoder on this computer made the vectors.
    bool isEncoder() const { return protocol == "encoder"; }

    friend bool operator==(const DocumentServer &, const DocumentServer &) = default;
};

/// The vectors of whole texts, those of a package and the recipient's own, by a server to which the texts go,
/// as the recipient chose, or by an encoder on this computer. In memory alone. ask() is for one thread; what
/// was asked for may be looked up from several.
class DocumentVectors final : private vectorserver::Answers
{
public:
    /// Opens the server of a plan's section "embedding"; `key` is used in requests only. Errors: InvalidPlan
    /// if it names no server.
    static Result<std::shared_ptr<DocumentVectors>> ofServer(const plan::Plan::Embedding &embedding,
                                                             chat::AllowedKey key);

    /// Opens an encoder (core/encoder); no text leaves the computer. `model` is the name of the encoder.
    /// Errors: those of encoder::Encoder::open().
    static Result<std::shared_ptr<DocumentVectors>> ofEncoder(const std::filesystem::path &folder,
                                                              const std::string &model);

    bool isServer() const { return m_encoder == nullptr; }
    DocumentServer server() const;
    /// "the server https://host, model small", "the encoder all-MiniLM-L6-v2"
    std::string name() const;

    /// Sends or encodes the texts that were not asked for yet; empty ones never. Errors: those of
    /// askForVectors() or encoder::Encoder::sentenceVectors().
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

    Result<void> encode(std::span<const std::string> texts, JobControl &control);

    vectorserver::ServerAccess m_asking;
    std::unique_ptr<const encoder::Encoder> m_encoder; ///< null: a server
    std::string m_encoderName;
    std::size_t m_dimension = 0;
    std::unordered_map<std::string, Eigen::Matrix<Eigen::half, 1, Eigen::Dynamic>> m_rows; ///< by SHA-256
};

} // namespace core::recipient
