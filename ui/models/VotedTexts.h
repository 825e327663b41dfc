#pragma once

#include "core/synthesis/RoundWatch.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace ui {

/// The synthetic texts of one label that a round voted on, those with most noisy votes first.
class VotedTexts final : public TableOf<core::synthesis::VotesOfRound::Text>
{
    Q_DECLARE_TR_FUNCTIONS(VotedTexts)

public:
    enum Column { Text, Votes, Noise, StandsOut };

    explicit VotedTexts(QObject *parent = nullptr);

    void setVotes(core::synthesis::VotesOfRound votes);
    /// Rows are sorted by falling votes, without texts that a writer left empty.
    void setLabel(std::uint32_t label);

    const core::synthesis::VotesOfRound &votes() const { return m_votes; }
    bool standsOut(int row) const;
    int standingOut() const;

private:
    void rebuild();

    core::synthesis::VotesOfRound m_votes;
    std::uint32_t m_label = 0;
};

/// The first words of a text, cut at `longest` characters.
QString beginningOf(const std::string &text, qsizetype longest);

} // namespace ui
