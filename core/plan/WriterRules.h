#pragma once

#include "core/base/Result.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"
#include "core/plan/ServerChecks.h"
#include "core/writing/Writer.h"
#include "core/writing/checks/DocumentCheck.h"

#include <array>
#include <cmath>

/// The rules for the fields of writers, which WriterFields.cpp lists.
namespace core::plan::writerrules {

using Writer = Plan::Writer;

inline constexpr std::array<std::string_view, 3> policies = {"keep", "retry", "mark"};
inline constexpr std::array<std::string_view, 4> servers = {"openai", "azure", "ollama", "anthropic"};
inline constexpr std::int64_t maximumWordsLength = 100;
inline constexpr double maximumTemperature = 2.0;
inline constexpr int maximumRequests = 1'000'000'000;

/// A few words that are part of a sentence; `what` names them: "a language".
struct ShortLine
{
    const char *what;

    PlanCheck operator()(const std::string &field, std::string_view text) const
    {
        KEYSEED_TRY(checkLine(field, text, what));
        return checkLength(field, text, what, maximumWordsLength);
    }
};

inline PlanCheck checkTemplate(const std::string &field, const std::string &name)
{
    return name.empty() ? PlanCheck()
                        : checkLine(field, name, "the name of a prompt template or the path of one");
}

inline PlanCheck checkExample(const std::string &field, std::string_view text)
{
    const TextFacts facts = factsOf(text);
    if (facts.trimmed.empty())
        return refuse(
            PlanFault::Missing, field, "an example was expected, nothing was found; take it off the list");
    if (!facts.isValid)
        return refuse(PlanFault::NotUtf8, field, "an example was expected in valid UTF-8");
    return checkLength(field, text, "an example", limits::maximumExampleLength);
}

inline PlanCheck checkExamples(const std::string &field, const std::vector<std::string> &examples)
{
    if (examples.size() > limits::maximumExamples)
        return refuse(PlanFault::TooManyExamples,
                      field,
                      "at most " + std::to_string(limits::maximumExamples)
                          + " examples were expected; take some off the list",
                      {.limit = limits::maximumExamples});
    for (std::size_t i = 0; i < examples.size(); ++i)
        KEYSEED_TRY(checkExample(field + "[" + std::to_string(i) + "]", examples[i]));
    return {};
}

inline PlanCheck checkDeclared(const std::string &field, bool isPublic, const Writer &writer)
{
    if (isPublic || writer.examples.empty())
        return {};
    return refuse(PlanFault::ExamplesNotPublic,
                  field,
                  "true was expected, because every prompt shows the examples: declare that none was taken "
                  "from the records, or leave the examples out");
}

inline PlanCheck
checkExamplePhrases(const std::string &field, const std::vector<std::string> &phrases, const Writer &writer)
{
    if (phrases.size() > writer.examples.size())
        return refuse(PlanFault::TooManyExamples,
                      field,
                      "at most one line of phrases for each example was expected; take some off the list",
                      {.limit = static_cast<std::int64_t>(writer.examples.size())});
    for (std::size_t i = 0; i < phrases.size(); ++i)
        if (!phrases[i].empty()) {
            const std::string place = field + "[" + std::to_string(i) + "]";
            KEYSEED_TRY(checkLine(place, phrases[i], "phrases with commas between"));
            KEYSEED_TRY(checkLength(place, phrases[i], "phrases", limits::maximumExampleLength));
        }
    return {};
}

inline PlanCheck checkTurns(const std::string &field, const std::string &turns)
{
    static constexpr std::array<std::string_view, 2> choices = {"one", "several"};
    return turns.empty() ? PlanCheck() : OneOf{choices}(field, turns);
}

// Written so that NaN is refused too: no comparison with it holds.
inline PlanCheck checkTemperature(const std::string &field, double temperature)
{
    if (temperature >= 0.0 && temperature <= maximumTemperature)
        return {};
    return refuse(PlanFault::TemperatureRange,
                  field,
                  "a number from 0 to 2 was expected; leave it out for the server's own");
}

inline PlanCheck checkRate(const std::string &field, int rate)
{
    if (rate >= 0)
        return {};
    return refuse(PlanFault::RateNegative, field, "a whole number above 0 was expected, or 0 for no limit");
}

// Infinity passes comparisons, but JSON cannot write it.
inline PlanCheck checkMoney(const std::string &field, double money)
{
    if (money > 0.0 && std::isfinite(money))
        return {};
    return refuse(PlanFault::MoneyRange, field, "an amount above 0 was expected; leave it out for no cap");
}

inline PlanCheck checkPrice(const std::string &field, double price)
{
    if (price >= 0.0 && std::isfinite(price))
        return {};
    return refuse(
        PlanFault::PriceRange, field, "the price of a million tokens was expected: 0 or an amount above it");
}

inline PlanCheck checkEmpty(const std::string &field, const std::string &policy)
{
    if (PlanCheck choice = OneOf{policies}(field, policy); !choice || policy != "keep")
        return choice;
    return refuse(PlanFault::EmptyKept,
                  field,
                  "\"retry\" or \"mark\" was expected, because an empty answer is no document");
}

// The languages of a writer that has a list of them; empty: any.
inline std::vector<std::string_view> languagesOf(const Writer &writer)
{
    const writing::Writer *found = writing::findWriter(writer.kind);
    return found == nullptr ? std::vector<std::string_view>() : found->languages();
}

inline bool isLanguageNeeded(const Writer &writer)
{
    return languagesOf(writer).empty() || writer.language != Writer().language;
}

inline PlanCheck checkLanguage(const std::string &field, const std::string &language, const Writer &writer)
{
    const auto known = languagesOf(writer);
    if (known.empty())
        return ShortLine{"a language"}(field, language);
    if (language.empty() || writing::findWriter(writer.kind)->writes(language))
        return {};
    std::string names;
    for (const std::string_view each : known)
        names.append(names.empty() ? "\"" : ", \"").append(each).append("\"");
    return refuse(PlanFault::SentencesNotInLanguage,
                  field,
                  "a language of the built-in sentences was expected (" + names + ")");
}

inline bool asksModel(const Writer &writer)
{
    return writer.isModel();
}

inline PlanCheck checkFailed(const std::string &field, const std::string &treatment)
{
    static constexpr std::array<std::string_view, 2> treatments = {"leaveOut", "keep"};
    return treatment.empty() ? PlanCheck() : OneOf{treatments}(field, treatment);
}

inline bool isNeverUsed(const Writer &)
{
    return false;
}

inline bool isFromTexts(const Writer &writer)
{
    return writer.needs(writing::Need::PublicTexts);
}

inline constexpr std::int64_t longestTold = 500; // characters

inline PlanCheck checkTextFiles(const std::string &field, const std::vector<std::filesystem::path> &files)
{
    const std::string what = "the path of a file or a folder of public texts";
    if (files.empty())
        return checkLine(field, {}, what);
    for (std::size_t i = 0; i < files.size(); ++i)
        KEYSEED_TRY(checkLine(field + '[' + std::to_string(i) + ']', files[i].string(), what));
    return {};
}

inline PlanCheck checkTextColumn(const std::string &field, const std::string &column)
{
    return checkLine(field, column, "the name of the column that holds the text");
}

inline PlanCheck
checkTextLabel(const std::string &field, const std::string &column, const Plan::Writer &writer)
{
    KEYSEED_TRY(checkLine(field, column, "the name of a column of labels"));
    if (column != writer.texts.textColumn)
        return {};
    return refuse(PlanFault::ColumnTaken,
                  field,
                  "the same column as writer.texts.text; name another, or leave it out: then every text is "
                  "of every label");
}

inline PlanCheck checkTextsPublic(const std::string &field, bool arePublic)
{
    if (arePublic)
        return {};
    return refuse(PlanFault::TextsNotPublic,
                  field,
                  "true was expected, because documents repeat sentences of these texts: declare that all of "
                  "them are public and none was taken from the records, or choose another writer");
}

/// A text for recipients; `what` names it: "the licence of the texts".
struct ToldOfTexts
{
    const char *what;

