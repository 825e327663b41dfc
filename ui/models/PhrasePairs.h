#pragma once

#include "ui/models/DrawnPhrases.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace ui {

/// Which of the most frequent phrases of drawn sequences go together: each pair of them as a row, by how much
/// more often than by chance. From public sequences alone.
class PhrasePairs final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { First, Second, Together, Expected, Lift, Reading, ColumnCount };
    /// How a number of sequences compares with what chance would give.
    enum class Kind { Rarer, AsByChance, More, Twice, FourTimes };
    static constexpr std::size_t mostPhrases = 12;
    /// Sequences that are counted at most, so that a label is chosen without a wait. Their order is random.
    static constexpr int mostSequences = 100'000;

    struct Pair
    {
        int first = 0; ///< places in phrases(), first < second
        int second = 0;
        int together = 0;      ///< sequences that have both
        double expected = 0.0; ///< if each phrase fell on the sequences by itself
        double lift() const { return expected > 0.0 ? together / expected : 0.0; }
        Kind kind() const;
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null: nothing. `label`: as DrawnPhrases::labelOf; empty: all labels.
    void set(std::shared_ptr<const DrawnPhrases> drawn, std::optional<std::uint32_t> label);

    /// The most frequent first.
    const QStringList &phrases() const { return m_phrases; }
    const std::vector<Pair> &pairs() const { return m_pairs; }
    /// Sequences of the label that were counted.
    int sequences() const { return m_sequences; }
    static QString kindText(Kind kind);
    /// "knee and pain: together in 7 sequences, 2.1 expected by chance"
    QString pairText(const Pair &pair) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void count(const DrawnPhrases &drawn, std::optional<std::uint32_t> label);
    QVariant text(const Pair &pair, Column column) const;

    QStringList m_phrases;
    std::vector<Pair> m_pairs;
    int m_sequences = 0;
};

} // namespace ui
