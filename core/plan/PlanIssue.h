#pragma once

#include "core/base/Result.h"
#include "core/plan/Plan.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::plan {

/// The reason why a plan cannot run. The first few apply to several fields; each of the others to one.
enum class PlanFault {
    Missing,       ///< nothing is there
    NotUtf8,       ///< text that is not valid UTF-8
    NotOneLine,    ///< a line break or another control character
    TooLong,       ///< more than `limit` characters
    HiddenText,    ///< a character that no package can hold, see core/base/PackageText.h
    UnknownChoice, ///< not one of the known names
    OutOfRange,    ///< a number that is not from its bound, mostly 1, to `limit`

    SettingUnknown, ///< synthesis: a key that the method does not have
    SettingType,    ///< synthesis: a value of another type

    SlashInName,             ///< project
    ColumnUnnamed,           ///< records.label, records.person: there, but empty, or needed and not there
    ColumnTaken,             ///< records.label, records.person: the column of the text
    DelimiterOfNoCsv,        ///< records.delimiter, of a format that has none
    DelimiterImpossible,     ///< records.delimiter
    RuleOfOtherFormat,       ///< records.quoting, records.headerRow, of a format that has none
    DatabaseImpossible,      ///< records.database: a secret, a query that writes, files beside it
    PatternImpossible,       ///< records.labelPattern, records.personPattern: no regular expression
    EncodingUnnamed,         ///< records.encoding
    SeparatorImpossible,     ///< records.labelSeparator
    SeparatorOfNoColumn,     ///< records.labelSeparator: no column of labels is named
    TooManyLabels,           ///< labels: more than `limit`
    LabelTwice,              ///< labels[i]: as labels[`other`]
    LabelWithoutValues,      ///< labels[i].values
    ValueTwice,              ///< labels[i].values[j]: is a value of labels[`other`] too
    SeparatorInLabel,        ///< labels[i], labels[i].values[j]: holds records.labelSeparator
    VocabularyLanguage,      ///< vocabulary, vocabulary.of[i]: of another language than records.language
    PartImpossible,          ///< vocabulary.of[i]: one of several vocabularies
    LabelColumnMissing,      ///< records.label, while labels are declared
    EpsilonMissing,          ///< synthesis.epsilon: the first part of the method
    EpsilonRange,            ///< the same
    PartNeeded,              ///< synthesis.epsilon: another part, which the method cannot do without
    PartRange,               ///< synthesis.epsilon: another part
    PartUnknown,             ///< synthesis.epsilon: a part that the method does not pay for
    TotalTooLarge,           ///< synthesis.epsilon: the parts are more than `limit` together
    DeltaRange,              ///< privacy.delta
    CapRange,                ///< privacy.cap, privacy.capDelta
    TooManyDocuments,        ///< sampling.perLabel: more than `limit` for each of `other` labels
    SharpnessRange,          ///< sampling.sharpness
    SharesBesideNoisyCounts, ///< sampling.shares
    SharesCount,             ///< sampling.shares: not one for each label
    ShareNegative,           ///< sampling.shares[i]
    SharesAllZero,           ///< sampling.shares
    TooManyExamples,         ///< writer.examples: more than `limit`
    ExamplesNotPublic,       ///< writer.examplesArePublic, while there are examples
    TemperatureRange,        ///< writer.temperature
    EmptyKept,               ///< writer.flaws.empty
    SentencesNotInLanguage,  ///< writer.language: none that the template writes
    AddressIncomplete,       ///< writer.baseUrl
    AddressNotAlone,         ///< writer.baseUrl: with a user name, a password, a query or a fragment
    AddressPlain,            ///< writer.baseUrl: plain http to a host that is not allowed by name
    KeyVariableForeign,      ///< writer.keyEnvironment: a variable that may hold another secret
    KeyNotNamed,             ///< writer.keyEnvironment: no name of a variable, or a key itself
    ProxyUnusable,           ///< writer.proxy
    HostNotAlone,            ///< writer.plainHttpHost: more than a name, or none
    RateNegative,            ///< writer.requestsPerMinute, writer.tokensPerMinute
    MoneyRange,              ///< writer.maxMoney
    PriceRange,              ///< writer.promptPrice, writer.completionPrice
    TooManyServers,          ///< writer.servers: more than `limit`
    ServerTwice,             ///< writer.servers[i]: as writer.servers[`other`]
    TextsNotPublic,          ///< writer.texts.public
    TextsForNobody,          ///< writer.kind: public texts, with a method that does not choose among texts
};

/// One thing that keeps a plan from running: what it is, for who translates it, and a line of English.
struct PlanIssue
{
    PlanFault fault = PlanFault::Missing;
    std::string field; ///< "labels[3].values[0]"
    std::string what;  ///< English, one line: what was expected, what to do
    std::int64_t limit = 0;
    std::int64_t other = 0;
};

/// A check of a plan: nothing, or the first issue.
using PlanCheck = tl::expected<void, PlanIssue>;

/// The first issue of one part, or of the plan; see validatePart() and validate().
std::optional<PlanIssue> issueOf(const Plan &plan, std::string_view part);
std::optional<PlanIssue> issueOf(const Plan &plan);

} // namespace core::plan
