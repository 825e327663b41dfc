#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/base/Settings.h"
#include "core/vocabulary/SourceSettings.h"
#include "core/vocabulary/Vocabulary.h"
#include "core/vocabulary/imports/Imported.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::vocabulary {

/// What a file is called and begins with.
struct Beginning
{
    std::string_view name;  ///< without its folder
    std::string_view bytes; ///< 64 KiB at most, without a byte order mark
    std::string_view firstLine = {};
};

/// How sure a source is that a file is its own.
enum class Likeness {
    None,
    Possible, ///< there is nothing against it
    Name,     ///< the file's name says so
    Content,  ///< the first bytes are of this kind
};

/// Where a source finds what it needs besides the files that its settings name.
struct Folders
{
    std::filesystem::path resources;  ///< the files made by the build
    std::filesystem::path cache = {}; ///< where what was imported is kept; empty: nowhere
};

/// A vocabulary, with what its source knows besides.
struct OpenedVocabulary
{
    Vocabulary vocabulary;
    /// What was made of the files of other programs; of the files their names alone, as the folder may
    /// change.
    std::optional<ImportSummary> summary = {};
    /// The file that holds it, when it was learnt from public texts: vectors and associations are beside the
    /// terms (LearntFile.h).
    std::optional<std::filesystem::path> learntFile = {};
    /// The vectors that the build made for these terms, one row each.
    std::optional<std::filesystem::path> builtVectors = {};
};

/// The published name of every vocabulary that depends on files.
inline constexpr std::string_view termList = "term list";

class ImportingSource;

/// A kind of public term list. Each is a file in a folder of sources and a line in core/sources/Sources.cpp;
/// nothing else in the program knows one from another. Immutable, safe to use from many threads.
class Source
{
public:
    virtual ~Source() = default;

    /// As a plan names it.
    virtual std::string_view name() const = 0;
    /// For people, English.
    virtual std::string_view title() const = 0;
    virtual std::span<const SourceSetting> settings() const = 0;
    /// Of the file in its settings, for a dialog, in lower case and with the dot; empty without one.
    virtual std::span<const std::string_view> endings() const { return {}; }

    /// Of a file for its setting "file".
    virtual Likeness recognise(const Beginning &) const { return Likeness::None; }

    /// Errors: InvalidPlan (as check; what a file holds), NotFound, Io, Cancelled. Stage: "terms".
    virtual Result<OpenedVocabulary>
    open(const Settings &settings, const Folders &folders, JobControl &control) const = 0;
    /// This source, when it makes a vocabulary of files of another program; else null.
    virtual const ImportingSource *importing() const { return nullptr; }
    /// As manifest and documents name it: of a file its name alone, as the folder may tell of the house.
    virtual std::string publicName(const Settings &settings) const = 0;
    /// Returns the name under which a package publishes the vocabulary, which never contains the name of a
    /// file. Depends on those settings alone that a package keeps of its plan
    /// (core/package/facts/ExportedPlan.h).
    virtual std::string publishedName(const Settings &) const { return std::string(termList); }

    /// Whether each needed setting is there, each is of its type and one of its choices, and there is no
    /// other. Error: InvalidPlan, which begins with the setting's key.
    virtual Result<void> check(const Settings &settings) const;
    /// The files and folders that the settings name, with their keys, in the order of settings().
    virtual std::vector<std::pair<std::string, std::filesystem::path>> files(const Settings &settings) const;
};

} // namespace core::vocabulary
