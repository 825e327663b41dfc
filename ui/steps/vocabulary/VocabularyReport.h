#pragma once

#include "core/vocabulary/Vocabulary.h"
#include "core/vocabulary/imports/Imported.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace ui {

/// Reports on a vocabulary: what was read from which files, what was skipped and why, how many phrases there
/// are, and examples.
class VocabularyReport final : public QWidget
{
    Q_OBJECT

public:
    explicit VocabularyReport(QWidget *parent = nullptr);

    /// `summary`: of an import.
    void show(const core::vocabulary::VocabularyFacts &facts,
              const std::optional<core::vocabulary::ImportSummary> &summary);

private:
    QLabel *m_numbers;
    QLabel *m_examples;
};

} // namespace ui
