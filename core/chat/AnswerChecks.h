#pragma once

#include "core/base/Text.h"
#include "core/chat/Answer.h"
#include "core/chat/PromptTemplate.h"
#include "core/synthesis/keyphrases/Sequence.h"
#include "core/writing/checks/Checking.h"

#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::chat {

/// The checks of answers (core/writing/checks) with the public settings of a plan.
struct AnswerChecks
{
    writing::DocumentChecks checks = writing::DocumentChecks();
    std::string language;              ///< of the plan
    std::vector<std::string> examples; ///< texts of the examples in the prompt
    std::size_t mostPhrases = std::numeric_limits<std::size_t>::max(); ///< that a prompt names
    int askings = 2;          ///< times that a document is asked for again because of a check
    bool asksForWeak = false; ///< asks again for weak documents, too
    std::function<std::vector<writing::Span>(std::string_view text)> identifiers = {};

    /// Returns whether a document is asked for again that was asked for `asked` times more already.
    bool isAskedAgain(const writing::CheckedText &checked, int asked) const
    {
        const bool isWorthIt = asksForWeak ? checked.verdict() != writing::Verdict::Fine
                                           : checked.verdict() == writing::Verdict::Failed;
        return isWorthIt && asked < askings;
    }
    writing::CheckedText
    check(const Answer &answer, const Prompt &prompt, const synthesis::Sequence &sequence) const
    {
        const std::string words = wordsOf(prompt);
        return checks.check(answer.text, inputs(words, sequence, answer.finish == Finish::CutOff));
    }
    /// Returns whether the rest of an answer that begins so is not worth waiting for.
    bool endsStream(std::string_view begin, const Prompt &prompt, const synthesis::Sequence &sequence) const
    {
        const std::string words = wordsOf(prompt);
        return !checks.endsStream(begin, inputs(words, sequence, false)).empty();
    }

private:
    // The examples are no part of what was asked for.
    std::string wordsOf(const Prompt &prompt) const
    {
        std::string words = prompt.system + '\n' + prompt.user;
        for (const std::string &each : examples)
            if (const std::size_t at = each.empty() ? std::string::npos : words.find(each);
                at != std::string::npos)
                words.erase(at, each.size());
        return words;
    }
    writing::CheckInputs
    inputs(std::string_view prompt, const synthesis::Sequence &sequence, bool isCutOff) const
    {
        return {.prompt = prompt,
                .phrases = phrasesIn(sequence, mostPhrases),
                .examples = examples,
                .language = language,
                .isCutOff = isCutOff,
                .identifiers = identifiers};
    }
};

} // namespace core::chat
