#pragma once

#include <utility>
#include <vector>

namespace core::project {
class ProjectStore;
}

namespace core::privacy {

class NoiseMechanism;

/// Who may say that a value is released. Only a mechanism (which adds the noise after the ledger was
/// debited) and the project store (which reads back what a mechanism once released) can make one.
class ReleasePass final
{
    friend class NoiseMechanism;
    friend class core::project::ProjectStore;
    template<typename T>
    friend class Released;
    ReleasePass() {}
};

/// A value that is differentially private already: whatever is computed from it costs nothing more
/// (post-processing, Dwork & Roth 2014, Proposition 2.1). Samplers, prompt builders, writers and the
/// exporter take Released and public things only, so that private data cannot reach them by type.
template<typename T>
class Released final
{
public:
    Released(ReleasePass, T value)
        : m_value(std::move(value))
    {}

    const T &operator*() const { return m_value; }
    const T *operator->() const { return &m_value; }

    /// Post-processing: `f(const T &)` is released too. `f` may capture public things only.
    template<typename F>
    auto derive(F f) const -> Released<decltype(f(std::declval<const T &>()))>
    {
        return {ReleasePass(), f(m_value)};
    }

    /// Released values together are a released value: what each of them cost was debited before.
    static Released<std::vector<T>> gather(const std::vector<Released<T>> &parts)
    {
        std::vector<T> values;
        values.reserve(parts.size());
        for (const Released<T> &part : parts)
            values.push_back(part.m_value);
        return {ReleasePass(), std::move(values)};
    }

    /// The same for two of different types: what `f` makes of both. `f` may capture public things only.
    template<typename U, typename F>
    static Released<T> combine(const Released<T> &first, const Released<U> &second, F f)
    {
        return {ReleasePass(), f(*first, *second)};
    }

private:
    T m_value;
};

} // namespace core::privacy
