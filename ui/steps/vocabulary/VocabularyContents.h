#pragma once

#include "core/plan/Plan.h"
#include "core/vocabulary/Vocabulary.h"
#include "core/vocabulary/imports/Imported.h"

#include <QWidget>

#include <optional>

namespace ui {

class KindChoices;
class ProjectSession;
class VocabularyReport;
class VocabularySearch;

/// Shows the content of the chosen vocabulary, and which of it is used. Stays while it is opened again after
/// an exclusion; hidden while another one is not opened yet.
class VocabularyContents final : public QWidget
{
    Q_OBJECT

public:
    explicit VocabularyContents(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void take();

    ProjectSession &m_session;
    VocabularyReport *m_report;
    KindChoices *m_kinds;
    VocabularySearch *m_search;
    core::plan::Plan::Vocabulary m_of; ///< whose contents are shown, with nothing left out
    std::optional<core::vocabulary::Vocabulary> m_whole;
    core::vocabulary::VocabularyFacts m_facts;
};

} // namespace ui
