#include "core/review/FindingList.h"

#include "core/review/LookAlikeRules.h"
#include "core/review/PhraseSpans.h"

#include <algorithm>
#include <unicode/unistr.h>

namespace core::review {

namespace {

using package::ExclusionReason;
using writing::Flaw;

constexpr std::string_view duplicate = "duplicate";
constexpr std::string_view nearDuplicate = "near-duplicate";
constexpr std::string_view missingPhrase = "missing-phrases";

struct AnswerRule
{
    Flaw flaw;
    std::string_view name;
};
// Phrases that an answer lacks are found in its text.
constexpr AnswerRule answerRules[] = {
    {Flaw::Empty, "answer.empty"},
    {Flaw::CutOff, "answer.cut-off"},
    {Flaw::Withheld, "answer.withheld"},
    {Flaw::Refused, "answer.refused"},
};

std::string utf8(std::u16string_view text)
{
    std::string result;
    icu::UnicodeString(false, text.data(), static_cast<std::int32_t>(text.size())).toUTF8String(result);
    return result;
}

void addLookAlikes(std::vector<Finding> &list,
                   std::size_t index,
                   const DocumentFindings &found,
                   const writing::Document &document)
{
    if (found.lookAlikes.empty())
        return;
    const std::u16string text = utf16(document.text);
    for (const LookAlike &place : found.lookAlikes)
        list.push_back({index,
                        place.rule,
                        utf8(std::u16string_view(text).substr(place.start, place.length)),
                        ExclusionReason::LookAlike});
}

void addAnswer(std::vector<Finding> &list, std::size_t index, const writing::Document &document)
{
    for (const AnswerRule &rule : answerRules)
        if (std::find(document.flaws.begin(), document.flaws.end(), rule.flaw) != document.flaws.end())
            list.push_back({index, rule.name, {}, ExclusionReason::Unsuitable});
}

} // namespace

std::vector<Finding> findingList(const Findings &findings, const writing::Documents &documents)
{
    std::vector<Finding> list;
    for (std::size_t index = 0; index < documents->size(); ++index) {
        const DocumentFindings &found = findings.documents[index];
        addLookAlikes(list, index, found, (*documents)[index]);
        if (found.like >= 0)
            list.push_back({index,
                            found.isDuplicate ? duplicate : nearDuplicate,
                            (*documents)[static_cast<std::size_t>(found.like)].seed.id,
                            ExclusionReason::Duplicate});
        for (const std::string &phrase : found.missing)
            list.push_back({index, missingPhrase, phrase, ExclusionReason::MissingPhrases});
        addAnswer(list, index, (*documents)[index]);
    }
    return list;
}

std::vector<std::string_view> ruleNames()
{
    std::vector<std::string_view> names;
    for (const LookAlikeRule &rule : lookAlikeRules())
        names.emplace_back(rule.name);
    names.insert(names.end(), {duplicate, nearDuplicate, missingPhrase});
    for (const AnswerRule &rule : answerRules)
        names.push_back(rule.name);
    return names;
}

bool isNamed(std::string_view rule, std::string_view wanted)
{
    return rule == wanted || (!wanted.empty() && rule.substr(0, rule.find('.')) == wanted);
}

Result<Exclusions> leavingOut(const std::vector<Finding> &findings,
                              const writing::Documents &documents,
                              const std::vector<std::string> &wanted,
                              const Exclusions &exclusions)
{
    const std::vector<std::string_view> names = ruleNames();
    for (const std::string &each : wanted)
        if (std::none_of(names.begin(), names.end(), [&](auto name) { return isNamed(name, each); }))
            return fail(ErrorCode::InvalidPlan,
                        each + ": no rule has this name; expected one of keyseed-cli review --rules");
    Exclusions more;
    for (const Finding &finding : findings) {
        const bool isWanted = std::any_of(
            wanted.begin(), wanted.end(), [&](const auto &each) { return isNamed(finding.rule, each); });
        const std::string &id = (*documents)[finding.document].seed.id;
        if (isWanted && !reasonOf(exclusions, id) && (more.empty() || more.back().id != id))
            more.push_back({id, finding.reason});
    }
    return with(exclusions, more);
}

} // namespace core::review
