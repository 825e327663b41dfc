#include "ui/steps/review/LookAlikeModel.h"

#include "ui/steps/review/ReviewText.h"
#include "ui/theme/Roles.h"

namespace ui {

LookAlikeModel::LookAlikeModel(QObject *parent)
    : TableOf(ToolTips::None, parent)
{
    setColumns(
        {{.title = tr("Looks like"), .text = [](const Hit &hit) { return lookAlikeText(hit.place.kind); }},
         {.title = tr("In the text"), .text = [this](const Hit &hit) { return foundText(hit); }},
         {.title = tr("Document"), .text = [this](const Hit &hit) { return documentText(hit); }}});
}

void LookAlikeModel::set(const std::shared_ptr<const core::pipeline::Documents> &documents,
                         const std::shared_ptr<const core::review::Findings> &findings)
{
    setRows({});
    m_documents = documents;
    std::vector<Hit> hits;
    for (std::size_t document = 0; documents && findings && document < findings->documents.size();
         ++document) {
        for (const core::review::LookAlike &place : findings->documents[document].lookAlikes)
            hits.push_back({document, place});
    }
    setRows(std::move(hits));
}

void LookAlikeModel::setExclusions(const core::review::Exclusions &exclusions)
{
    m_exclusions = exclusions;
    refresh(Kind, Document);
}

bool LookAlikeModel::isLeftOut(const Hit &hit) const
{
    return core::review::reasonOf(m_exclusions, (**m_documents)[hit.document].seed.id).has_value();
}

// Only for the rows on the screen: of all of them it would take a while.
QString LookAlikeModel::foundText(const Hit &hit) const
{
    const QString text = QString::fromStdString((**m_documents)[hit.document].text);
    return text.mid(static_cast<qsizetype>(hit.place.start), static_cast<qsizetype>(hit.place.length))
        .simplified();
}

QVariant LookAlikeModel::other(const Hit &hit, int /*column*/, int role) const
{
    return role == Qt::ForegroundRole && isLeftOut(hit) ? QVariant(theme::roles().muted) : QVariant();
}

QString LookAlikeModel::documentText(const Hit &hit) const
{
    const QString id = QString::fromStdString((**m_documents)[hit.document].seed.id);
    //: %1: number of a document
    return isLeftOut(hit) ? tr("%1, left out").arg(id) : id;
}

} // namespace ui
