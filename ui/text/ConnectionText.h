#pragma once

#include "core/chat/ConnectionTest.h"
#include "core/plan/Plan.h"
#include "ui/keys/KeyRing.h"

#include <QString>

#include <chrono>
#include <string>

/// Describes where prompts go, and the result of a connection test, in words.

namespace ui {

/// Returns what happened, short and translated.
QString keyRingTitle(KeyRingError error);
/// Returns what to do about it.
QString keyRingAdvice(KeyRingError error);

/// The server and the model that a plan names, short: "Ollama · llama3.1:8b", "models.hospital.example · m".
/// Empty while there is no server.
QString serverText(const core::plan::Plan::Writer &writer);

/// The meaning of an address for the prompts.
struct Route
{
    enum class Kind { Unknown, ThisComputer, Encrypted, InTheOpen, NotAllowed };
    Kind kind = Kind::Unknown;
    QString words; ///< a sentence
};
Route routeOf(const core::plan::Plan::Writer &writer);

/// The words of a connection test for the steward.
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

/// Returns how long no server is asked, and why.
QString waitText(std::chrono::steady_clock::time_point until, const std::string &words);

} // namespace ui
