// The part of ProjectSession that knows which documents are left out.
#include "ui/session/ProjectSession.h"

#include <algorithm>
#include <utility>

namespace ui {

using core::package::Exclusion;

namespace {

/// Each id once, by rising id.
std::vector<Exclusion> inOrder(std::vector<Exclusion> exclusions)
{
    std::stable_sort(exclusions.begin(), exclusions.end(), [](const Exclusion &a, const Exclusion &b) {
        return a.id < b.id;
    });
    const auto same = [](const Exclusion &a, const Exclusion &b) { return a.id == b.id; };
    exclusions.erase(std::unique(exclusions.begin(), exclusions.end(), same), exclusions.end());
    return exclusions;
}

} // namespace

void ProjectSession::setExclusions(std::vector<Exclusion> exclusions)
{
    exclusions = inOrder(std::move(exclusions));
    if (isPlanFixed() || exclusions == m_pipeline.exclusions)
        return;
    m_history.note(m_pipeline.exclusions);
    applyExclusions(std::move(exclusions));
}

void ProjectSession::applyExclusions(std::vector<Exclusion> exclusions)
{
    m_pipeline.exclusions = std::move(exclusions);
    m_unsavedExclusions = true;
    saveSoon();
    forgetPackage();
    emit exclusionsChanged();
    emit packageChanged();
}

// They were of sequences that are drawn anew.
void ProjectSession::forgetExclusions()
{
    m_history.forgetExclusions();
    if (m_pipeline.exclusions.empty())
        return;
    m_pipeline.exclusions.clear();
    m_unsavedExclusions = true; // one that was being saved must not come after the draw
    saveSoon();
    emit exclusionsChanged();
}

std::size_t ProjectSession::documentsToRelease() const
{
    if (!m_pipeline.documents)
        return 0;
    return (*m_pipeline.documents)->size()
           - core::review::exclusionsAmong(*m_pipeline.documents, m_pipeline.exclusions).size();
}

} // namespace ui
