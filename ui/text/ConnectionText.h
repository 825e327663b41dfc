#pragma once

#include "core/chat/ConnectionTest.h"
#include "core/plan/Plan.h"

#include <QString>

/// Where prompts go, and what trying the way there came to, in words.
namespace ui {

/// The server and the model that a plan names, short: "Ollama · llama3.1:8b", "models.hospital.example · m".
/// Empty while there is no server.
QString serverText(const core::plan::Plan::Writer &writer);

/// What the address means for the prompts.
struct Route
{
    enum class Kind { Unknown, ThisComputer, Encrypted, InTheOpen, NotAllowed };
    Kind kind = Kind::Unknown;
    QString words; ///< a sentence
};
Route routeOf(const core::plan::Plan::Writer &writer);

/// What a test of the connection says to the steward.
struct ConnectionWords
{
    enum class Tone { Good, Open, Bad }; ///< Open: nothing is proven either way
    Tone tone = Tone::Bad;
    QString title;  ///< what happened
    QString advice; ///< what to do; may be empty
};
/// `writer` and `hasKey` are those of the test.
ConnectionWords connectionWords(const core::chat::ConnectionReport &report,
                                const core::plan::Plan::Writer &writer,
                                bool hasKey);

} // namespace ui
