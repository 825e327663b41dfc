#include "ui/steps/review/ReviewListModel.h"

#include "ui/models/ReleaseText.h"
#include "ui/steps/review/ReviewText.h"
#include "ui/text/FlawText.h"
#include "ui/theme/Roles.h"

#include <QFont>
#include <QGuiApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace ui {

using core::review::reasonOf;

void ReviewListModel::setDocuments(std::shared_ptr<const core::pipeline::Documents> documents)
{
    m_documents = std::move(documents);
    m_findings.reset();
    m_matches.reset();
    rebuild();
}

void ReviewListModel::setFindings(std::shared_ptr<const core::review::Findings> findings)
{
    m_findings = std::move(findings);
    rebuild();
}

void ReviewListModel::setExclusions(const core::review::Exclusions &exclusions)
{
    m_exclusions = exclusions;
    if (m_filter.only == Only::LeftOut)
        rebuild();
    else if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void ReviewListModel::setFilter(const Filter &filter, Matches matches)
{
    m_filter = filter;
    m_matches = std::move(matches);
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

const core::synthesis::Sequence &ReviewListModel::seed(std::size_t document) const
{
    return (**m_documents)[document].seed;
}

bool ReviewListModel::passes(std::size_t document) const
{
    if (m_filter.label && seed(document).label != *m_filter.label)
        return false;
    if (m_filter.only == Only::LeftOut && !reasonOf(m_exclusions, seed(document).id))
        return false;
    return passesFindings(document) && (!m_matches || (*m_matches)[document]);
}

bool ReviewListModel::passesFindings(std::size_t document) const
{
    if (m_filter.only == Only::All || m_filter.only == Only::LeftOut)
        return true;
    if (!m_findings)
        return false;
    const core::review::DocumentFindings &found = m_findings->documents[document];
    switch (m_filter.only) {
    case Only::LookAlikes:
        return !found.lookAlikes.empty();
    case Only::Missing:
        return !found.missing.empty();
    case Only::Duplicates:
        return found.isDuplicate;
    case Only::NearDuplicates:
        return found.isNearDuplicate();
    case Only::Marked:
        return !(**m_documents)[document].flaws.empty();
    case Only::All:
    case Only::LeftOut:
        break;
    }
    return true;
}

int ReviewListModel::rowOf(std::size_t document) const
{
    const auto place = std::lower_bound(m_rows.begin(), m_rows.end(), document);
    return place != m_rows.end() && *place == document ? static_cast<int>(place - m_rows.begin()) : -1;
}

QString ReviewListModel::marksText(std::size_t document) const
{
    QStringList marks;
    if (reasonOf(m_exclusions, seed(document).id))
        //: of a document that the package will not hold
        marks.append(tr("left out"));
    if (!m_findings)
        return marks.join(QStringLiteral(", "));
    const core::review::DocumentFindings &found = m_findings->documents[document];
    std::vector<core::writing::Flaw> flaws = (**m_documents)[document].flaws;
    std::erase(flaws, core::writing::Flaw::PhrasesMissing); // which are counted below
    if (!flaws.empty())
        marks.append(flawsText(flaws));
    if (!found.missing.empty())
        marks.append(tr("%n missing", nullptr, static_cast<int>(found.missing.size())));
    if (!found.lookAlikes.empty())
        marks.append(tr("%n look-alike(s)", nullptr, static_cast<int>(found.lookAlikes.size())));
    if (found.isDuplicate)
        marks.append(tr("duplicate"));
    if (found.isNearDuplicate())
        //: nearly the same text; %1: number of a document, "SYN-000123"
        marks.append(
            tr("like %1").arg(QString::fromStdString(seed(static_cast<std::size_t>(found.like)).id)));
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

QString ReviewListModel::text(std::size_t document, int column) const
{
    switch (column) {
    case Document:
        return QString::fromStdString(seed(document).id);
    case Label:
        return labelName(seed(document).label);
    case Marks:
        return marksText(document);
    default:
        return {};
    }
}

// A line through a number is not read out.
QString ReviewListModel::accessibleText(std::size_t document, int column) const
{
    const auto reason = reasonOf(m_exclusions, seed(document).id);
    if (column != Document || !reason)
        return text(document, column);
    //: %1: number of a document, %2: why it is left out
    return tr("%1, left out: %2").arg(text(document, column), reasonText(*reason));
}

QVariant ReviewListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const std::size_t document = documentAt(index.row());
    const bool isLeftOut = role != Qt::DisplayRole && reasonOf(m_exclusions, seed(document).id).has_value();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(document, index.column());
    case Qt::AccessibleTextRole:
        return accessibleText(document, index.column());
    case Qt::FontRole:
        if (isLeftOut && index.column() != Marks) {
            QFont font;
            font.setStrikeOut(true);
            return font;
        }
        return {};
    case Qt::ForegroundRole:
        return isLeftOut ? QVariant(theme::roles().muted) : QVariant();
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
