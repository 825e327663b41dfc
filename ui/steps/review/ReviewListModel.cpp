#include "ui/steps/review/ReviewListModel.h"

#include "ui/models/ReleaseText.h"
#include "ui/steps/review/ReviewText.h"
#include "ui/text/ProblemText.h"
#include "ui/theme/Roles.h"

#include <QFont>
#include <QGuiApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace ui {

using core::review::reasonOf;

ReviewListModel::ReviewListModel(QObject *parent)
    : TableOf(ToolTips::Texts, parent)
{
    setColumns(
        {{.title = tr("Document"),
          .text = [this](std::size_t document) { return QString::fromStdString(seed(document).id); }},
         {.title = tr("Label"),
          .text = [this](std::size_t document) { return labelName(seed(document).label); }},
         //: what the review found in a document
         {.title = tr("Marks"), .text = [this](std::size_t document) { return marksText(document); }}});
}

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
    else
        refresh(Document, Marks);
}

void ReviewListModel::setFilter(const Filter &filter, Matches matches)
{
    m_filter = filter;
    m_matches = std::move(matches);
    rebuild();
}

void ReviewListModel::rebuild()
{
    std::vector<std::size_t> rows;
    for (std::size_t document = 0; m_documents && document < (*m_documents)->size(); ++document) {
        if (passes(document))
            rows.push_back(document);
    }
    setRows(std::move(rows));
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
    const auto place = std::lower_bound(rows().begin(), rows().end(), document);
    return place != rows().end() && *place == document ? static_cast<int>(place - rows().begin()) : -1;
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

QVariant ReviewListModel::other(const std::size_t &document, int column, int role) const
{
    const bool isStyled =
        role == Qt::ForegroundRole || (column != Marks && role == Qt::FontRole)
        || (column == Document && role == Qt::AccessibleTextRole); // a line through a number is not read out
    const auto reason = isStyled ? reasonOf(m_exclusions, seed(document).id) : std::nullopt;
    if (!reason)
        return {};
    if (role == Qt::ForegroundRole)
        return theme::roles().muted;
    if (role == Qt::AccessibleTextRole)
        //: %1: number of a document, %2: why it is left out
        return tr("%1, left out: %2").arg(QString::fromStdString(seed(document).id), reasonText(*reason));
    QFont font;
    font.setStrikeOut(true);
    return font;
}

} // namespace ui
