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

/// The terms that need vectors.
struct Terms
{
    const vocabulary::Vocabulary &vocabulary;
    /// The vectors that the build made for this vocabulary, if any.
    std::optional<std::filesystem::path> builtVectors = {};
    /// The rows of the terms in that file, ascending; empty: all rows.
    std::span<const vocabulary::TermId> builtRows = {};
    /// The vectors that were learnt with this vocabulary, if any.
    std::optional<Embedding> learnt = {};
};

/// A kind of public vectors. Each is one file in core/embedding/sources and one line in Sources.cpp. No other
/// code knows a source by its name. Immutable, safe to use from many threads.
class Source
{
public:
    virtual ~Source() = default;

    /// Returns the name of the source in a plan.
    virtual std::string_view name() const = 0;
    /// Returns the title of the source, in English.
    virtual std::string_view title() const = 0;
    virtual std::span<const SourceSetting> settings() const { return {}; }
    /// Returns the endings of the names of its files, in lower case and with the dot; none without files.
    virtual std::span<const std::string_view> endings() const { return {}; }
    /// Returns whether a file that begins with these bytes (some kB, or the whole file) is of this source.
    virtual bool recognises(std::string_view) const { return false; }

    /// Reads one row for each term. Errors: InvalidPlan (as check; the content of a file), NotFound, Io,
    /// Cancelled. Stage: "vectors".
    virtual Result<Embedding>
    open(const Settings &settings, const Terms &terms, const Folders &folders, JobControl &control) const = 0;
    /// Returns the name of the vectors in manifest and documents, never that of a file or a server.
    virtual std::string publicName(const Settings &) const { return std::string(title()); }

    /// Checks that each needed setting is given, has its type and one of its choices, and that there is no
    /// other setting. Error: InvalidPlan, which begins with the key of the setting.
    Result<void> check(const Settings &settings) const;
    /// Returns the files that the source reads with these settings, with their keys.
    virtual std::vector<std::pair<std::string, std::filesystem::path>> files(const Settings &settings) const;
};

} // namespace core::embedding
