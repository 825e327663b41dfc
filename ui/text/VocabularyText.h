#pragma once

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

} // namespace ui
