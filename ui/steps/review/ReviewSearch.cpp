#include "ui/steps/review/ReviewSearch.h"

#include <utility>
#include <vector>

namespace ui {

namespace {

constexpr std::size_t askEvery = 64;

core::Result<ReviewListModel::Matches>
searched(const core::pipeline::Documents &documents, const QString &words, core::JobControl &control)
{
    std::vector<bool> matches;
    matches.reserve(documents->size());
    for (const core::writing::Document &document : *documents) {
        if (matches.size() % askEvery == 0 && control.isCancelled())
            return core::cancelled();
        matches.push_back(QString::fromStdString(document.text).contains(words, Qt::CaseInsensitive)
                          || QString::fromStdString(document.seed.id).contains(words, Qt::CaseInsensitive));
    }
    return std::make_shared<const std::vector<bool>>(std::move(matches));
}

} // namespace

ReviewSearch::ReviewSearch(QObject *parent)
    : QObject(parent)
{}

void ReviewSearch::look(const std::shared_ptr<const core::pipeline::Documents> &documents,
                        const QString &words)
{
    const bool isSame = m_documents == documents && m_words == words;
    if (isSame && m_job.isPending())
        return;
    if (!isSame) {
        m_documents = documents;
        m_words = words;
        m_job.drop();
        m_matches.reset();
        if (documents && !words.isEmpty()) {
            m_job.start([documents,
                         words](core::JobControl &control) { return searched(*documents, words, control); },
                        [this](core::Result<ReviewListModel::Matches> result) {
                            if (result)
                                m_matches = std::move(*result);
                            emit found();
                        });
            return;
        }
    }
    emit found();
}

} // namespace ui
