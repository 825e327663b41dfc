#pragma once

#include "core/base/Text.h"
#include "core/writing/checks/DocumentCheck.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::writing {

/// A text after all checks.
struct CheckedText
{
    std::string text;
    std::vector<std::string_view> mended = {}; ///< names of the checks that changed the text
    std::vector<std::string_view> weak = {};   ///< names of the checks that it passed with difficulty
    std::vector<std::string_view> failed = {}; ///< names of the checks that it failed

    Verdict verdict() const
    {
        return !failed.empty() ? Verdict::Failed : weak.empty() ? Verdict::Fine : Verdict::Weak;
    }
    /// Returns the checks that it did not pass, "refusal, loop", behind `words`; empty if it passed all.
    std::string namesBehind(std::string_view words) const
    {
        std::vector<std::string_view> names = failed;
        names.insert(names.end(), weak.begin(), weak.end());
        return names.empty() ? std::string() : std::string(words) + joined(names);
    }
};

/// The numbers of documents that one check changed or refused.
struct CheckCount
{
    std::string_view name; ///< of the check
    std::string_view title;
    std::size_t mended = 0;
    std::size_t weak = 0;
    std::size_t failed = 0;
};

/// The same for all checks that had something to say, in their order.
struct CheckCounts
{
    std::vector<CheckCount> checks = {};
    std::size_t leftOut = 0;

    void add(const CheckedText &checked);
    bool isEmpty() const { return checks.empty() && leftOut == 0; }
};

/// The checks that a plan has switched on. A check mends the text first; the verdicts are about what is left.
class DocumentChecks final
{
public:
    /// Leaves out the checks that are named.
    explicit DocumentChecks(std::span<const std::string> off = {});

    CheckedText check(std::string_view text, const CheckInputs &inputs) const;
    /// Returns the name of the check that need not see the rest of the answer; empty if there is none.
    std::string_view endsStream(std::string_view begin, const CheckInputs &inputs) const;
    /// Returns the sentences that ask for a better document, in the language of the plan.
    std::string requestFor(const CheckedText &checked, std::string_view language) const;
    bool isEmpty() const { return m_checks.empty(); }

private:
    std::vector<const DocumentCheck *> m_checks;
};

} // namespace core::writing
