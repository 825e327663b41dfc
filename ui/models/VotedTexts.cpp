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

VotedTexts::VotedTexts(QObject *parent)
    : TableOf(ToolTips::Texts, parent)
{
    setColumns(
        {{.title = tr("Text"), .text = [](const Row &row) { return beginningOf(row.text, longestCell); }},
         {.title = tr("Votes, noise added"),
          .text = [](const Row &row) { return unitsText(row.votes); },
          .isNumber = true},
         {.title = tr("Noise (95 %)"),
          .text = [this](const Row &) { return QStringLiteral("± %1").arg(unitsText(m_votes.halfWidth95)); },
          .isNumber = true},
         //: of a line in a chart, below which votes cannot be told from noise
         {.title = tr("The line"), .text = [this](const Row &row) {
              //: of the votes for a text: above the line, where they stand out of the noise, or below
              return row.votes > m_votes.standsOutFrom ? tr("above") : tr("below");
          }}});
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
    std::vector<Row> rows;
    for (const Row &each : m_votes.texts)
        if (each.label == m_label && !each.text.empty())
            rows.push_back(each);
    std::ranges::stable_sort(rows, std::ranges::greater(), &Row::votes);
    setRows(std::move(rows));
}

bool VotedTexts::standsOut(int row) const
{
    return this->row(row).votes > m_votes.standsOutFrom;
}

int VotedTexts::standingOut() const
{
    return static_cast<int>(std::ranges::count_if(
        rows(), [this](const VotesOfRound::Text &each) { return each.votes > m_votes.standsOutFrom; }));
}

} // namespace ui
