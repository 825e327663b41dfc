#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::writing {

/// The state of a document by one check.
enum class Verdict : std::uint8_t {
    Fine,
    Weak,  ///< worth another answer, but a document all the same
    Failed ///< no document to release
};

/// A place in a text, in bytes.
struct Span
{
    std::size_t start = 0;
    std::size_t length = 0;
};

/// The knowledge of the checks besides the text. All of it is public or released.
struct CheckInputs
{
    std::string_view prompt = {}; ///< the messages that asked for the document, without examples
    std::span<const std::string> phrases = {};
    std::span<const std::string> examples = {}; ///< texts of the examples in the prompt
    std::string_view language = {};             ///< of the plan: an English name or a code
    bool isCutOff = false;                      ///< the limit of tokens, or this program, ended the answer
    /// Finds what looks like an identifier of somebody. Empty: nothing is looked for.
    std::function<std::vector<Span>(std::string_view text)> identifiers = {};
};

/// One check of documents that a model wrote. Each is a file in core/writing/checks and a line in
/// core/writing/checks/Checking.cpp. Immutable, safe to use from many threads.
class DocumentCheck
{
public:
    virtual ~DocumentCheck() = default;

    /// The name in plans, logs and manifests: "refusal".
    virtual std::string_view name() const = 0;
    /// English words for people, after "the answer": "declined in words".
    virtual std::string_view title() const = 0;
    /// Returns the sentence that is added to the prompt when the document is asked for again. `code` is the
    /// code of a language of the interface; another one gives English.
    virtual std::string_view request(std::string_view code) const = 0;

    /// Returns the text without the fault, as far as the check can take it out.
    virtual std::string mended(std::string_view text, const CheckInputs &) const { return std::string(text); }
    virtual Verdict verdict(std::string_view text, const CheckInputs &inputs) const = 0;
    /// Returns whether the verdict is about the text as it is before later checks mend it.
    virtual bool judgesFirst() const { return false; }
    /// Returns whether the beginning of an answer is such that the rest is not worth waiting for.
    virtual bool endsStream(std::string_view, const CheckInputs &) const { return false; }
};

/// The sentences of a check for asking again, in the languages of the interface.
struct Requests
{
    std::string_view en;
    std::string_view de;
    std::string_view fr;
    std::string_view es;

    std::string_view in(std::string_view code) const
    {
        return code == "de" ? de : code == "fr" ? fr : code == "es" ? es : en;
    }
};

/// Returns all checks in the order in which they mend a text.
std::span<const DocumentCheck *const> documentChecks();
std::vector<std::string_view> checkNames();

} // namespace core::writing
