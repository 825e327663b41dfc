#pragma once

#include <optional>
#include <type_traits>
#include <vector>

namespace core {

/// Whether values of a type are public: choices that were made without looking at a record, public inputs
/// (vocabularies, vectors), and what is known of any run. A type says so right behind its definition:
/// `template<> inline constexpr bool isPublic<vocabulary::Vocabulary> = true;`. Numbers and texts of no type
/// of their own are not: they may come from records as well as from a plan.
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
