#include "core/base/Result.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"
#include "core/plan/ServerChecks.h"
#include "core/writing/Writer.h"

#include <array>
#include <cmath>

namespace core::plan {

namespace {

using Writer = Plan::Writer;

constexpr std::array<std::string_view, 3> policies = {"keep", "retry", "mark"};
constexpr std::array<std::string_view, 4> servers = {"openai", "azure", "ollama", "anthropic"};
constexpr std::int64_t maximumWordsLength = 100;
constexpr double maximumTemperature = 2.0;
constexpr int maximumRequests = 1'000'000'000;

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

PlanCheck checkTemplate(const std::string &field, const std::string &name)
{
    return name.empty() ? PlanCheck()
                        : checkLine(field, name, "the name of a prompt template or the path of one");
}

PlanCheck checkExample(const std::string &field, std::string_view text)
{
    const TextFacts facts = factsOf(text);
    if (facts.trimmed.empty())
        return refuse(
            PlanFault::Missing, field, "an example was expected, nothing was found; take it off the list");
    if (!facts.isValid)
        return refuse(PlanFault::NotUtf8, field, "an example was expected in valid UTF-8");
    return checkLength(field, text, "an example", limits::maximumExampleLength);
}

PlanCheck checkExamples(const std::string &field, const std::vector<std::string> &examples)
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

PlanCheck checkDeclared(const std::string &field, bool isPublic, const Writer &writer)
{
    if (isPublic || writer.examples.empty())
        return {};
    return refuse(PlanFault::ExamplesNotPublic,
                  field,
                  "true was expected, because every prompt shows the examples: declare that none was taken "
                  "from the records, or leave the examples out");
}

// Written so that NaN is refused too: no comparison with it holds.
PlanCheck checkTemperature(const std::string &field, double temperature)
{
    if (temperature >= 0.0 && temperature <= maximumTemperature)
        return {};
    return refuse(PlanFault::TemperatureRange,
                  field,
                  "a number from 0 to 2 was expected; leave it out for the server's own");
}

PlanCheck checkRate(const std::string &field, int rate)
{
    if (rate >= 0)
        return {};
    return refuse(PlanFault::RateNegative, field, "a whole number above 0 was expected, or 0 for no limit");
}

// Infinity passes comparisons, but JSON cannot write it.
PlanCheck checkMoney(const std::string &field, double money)
{
    if (money > 0.0 && std::isfinite(money))
        return {};
    return refuse(PlanFault::MoneyRange, field, "an amount above 0 was expected; leave it out for no cap");
}

PlanCheck checkPrice(const std::string &field, double price)
{
    if (price >= 0.0 && std::isfinite(price))
        return {};
    return refuse(
        PlanFault::PriceRange, field, "the price of a million tokens was expected: 0 or an amount above it");
}

PlanCheck checkEmpty(const std::string &field, const std::string &policy)
{
    if (PlanCheck choice = OneOf{policies}(field, policy); !choice || policy != "keep")
        return choice;
    return refuse(PlanFault::EmptyKept,
                  field,
                  "\"retry\" or \"mark\" was expected, because an empty answer is no document");
}

PlanCheck checkKind(const std::string &field, const std::string &kind)
{
    static const std::vector<std::string_view> names = writing::writerNames();
    return OneOf{names}(field, kind);
}

// The languages of a writer that has a list of them; empty: any.
std::vector<std::string_view> languagesOf(const Writer &writer)
{
    const writing::Writer *found = writing::findWriter(writer.kind);
    return found == nullptr ? std::vector<std::string_view>() : found->languages();
}

bool isLanguageNeeded(const Writer &writer)
{
    return languagesOf(writer).empty() || writer.language != Writer().language;
}

PlanCheck checkLanguage(const std::string &field, const std::string &language, const Writer &writer)
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

bool asksModel(const Writer &writer)
{
    return writer.isModel();
}

bool isNeverUsed(const Writer &)
{
    return false;
}

bool isFromTexts(const Writer &writer)
{
    return writer.needs(writing::Need::PublicTexts);
}

constexpr std::int64_t longestTold = 500; // characters

PlanCheck checkTextFiles(const std::string &field, const std::vector<std::filesystem::path> &files)
{
    const std::string what = "the path of a file or a folder of public texts";
    if (files.empty())
        return checkLine(field, {}, what);
    for (std::size_t i = 0; i < files.size(); ++i)
        KEYSEED_TRY(checkLine(field + '[' + std::to_string(i) + ']', files[i].string(), what));
    return {};
}

PlanCheck checkTextColumn(const std::string &field, const std::string &column)
{
    return checkLine(field, column, "the name of the column that holds the text");
}

PlanCheck checkTextLabel(const std::string &field, const std::string &column, const Plan::Writer &writer)
{
    KEYSEED_TRY(checkLine(field, column, "the name of a column of labels"));
    if (column != writer.texts.textColumn)
        return {};
    return refuse(PlanFault::ColumnTaken,
                  field,
                  "the same column as writer.texts.text; name another, or leave it out: then every text is "
                  "of every label");
}

PlanCheck checkTextsPublic(const std::string &field, bool arePublic)
{
    if (arePublic)
        return {};
    return refuse(PlanFault::TextsNotPublic,
                  field,
                  "true was expected, because documents repeat sentences of these texts: declare that all of "
                  "them are public and none was taken from the records, or choose another writer");
}

/// What recipients are told; `what` names it: "the licence of the texts".
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

/// What a list of servers stands in for.
template<typename Rule>
struct OfOneServer
{
    Rule rule;

