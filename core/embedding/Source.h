#pragma once

#include "core/base/Result.h"
#include "core/base/Settings.h"
#include "core/embedding/Embedding.h"
#include "core/vocabulary/Vocabulary.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string_view>

namespace core::embedding {

/// What the vectors are for.
struct Terms
{
    const vocabulary::Vocabulary &vocabulary;
    /// Those that the build made for this vocabulary; empty when it made none.
    std::optional<std::filesystem::path> builtVectors = {};
};

/// A kind of public vectors. Each is a file in core/embedding/sources and a line in Sources.cpp; nothing else
/// in the program knows one from another. Immutable, safe to use from many threads.
class Source
{
public:
    virtual ~Source() = default;

    /// As a plan names it.
    virtual std::string_view name() const = 0;
    /// For people, English.
    virtual std::string_view title() const = 0;
    /// The keys of the settings it reads.
    virtual std::span<const std::string_view> settings() const { return {}; }
    /// Of the file in its settings, for a dialog, in lower case and with the dot; empty without one.
    virtual std::span<const std::string_view> endings() const { return {}; }

    /// One row for each term. `resources` is the folder with the files made by the build. Errors:
    /// InvalidPlan, NotFound, Io.
    virtual Result<Embedding>
    open(const Settings &settings, const Terms &terms, const std::filesystem::path &resources) const = 0;
};

} // namespace core::embedding
