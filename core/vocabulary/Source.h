#pragma once

#include "core/base/ForTranslators.h"
#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/base/Settings.h"
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

/// The settings of a source of vocabularies, or of vectors (core/embedding/Source.h).

enum class SettingType {
    Text,
    Texts,
    File,  ///< a path, which is resolved and never published
    Files, ///< several of them
    Flag,
    Sources, ///< several vocabularies, each with the name of its source and its settings
};

/// One setting that a source reads. The last two texts are for a window: English, and marked for translators.
struct SourceSetting
{
    std::string_view key;
    SettingType type = SettingType::Text;
    bool isNeeded = true;
    std::span<const std::string_view> choices = {}; ///< the allowed texts; empty: any text
    std::string_view what = "a text";               ///< what messages expect: "the path of a file"
    std::string_view beside = {};   ///< the name of the file where it is delivered beside the first one
    std::string_view declares = {}; ///< what a person declares with a flag that has to be true
    std::string_view title = {};    ///< the title above its field; empty: the key
    std::string_view advice = {};   ///< what to enter, with an example; may be empty
    bool isPublished = false;       ///< whether a package names the value
};

/// Checks that each needed setting is given, has its type and one of its choices, and that there is no other
/// setting. `owner` stands in the message: "the vocabulary source umls". Error: InvalidPlan, which begins
/// with the key of the setting.
Result<void>
checkSettings(std::span<const SourceSetting> known, const Settings &given, const std::string &owner);

/// Returns the files that the settings name, with their keys, in the order of `known`.
std::vector<std::pair<std::string, std::filesystem::path>> filesIn(std::span<const SourceSetting> known,
                                                                   const Settings &given);

/// Returns the message for a flag that has to be true and is not.
std::string declarationMissing(const SourceSetting &declaration);

/// Returns the text of a setting; empty if there is none.
std::string textOf(const Settings &settings, std::string_view key);
/// Returns whether a setting is true.
bool isSet(const Settings &settings, std::string_view key);
/// Returns the texts of a setting; empty if there is none.
std::vector<std::string> textsOf(const Settings &settings, std::string_view key);

/// The name and the first bytes of a file.
struct FileHeader
{
    std::string_view name;  ///< without its folder
    std::string_view bytes; ///< 64 KiB at most, without a byte order mark
    std::string_view firstLine = {};
};

/// How sure a source is that it can read a file.
enum class Confidence {
    None,
    Possible, ///< nothing contradicts it
    Name,     ///< the name of the file says so
    Content,  ///< the first bytes have the form of this source
};

/// The folders that a source uses besides the files that its settings name.
struct Folders
{
    std::filesystem::path resources;  ///< the files that the build makes
    std::filesystem::path cache = {}; ///< for imported vocabularies; empty: nothing is kept
    /// Opens the built-in vocabularies as release 0.2 had them, for models and packages of that release.
    bool asRelease02 = false;
};

/// A vocabulary with further results of its source.
struct OpenedVocabulary
{
    Vocabulary vocabulary;
    /// The summary of an import. It holds the names of files without their folder.
    std::optional<ImportSummary> summary = {};
    /// The file of a vocabulary that was learnt from public texts; it also holds vectors and associations
    /// (LearntFile.h).
    std::optional<std::filesystem::path> learntFile = {};
    /// The vectors that the build made of a lexicon, a row for each of its terms, and the associations, a row
    /// for each term of `vocabulary`.
    std::optional<std::filesystem::path> builtVectors = {};
    std::optional<std::filesystem::path> builtAssociations = {};
    /// The rows of these terms among the vectors, ascending; empty: all rows.
    std::vector<TermId> builtRows = {};
};

/// The published name of every vocabulary that depends on files.
inline constexpr std::string_view termList = "term list";

class ImportingSource;

/// A kind of public vocabulary. Each is one file in core/vocabulary/sources, or in core/sources where it
/// needs other libraries, and one line in core/sources/Sources.cpp. No other code knows a source by its name.
/// Immutable, safe to use from many threads. Texts for people are English and marked for translators in the
/// context "VocabularyText" (core/base/ForTranslators.h).
class Source
{
public:
    virtual ~Source() = default;

    /// Returns the name of the source in a plan.
    virtual std::string_view name() const = 0;
    /// Returns the title of the source in a list of choices.
    virtual std::string_view title() const = 0;
    /// Returns which files to choose and which licence to check.
    virtual std::string_view advice() const
    {
        return QT_TRANSLATE_NOOP(
            "VocabularyText",
            "Phrases that survive the noise are published: check that its licence allows it.");
    }
    virtual std::span<const SourceSetting> settings() const = 0;
    /// Returns the endings of the names of its files, in lower case and with the dot; none without files.
    virtual std::span<const std::string_view> endings() const { return {}; }

    /// Returns how sure the source is that it can read a file as its setting "file".
    virtual Confidence recognise(const FileHeader &) const { return Confidence::None; }

    /// Reads the vocabulary. Errors: InvalidPlan (as check; the content of a file), NotFound, Io, Cancelled.
    /// Stage: "terms".
    virtual Result<OpenedVocabulary>
    open(const Settings &settings, const Folders &folders, JobControl &control) const = 0;
    /// Returns this source if it imports files of another program, else null.
    virtual const ImportingSource *importing() const { return nullptr; }

    /// Returns the name of the vocabulary for its owner. Files are named without their folder.
    virtual std::string publicName(const Settings &settings) const = 0;
    /// Returns the name under which a package publishes the vocabulary. It never contains the name of a file,
    /// and depends only on settings that a package keeps of its plan (core/package/facts/PlanFacts.h).
    virtual std::string publishedName(const Settings &) const { return std::string(termList); }

    /// Returns the code of the language of the terms ("de"); empty where only the file tells it, or nothing.
    virtual std::string language(const Settings &) const { return {}; }

    /// Checks that each needed setting is given, has its type and one of its choices, and that there is no
    /// other setting. Error: InvalidPlan, which begins with the key of the setting.
    virtual Result<void> check(const Settings &settings) const;
    /// Returns the files and folders that the settings name, with their keys, in the order of settings().
    virtual std::vector<std::pair<std::string, std::filesystem::path>> files(const Settings &settings) const;
    /// Returns the setting that holds other vocabularies, or null.
    const SourceSetting *settingOfParts() const;
};

} // namespace core::vocabulary
