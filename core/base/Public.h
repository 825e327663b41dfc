#pragma once

#include <optional>
#include <type_traits>
#include <vector>

namespace core {

/// True for types whose values are public: choices made without looking at a record, public inputs
/// (vocabularies, vectors), and facts of every run. A type declares it right after its definition:
/// `template<> inline constexpr bool isPublic<vocabulary::Vocabulary> = true;`. Plain numbers and texts
/// are not public: they may come from records as well as from a plan.
template<typename T>
inline constexpr bool isPublic = false;

template<typename T>
inline constexpr bool isPublic<std::vector<T>> = isPublic<T>;

template<typename T>
inline constexpr bool isPublic<std::optional<T>> = isPublic<T>;

/// A public argument, by value or by any reference.
template<typename T>
concept PublicArgument = isPublic<std::remove_cvref_t<T>>;

} // namespace core
