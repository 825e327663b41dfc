#pragma once

#include "core/synthesis/VotesOfRound.h"

#include <QAbstractTableModel>
#include <QString>

#include <cstdint>
#include <vector>

namespace ui {

/// The synthetic texts of one label that a round voted on, those with most noisy votes first.
class VotedTexts final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Text, Votes, Noise, StandsOut, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setVotes(core::synthesis::VotesOfRound votes);
    void setLabel(std::uint32_t label);

    /// By falling votes; of texts that a writer left empty, none.
    const std::vector<core::synthesis::VotesOfRound::Text> &rows() const { return m_rows; }
    const core::synthesis::VotesOfRound &votes() const { return m_votes; }
    bool standsOut(int row) const;
    int standingOut() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void rebuild();

    core::synthesis::VotesOfRound m_votes;
    std::uint32_t m_label = 0;
    std::vector<core::synthesis::VotesOfRound::Text> m_rows;
};

/// The first words of a text, cut at `longest` characters.
QString beginningOf(const std::string &text, qsizetype longest);

} // namespace ui
