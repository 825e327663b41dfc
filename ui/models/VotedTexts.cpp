#include "ui/models/VotedTexts.h"

#include "ui/models/NoisyPhraseModel.h"

#include <algorithm>
#include <utility>

namespace ui {

using core::synthesis::VotesOfRound;

namespace {

constexpr qsizetype longestCell = 120;

} // namespace

QString beginningOf(const std::string &text, qsizetype longest)
{
    const QString words = QString::fromStdString(text).simplified();
    return words.size() <= longest ? words : words.left(longest - 1).trimmed() + QChar(0x2026);
}

void VotedTexts::setVotes(VotesOfRound votes)
{
    m_votes = std::move(votes);
    rebuild();
}

void VotedTexts::setLabel(std::uint32_t label)
{
    m_label = label;
    rebuild();
}

void VotedTexts::rebuild()
{
    beginResetModel();
    m_rows.clear();
    for (const VotesOfRound::Text &each : m_votes.texts)
        if (each.label == m_label && !each.text.empty())
            m_rows.push_back(each);
    std::ranges::stable_sort(m_rows, std::ranges::greater(), &VotesOfRound::Text::votes);
    endResetModel();
}

bool VotedTexts::standsOut(int row) const
{
    return m_rows.at(static_cast<std::size_t>(row)).votes > m_votes.standsOutFrom;
}

int VotedTexts::standingOut() const
{
    return static_cast<int>(std::ranges::count_if(
        m_rows, [this](const VotesOfRound::Text &each) { return each.votes > m_votes.standsOutFrom; }));
}

int VotedTexts::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int VotedTexts::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant VotedTexts::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isNumber = index.column() == Votes || index.column() == Noise;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) // columns may be cut
        return {};
    const VotesOfRound::Text &row = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (index.column()) {
    case Text:
        return beginningOf(row.text, longestCell);
    case Votes:
        return unitsText(row.votes);
    case Noise:
        return QStringLiteral("± %1").arg(unitsText(m_votes.halfWidth95));
    case StandsOut:
        //: of the votes for a text: above the line, where they stand out of the noise, or below
        return standsOut(index.row()) ? tr("above") : tr("below");
    default:
        return {};
    }
}

QVariant VotedTexts::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Text:
        return tr("Text");
    case Votes:
        return tr("Votes, noise added");
    case Noise:
        return tr("Noise (95 %)");
    case StandsOut:
        //: of a line in a chart, below which votes cannot be told from noise
        return tr("The line");
    default:
        return {};
    }
}

} // namespace ui
