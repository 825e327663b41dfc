#include "core/base/Result.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"
#include "core/plan/ServerChecks.h"
#include "core/writing/Writer.h"
#include "core/writing/checks/DocumentCheck.h"

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

PlanCheck checkFailed(const std::string &field, const std::string &treatment)
{
    static constexpr std::array<std::string_view, 2> treatments = {"leaveOut", "keep"};
    return treatment.empty() ? PlanCheck() : OneOf{treatments}(field, treatment);
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
PlanCheck checkNames(const std::string &field, const std::vector<std::string> &names)
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

} // namespace

const SectionTable<Writer> &writerFields()
{
    const FieldUse<Writer> always = {FieldWritten::Always, asksModel};
    const FieldUse<Writer> given = {FieldWritten::WhenGiven, asksModel};
    const FieldUse<Writer> fromTexts = {FieldWritten::WhenGiven, isFromTexts};
    static const std::vector<std::string_view> kinds = writing::writerNames();
    static const SectionTable<Writer> fields = {
        {"kind", &Writer::kind, OneOf{kinds}, {}, published("Writer of the documents.")},
        {"documentType",
         &Writer::documentType,
         ShortLine{"a kind of document"},
         {},
         published("Kind of document, such as \"discharge summary\".")},
        {"sentences",
         &Writer::formerSentences,
         AnyValue(),
         FieldUse<Writer>{FieldWritten::WhenGiven, isNeverUsed},
         published("Not used; plans of release 0.2 may have it.")},
        {"template",
         &Writer::promptTemplate,
         checkTemplate,
         given,
         publishedName("Prompt template: a built-in name or a file. Default: by documentType.")},
        {"language",
         &Writer::language,
         checkLanguage,
         FieldUse<Writer>{FieldWritten::WhenGiven, isLanguageNeeded},
         published("Language of the documents.")},
        {"length",
         &Writer::length,
         ShortLine{"a length such as \"about 200 words\""},
         given,
         published("Length of a document, in words of the prompt.")},
        {"examples",
         &Writer::examples,
         checkExamples,
         given,
         published("Example documents in the prompt, at most 20. They must be public.")},
        {"examplesArePublic",
         &Writer::examplesArePublic,
         checkDeclared,
         always,
         published("Declares that no example was taken from the records.")},
        {"promptPhrases",
         &Writer::promptPhrases,
         UpTo{limits::maximumPromptPhrases},
         given,
         published("Number of phrases in a prompt, the first of the document. Default: all.")},
        {"model",
         &Writer::model,
         checkModel,
         given,
         published("Name of the language model; of azure, the deployment.")},
        {"temperature",
         &Writer::temperature,
         checkTemperature,
         given,
         published("Temperature of the model: 0 to 2. Default: that of the server.")},
        {"maxTokens",
         &Writer::maxTokens,
         UpTo{limits::maximumAnswerTokens},
         always,
         published("Length of an answer in tokens, at most.")},
        {"seed", &Writer::seed, AnyValue(), given, published("Seed that is sent to the server.")},
        {"modelFile",
         &Writer::modelFile,
         OfChat{checkModelFile},
         given,
         local("Model file (GGUF): llama-server is started with it on this computer, and no other server is "
               "asked.")},
        {"silence",
         &Writer::silence,
         OfChat{UpTo{limits::maximumSilence}},
         given,
         local("Seconds without a word that end an answer. Default: 120.")},
        {"server", &Writer::server, OfChat{OneOf{servers}}, given, local("Protocol of the server.")},
        {"baseUrl",
         &Writer::baseUrl,
         OfOneServer{checkBaseUrl},
         given,
         local("Address of the server, such as https://host/v1.")},
        {"apiVersion",
         &Writer::apiVersion,
         OfOneServer{checkApiVersion},
         given,
         local("Version of the API; of azure.")},
        {"keyEnvironment",
         &Writer::keyEnvironment,
         OfOneServer{checkKeyEnvironment},
         given,
         local("Name of the environment variable with the key. A plan never holds a key.")},
        {"caFile",
         &Writer::caFile,
         OfChat{checkCaFile},
         given,
         local("File of certificates (PEM). Default: those of the system.")},
        {"proxy",
         &Writer::proxy,
         OfChat{checkProxy},
         given,
         local("Proxy. Default: that of the environment.")},
        {"plainHttpHost",
         &Writer::plainHttpHost,
         OfOneServer{checkPlainHttpHost},
         given,
         local("Host that may be reached by plain http, besides this computer.")},
        {"inFlight",
         &Writer::inFlight,
         OfChat{UpTo{limits::maximumInFlight}},
         always,
         local("Number of requests at a time.")},
        {"requestsPerMinute",
         &Writer::requestsPerMinute,
         OfChat{checkRate},
         always,
         local("Requests per minute, at most; 0: no limit.")},
        {"tokensPerMinute",
         &Writer::tokensPerMinute,
         OfChat{checkRate},
         always,
         local("Tokens per minute, at most; 0: no limit.")},
        {"tries",
         &Writer::tries,
         OfChat{UpTo{limits::maximumTries}},
         always,
         local("Number of tries for a document.")},
        {"maxRequests",
         &Writer::maxRequests,
         OfChat{UpTo{maximumRequests}},
         given,
         local("Cap of requests. Default: none.")},
        {"maxMoney",
         &Writer::maxMoney,
         OfChat{checkMoney},
         given,
         local("Cap of money, by the prices below. Default: none.")},
        {"promptPrice",
         &Writer::promptPrice,
         OfChat{checkPrice},
         always,
         local("Price of a million tokens of prompts.")},
        {"completionPrice",
         &Writer::completionPrice,
         OfChat{checkPrice},
         always,
         local("Price of a million tokens of answers.")},
        {"texts.files",
         OfTexts<&Writer::Texts::files>(),
         checkTextFiles,
         fromTexts,
         local("Files or folders of public texts.")},
        {"texts.text",
         OfTexts<&Writer::Texts::textColumn>(),
         checkTextColumn,
         fromTexts,
         local("Column with the text.")},
        {"texts.label",
         OfTexts<&Writer::Texts::labelColumn>(),
         checkTextLabel,
         fromTexts,
         local("Column with the label; null: each text is for every label.")},
        {"texts.public",
         OfTexts<&Writer::Texts::arePublic>(),
         checkTextsPublic,
         FieldUse<Writer>{FieldWritten::Always, isFromTexts},
         published("Declares that all texts are public and none was taken from the records.")},
        {"texts.origin",
         OfTexts<&Writer::Texts::origin>(),
         ToldOfTexts{"where the texts come from"},
         fromTexts,
         published("Origin of the texts, for recipients.")},
        {"texts.licence",
         OfTexts<&Writer::Texts::licence>(),
         ToldOfTexts{"the licence of the texts"},
         fromTexts,
         published("Licence of the texts, for recipients.")},
        {"flaws.empty",
         OfFlaws<&Writer::Flaws::empty>(),
         checkEmpty,
         always,
         published("Treatment of an empty answer: retry or mark.")},
        {"flaws.cutOff",
         OfFlaws<&Writer::Flaws::cutOff>(),
         OneOf{policies},
         always,
         published("Treatment of an answer that was cut off: keep, retry or mark.")},
        {"flaws.withheld",
         OfFlaws<&Writer::Flaws::withheld>(),
         OneOf{policies},
         always,
         published("Treatment of an answer that a filter withheld: keep, retry or mark.")},
        {"flaws.refused",
         OfFlaws<&Writer::Flaws::refused>(),
         OneOf{policies},
         always,
         published("Treatment of a refusal: keep, retry or mark.")},
        {"flaws.phrasesMissing",
         OfFlaws<&Writer::Flaws::phrasesMissing>(),
         OneOf{policies},
         always,
         published("Treatment of a document without all phrases: keep, retry or mark.")},
        {"checks.off",
         OfChecks<&Writer::Checks::off>(),
         checkNames,
         given,
         published("Names of checks of documents that are not made. Default: none, all are made.")},
        {"checks.askings",
         OfChecks<&Writer::Checks::askings>(),
         UpTo{limits::maximumAskings},
         given,
         published("Times that a document is asked for again because of a check. Default: 2.")},
        {"checks.failed",
         OfChecks<&Writer::Checks::failed>(),
         checkFailed,
         given,
         published("Treatment of a document that failed: leaveOut or keep. Default: leaveOut.")},
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
