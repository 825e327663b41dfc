#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/chat/Answer.h"
#include "core/chat/AnswerStore.h"
#include "core/chat/PromptTemplate.h"
#include "core/chat/Server.h"
#include "core/privacy/Released.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

/// Prompts carried to a model by hand and answers carried back, for an organisation without a way out.
namespace core::chat {

enum class PackFormat {
    OpenAiBatch, ///< one request a line: {"custom_id", "method", "url", "body"}
    Plain        ///< {"id", "system", "prompt"}, with turns also "examples": [{"prompt", "answer"}]
};

/// The line of one sequence, with its line break.
std::string packLine(PackFormat format,
                     const Server &server,
                     const Sampling &sampling,
                     const PromptSource &prompts,
                     const synthesis::Sequence &sequence);

/// Writes one line for each sequence. Errors: Io; a file that is there is replaced complete or not at all.
Result<void> exportPack(const std::filesystem::path &path,
                        PackFormat format,
                        const Server &server,
                        const Sampling &sampling,
                        const PromptSource &prompts,
                        const privacy::Released<std::vector<synthesis::Sequence>> &sequences);

/// A message about an imported file.
struct PackProblem
{
    enum class Kind {
        NotJson,
        NoId,
        NoAnswer, ///< no text but the model's reasoning, no answer of the protocol, or a refusal of the
                  ///< server
        Foreign,  ///< an id that was not asked for
        Duplicate ///< an id that came before with another text; the first one counts
    };
    Kind kind;
    std::size_t line = 0; ///< from 1
};

struct PackImport
{
    std::vector<StoredAnswer> answers; ///< in the order of the sequences; not stored yet
    std::vector<std::string> missing;  ///< ids without an answer
    std::vector<PackProblem> problems; ///< in the order of the file, at most `mostProblems`
    std::size_t problemCount = 0;
    std::size_t replaced = 0; ///< answers that took the place of stored ones with another text
    static constexpr std::size_t mostProblems = 1000;
};

/// Reads answers as they came back, in any order, in either format ({"id", "text"} in the plain one; the
/// batch format's output lines). Blank lines are passed over. Errors: NotFound, Io, Cancelled.
Result<PackImport> importPack(const std::filesystem::path &path,
                              const Server &server,
                              const Sampling &sampling,
                              const PromptSource &prompts,
                              const std::vector<synthesis::Sequence> &sequences,
                              JobControl &control);

} // namespace core::chat
