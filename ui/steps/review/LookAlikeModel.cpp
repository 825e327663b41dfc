#include "ui/steps/review/LookAlikeModel.h"

#include "ui/steps/review/ReviewText.h"
#include "ui/theme/Roles.h"

namespace ui {

void LookAlikeModel::set(const std::shared_ptr<const core::pipeline::Documents> &documents,
                         const std::shared_ptr<const core::review::Findings> &findings)
{
    beginResetModel();
    m_documents = documents;
    m_hits.clear();
    for (std::size_t document = 0; documents && findings && document < findings->documents.size();
         ++document) {
        for (const core::review::LookAlike &place : findings->documents[document].lookAlikes)
            m_hits.push_back({document, place});
    }
    endResetModel();
}

void LookAlikeModel::setExclusions(const core::review::Exclusions &exclusions)
{
    m_exclusions = exclusions;
    if (!m_hits.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

bool LookAlikeModel::isLeftOut(const Hit &hit) const
{
    return core::review::reasonOf(m_exclusions, (**m_documents)[hit.document].seed.id).has_value();
}

int LookAlikeModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_hits.size());
}

int LookAlikeModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LookAlikeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ForegroundRole))
        return {};
    const Hit &found = hit(index.row());
    if (role == Qt::ForegroundRole)
        return isLeftOut(found) ? QVariant(theme::roles().muted) : QVariant();
    switch (index.column()) {
    case Kind:
        return lookAlikeText(found.place.kind);
    case Text:
        return foundText(found);
    case Document:
        return documentText(found);
    default:
        return {};
    }
}

// Only for the rows on the screen: of all of them it would take a while.
QString LookAlikeModel::foundText(const Hit &hit) const
{
    const QString text = QString::fromStdString((**m_documents)[hit.document].text);
    return text.mid(static_cast<qsizetype>(hit.place.start), static_cast<qsizetype>(hit.place.length))
        .simplified();
}

QString LookAlikeModel::documentText(const Hit &hit) const
{
    const QString id = QString::fromStdString((**m_documents)[hit.document].seed.id);
    //: %1: number of a document
    return isLeftOut(hit) ? tr("%1, left out").arg(id) : id;
}

QVariant LookAlikeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Kind:
        return tr("Looks like");
    case Text:
        return tr("In the text");
    case Document:
        return tr("Document");
    default:
        return {};
    }
}

} // namespace ui
