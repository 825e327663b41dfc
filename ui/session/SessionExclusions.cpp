// The part of ProjectSession that knows which documents are left out.
#include "core/synthesis/keyphrases/SequenceDrawing.h"
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
        return core::synthesis::idComesBefore(a.id, b.id);
    });
    const auto same = [](const Exclusion &a, const Exclusion &b) { return a.id == b.id; };
    exclusions.erase(std::unique(exclusions.begin(), exclusions.end(), same), exclusions.end());
    return exclusions;
}

} // namespace

void ProjectSession::setExclusions(std::vector<Exclusion> exclusions)
{
    exclusions = inOrder(std::move(exclusions));
    if (isPlanFixed() || exclusions == m_project.pipeline.exclusions)
        return;
    m_history.note(m_project.pipeline.exclusions);
    applyExclusions(std::move(exclusions));
}

void ProjectSession::applyExclusions(std::vector<Exclusion> exclusions)
{
    m_project.pipeline.exclusions = std::move(exclusions);
    m_saver.saveExclusionsSoon();
    emit exclusionsChanged();
}

// They were of sequences that are drawn anew.
void ProjectSession::forgetExclusions()
{
    m_history.forgetExclusions();
    if (m_project.pipeline.exclusions.empty())
        return;
    m_project.pipeline.exclusions.clear();
    m_saver.saveExclusionsSoon(); // one that was being saved must not come after the draw
    emit exclusionsChanged();
}

std::size_t ProjectSession::documentsToRelease() const
{
    if (!m_project.pipeline.documents)
        return 0;
    return (*m_project.pipeline.documents)->size()
           - core::review::exclusionsAmong(*m_project.pipeline.documents, m_project.pipeline.exclusions)
                 .size();
}

} // namespace ui
