#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/learning/Boilerplate.h"
#include "core/learning/Languages.h"
#include "core/learning/PublicTexts.h"
#include "core/learning/Tokens.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::learning {

/// A part of learning: its key, and which share of the whole it takes.
class Stage final
{
public:
    Stage(JobControl &control, std::string_view key, double begin, double end)
        : m_control(control)
        , m_key(key)
        , m_begin(begin)
        , m_end(end)
    {
        report(0);
    }

    /// `fraction` of this stage, 0 to 1.
    void report(double fraction) const { m_control.report(m_begin + fraction * (m_end - m_begin), m_key); }
    bool isCancelled() const { return m_control.isCancelled(); }

private:
    JobControl &m_control;
    std::string_view m_key;
    double m_begin;
    double m_end;
};

/// Numbers words by their normalised form.
class WordNumbers
{
public:
    virtual ~WordNumbers() = default;
    /// 0 for a word that no phrase may hold.
    virtual std::uint32_t numberOf(const std::string &normalised) = 0;
    /// Returns the number for Token::context.
    virtual std::uint16_t contextOf(const std::string &) const { return 0; }
};

/// About 150 consecutive words, to the end of a sentence.
struct Passage
{
    std::string_view text;         ///< what the tokens' bytes count in
    std::span<const Token> tokens; ///< repeated words among them
};

/// The texts in their language, without repetitions; they are read several times.
struct Reading
{
    PublicTexts &texts;
    const Language &language;
    Boilerplate &boilerplate;
};

/// Goes once through all texts and hands over passage after passage. `betweenPieces` is called where no token
/// is being looked at. Errors: those of PublicTexts; Cancelled.
Result<void> forEachPassage(
    const Reading &reading,
    WordNumbers &words,
    const Stage &stage,
    const std::function<void(const Passage &)> &use,
    const std::function<void()> &betweenPieces = [] {});

/// Calls use(run) for each longest part of a passage in which a phrase can occur: numbered words without a
/// separator.
void forEachRun(const Passage &passage, const std::function<void(std::span<const Token>)> &use);

/// Returns a word as WordNumbers compares it.
std::string normalised(const Language &language, std::string_view word);

} // namespace core::learning
