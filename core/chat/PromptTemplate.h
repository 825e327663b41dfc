#pragma once

#include "core/base/Result.h"
#include "core/chat/Server.h"
#include "core/synthesis/keyphrases/Sequence.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::chat {

/// An example of a document as the recipient gave it, for few-shot prompts. Only the declaration that it was
/// not taken from the private records makes one.
class PublicExample final
{
public:
    /// Errors: InvalidPlan if it is not declared public.
    /// `phrases`: the phrases of the vocabulary that stand in the text, with commas between; may be empty.
    static Result<PublicExample>
    declared(std::string text, bool isNotFromTheRecords, std::string phrases = {});

    const std::string &text() const { return m_text; }
    const std::string &phrases() const { return m_phrases; }

private:
    PublicExample(std::string text, std::string phrases)
        : m_text(std::move(text))
        , m_phrases(std::move(phrases))
    {}
    std::string m_text;
    std::string m_phrases;
};

/// The values of the placeholders of a template, all of them public.
struct PromptWords
{
    std::string documentType = "medical record";
    std::string language = "English";
    std::string length = "about 200 words";
    std::size_t mostPhrases = std::numeric_limits<std::size_t>::max(); ///< of a prompt, the first ones
    std::vector<PublicExample> examples = {};
    bool examplesAreTurns = false; ///< each is a question and its answer, not a part of the user's message
};

/// Returns the phrases of a sequence that its prompt names.
inline std::span<const std::string> phrasesIn(const synthesis::Sequence &sequence, std::size_t most)
{
    return std::span(sequence.keyphrases).first(std::min(most, sequence.keyphrases.size()));
}

/// A prompt with placeholders: {documentType}, {label}, {phrases}, {patient}, {draft}, {language}, {length},
/// {examples}; {{ and }} are braces. A line of three hyphens separates the system message from the user
/// message. Where a template does not name {patient}, the words about the synthetic patient of a sequence are
/// the last line of the user message; a sequence without fields has none.
class PromptTemplate final
{
public:
    /// Errors: InvalidPlan with the line of an unknown or unclosed place; a template needs {phrases},
    /// {draft} or, for experiments, {label}.
    static Result<PromptTemplate> parse(std::string_view text, const std::string &name);
    /// A built-in one by its name, or a file. Errors: also NotFound, Io.
    static Result<PromptTemplate> open(const std::string &nameOrPath);

    /// Returns whether a prompt names the phrases of its document. Without them documents of a label differ
    /// by chance alone.
    bool namesPhrases() const { return m_namesPhrases; }
    /// Returns the template text, placeholders included.
    const std::string &text() const { return m_text; }

    Prompt fill(const PromptWords &words, const synthesis::Sequence &sequence) const;

private:
    struct Piece
    {
        bool isPlace = false;
        std::string text;
    };
    static Result<std::vector<Piece>> pieces(std::string_view text, const std::string &name, int firstLine);
    static std::string
    join(const std::vector<Piece> &pieces, const PromptWords &words, const synthesis::Sequence &sequence);
    std::vector<Prompt::Turn> turns(const PromptWords &words, const synthesis::Sequence &sequence) const;

    std::string m_text;
    std::vector<Piece> m_system;
    std::vector<Piece> m_user;
    bool m_namesPhrases = true;
    bool m_namesPatient = false;
};

struct BuiltInPrompt
{
    std::string_view name;         ///< "medical-record"
    std::string_view documentType; ///< what it was written for; empty: anything
    std::string_view text;
};
/// The last is for any kind of document, the first the wording of Nagesh et al., "Private Text Generation by
/// Seeding Large Language Model Prompts".
std::span<const BuiltInPrompt> builtInPrompts();

/// Asks for a variation of a text, of a label or of none: its blanks are to be filled (the variation of
/// AugPE, Xie et al. 2024, in words of our own).
const PromptTemplate &fillBlanks(bool hasLabel);

/// Builds the prompt for a sequence from a template and public settings. Prompts are made when they are
/// needed, so that a million of them takes no memory.
struct PromptSource
{
    PromptTemplate prompt;
    PromptWords words;

    /// A sequence with a draft is asked for by fillBlanks().
    Prompt promptFor(const synthesis::Sequence &sequence) const
    {
        return (sequence.draft.empty() ? prompt : fillBlanks(!sequence.label.empty())).fill(words, sequence);
    }
};

} // namespace core::chat

template<>
inline constexpr bool core::isPublic<core::chat::PromptSource> = true;
