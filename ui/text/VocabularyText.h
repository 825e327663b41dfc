#pragma once

#include "core/base/Result.h"
#include "core/vocabulary/Source.h"
#include "core/vocabulary/Vocabulary.h"

#include <QString>

#include <string_view>

namespace ui {

/// Return the texts of a source and of its settings in the language of the window: the title in a list of
/// choices, which file to choose and which licence to check, the title above a field, and what to enter in
/// it.
QString vocabularySourceTitle(const core::vocabulary::Source &source);
QString vocabularySourceAdvice(const core::vocabulary::Source &source);
QString sourceSettingTitle(const core::vocabulary::SourceSetting &setting);
QString sourceSettingAdvice(const core::vocabulary::SourceSetting &setting);

/// Returns a kind of phrase as one word: "disease".
QString kindText(core::vocabulary::Kind kind);

/// Returns the reason for which an import left names or concepts out.
QString leftOutReasonText(std::string_view reason);

/// Returns the filter of a file dialog for the files of all sources.
QString vocabularyFilter();

/// The words of an error of learning a vocabulary from public texts, or of saving it, and what to do.
struct LearningWords
{
    QString title;
    QString advice;
};
LearningWords learningErrorWords(const core::Error &error, bool isOfSaving);

/// Returns the name of a section of a note: "hospital course". The name of core if it has no words here.
QString sectionTitle(std::string_view name);

/// Returns the name of a language of headings and denials: "German".
QString noteLanguageTitle(std::string_view title);

} // namespace ui
