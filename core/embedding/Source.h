#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/base/Settings.h"
#include "core/embedding/Embedding.h"
#include "core/vocabulary/Source.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::embedding {

using vocabulary::Folders;
using vocabulary::SourceSetting;

/// What the vectors are for.
struct Terms
{
    const vocabulary::Vocabulary &vocabulary;
    /// Those that the build made for this vocabulary; empty when it made none.
    std::optional<std::filesystem::path> builtVectors = {};
    /// Those that were learnt with this vocabulary; empty when none were.
    std::optional<Embedding> learnt = {};
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
    virtual std::span<const SourceSetting> settings() const { return {}; }
    /// Of the file in its settings, for a dialog, in lower case and with the dot; empty without one.
    virtual std::span<const std::string_view> endings() const { return {}; }
    /// Whether a file that begins with these bytes (some kB, or all of it) is one of this source's.
    virtual bool recognises(std::string_view) const { return false; }

    /// One row for each term. Errors: InvalidPlan (as check; what a file holds), NotFound, Io, Cancelled.
    /// Stage: "vectors".
    virtual Result<Embedding>
    open(const Settings &settings, const Terms &terms, const Folders &folders, JobControl &control) const = 0;
    /// As manifest and documents name it: never a file or a server, which may tell of the house.
    virtual std::string publicName(const Settings &) const { return std::string(title()); }

    /// Whether each needed setting is there, each is of its type and one of its choices, and there is no
    /// other. Error: InvalidPlan, which begins with the setting's key.
    Result<void> check(const Settings &settings) const;
    /// The files that it reads with these settings, with their keys.
    virtual std::vector<std::pair<std::string, std::filesystem::path>> files(const Settings &settings) const;
};

} // namespace core::embedding
