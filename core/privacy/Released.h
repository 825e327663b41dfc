#pragma once

#include "core/base/Public.h"
#include "core/base/Result.h"

#include <cassert>
#include <type_traits>
#include <utility>
#include <vector>

namespace core::pipeline {
class ProjectStore;
}

namespace core::privacy {

class NameThreshold;
class NoiseMechanism;
class PermuteAndFlip;
struct Nothing;

/// The permission to declare a value released. Only a mechanism (which adds the noise after the ledger was
/// debited) and the project store (which reads back what a mechanism once released) can make one; a value
/// computed from a released value takes the pass of that value. No friend is a template: anyone could
/// specialise it.
class ReleasePass final
{
    friend class NameThreshold;
    friend class NoiseMechanism;
    friend class PermuteAndFlip;
    friend struct Nothing; ///< which holds none
    friend class core::pipeline::ProjectStore;
    friend struct ReleasedForTests; ///< defined in the tests only
    ReleasePass() {}
};

/// A computation that brings nothing along: a lambda without captures, or a pointer to a function. What it
/// works on has to be handed to it, and is checked by its type there.
template<typename F>
concept Captureless =
    std::is_empty_v<F> ||(std::is_pointer_v<F> &&std::is_function_v<std::remove_pointer_t<F>>);

/// A value that is differentially private already: whatever is computed from it and from public things costs
/// nothing more (post-processing, Dwork & Roth 2014, Proposition 2.1). Samplers, prompt builders, writers and
/// the exporter take Released and public things only, so that private data cannot reach them by type.
template<typename T>
class Released final
{
    static_assert(std::is_object_v<T> && !std::is_pointer_v<T>, "what is released is held by value");

public:
    Released(ReleasePass pass, T value)
        : m_pass(pass)
        , m_value(std::move(value))
    {}

    const T &operator*() const { return m_value; }
    const T *operator->() const { return &m_value; }

    /// Post-processing: `f(const T &, arguments...)` is released too. `f` captures nothing, and every
    /// argument is of a public type (core/base/Public.h).
    template<Captureless F, PublicArgument... Arguments>
    auto derive(F f, Arguments &&...arguments) const
        -> Released<std::remove_cvref_t<std::invoke_result_t<F, const T &, Arguments &...>>>
    {
        return {m_pass, f(m_value, arguments...)};
    }

    /// The same if `f` returns a Result: its error contains released and public values only.
    template<Captureless F, PublicArgument... Arguments>
    auto tryDerive(F f, Arguments &&...arguments) const
        -> Result<Released<typename std::invoke_result_t<F, const T &, Arguments &...>::value_type>>
    {
        KEYSEED_ASSIGN(auto derived, f(m_value, arguments...));
        return {{m_pass, std::move(derived)}};
    }

    /// Released values together are a released value: what each of them cost was debited before. At least
    /// one.
    static Released<std::vector<T>> gather(const std::vector<Released<T>> &parts)
    {
        assert(!parts.empty());
        std::vector<T> values;
        values.reserve(parts.size());
        for (const Released<T> &part : parts)
            values.push_back(part.m_value);
        return {parts.front().m_pass, std::move(values)};
    }

    /// The same for two of different types: what `f` makes of both. `f` captures nothing.
    template<typename U, Captureless F>
    static Released<T> combine(const Released<T> &first, const Released<U> &second, F f)
    {
        return {first.m_pass, f(first.m_value, *second)};
    }

private:
    [[no_unique_address]] ReleasePass m_pass;
    T m_value;
};

} // namespace core::privacy

/// It may be handed to whatever is computed from another.
template<typename T>
inline constexpr bool core::isPublic<core::privacy::Released<T>> = true;

namespace core::privacy {

/// A released value that holds nothing: what is derived from it is made of public arguments alone, and so may
/// go wherever released values go. Needs no noise and costs nothing.
struct Nothing
{
    static Released<Nothing> released() { return {ReleasePass(), Nothing()}; }
};

} // namespace core::privacy
