#include "ui/models/ReviewListModel.h"

#include "ui/models/ReleaseText.h"
#include "ui/text/FlawText.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace ui {

void ReviewListModel::setDocuments(std::shared_ptr<const core::project::Documents> documents)
{
    m_documents = std::move(documents);
    m_findings.reset();
    rebuild();
}

void ReviewListModel::setFindings(std::shared_ptr<const ReviewFindings> findings)
{
    m_findings = std::move(findings);
    rebuild();
}

void ReviewListModel::setFilter(const Filter &filter)
{
    m_filter = filter;
    rebuild();
}

void ReviewListModel::rebuild()
{
    beginResetModel();
    m_rows.clear();
    for (std::size_t document = 0; m_documents && document < (*m_documents)->size(); ++document) {
        if (passes(document))
            m_rows.push_back(document);
    }
    endResetModel();
}

bool ReviewListModel::passes(std::size_t document) const
{
    const core::writing::Document &written = (**m_documents)[document];
    if (m_filter.label && written.seed.label != *m_filter.label)
        return false;
    if (m_filter.only != Only::All) {
        if (!m_findings)
            return false;
        const DocumentFindings &found = m_findings->documents[document];
        if ((m_filter.only == Only::LookAlikes && found.lookAlikes.isEmpty())
            || (m_filter.only == Only::Missing && found.missing.isEmpty())
            || (m_filter.only == Only::Duplicates && !found.isDuplicate)
            || (m_filter.only == Only::Marked && written.flaws.empty()))
            return false;
    }
    return m_filter.search.isEmpty()
           || QString::fromStdString(written.text).contains(m_filter.search, Qt::CaseInsensitive)
           || QString::fromStdString(written.seed.id).contains(m_filter.search, Qt::CaseInsensitive);
}

int ReviewListModel::rowOf(std::size_t document) const
{
    const auto place = std::lower_bound(m_rows.begin(), m_rows.end(), document);
    return place != m_rows.end() && *place == document ? static_cast<int>(place - m_rows.begin()) : -1;
}

QString ReviewListModel::marksText(std::size_t document) const
{
    if (!m_findings)
        return {};
    const DocumentFindings &found = m_findings->documents[document];
    QStringList marks;
    std::vector<core::writing::Flaw> flaws = (**m_documents)[document].flaws;
    std::erase(flaws, core::writing::Flaw::PhrasesMissing); // which are counted below
    if (!flaws.empty())
        marks.append(flawsText(flaws));
    if (!found.missing.isEmpty())
        marks.append(tr("%n missing", nullptr, static_cast<int>(found.missing.size())));
    if (!found.lookAlikes.isEmpty())
        marks.append(tr("%n look-alike(s)", nullptr, static_cast<int>(found.lookAlikes.size())));
    if (found.isDuplicate)
        marks.append(tr("duplicate"));
    return marks.join(QStringLiteral(", "));
}

int ReviewListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ReviewListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ReviewListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const std::size_t document = documentAt(index.row());
    const core::seeding::Sequence &seed = (**m_documents)[document].seed;
    switch (index.column()) {
    case Document:
        return QString::fromStdString(seed.id);
    case Label:
        return labelName(seed.label);
    case Marks:
        return marksText(document);
    default:
        return {};
    }
}

QVariant ReviewListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Document:
        return tr("Document");
    case Label:
        return tr("Label");
    case Marks:
        //: what the review found in a document
        return tr("Marks");
    default:
        return {};
    }
}

} // namespace ui
