#pragma once

#include "core/pipeline/ReleaseProducts.h"
#include "core/review/Exclusions.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>

#include <memory>
#include <vector>

namespace ui {

/// A look-alike of a review and the document that holds it.
struct LookAlikeHit
{
    std::size_t document = 0; ///< index among the documents
    core::review::LookAlike place;
};

/// Every look-alike of a review as a row, for a list that leads to its place.
class LookAlikeModel final : public TableOf<LookAlikeHit>
{
    Q_DECLARE_TR_FUNCTIONS(LookAlikeModel)

public:
    enum Column { Kind, Text, Document };

    using Hit = LookAlikeHit;

    explicit LookAlikeModel(QObject *parent = nullptr);

    /// Both or none.
    void set(const std::shared_ptr<const core::pipeline::Documents> &documents,
             const std::shared_ptr<const core::review::Findings> &findings);
    const Hit &hit(int row) const { return this->row(row); }

    void setExclusions(const core::review::Exclusions &exclusions);

private:
    QVariant other(const Hit &hit, int column, int role) const override;
    bool isLeftOut(const Hit &hit) const;
    QString documentText(const Hit &hit) const;
    QString foundText(const Hit &hit) const;

    core::review::Exclusions m_exclusions;
    std::shared_ptr<const core::pipeline::Documents> m_documents;
};

} // namespace ui
