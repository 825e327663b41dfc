#pragma once

#include "core/vocabulary/Exclusion.h"
#include "core/vocabulary/Vocabulary.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace ui {

/// The phrases of a public vocabulary that match a search: those that begin with it first, then those with a
/// word that does, then those that hold it anywhere.
class TermListModel final : public TableOf<core::vocabulary::TermId>
{
    Q_DECLARE_TR_FUNCTIONS(TermListModel)

public:
    enum Column { Phrase, Kind, Use };

    /// Rows shown at most; matchCount() counts all.
    static constexpr std::size_t maximumRows = 200;

    explicit TermListModel(QObject *parent = nullptr);

    void setVocabulary(const std::optional<core::vocabulary::Vocabulary> &vocabulary);
    /// Searches, ignoring case. Empty: a sample spread evenly over the vocabulary.
    void setSearch(const QString &search);

    /// Marks the terms that the plan excludes.
    void setExclusion(const core::vocabulary::Exclusion &exclusion);

    /// The phrase of a row, as the vocabulary has it.
    std::string phraseAt(int row) const;
    /// Returns whether the plan names this phrase among those that are omitted.
    bool isLeftOutByName(int row) const;

    std::size_t matchCount() const { return m_matches; }
    std::size_t vocabularySize() const { return m_vocabulary ? m_vocabulary->size() : 0; }

private:
    QVariant other(const Row &term, int column, int role) const override;
    std::vector<Row> spread();
    std::vector<Row> find(const std::string &search);
    bool isNamed(core::vocabulary::TermId term) const;

    bool isLeftOutByKind(core::vocabulary::TermId term) const;

    std::optional<core::vocabulary::Vocabulary> m_vocabulary;
    core::vocabulary::Exclusion m_exclusion;
    std::set<std::string, std::less<>> m_leftOut; ///< by name
    QString m_search;
    std::size_t m_matches = 0;
};

} // namespace ui
