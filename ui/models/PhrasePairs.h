#pragma once

#include "ui/models/DrawnPhrases.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace ui {

/// How a number of sequences compares with what chance would give.
enum class PairKind { Rarer, AsByChance, More, Twice, FourTimes };

/// Two phrases of PhrasePairs::phrases().
struct PhrasePair
{
    int first = 0; ///< places in phrases(), first < second
    int second = 0;
    int together = 0;      ///< sequences that have both
    double expected = 0.0; ///< if each phrase fell on the sequences by itself
    double lift() const { return expected > 0.0 ? together / expected : 0.0; }
    PairKind kind() const;
};

/// The pairs of the most frequent phrases of drawn sequences that occur together: each pair as a row, by how
/// much more often than by chance. From public sequences alone.
class PhrasePairs final : public TableOf<PhrasePair>
{
    Q_DECLARE_TR_FUNCTIONS(PhrasePairs)

public:
    enum Column { First, Second, Together, Expected, Lift, Reading };

    using Kind = PairKind;
    using Pair = PhrasePair;
    static constexpr std::size_t mostPhrases = 12;
    /// Sequences that are counted at most, so that a label is chosen without a wait. Their order is random.
    static constexpr int mostSequences = 100'000;

    explicit PhrasePairs(QObject *parent = nullptr);

    /// Null: nothing. `label`: as DrawnPhrases::labelOf; empty: all labels.
    void set(std::shared_ptr<const DrawnPhrases> drawn, std::optional<std::uint32_t> label);

    /// The most frequent first.
    const QStringList &phrases() const { return m_phrases; }
    const std::vector<Pair> &pairs() const { return rows(); }
    /// Sequences of the label that were counted.
    int sequences() const { return m_sequences; }
    static QString kindText(Kind kind);
    /// "knee and pain: together in 7 sequences, 2.1 expected by chance"
    QString pairText(const Pair &pair) const;

private:
    std::vector<Pair> count(const DrawnPhrases &drawn, std::optional<std::uint32_t> label);

    QStringList m_phrases;
    int m_sequences = 0;
};

} // namespace ui
