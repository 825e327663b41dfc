#pragma once

#include "core/vocabulary/Source.h"
#include "core/vocabulary/Vocabulary.h"

#include <QString>

#include <string_view>

namespace ui {

/// What a source of vocabulary is called in a list of choices; its own title where it has no words here.
QString vocabularySourceTitle(const core::vocabulary::Source &source);
/// Which file of it to choose, and who has to allow its use. Empty where there are no words for it.
QString vocabularySourceAdvice(const core::vocabulary::Source &source);

/// What a setting of a source is called above its field: "Semantic types".
QString sourceSettingTitle(const core::vocabulary::Source &source,
                           const core::vocabulary::SourceSetting &setting);
/// What may stand in it, with an example.
QString sourceSettingAdvice(const core::vocabulary::Source &source,
                            const core::vocabulary::SourceSetting &setting);

/// "disease", as one word in a list.
QString kindText(core::vocabulary::Kind kind);

/// Why an import left names or concepts out, as core says it.
QString leftOutReasonText(std::string_view reason);

/// Of a file dialog, for the files of all sources.
QString vocabularyFilter();

} // namespace ui
