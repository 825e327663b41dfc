#pragma once

#include "core/pipeline/ReleaseProducts.h"
#include "core/review/Exclusions.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// The documents that pass a filter, each with what the review found in it and whether it is omitted.
class ReviewListModel final : public TableOf<std::size_t>
{
    Q_DECLARE_TR_FUNCTIONS(ReviewListModel)

public:
    enum Column { Document, Label, Marks };
    /// The filters, in the order of the chooser.
    enum class Only { All, LookAlikes, Missing, Duplicates, NearDuplicates, Marked, LeftOut };

    struct Filter
    {
        std::optional<std::string> label = std::nullopt;
        QString search = {}; ///< for ReviewSearch; setMatches says what it found
        Only only = Only::All;
    };
    /// The result of a search for each document.
    using Matches = std::shared_ptr<const std::vector<bool>>;

    explicit ReviewListModel(QObject *parent = nullptr);

    void setDocuments(std::shared_ptr<const core::pipeline::Documents> documents);
    /// Null until the documents are looked through.
    void setFindings(std::shared_ptr<const core::review::Findings> findings);
    /// Rows stay where they are, unless the filter asks for what is omitted.
    void setExclusions(const core::review::Exclusions &exclusions);
    /// Null matches let everything through.
    void setFilter(const Filter &filter, Matches matches);

    /// Index among all documents of a row; rowOf is -1 when the filter hides the document.
    std::size_t documentAt(int row) const { return this->row(row); }
    int rowOf(std::size_t document) const;

private:
    QVariant other(const std::size_t &document, int column, int role) const override;
    void rebuild();
    bool passes(std::size_t document) const;
    bool passesFindings(std::size_t document) const;
    const core::synthesis::Sequence &seed(std::size_t document) const;
    QString marksText(std::size_t document) const;

    std::shared_ptr<const core::pipeline::Documents> m_documents;
    std::shared_ptr<const core::review::Findings> m_findings;
    core::review::Exclusions m_exclusions;
    Filter m_filter;
    Matches m_matches;
};

} // namespace ui
