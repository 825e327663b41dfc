#include "core/records/json/FollowedPaths.h"

#include <algorithm>
#include <utility>

namespace core::records {

void FollowedPaths::follow(const std::string &path, std::size_t number)
{
    const auto steps = jsonSteps(path);
    if (!steps || steps->size() < 2)
        return;
    std::size_t node = 0;
    for (const JsonStep &step : *steps) {
        std::size_t child = step.index ? childAt(node, *step.index) : childNamed(node, step.name);
        if (child == none) {
            child = m_nodes.size();
            m_nodes.push_back({.step = step});
            m_nodes[node].children.push_back(child);
        }
        node = child;
    }
    m_nodes[node].numbers.push_back(number);
}

JsonInsideSink *FollowedPaths::inside(const std::string &name)
{
    m_levels.clear();
    m_unfollowed = 0;
    m_here = childNamed(0, name);
    return m_here == none ? nullptr : this;
}

void FollowedPaths::begin(bool isArray)
{
    const std::size_t node = m_unfollowed > 0 ? none : here();
    if (node != none && !m_levels.empty()) {
        std::string shown = isArray ? "[...]" : "{...}";
        tell(node, JsonKind::Nested, shown);
    }
    if (node == none || m_nodes[node].children.empty())
        ++m_unfollowed;
    else
        m_levels.push_back({.node = node, .isArray = isArray});
}

void FollowedPaths::end()
{
    if (m_unfollowed > 0)
        --m_unfollowed;
    else
        m_levels.pop_back();
}

void FollowedPaths::key(const std::string &name)
{
    if (m_unfollowed == 0)
        m_here = childNamed(m_levels.back().node, name);
}

void FollowedPaths::value(JsonKind kind, std::string &value)
{
    if (m_unfollowed > 0)
        return;
    if (const std::size_t node = here(); node != none)
        tell(node, kind, value);
}

std::size_t FollowedPaths::here()
{
    if (m_levels.empty() || !m_levels.back().isArray)
        return std::exchange(m_here, none);
    Level &array = m_levels.back();
    return childAt(array.node, array.next++);
}

void FollowedPaths::tell(std::size_t node, JsonKind kind, std::string &value)
{
    for (const std::size_t number : m_nodes[node].numbers)
        found(number, kind, value);
}

std::size_t FollowedPaths::childNamed(std::size_t node, const std::string &name) const
{
    const auto &children = m_nodes[node].children;
    const auto found = std::ranges::find_if(children, [&](std::size_t child) {
        return !m_nodes[child].step.index && m_nodes[child].step.name == name;
    });
    return found == children.end() ? none : *found;
}

std::size_t FollowedPaths::childAt(std::size_t node, std::size_t index) const
{
    const auto &children = m_nodes[node].children;
    const auto found =
        std::ranges::find_if(children, [&](std::size_t child) { return m_nodes[child].step.index == index; });
    return found == children.end() ? none : *found;
}

} // namespace core::records