    PlanCheck operator()(const std::string &field, const std::string &text) const
    {
        KEYSEED_TRY(checkLine(field, text, what));
        return checkLength(field, text, what, longestTold);
    }
};

/// One policy of those for flawed answers.
template<auto Policy>
struct OfFlaws
{
    template<typename AnyWriter>
    auto &operator()(AnyWriter &writer) const
    {
        return writer.flaws.*Policy;
    }
};

/// One of the keys for the checks of documents.
template<auto Member>
struct OfChecks
{
    template<typename AnyWriter>
    auto &operator()(AnyWriter &writer) const
    {
        return writer.checks.*Member;
    }
};

/// Names of checks of documents, each once.
inline PlanCheck checkNames(const std::string &field, const std::vector<std::string> &names)
{
    const auto known = writing::checkNames();
    for (std::size_t i = 0; i < names.size(); ++i)
        KEYSEED_TRY(OneOf{known}(field + "[" + std::to_string(i) + "]", names[i]));
    return {};
}

/// One of the keys for public texts.
template<auto Member>
struct OfTexts
{
    template<typename AnyWriter>
    auto &operator()(AnyWriter &writer) const
    {
        return writer.texts.*Member;
    }
};

/// A rule for keys that a list of servers replaces.
template<typename Rule>
struct OfOneServer
{
    Rule rule;

    std::string inWords() const requires requires(const Rule &each) { each.inWords(); }
    {
        return rule.inWords();
    }
    template<typename Value>
    PlanCheck operator()(const std::string &field, const Value &value, const Writer &writer) const
    {
        if (!writer.needs(writing::Need::Server) || asksSeveral(writer) || startsServer(writer))
            return {};
        if constexpr (std::is_invocable_v<Rule, const std::string &, const Value &, const Writer &>)
            return rule(field, value, writer);
        else
            return rule(field, value);
    }
};
template<typename Rule>
OfOneServer(Rule) -> OfOneServer<Rule>;

/// A default of what a template does not need stays out of its plan; a packed prompt keeps it.
template<typename Rule>
struct OfChat
{
    Rule rule;

    std::string inWords() const requires requires(const Rule &each) { each.inWords(); }
    {
        return rule.inWords();
    }
    template<typename Value>
    PlanCheck operator()(const std::string &field, const Value &value, const Writer &writer) const
    {
        if (!writer.needs(writing::Need::Server))
            return {};
        if constexpr (std::is_invocable_v<Rule, const std::string &, const Value &, const Writer &>)
            return rule(field, value, writer);
        else
            return rule(field, value);
    }
};
template<typename Rule>
OfChat(Rule) -> OfChat<Rule>;

} // namespace core::plan::writerrules
