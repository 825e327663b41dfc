#include "core/evaluation/TrueLabels.h"

#include "core/base/Result.h"
#include "core/pipeline/LabelSearch.h"

#include <algorithm>

namespace core::evaluation {

namespace {

Error otherUnit(const pipeline::ProjectStore &store, const std::optional<std::string> &expected)
{
    const std::string unit = expected ? "records.person: the column \"" + *expected + "\" was expected"
                                      : "records.person: no column was expected";
    return {ErrorCode::InvalidPlan,
            unit + ", as in the plan of " + store.path().string()
                + ": a published figure protects the same unit as the model that it is published with"};
}

} // namespace

// The promise of a package is that of its weakest part. With persons beside records it would not be stronger
// either: one more record of a person may turn that person's answer, which moves both cells.
Result<void> checkSameUnit(const std::optional<std::string> &personColumn, pipeline::ProjectStore &store)
{
    KEYSEED_ASSIGN(const auto plan, store.loadPlan());
    if (!plan)
        return fail(ErrorCode::InvalidPlan,
                    store.path().string()
                        + ": a project with a plan was expected, which says what is protected");
    const std::optional<std::string> &expected = plan->records.personColumn;
    KEYSEED_ASSIGN(const auto fitsModel, pipeline::modelFitsUnit(store, personColumn.has_value()));
    return personColumn == expected && fitsModel ? Result<void>() : fail(otherUnit(store, expected));
}

namespace {

char lowered(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// Part of a word. Bytes of other letters than those of ASCII are taken for one.
bool isInner(char c)
{
    const char low = lowered(c);
    return (low >= 'a' && low <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
}

std::size_t bucketOf(char c)
{
    return static_cast<unsigned char>(lowered(c));
}

} // namespace

LabelNames::LabelNames(const std::vector<std::string> &labels)
{
    for (std::string name : labels) {
        std::transform(name.begin(), name.end(), name.begin(), lowered);
        if (!name.empty())
            m_byFirst[bucketOf(name.front())].push_back(std::move(name));
    }
    for (std::vector<std::string> &names : m_byFirst)
        std::sort(names.begin(), names.end(), [](const std::string &a, const std::string &b) {
            return a.size() > b.size();
        });
}

std::size_t LabelNames::lengthAt(std::string_view text, std::size_t at) const
{
    if (at > 0 && isInner(text[at - 1]) && isInner(text[at]))
        return 0;
    for (const std::string &name : m_byFirst[bucketOf(text[at])]) {
        const std::string_view there = text.substr(at, name.size());
        const std::size_t end = at + name.size();
        if (there.size() == name.size()
            && std::equal(
                there.begin(), there.end(), name.begin(), [](char a, char b) { return lowered(a) == b; })
            && (end == text.size() || !isInner(text[end]) || !isInner(text[end - 1])))
            return name.size();
    }
    return 0;
}

std::string LabelNames::withoutThem(std::string_view text) const
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = lengthAt(text, at);
        result += length > 0 ? '.' : text[at];
        at += std::max<std::size_t>(length, 1);
    }
    return result;
}

} // namespace core::evaluation
