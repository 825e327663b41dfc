#pragma once

#include "core/pipeline/ReleaseProducts.h"
#include "ui/jobs/LatestJob.h"
#include "ui/steps/review/ReviewListModel.h"

#include <QObject>
#include <QString>

#include <memory>

namespace ui {

/// Looks for words in all texts, in a worker: there may be many of them.
class ReviewSearch final : public QObject
{
    Q_OBJECT

public:
    explicit ReviewSearch(QObject *parent = nullptr);

    /// `found` follows, at once where nothing has to be looked for. Without regard to case, in text and id.
    void look(const std::shared_ptr<const core::pipeline::Documents> &documents, const QString &words);
    /// Null if everything is let through.
    const ReviewListModel::Matches &matches() const { return m_matches; }

signals:
    void found();

private:
    std::shared_ptr<const core::pipeline::Documents> m_documents;
    QString m_words;
    ReviewListModel::Matches m_matches;
    LatestJob m_job; ///< last, so that its worker is gone before what it tells
};

} // namespace ui
