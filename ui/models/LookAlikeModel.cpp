#include "ui/models/LookAlikeModel.h"

namespace ui {

void LookAlikeModel::set(const std::shared_ptr<const core::project::Documents> &documents,
                         const std::shared_ptr<const ReviewFindings> &findings)
{
    beginResetModel();
    m_documents = documents;
    m_hits.clear();
    for (std::size_t document = 0; documents && findings && document < findings->documents.size();
         ++document) {
        const QList<LookAlike> &places = findings->documents[document].lookAlikes;
        if (places.isEmpty())
            continue;
        const QString text = QString::fromStdString((**documents)[document].text);
        for (const LookAlike &place : places)
            m_hits.push_back({document, place, text.mid(place.start, place.length).simplified()});
    }
    endResetModel();
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
    if (!index.isValid() || role != Qt::DisplayRole)
        return {};
    const Hit &found = hit(index.row());
    switch (index.column()) {
    case Kind:
        return lookAlikeText(found.place.kind);
    case Text:
        return found.text;
    case Document:
        return QString::fromStdString((**m_documents)[found.document].seed.id);
    default:
        return {};
    }
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
