#pragma once

#include "core/base/Result.h"
#include "core/base/Settings.h"
#include "core/vocabulary/Vocabulary.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core::vocabulary {

/// One setting that a source reads. All of them hold text.
struct SourceSetting
{
    std::string_view key;
    bool isFile = false;                            ///< a path, which is resolved and never published whole
    std::span<const std::string_view> choices = {}; ///< what it may be; empty: anything
};

/// A kind of public term list. Each is a file in core/vocabulary/sources and a line in Sources.cpp; nothing
/// else in the program knows one from another. Immutable, safe to use from many threads.
class Source
{
public:
    virtual ~Source() = default;

    /// As a plan names it.
    virtual std::string_view name() const = 0;
    /// For people, English.
    virtual std::string_view title() const = 0;
    /// All of them are needed.
    virtual std::span<const SourceSetting> settings() const = 0;
    /// Of the file in its settings, for a dialog, in lower case and with the dot; empty without one.
    virtual std::span<const std::string_view> endings() const { return {}; }

    /// `resources` is the folder with the files made by the build. Errors: InvalidPlan (as check; what the
    /// file holds), NotFound, Io.
    virtual Result<Vocabulary> open(const Settings &settings,
                                    const std::filesystem::path &resources) const = 0;
    /// The vectors that the build made for these terms, one row each; empty when it made none.
    virtual std::optional<std::filesystem::path> builtVectors(const Settings &,
                                                              const std::filesystem::path &) const
    {
        return {};
    }
    /// As manifest and documents name it: of a file its name alone, as the folder may tell of the house.
    virtual std::string publicName(const Settings &settings) const = 0;

    /// Whether each setting is there, is text and one of its choices, and there is no other. Error:
    /// InvalidPlan, which begins with the setting's key.
    Result<void> check(const Settings &settings) const;
};

/// The text of a setting; empty where there is none.
std::string textOf(const Settings &settings, std::string_view key);

} // namespace core::vocabulary
