#pragma once

#include "core/plan/PlanIssue.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace core::plan {

/// The checks that several fields of a plan share. The last two are rules of a row, see core/base/Fields.h.

struct IssueNumbers
{
    std::int64_t limit = 0;
    std::int64_t other = 0;
};
tl::unexpected<PlanIssue>
refuse(PlanFault fault, const std::string &field, const std::string &what, IssueNumbers numbers = {});

/// The facts of a UTF-8 text that must fit on one line.
struct TextFacts
{
    bool isValid = true;
    bool hasControl = false;
    std::size_t characters = 0;
    std::string_view trimmed; ///< without the white space around it; a view of the text
};
TextFacts factsOf(std::string_view text);

/// At most 4,096 bytes, more than white space, valid UTF-8, no control character. `what` names the thing: "a
/// label".
PlanCheck checkLine(const std::string &field, std::string_view text, const std::string &what);

/// At most `limit` characters.
PlanCheck
checkLength(const std::string &field, std::string_view text, const std::string &what, std::int64_t limit);

/// One of the known names.
struct OneOf
{
    std::span<const std::string_view> known;

    std::string inWords() const;
    PlanCheck operator()(const std::string &field, const std::string &value) const;
};

/// A whole number from 1 to `maximum`.
struct UpTo
{
    int maximum;

    std::string inWords() const { return "from 1 to " + std::to_string(maximum); }
    PlanCheck operator()(const std::string &field, int value) const;
};

} // namespace core::plan
