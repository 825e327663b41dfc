#pragma once

#include <string_view>

namespace core::writing {

/// The needs of a writer besides sequences and vocabulary. They decide which keys of the plan's section
/// "writer" it uses and which settings the window shows.
enum class Need {
    Nothing,
    PublicTexts,    ///< files of public texts (writer.texts)
    Server,         ///< a server that the program asks (writer.server, writer.servers, ...)
    CarriedAnswers, ///< prompts and answers that a person carries as files
    Method,         ///< texts that the method of the release makes
};

/// Returns whether the writer of this name has this need; false for an unknown name.
bool writerNeeds(std::string_view name, Need need);
/// Returns whether the writer of this name is a language model; false for an unknown name.
bool isLanguageModel(std::string_view name);

} // namespace core::writing
