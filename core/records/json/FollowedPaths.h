#pragma once

#include "core/records/json/JsonLine.h"
#include "core/records/json/JsonPath.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace core::records {

/// Follows some paths into the nested fields of an object, all at once: the paths are a tree, and what no
/// path leads to costs no more than counting its brackets.
class FollowedPaths : public JsonInsideSink
{
public:
    /// Follows `path` as well, which is then known by `number`; does nothing when it is no path, or only a
    /// top-level name.
    void follow(const std::string &path, std::size_t number);

    /// Who takes what is inside of a top-level field; null when no path leads there.
    JsonInsideSink *inside(const std::string &name);

    void begin(bool isArray) final;
    void end() final;
    void key(const std::string &name) final;
    void value(JsonKind kind, std::string &value) final;

protected:
    FollowedPaths() = default;

    /// What stands where a path leads; it may be moved from.
    virtual void found(std::size_t number, JsonKind kind, std::string &value) = 0;

private:
    struct Node
    {
        JsonStep step;
        std::vector<std::size_t> children = {};
        std::vector<std::size_t> numbers = {}; ///< of the paths that end here
    };
    /// An open object or array that a path leads into.
    struct Level
    {
        std::size_t node = 0;
        bool isArray = false;
        std::size_t next = 0; ///< index of the next element
    };
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    std::size_t childNamed(std::size_t node, const std::string &name) const;
    std::size_t childAt(std::size_t node, std::size_t index) const;
    /// The node of the value at hand.
    std::size_t here();
    void tell(std::size_t node, JsonKind kind, std::string &value);

    std::vector<Node> m_nodes = std::vector<Node>(1);
    std::vector<Level> m_levels;
    std::size_t m_here = none;    ///< of the value behind the last name
    std::size_t m_unfollowed = 0; ///< open brackets that no path leads into
};

} // namespace core::records
