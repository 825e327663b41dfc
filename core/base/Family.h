#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace core {

/// A family is a set of classes with one interface, such as the formats of records or the sources of
/// vocabularies. Each member has a name() and a file of its own that defines a function which returns it. One
/// list names these functions:
///
///     #define KEYSEED_SHAPES(MEMBER)
///         MEMBER(circle)
///         MEMBER(square)
///     KEYSEED_FAMILY(Shape, shape, KEYSEED_SHAPES)
///
/// declares shape::circle() and shape::square(), which return a `const Shape &`, and defines
/// shape::members(), which returns all of them in the order of the list.
#define KEYSEED_FAMILY(Interface, space, LIST)                                                               \
    namespace space {                                                                                        \
    using FamilyInterface = Interface;                                                                       \
    LIST(KEYSEED_FAMILY_FUNCTION)                                                                            \
    static std::span<const Interface *const> members()                                                       \
    {                                                                                                        \
        static const std::array all{LIST(KEYSEED_FAMILY_ADDRESS)};                                           \
        return all;                                                                                          \
    }                                                                                                        \
    } // namespace space
#define KEYSEED_FAMILY_FUNCTION(function) const FamilyInterface &function();
#define KEYSEED_FAMILY_ADDRESS(function) &function(),

/// Returns the member with this name, or null if there is none.
template<typename Member>
const Member *findByName(std::span<const Member *const> members, std::string_view name)
{
    const auto found =
        std::ranges::find_if(members, [&](const Member *each) { return each->name() == name; });
    return found == members.end() ? nullptr : *found;
}

/// Returns the names of all members, in their order.
template<typename Member>
std::vector<std::string_view> namesOf(std::span<const Member *const> members)
{
    std::vector<std::string_view> names;
    for (const Member *each : members)
        names.push_back(each->name());
    return names;
}

/// Returns the member for which `confidenceOf` returns the highest value; null if none is above the default
/// value of its type, or where several share the highest.
template<typename Member, typename ConfidenceOf>
const Member *surestOf(std::span<const Member *const> members, ConfidenceOf confidenceOf)
{
    const Member *surest = nullptr;
    decltype(confidenceOf(*members.front())) highest = {};
    for (const Member *each : members) {
        const auto confidence = confidenceOf(*each);
        if (confidence > highest)
            surest = each;
        else if (confidence == highest)
            surest = nullptr;
        highest = std::max(highest, confidence);
    }
    return surest;
}

} // namespace core