    template<typename Value>
    PlanCheck operator()(const std::string &field, const Value &value, const Writer &writer) const
    {
        if (!writer.needs(writing::Need::Server) || asksSeveral(writer))
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

} // namespace

const SectionTable<Writer> &writerFields()
{
    const FieldUse<Writer> always = {FieldWritten::Always, asksModel};
    const FieldUse<Writer> given = {FieldWritten::WhenGiven, asksModel};
    const FieldUse<Writer> fromTexts = {FieldWritten::WhenGiven, isFromTexts};
    static const SectionTable<Writer> fields = {
        {"kind", &Writer::kind, checkKind},
        {"documentType", &Writer::documentType, ShortLine{"a kind of document"}},
        {"sentences",
         &Writer::formerSentences,
         AnyValue(),
         FieldUse<Writer>{FieldWritten::WhenGiven, isNeverUsed}},
        {"template", &Writer::promptTemplate, checkTemplate, given},
        {"language",
         &Writer::language,
         checkLanguage,
         FieldUse<Writer>{FieldWritten::WhenGiven, isLanguageNeeded}},
        {"length", &Writer::length, ShortLine{"a length such as \"about 200 words\""}, given},
        {"examples", &Writer::examples, checkExamples, given},
        {"examplesArePublic", &Writer::examplesArePublic, checkDeclared, always},
        {"model", &Writer::model, checkModel, given},
        {"temperature", &Writer::temperature, checkTemperature, given},
        {"maxTokens", &Writer::maxTokens, UpTo{limits::maximumAnswerTokens}, always},
        {"seed", &Writer::seed, AnyValue(), given},
        {"server", &Writer::server, OfChat{OneOf{servers}}, given},
        {"baseUrl", &Writer::baseUrl, OfOneServer{checkBaseUrl}, given},
        {"apiVersion", &Writer::apiVersion, OfOneServer{checkApiVersion}, given},
        {"keyEnvironment", &Writer::keyEnvironment, OfOneServer{checkKeyEnvironment}, given},
        {"caFile", &Writer::caFile, OfChat{checkCaFile}, given},
        {"proxy", &Writer::proxy, OfChat{checkProxy}, given},
        {"plainHttpHost", &Writer::plainHttpHost, OfOneServer{checkPlainHttpHost}, given},
        {"inFlight", &Writer::inFlight, OfChat{UpTo{limits::maximumInFlight}}, always},
        {"requestsPerMinute", &Writer::requestsPerMinute, OfChat{checkRate}, always},
        {"tokensPerMinute", &Writer::tokensPerMinute, OfChat{checkRate}, always},
        {"tries", &Writer::tries, OfChat{UpTo{limits::maximumTries}}, always},
        {"maxRequests", &Writer::maxRequests, OfChat{UpTo{maximumRequests}}, given},
        {"maxMoney", &Writer::maxMoney, OfChat{checkMoney}, given},
        {"promptPrice", &Writer::promptPrice, OfChat{checkPrice}, always},
        {"completionPrice", &Writer::completionPrice, OfChat{checkPrice}, always},
        {"texts.files", OfTexts<&Writer::Texts::files>(), checkTextFiles, fromTexts},
        {"texts.text", OfTexts<&Writer::Texts::textColumn>(), checkTextColumn, fromTexts},
        {"texts.label", OfTexts<&Writer::Texts::labelColumn>(), checkTextLabel, fromTexts},
        {"texts.public",
         OfTexts<&Writer::Texts::arePublic>(),
         checkTextsPublic,
         FieldUse<Writer>{FieldWritten::Always, isFromTexts}},
        {"texts.origin",
         OfTexts<&Writer::Texts::origin>(),
         ToldOfTexts{"where the texts come from"},
         fromTexts},
        {"texts.licence",
         OfTexts<&Writer::Texts::licence>(),
         ToldOfTexts{"the licence of the texts"},
         fromTexts},
        {"flaws.empty", OfFlaws<&Writer::Flaws::empty>(), checkEmpty, always},
        {"flaws.cutOff", OfFlaws<&Writer::Flaws::cutOff>(), OneOf{policies}, always},
        {"flaws.withheld", OfFlaws<&Writer::Flaws::withheld>(), OneOf{policies}, always},
        {"flaws.refused", OfFlaws<&Writer::Flaws::refused>(), OneOf{policies}, always},
        {"flaws.phrasesMissing", OfFlaws<&Writer::Flaws::phrasesMissing>(), OneOf{policies}, always},
    };
    return fields;
}

std::vector<records::Source> textSources(const Plan::Writer &writer)
{
    std::vector<records::Source> sources;
    for (const std::filesystem::path &file : writer.texts.files) {
        records::Source &source = sources.emplace_back();
        source.files = {file};
        source.textColumn = writer.texts.textColumn;
        source.labelColumn = writer.texts.labelColumn;
    }
    return sources;
}

} // namespace core::plan
