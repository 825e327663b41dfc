#include "ui/steps/vocabulary/TermExclusions.h"

#include "core/vocabulary/Vocabulary.h"
#include "ui/session/ProjectSession.h"

#include <algorithm>
#include <set>

namespace ui {

using core::plan::Plan;
using Terms = std::vector<std::string>;

// Keeps the terms in order, so that the same choice is the same plan.
void leaveOutTerms(ProjectSession &session, const Terms &terms)
{
    session.edit([&](Plan &plan) {
        Terms &leftOut = plan.vocabulary.exclude.terms;
        std::set<std::string> all(leftOut.begin(), leftOut.end());
        all.insert(terms.begin(), terms.end());
        leftOut.assign(all.begin(), all.end());
    });
}

void takeInTerms(ProjectSession &session, const Terms &terms)
{
    session.edit([&](Plan &plan) {
        std::erase_if(plan.vocabulary.exclude.terms,
                      [&](const std::string &each) { return std::ranges::find(terms, each) != terms.end(); });
    });
}

void useKind(ProjectSession &session, const std::string &kind, bool isUsed)
{
    session.edit([&](Plan &plan) {
        Terms &kinds = plan.vocabulary.exclude.kinds;
        std::erase(kinds, kind);
        if (!isUsed)
            kinds.push_back(kind);
        std::ranges::sort(
            kinds, {}, [](const std::string &each) { return core::vocabulary::kindNamed(each); });
    });
}

} // namespace ui
