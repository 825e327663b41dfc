#include "core/writing/checks/Checking.h"

#include "core/base/Family.h"
#include "core/base/Text.h"
#include "core/writing/Language.h"
#include "core/writing/checks/TextParts.h"

#include <algorithm>

// One line for each check, in the order in which they mend: the function that its file defines.
#define KEYSEED_CHECKS(MEMBER)                                                                               \
    MEMBER(refusal)                                                                                          \
    MEMBER(talk)                                                                                             \
    MEMBER(markup)                                                                                           \
    MEMBER(echo)                                                                                             \
    MEMBER(placeholder)                                                                                      \
    MEMBER(invented)                                                                                         \
    MEMBER(copied)                                                                                           \
    MEMBER(loop)                                                                                             \
    MEMBER(ending)                                                                                           \
    MEMBER(otherLanguage)                                                                                    \
    MEMBER(length)                                                                                           \
    MEMBER(phrases)

namespace core::writing {

KEYSEED_FAMILY(DocumentCheck, check, KEYSEED_CHECKS)

std::span<const DocumentCheck *const> documentChecks()
{
    return check::members();
}

std::vector<std::string_view> checkNames()
{
    return namesOf(documentChecks());
}

void CheckCounts::add(const CheckedText &checked)
{
    std::vector<CheckCount> all;
    for (const DocumentCheck *each : documentChecks()) {
        const auto known = std::ranges::find(checks, each->name(), &CheckCount::name);
        CheckCount count = known == checks.end() ? CheckCount{each->name(), each->title()} : *known;
        const auto one = [&](const std::vector<std::string_view> &names) {
            return std::ranges::find(names, each->name()) == names.end() ? std::size_t{0} : std::size_t{1};
        };
        count.mended += one(checked.mended);
        count.weak += one(checked.weak);
        count.failed += one(checked.failed);
        if (count.mended + count.weak + count.failed > 0)
            all.push_back(count);
    }
    checks = std::move(all);
}

DocumentChecks::DocumentChecks(std::span<const std::string> off)
{
    for (const DocumentCheck *each : documentChecks())
        if (std::ranges::find(off, each->name()) == off.end())
            m_checks.push_back(each);
}

CheckedText DocumentChecks::check(std::string_view text, const CheckInputs &inputs) const
{
    CheckedText checked{.text = std::string(text)};
    const auto judge = [&](const DocumentCheck &each) {
        const Verdict verdict = each.verdict(checked.text, inputs);
        if (verdict == Verdict::Failed)
            checked.failed.push_back(each.name());
        else if (verdict == Verdict::Weak
                 && std::ranges::find(checked.weak, each.name()) == checked.weak.end())
            checked.weak.push_back(each.name());
    };
    for (const DocumentCheck *each : m_checks) {
        std::string mended = each->mended(checked.text, inputs);
        if (mended != checked.text) {
            checked.mended.push_back(each->name());
            // More than half of the words went: what is left may be little of what the model meant.
            if (2 * wordCount(mended) < wordCount(checked.text))
                checked.weak.push_back(each->name());
            checked.text = std::move(mended);
        }
        if (each->judgesFirst())
            judge(*each);
    }
    for (const DocumentCheck *each : m_checks)
        if (!each->judgesFirst())
            judge(*each);
    return checked;
}

std::string_view DocumentChecks::endsStream(std::string_view begin, const CheckInputs &inputs) const
{
    for (const DocumentCheck *each : m_checks)
        if (each->endsStream(begin, inputs))
            return each->name();
    return {};
}

std::string DocumentChecks::requestFor(const CheckedText &checked, std::string_view language) const
{
    const Language *known = findLanguage(language);
    const std::string_view code = known == nullptr ? std::string_view("en") : known->code;
    std::string request;
    for (const DocumentCheck *each : m_checks) {
        const auto isNamed = [&](const auto &names) {
            return std::ranges::find(names, each->name()) != names.end();
        };
        if (isNamed(checked.failed) || isNamed(checked.weak))
            request.append(request.empty() ? "" : " ").append(each->request(code));
    }
    return request;
}

} // namespace core::writing
